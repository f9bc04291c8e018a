/** Addresses within a menu page: `#pizza` for a category, `#margherita` for an item. */
import type { Menu } from '../site-configuration/site-configuration.ts';
import { dashed } from '../slugs.ts';
import { uniqueNames } from '../unique-names.ts';

export type AnchoredCategory = ReturnType<typeof anchorMenus>[number]['categories'][number];
export type AnchoredItem = AnchoredCategory['items'][number];

const LONGEST_ANCHOR = 80;

/**
 * Menus with an anchor for each part, made of its name; no two parts of a page share one. Where names are alike,
 * categories come first, then menus, then items, whose anchor then bears their category's.
 */
export function anchorMenus(menus: readonly Menu[]) {
  // What the page calls its content is taken.
  const give = uniqueNames(['main']);
  const categoryAnchors = menus.map(({ categories }) =>
    categories.map(({ name, id }) => give(anchorOf(name) || anchorOf(id) || 'category')),
  );
  const menuAnchors = menus.map(({ name = '' }) => give(anchorOf(name) || 'menu'));
  return menus.map((menu, menuIndex) => ({
    anchor: menuAnchors[menuIndex] ?? '',
    menu,
    categories: menu.categories.map((category, index) => {
      const anchor = categoryAnchors[menuIndex]?.[index] ?? '';
      const items = category.items.map((item) => {
        const own = anchorOf(item.name) || anchorOf(item.id) || 'item';
        return { anchor: give(own, `${anchor}-${own}`), item };
      });
      return { anchor, category, items };
    }),
  }));
}

/** `Café crème` → `cafe-creme`; a name without Latin letters keeps its own: `麻婆豆腐`. */
function anchorOf(name: string): string {
  const latin = dashed(name);
  if (latin !== '') return latin;
  const own = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-/, '');
  return Array.from(own).slice(0, LONGEST_ANCHOR).join('').replace(/-$/, '');
}
