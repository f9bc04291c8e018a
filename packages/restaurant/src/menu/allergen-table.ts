/** A menu as a table: a row for each dish, a column for each allergen that occurs. */

import {
  type AllergenState,
  allergenKeys,
  allergenName,
  allergenState,
  avoidedWith,
  choiceFor,
  inOrder,
} from '../allergens.ts';
import type { Menu, MenuItem } from '../site-configuration/site-configuration.ts';
import { statesAny } from './allergen-pages.ts';

export interface AllergenColumn {
  key: string;
  name: string;
}

export interface AllergenRow {
  item: MenuItem;
  /** By columns; absent where the dish states nothing at all. */
  states?: AllergenState[];
}

export interface AllergenTable {
  columns: AllergenColumn[];
  /** Categories under their menus, in the order of the menus. */
  groups: { menu?: string; category: string; rows: AllergenRow[] }[];
}

export function allergenTable(menus: readonly Menu[]): AllergenTable {
  const columns = columnsOf(menus, ({ allergens = [], mayContain = [], freeOf = [] }) => [
    ...allergens,
    ...mayContain,
    ...freeOf,
  ]);
  const groups = menus.flatMap(({ name: menu, categories }) =>
    categories.map(({ name: category, items }) => ({
      ...(menus.length > 1 && menu !== undefined && { menu }),
      category,
      rows: items.map((item) =>
        statesAny(item) ? { item, states: columns.map(({ key }) => allergenState(item, key)) } : { item },
      ),
    })),
  );
  return { columns, groups };
}

export interface AvoidChoice extends AllergenColumn {
  /** The words of these menus by which a dish that contains or may contain them is not for who avoids it. */
  words: string[];
}

/** What guests of these menus may want to avoid. */
export function avoidChoices(menus: readonly Menu[]): AvoidChoice[] {
  const harms = ({ allergens = [], mayContain = [] }: MenuItem) => [...allergens, ...mayContain];
  const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  const words = [...new Set(items.flatMap(harms))];
  return columnsOf(menus, harms, choiceFor).map((column) => ({
    ...column,
    words: words.filter((word) => avoidedWith({ allergens: [word] }).includes(column.key)),
  }));
}

/** What dishes say by their words, by keys; an operator's own words are called as they are first written. */
function columnsOf(
  menus: readonly Menu[],
  wordsOf: (item: MenuItem) => readonly string[],
  keysFor = (key: string): readonly string[] => [key],
): AllergenColumn[] {
  const names = new Map<string, string>();
  const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  for (const words of new Set(items.flatMap((item) => wordsOf(item)))) {
    for (const key of allergenKeys(words).flatMap((own) => keysFor(own))) {
      if (!names.has(key)) names.set(key, allergenName(key) ?? words);
    }
  }
  return inOrder(names.keys()).map((key) => ({ key, name: names.get(key) ?? key }));
}
