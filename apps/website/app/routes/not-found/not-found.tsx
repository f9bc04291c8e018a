import { useEffect } from 'react';
import { data, Link, useLocation } from 'react-router';
import { standalone } from '../../layout/site-layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export const handle = standalone;

/** Any unknown path. The path is logged, so that whoever looks after the site can find the broken link. */
export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn('404: no page at', pathname);
  }, [pathname]);
  return (
    <main className="screen">
      <PageMeta title="Page not found" noindex />
      <p className="screen-number" aria-hidden="true">
        404
      </p>
      <h1>Oops! Page not found</h1>
      <Link className="button button--brand" to="/">
        Return to Home
      </Link>
    </main>
  );
}
