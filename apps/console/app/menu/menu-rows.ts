import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import type { DishSays } from '@tablefront/restaurant/editing/menu/dish-in-file';
import type { CategoryInFile, DishInFile, MenuInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import { dashed } from '@tablefront/restaurant/slugs';

export type MenuRow =
  | { kind: 'menu'; id: string; menu: MenuInFile; name: string }
  | { kind: 'category'; id: string; category: CategoryInFile; menu: MenuInFile; shown: number }
  | { kind: 'dish'; id: string; dish: DishInFile; category: CategoryInFile; index: number };

export type DishRow = Extract<MenuRow, { kind: 'dish' }>;

interface Shown {
  /** The key of the chosen menu; what is looked for is looked for in all. */
  menu: string | undefined;
  find: string;
  /** Only dishes that do not say what is in them. */
  onlyUnsaid: boolean;
  /** Ids of categories that are folded. */
  folded: ReadonlySet<string>;
}

/** A row's own name: a place in the file. */
export function rowId(entry: { at: CategoryInFile['at'] }): string {
  const known = ids.get(entry) ?? JSON.stringify(entry.at);
  ids.set(entry, known);
  return known;
}

const ids = new WeakMap<object, string>();

/** Whether a dish states nothing of allergens at all. */
export const isUnsaid = ({ allergens, mayContain, freeOf }: DishSays): boolean => !allergens && !mayContain && !freeOf;

/** The rows of the table, in order: categories, each with its dishes. */
export function menuRows(
  menus: readonly MenuInFile[],
  says: (fields: JsonObject) => DishSays,
  { menu, find, onlyUnsaid, folded }: Shown,
): MenuRow[] {
  const words = dashed(find)
    .split('-')
    .filter((word) => word !== '');
  const isSearch = words.length > 0 || onlyUnsaid;
  const matches = ({ fields }: DishInFile, category: CategoryInFile) => {
    const dish = says(fields);
    if (onlyUnsaid && !isUnsaid(dish)) return false;
    if (words.length === 0) return true;
    const text = dashed(`${dish.name} ${dish.description ?? ''} ${category.name}`);
    return words.every((word) => text.includes(word));
  };
  const shown = isSearch ? menus : menus.filter(({ key }) => key === (menu ?? menus[0]?.key));
  const rows: MenuRow[] = [];
  for (const one of shown) {
    const parts = one.categories.entries.flatMap((category) => {
      const all = category.dishes.entries.map((dish, index) => ({ dish, index }));
      const found = isSearch ? all.filter(({ dish }) => matches(dish, category)) : all;
      return isSearch && found.length === 0 ? [] : [{ category, found }];
    });
    if (isSearch && menus.length > 1 && parts.length > 0) {
      rows.push({ kind: 'menu', id: `menu ${one.key}`, menu: one, name: one.name ?? 'Menu' });
    }
    for (const { category, found } of parts) {
      const id = rowId(category);
      rows.push({ kind: 'category', id, category, menu: one, shown: found.length });
      if (folded.has(id) && !isSearch) continue;
      rows.push(...found.map(({ dish, index }) => ({ kind: 'dish' as const, id: rowId(dish), dish, category, index })));
    }
  }
  return rows;
}

/** The line above the table: `35 dishes in 5 categories, 36 with the new one.` */
export function menuLine(dishes: number, categories: number, added: number): string {
  const counted = `${dishes - added} ${dishes - added === 1 ? 'dish' : 'dishes'} in ${categories} ${categories === 1 ? 'category' : 'categories'}`;
  if (added === 0) return `${counted}.`;
  return `${counted}, ${dishes} with the ${added === 1 ? 'new one' : `${added} new ones`}.`;
}

const diets = [
  ['isVegetarian', 'V', 'Vegetarian'],
  ['isVegan', 'VG', 'Vegan'],
  ['isGlutenFree', 'GF', 'Gluten-free'],
  ['isHalal', 'H', 'Halal'],
  ['isSpicy', 'Hot', 'Spicy'],
] as const;

export interface DietMark {
  mark: (typeof diets)[number][0];
  sign: string;
  name: string;
}

export const DIET_MARKS: readonly DietMark[] = diets.map(([mark, sign, name]) => ({ mark, sign, name }));

/** The marks that a dish bears; what is vegan is not called vegetarian as well. */
export const dietMarks = (dish: DishSays): DietMark[] =>
  DIET_MARKS.filter(({ mark }) => dish[mark] && !(mark === 'isVegetarian' && dish.isVegan));

/** `Price in 2`, `Hidden in 1`, `All alike`. */
export function differsWords(
  at: { price: readonly unknown[]; hidden: readonly unknown[] } | undefined,
): string | undefined {
  const words = [
    ...(at && at.price.length > 0 ? [`price in ${at.price.length}`] : []),
    ...(at && at.hidden.length > 0 ? [`hidden in ${at.hidden.length}`] : []),
  ].join(', ');
  return words === '' ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
}
