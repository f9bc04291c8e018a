import { Picker } from '../../picker/picker.tsx';
import { useShell } from '../../shell/shell-context.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { FullMenu } from './full-menu.tsx';
import { MenuFrame } from './menu-frame.tsx';
import { MenuNotAvailable } from './menu-not-available.tsx';
import type { MenuPage } from './menu-page.ts';
import { MenuStyles } from './menu-styles.tsx';

/** The menu in the form that it has. */
export function MenuContent({ page, markup }: { page: MenuPage; markup: Buffer }) {
  const { name } = useShell();
  const title = page.place ? `Menu, ${page.place.name}` : 'Menu';
  return (
    <>
      <MenuStyles ofDishes={page.kind === 'page'} />
      <PageMeta
        title={page.place ? `Menu, ${page.place.metaName}` : title}
        description={`The menu of ${page.place ? `${name}, ${page.place.metaName}` : name}${page.kind === 'list' ? ', location by location' : ''}.`}
      />
      {page.kind === 'list' && (
        <div className="wrap menu-end">
          <div className="page-head">
            <Breadcrumbs page="Menu" />
            <h1>Choose Your Location</h1>
          </div>
          <Picker page={page.picker} pick="menu" lastTime />
        </div>
      )}
      {page.kind === 'page' && <FullMenu page={page} title={title} markup={markup} />}
      {page.kind === 'frame' && <MenuFrame page={page} title={title} />}
      {page.kind === 'none' && <MenuNotAvailable page={page} title={title} />}
    </>
  );
}
