/** The menus of the brand or of a location as they are written, with the place of each category and dish. */

import { field, inSilence } from '../../reading/lenient.ts';
import { uniqueIds } from '../../reading/lenient-lists.ts';
import { readDescription, readId, readLine } from '../../reading/lenient-values.ts';
import { isCategory } from '../../site-configuration/is-category.ts';
import { dishKey } from '../../site-configuration/menu-overrides.ts';
import { isObject, type JsonObject, keyOf } from '../entry-keys.ts';
import { type EntryInFile, type ListedEntry, type ListInFile, listInFile } from '../in-file.ts';
import type { Step } from '../patches.ts';

export interface DishInFile extends ListedEntry {
  /** What locations call it (`menuOverrides`), and quick actions. */
  id: string;
  /** Whether it has that id by its name alone: with another name it is another. */
  isByName: boolean;
}

export interface CategoryInFile extends ListedEntry {
  name: string;
  description?: string;
  dishes: ListInFile<DishInFile>;
}

export interface MenuInFile extends EntryInFile {
  key: string;
  name?: string;
  /** Its categories; where categories stand in the place of menus, the list of these. */
  categories: ListInFile<CategoryInFile>;
  /** Categories stand in the place of the menu: it has no name, and cannot have one. */
  isBare: boolean;
}

const nameKeys = ['name', 'title'] as const;
const dishKeys = ['items', 'dishes'] as const;

/** @param owner the configuration or one of its locations, with keys; empty where it has no menu */
export function menusInFile(owner: EntryInFile): MenuInFile[] {
  const { menu } = owner.fields;
  const at = [...owner.at, 'menu'];
  if (isObject(menu)) return [isCategory(menu) ? bare([categoryAlone(menu, at)], at, false) : menuOf(menu, at, 'menu')];
  if (!Array.isArray(menu)) return [];
  const menus: MenuInFile[] = [];
  let categories: CategoryInFile[] | undefined;
  for (const entry of menu) {
    const key = keyOf(entry);
    if (!isObject(entry) || key === undefined) continue;
    const place = [...at, { key }];
    if (!isCategory(entry)) menus.push(menuOf(entry, place, key));
    else if (categories) categories.push(categoryOf({ key, at: place, fields: entry }));
    else {
      categories = [categoryOf({ key, at: place, fields: entry })];
      menus.push(bare(categories, at, true));
    }
  }
  return menus;
}

/** All dishes, in order. */
export const dishesOf = (menus: readonly MenuInFile[]): DishInFile[] =>
  menus.flatMap(({ categories }) => categories.entries.flatMap(({ dishes }) => dishes.entries));

function bare(categories: CategoryInFile[], at: Step[], isThere: boolean): MenuInFile {
  return { key: '', at, fields: {}, isBare: true, categories: { at, entries: categories, isThere } };
}

function menuOf(fields: JsonObject, at: Step[], key: string): MenuInFile {
  const entry = inSilence(fields);
  const name = field(entry, nameKeys, readLine);
  const list = listInFile({ at, fields }, ['categories']);
  return {
    ...{ key, at, fields, isBare: false },
    ...(name !== undefined && { name }),
    categories: { ...list, entries: list.entries.map(categoryOf) },
  };
}

const categoryAlone = (fields: JsonObject, at: Step[]) => categoryOf({ key: 'menu', at, fields });

/** What did not change is the same as before: rows that show it need not be drawn again. */
const known = new WeakMap<JsonObject, CategoryInFile>();

function categoryOf(entry: ListedEntry): CategoryInFile {
  const before = known.get(entry.fields);
  if (before && JSON.stringify(before.at) === JSON.stringify(entry.at)) return before;
  const reading = inSilence(entry.fields);
  const description = field(reading, ['description'], readDescription);
  const list = listInFile(entry, dishKeys);
  const category: CategoryInFile = {
    ...entry,
    name: field(reading, nameKeys, readLine) ?? '',
    ...(description !== undefined && { description }),
    dishes: { ...list, entries: withIds(list.entries) },
  };
  known.set(entry.fields, category);
  return category;
}

/** Ids as the reader gives them: of a dish without one, by its name. */
function withIds(entries: readonly ListedEntry[]): DishInFile[] {
  const giveId = uniqueIds();
  let position = 0;
  return entries.map((entry, index) => {
    const reading = inSilence(entry.fields);
    const name = field(reading, nameKeys, readLine);
    const configured = field(reading, ['id'], readId);
    // A dish without a name is not read.
    if (name === undefined) return unchanged({ ...entry, id: '', isByName: true });
    const given = giveId(configured, reading, 'item', index);
    const id = dishKey({ id: given, name }, position);
    position += 1;
    return unchanged({ ...entry, id, isByName: id !== given });
  });
}

const knownDishes = new WeakMap<JsonObject, DishInFile>();

function unchanged(dish: DishInFile): DishInFile {
  const before = knownDishes.get(dish.fields);
  const isSame =
    before?.id === dish.id &&
    before.isByName === dish.isByName &&
    JSON.stringify(before.at) === JSON.stringify(dish.at);
  if (isSame) return before;
  knownDishes.set(dish.fields, dish);
  return dish;
}
