/** Menus: one object, a list of them, `{categories}`, or the bare list of categories. */

import { firstOf, most } from '../limits.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import { withSpecialHours } from '../opening-hours/read-special-hours.ts';
import { described, type Entry, entryOf, field, present, record, type Warn } from './lenient.ts';
import { type GiveId, list, readParagraphList, uniqueIds } from './lenient-lists.ts';
import { description, idText, text, webLink } from './lenient-values.ts';
import { type DishContext, readDish } from './read-dish.ts';
import { readHours, specialHoursOf } from './read-place.ts';
import type { Menu, MenuCategory } from './site-configuration.ts';

const ITEM_KEYS = ['items', 'dishes'];

/** What the menus of one place share. */
interface Place {
  giveId: GiveId;
  /** How many dishes there is room for. */
  room: number;
  of: DishContext;
}

/** The entry's menus under `menu`; empty where there is nothing on them. */
export function menusOf(entry: Entry, context: DishContext): Menu[] {
  return field(entry, ['menu'], (value, path, warn) => readMenus(value, path, warn, context)) ?? [];
}

function readMenus(value: unknown, path: string, warn: Warn, of: DishContext): Menu[] | undefined {
  const place: Place = { giveId: uniqueIds(), room: most.dishes, of };
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
    ...present({
      name: text(entry, 'name', 'title'),
      description: description(entry, 'description'),
      hours: menuHoursOf(entry),
    }),
    categories,
  };
}

/** When a menu is served; a menu that does not say it is always. */
function menuHoursOf(entry: Entry): OpeningHours | undefined {
  const hours = field(entry, ['hours', 'openingHours', 'openingHoursSpecification'], readHours);
  return hours && withSpecialHours(hours, specialHoursOf(entry));
}

/** What stands with prices, one sentence each; undefined where there is nothing. */
export function menuNoticesOf(entry: Entry): string[] | undefined {
  return field(entry, ['menuNotices'], readParagraphList);
}

/** A category without a name keeps its items, under an empty name; one without items is left out. */
function readCategory(entry: Entry, index: number, place: Place): MenuCategory | undefined {
  const giveItemId = uniqueIds();
  const items = list(
    entry,
    ITEM_KEYS,
    record((item, itemIndex) => readDish(item, itemIndex, giveItemId, place.of)),
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
