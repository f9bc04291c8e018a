import { moveEntry } from '@tablefront/restaurant/editing/menu/edit-menu';
import {
  type CategoryInFile,
  type DishInFile,
  type MenuInFile,
  menusInFile,
} from '@tablefront/restaurant/editing/menu/menus-in-file';
import { applyPatches, type Patch } from '@tablefront/restaurant/editing/patches';
import { rowId } from './menu-rows.ts';
import type { OpenMenu } from './open-menu.ts';

export const categoriesOf = (menus: readonly MenuInFile[]): CategoryInFile[] =>
  menus.flatMap(({ categories }) => categories.entries);

interface Moved {
  patches: Patch[];
  /** `Poutine is at place 2 of 7`. */
  words: string;
}

/** A dish one place up or down: within its category, and over its edge into the next one. */
export function moveDish(menu: OpenMenu, dish: DishInFile, by: -1 | 1): Moved | undefined {
  const categories = categoriesOf(menu.menus);
  const at = categories.findIndex(({ dishes }) => dishes.entries.includes(dish));
  const category = categories[at];
  if (!category) return undefined;
  const { entries } = category.dishes;
  const place = entries.indexOf(dish) + by;
  const { name } = menu.says(dish.fields);
  if (place >= 0 && place < entries.length) {
    const before = entries[by < 0 ? place : place + 1]?.key;
    return {
      patches: moveEntry(dish, category.dishes, before),
      words: `${name} is at place ${place + 1} of ${entries.length}`,
    };
  }
  const next = categories[at + by];
  if (!next) return undefined;
  const others = next.dishes.entries;
  const patches = moveEntry(dish, next.dishes, by < 0 ? undefined : others[0]?.key);
  const nowAt = by < 0 ? others.length + 1 : 1;
  return { patches, words: `${name} is at place ${nowAt} of ${others.length + 1} in ${next.name}` };
}

/** A category one place up or down within its menu. */
export function moveCategory(menu: OpenMenu, category: CategoryInFile, by: -1 | 1): Moved | undefined {
  const list = menu.menus.find(({ categories }) => categories.entries.includes(category))?.categories;
  const place = (list?.entries.indexOf(category) ?? 0) + by;
  if (!list || place < 0 || place >= list.entries.length) return undefined;
  const before = list.entries[by < 0 ? place : place + 1]?.key;
  return {
    patches: moveEntry(category, list, before),
    words: `${category.name} is at place ${place + 1} of ${list.entries.length}`,
  };
}

/** Several dishes into a category, in their order, in front of a dish or to its end. */
export function moveDishes(
  menu: OpenMenu,
  dishes: readonly DishInFile[],
  categoryId: string,
  before?: string,
): Patch[] {
  let document = menu.document;
  const all: Patch[] = [];
  const isMoved = (key: string | undefined) => dishes.some((dish) => dish.key === key);
  for (const dish of dishes) {
    const owner = menu.owner.at.length === 0 ? { at: [], fields: document } : undefined;
    const menus = owner ? menusInFile(owner) : menu.menus;
    const target = categoriesOf(menus).find((one) => rowId(one) === categoryId);
    if (!target) continue;
    const front = isMoved(before) ? undefined : before;
    const patches = moveEntry(dish, target.dishes, front);
    document = applyPatches(document, patches).document;
    all.push(...patches);
  }
  return all;
}
