import '../../../generated/styles/menu.css';
import { showPage } from '../../../generated/app/rendering/shown-page.ts';
import { MenuBrowser } from '../../../generated/app/routes/menu/menu-browser.tsx';
import { menuView } from '../../../generated/app/routes/menu/menu-view.ts';
import { MENU_PATH } from '../../../generated/app/site.ts';
import { Breadcrumbs } from '../../../generated/app/ui/breadcrumbs.tsx';
import { JsonLd } from '../../../generated/app/ui/json-ld.tsx';
import { PageMeta } from '../../../generated/app/ui/page-meta.tsx';

const { meta, shown, structuredData } = menuView();

export default function Menu() {
  showPage('locationMenu', MENU_PATH);
  return (
    <>
      <PageMeta {...meta} />
      <MenuBrowser {...shown}>
        <Breadcrumbs page={shown.title} />
      </MenuBrowser>
      {structuredData.map((value, index) => (
        <JsonLd key={index} value={value} />
      ))}
    </>
  );
}
