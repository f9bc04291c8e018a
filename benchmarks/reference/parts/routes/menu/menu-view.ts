import { configuration, MENU_PATH, origin } from '../../site.ts';
import { menuCards, menuData } from './menu-cards.ts';
import { locationMenuPageOf } from './menu-page.ts';

export function menuView() {
  const slug = MENU_PATH.split('/').at(-1) ?? '';
  const criteria = { text: '', diets: [] };
  const { page, menus } = locationMenuPageOf(slug, configuration, { origin, criteria, now: new Date() });
  if (page.kind !== 'page' || !page.place) throw new Error(`${MENU_PATH} is no menu, but ${page.kind}`);
  const { place, outline, legend, count } = page;
  return {
    meta: { title: `Menu, ${place.metaName}`, description: `The menu of ${configuration.name}, ${place.metaName}.` },
    shown: {
      title: `Menu, ${place.name}`,
      place: { address: place.address, page: place.page as string, order: place.order as string | undefined },
      ...{ outline, legend, count, path: MENU_PATH },
      cards: menuCards(menus, configuration),
    },
    structuredData: menuData(menus, configuration),
  };
}
