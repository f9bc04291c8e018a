import { pathTo } from '@tablefront/restaurant/site-pages';
import type { PickerPage } from '../../picker/picker-page.ts';
import { PageHeadStyles } from '../../ui/breadcrumbs.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import { MenuPicker } from './menu-picker.tsx';

/** No location bears the address; the ones there are stand below. */
export function LocationNotFound({ picker }: { picker: PickerPage }) {
  return (
    <div className="wrap menu-end">
      <PageMeta title="Location Not Found" noindex />
      <PageHeadStyles />
      <div className="page-head menu-message">
        <h1>Location Not Found</h1>
        <p className="lead">No location of ours has this address. It may have moved or closed.</p>
        {picker.count === 0 && (
          <div className="actions">
            <PageLink className="button button--brand" to={pathTo('menu')}>
              View Menu
            </PageLink>
          </div>
        )}
      </div>
      <MenuPicker picker={picker} />
    </div>
  );
}
