import { pathTo } from '@tablefront/restaurant/site-pages';
import { Screen } from '../../layout/screen.tsx';
import { oldAddress } from '../../rendering/old-address.ts';
import { type PageVisit, withStatus } from '../../rendering/page.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PageLink } from '../../ui/site-link.tsx';

export function loader(visit: PageVisit) {
  const old = oldAddress(visit);
  if (old) throw old;
  return withStatus(undefined, 404);
}

/** Any unknown path, unless the operator sends it elsewhere. `browser/parts/not-found.ts` says in the console which. */
export default function NotFound() {
  return (
    <Screen>
      <PageMeta title="Page not found" noindex />
      <p className="screen-number" aria-hidden="true">
        404
      </p>
      <h1 data-not-found="">Oops! Page not found</h1>
      <PageLink className="button button--brand" to={pathTo('home')}>
        Return to Home
      </PageLink>
    </Screen>
  );
}
