import type { Menu, SiteConfiguration } from './site-configuration.ts';

/** A site as guests see it: what is hidden is on none of its menus. The same object where nothing is. */
export function withoutHidden<Site extends Pick<SiteConfiguration, 'menu' | 'locations'>>(site: Site): Site {
  const menu = shownMenus(site.menu);
  const locations = site.locations.map((location) => {
    const own = shownMenus(location.menu);
    return own === location.menu ? location : { ...location, menu: own };
  });
  const isSame = menu === site.menu && locations.every((location, at) => location === site.locations[at]);
  return isSame ? site : { ...site, menu, locations };
}

/** Categories and menus that are empty by it are left out. */
function shownMenus(menus: Menu[]): Menu[] {
  if (!menus.some(({ categories }) => categories.some(({ items }) => items.some(({ hidden }) => hidden)))) return menus;
  return menus.flatMap((menu) => {
    const categories = menu.categories.flatMap((category) => {
      const items = category.items.filter(({ hidden }) => !hidden);
      return items.length > 0 ? [{ ...category, items }] : [];
    });
    return categories.length > 0 ? [{ ...menu, categories }] : [];
  });
}
