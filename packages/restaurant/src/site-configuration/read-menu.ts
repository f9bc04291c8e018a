/** Menus: one object, a list of them, `{categories}`, or the bare list of categories. */

import { firstOf, most } from '../limits.ts';
import { described, type Entry, entryOf, field, present, type Read, record, type Warn } from './lenient.ts';
import { type GiveId, labels, list, readLabels, uniqueIds } from './lenient-lists.ts';
import { description, flag, idText, required, text, webLink } from './lenient-values.ts';
import { priceOf } from './read-prices.ts';
import type { Menu, MenuCategory, MenuItem } from './site-configuration.ts';

const ITEM_KEYS = ['items', 'dishes'];

/** What the menus of one place share. */
interface Place {
  giveId: GiveId;
  /** How many dishes there is room for. */
  room: number;
  /** Of the prices. */
  currency: string;
}

/** The entry's menus under `menu`; empty where there is nothing on them. */
export function menusOf(entry: Entry, currency: string): Menu[] {
  return field(entry, ['menu'], (value, path, warn) => readMenus(value, path, warn, currency)) ?? [];
}

function readMenus(value: unknown, path: string, warn: Warn, currency: string): Menu[] | undefined {
  const place: Place = { giveId: uniqueIds(), room: most.dishes, currency };
  const menus: Menu[] = [];
  let bare: MenuCategory[] | undefined;
  const readOne = (element: unknown, elementPath: string, index: number) => {
    const entry = entryOf(element, elementPath, warn);
    if (entry === undefined) return;
    if (!isCategory(entry)) {
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

function isCategory({ fields }: Entry): boolean {
  return !Object.hasOwn(fields, 'categories') && ITEM_KEYS.some((key) => Object.hasOwn(fields, key));
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
  return {
    ...present({ name: text(entry, 'name', 'title'), description: description(entry, 'description') }),
    categories,
  };
}

/** A category without a name keeps its items, under an empty name; one without items is left out. */
function readCategory(entry: Entry, index: number, place: Place): MenuCategory | undefined {
  const giveItemId = uniqueIds();
  const items = list(
    entry,
    ITEM_KEYS,
    record((item, itemIndex) => readItem(item, itemIndex, giveItemId, place.currency)),
    place.room,
  );
  place.room -= items.length;
  const name = text(entry, 'name', 'title');
  if (items.length === 0) {
    entry.warn(entry.path, 'has no items');
    return undefined;
  }
  if (name === undefined) entry.warn(entry.path, 'has no name');
  return {
    id: place.giveId(idText(entry, 'id'), entry, 'category', index),
    name: name ?? '',
    items,
    ...present({ description: description(entry, 'description'), image: webLink(entry, 'image') }),
  };
}

function readItem(entry: Entry, index: number, giveId: GiveId, currency: string): MenuItem | undefined {
  const name = required(entry, 'name', 'name', 'title');
  if (name === undefined) return undefined;
  return {
    id: giveId(idText(entry, 'id'), entry, 'item', index),
    name,
    isVegetarian: flag(entry, 'isVegetarian'),
    isVegan: flag(entry, 'isVegan'),
    isGlutenFree: flag(entry, 'isGlutenFree'),
    isHalal: flag(entry, 'isHalal'),
    isSpicy: flag(entry, 'isSpicy'),
    soldOut: flag(entry, 'soldOut', 'isSoldOut'),
    tags: labels(entry, 'tags'),
    ...present({
      ...priceOf(entry, currency, 'price'),
      description: description(entry, 'description'),
      image: webLink(entry, 'image'),
      allergens: field(entry, ['allergens'], readAllergens),
    }),
  };
}

/** All of them or none: half a list of allergens would be taken for the whole. */
const readAllergens: Read<string[]> = (value, path, warn) => {
  let complete = true;
  const noting: Warn = (malformed, message) => {
    complete = false;
    warn(malformed, message);
  };
  const allergens = readLabels(value, path, noting, 0);
  if (allergens && !complete) warn(path, 'is left out, since a part of it cannot be read');
  return complete ? allergens : undefined;
};
