/** Addresses within a menu page: `#pizza` for a category, `#margherita` for an item. */
import type { Menu, MenuCategory, MenuItem } from '../site-configuration/site-configuration.ts';
import { dashed } from '../slugs.ts';

export interface AnchoredItem {
  anchor: string;
  item: MenuItem;
}

export interface AnchoredCategory {
  anchor: string;
  category: MenuCategory;
  items: AnchoredItem[];
}

export interface AnchoredMenu {
  anchor: string;
  menu: Menu;
  categories: AnchoredCategory[];
}

const LONGEST_ANCHOR = 80;

/**
 * Menus with an anchor for each part, made of its name; no two parts of a page share one. Where names are alike,
 * categories come first, then menus, then items, whose anchor then bears their category's.
 */
export function anchorMenus(menus: readonly Menu[]): AnchoredMenu[] {
  const give = anchorGiver();
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

/** Gives the first wish that is free, else the last one with a number. */
function anchorGiver(): (...wishes: [string, ...string[]]) => string {
  // What the page calls its content.
  const used = new Set(['main']);
  const next = new Map<string, number>();
  return (...wishes) => {
    let anchor = wishes.find((wish) => !used.has(wish));
    if (anchor === undefined) {
      const wish = wishes.at(-1) ?? wishes[0];
      let number = next.get(wish) ?? 2;
      while (used.has(`${wish}-${number}`)) number += 1;
      next.set(wish, number + 1);
      anchor = `${wish}-${number}`;
    }
    used.add(anchor);
    return anchor;
  };
}
