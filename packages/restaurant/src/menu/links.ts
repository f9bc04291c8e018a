/** Links from other pages into the menu: to a dish, or to what a word finds. */
import { extendedLink, type Link } from '../link.ts';
import { oncePer } from '../once-per.ts';
import type { Menu, SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { pathTo } from '../site-pages.ts';
import { anchorMenus } from './anchors.ts';
import { siteMenuKind } from './kind.ts';
import { criteriaQuery, matchesIn, searcher } from './search.ts';

export type MenuLinks = ReturnType<typeof linksInto>;

const nowhere: MenuLinks = { dish: () => undefined, search: () => undefined };
/** The links into the brand's menu; none where `/menu` is no page of dishes. `origin`: `https://host` of the site. */
export function menuLinks(configuration: SiteConfiguration, origin: string): MenuLinks {
  const shown = siteMenuKind(configuration, origin);
  return shown.kind === 'page' ? linksInto(shown.menus) : nowhere;
}

/** A menu may have 50,000 dishes, and the same pages ask again and again. */
const linksInto = oncePer((menus: readonly Menu[]) => {
  const page = pathTo('menu');
  const anchors = new Map<string, string>();
  for (const { categories } of anchorMenus(menus)) {
    for (const { anchor, item } of categories.flatMap(({ items }) => items)) {
      if (!anchors.has(item.name)) anchors.set(item.name, anchor);
    }
  }
  const searches = new Map<string, Link | undefined>();
  const searchLink = (text: string) => {
    const criteria = { text, diets: [] };
    const matches = searcher(criteria);
    const found = menus.some(({ categories }) =>
      categories.some((category) => matchesIn(category, matches).includes(true)),
    );
    return found ? extendedLink(page, criteriaQuery(criteria, new URLSearchParams()) as `?${string}`) : undefined;
  };
  return {
    /** `/menu#margherita`; undefined where the menu names no such dish. */
    dish(name: string): Link | undefined {
      const anchor = anchors.get(name);
      return anchor === undefined ? undefined : extendedLink(page, `#${encodeURIComponent(anchor)}`);
    },
    /** `/menu?q=pizza`; undefined where that finds nothing. */
    search(text: string): Link | undefined {
      if (!searches.has(text)) searches.set(text, searchLink(text));
      return searches.get(text);
    },
  };
});
