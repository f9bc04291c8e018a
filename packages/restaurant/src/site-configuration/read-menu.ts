/** Menus: one object, a list of them, `{categories}`, or the bare list of categories. */

import { firstOf, most } from '../limits.ts';
import { described, type Entry, entryOf, field, type Read, record, type Warn } from '../reading/lenient.ts';
import { type GiveId, list, uniqueIds } from '../reading/lenient-lists.ts';
import { readId, readLine } from '../reading/lenient-values.ts';
import { isCategory } from './is-category.ts';
import type { Reading } from './schema/declare.ts';
import {
  type CategoryFacts,
  type MenuFacts,
  type MenuItem,
  menuItem,
  readCategoryFacts,
  readMenuFacts,
} from './schema/menu-item.ts';

export interface MenuCategory extends CategoryFacts {
  id: string;
  name: string;
  items: MenuItem[];
}

export interface Menu extends MenuFacts {
  categories: MenuCategory[];
}

const itemKeys = ['items', 'dishes'];

/** What the menus of one place share. */
interface Place {
  giveId: GiveId;
  /** How many dishes there is room for. */
  room: number;
  /** What its dishes take from it. */
  reading: Reading;
}

/** The entry's menus under `menu`; empty where there is nothing on them. */
export function menusOf(entry: Entry, reading: Reading): Menu[] {
  return field(entry, ['menu'], (value, path, warn) => readMenus(value, path, warn, reading)) ?? [];
}

function readMenus(value: unknown, path: string, warn: Warn, reading: Reading): Menu[] | undefined {
  const place: Place = { giveId: uniqueIds(), room: most.dishes, reading };
  const menus: Menu[] = [];
  let bare: MenuCategory[] | undefined;
  const readOne = (element: unknown, elementPath: string, index: number) => {
    const entry = entryOf(element, elementPath, warn);
    if (entry === undefined) return;
    if (!isCategory(entry.fields)) {
      const menu = readMenu(entry, place);
      if (menu) menus.push(menu);
      return;
    }
    const category = readCategory(entry, index, place);
    if (category === undefined) return;
    if (bare === undefined) {
      bare = [];
      menus.push({ categories: bare });
    }
    bare.push(category);
  };
  if (typeof value === 'string') {
    if (value.trim() !== '')
      warn(path, `${described(value)} is no menu; a link to one is "hasMenu", "fileLink" or "menuUrl"`);
  } else if (Array.isArray(value)) {
    for (const [index, element] of firstOf<unknown>(value, most.categories, path, warn).entries()) {
      if (element !== null && element !== undefined) readOne(element, `${path}[${index}]`, index);
    }
  } else {
    readOne(value, path, 0);
  }
  return menus.length > 0 ? menus : undefined;
}

function readMenu(entry: Entry, place: Place): Menu | undefined {
  const categories = list(
    entry,
    ['categories'],
    record((category, index) => readCategory(category, index, place)),
    most.categories,
  );
  if (categories.length === 0) {
    entry.warn(entry.path, 'has no categories with items');
    return undefined;
  }
  return { ...readMenuFacts(entry, place.reading), categories };
}

/** A category without a name keeps its items, under an empty name; one without items is left out. */
function readCategory(entry: Entry, index: number, place: Place): MenuCategory | undefined {
  const reading: Reading = { ...place.reading, giveId: uniqueIds() };
  const readItem: Read<MenuItem> = (value, path, warn, at) => menuItem.read(value, path, warn, at, reading);
  const items = list(entry, itemKeys, readItem, place.room);
  place.room -= items.length;
  const name = field(entry, ['name', 'title'], readLine);
  if (items.length === 0) {
    entry.warn(entry.path, 'has no items');
    return undefined;
  }
  if (name === undefined) entry.warn(entry.path, 'has no name');
  return {
    id: place.giveId(field(entry, ['id'], readId), entry, 'category', index),
    name: name ?? '',
    items,
    ...readCategoryFacts(entry, reading),
  };
}
