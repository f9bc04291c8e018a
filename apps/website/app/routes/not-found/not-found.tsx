import { use, useEffect } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { Screen } from '../../layout/screen.tsx';
import { standalone } from '../../layout/site-layout.tsx';
import { oldPathOf } from '../../old-path.ts';
import { fromConfiguration, isSiteFailure } from '../../site-access.ts';
import { Moved } from '../../ui/moved.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import type { Route } from './+types/not-found';

export function loader({ context, url }: Route.LoaderArgs) {
  const old = fromConfiguration(context, (configuration, access) => oldPathOf(configuration, url, access) ?? null);
  if (old && 'to' in old) throw redirect(old.to, old.status);
  return data({ old }, { status: 404 });
}

export const handle = standalone;

/** Any unknown path, unless the operator sends it elsewhere. */
export default function NotFound({ loaderData: { old: loaded } }: Route.ComponentProps) {
  const old = loaded instanceof Promise ? use(loaded) : loaded;
  return old && !isSiteFailure(old) ? <Moved to={old.to} /> : <PageNotFound />;
}

/** The path is logged, so that whoever looks after the site can find the broken link. */
function PageNotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn('404: no page at', pathname);
  }, [pathname]);
  return (
    <Screen>
      <PageMeta title="Page not found" noindex />
      <p className="screen-number" aria-hidden="true">
        404
      </p>
      <h1>Oops! Page not found</h1>
      <PageLink className="button button--brand" to="/">
        Return to Home
      </PageLink>
    </Screen>
  );
}
