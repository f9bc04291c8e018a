import { pathTo } from '@tablefront/restaurant/site-pages';
import { PageHeadStyles } from '../../ui/breadcrumbs.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import { LocationList } from './location-list.tsx';
import type { MenuLocation } from './menu-page.ts';
import { MenuStyles } from './menu-styles.tsx';

/** No location bears the address; the ones there are stand below. */
export function LocationNotFound({ locations }: { locations: MenuLocation[] }) {
  return (
    <div className="wrap menu-end">
      <MenuStyles ofDishes={false} />
      <PageMeta title="Location Not Found" noindex />
      <PageHeadStyles />
      <div className="page-head menu-message">
        <h1>Location Not Found</h1>
        <p className="lead">No location of ours has this address. It may have moved or closed.</p>
        {locations.length === 0 && (
          <div className="actions">
            <PageLink className="button button--brand" to={pathTo('menu')}>
              View Menu
            </PageLink>
          </div>
        )}
      </div>
      <LocationList locations={locations} title="Choose Your Location" />
    </div>
  );
}
