/** A menu with the differences of one location: other prices, what is sold out or not to be had there, what is besides. */

import { oncePer } from '../once-per.ts';
import { dashed } from '../slugs.ts';
import type { readDishChange } from './schema/menu-item.ts';
import type { DishVariant, Menu, MenuCategory, MenuItem } from './site-configuration.ts';

/** What a location says of the dishes that bear an id. What is absent is as it was; prices of sizes go by their names. */
export type DishChange = { id: string } & Partial<ReturnType<typeof readDishChange>>;

/** A dish of the location's own. */
export interface AddedDish {
  /** Id or name of a category; where the menu has none such, it is a new one of that name. */
  category: string;
  item: MenuItem;
}

export type MenuOverride = DishChange | AddedDish;

/** Takes note of what an override names and the menu does not have. */
type Problem = (override: MenuOverride, message: string) => void;

interface Place {
  menu: number;
  category: number;
  item: MenuItem;
}

/**
 * The menus with the overrides, in their order. Menus, categories and dishes that no override is about are the same objects,
 * all of them where nothing changes. A dish that is known by its position only (`item-3`) is found by its name in plain
 * letters (`spaghetti-al-pomodoro`); where several bear an id, all are meant. What names nothing changes nothing.
 */
export function withOverrides(menus: Menu[], overrides: readonly MenuOverride[], problem: Problem = () => {}): Menu[] {
  const index = indexOf(menus);
  const added = new Map<string, AddedDish>();
  for (const override of overrides) {
    if (!('category' in override)) continue;
    const { id } = override.item;
    if (index.has(id) || added.has(id)) problem(override, `"${id}" is a dish of the menu already`);
    else added.set(id, override);
  }
  const changed = new Map<MenuItem, MenuItem | undefined>();
  const touched = new Map<string, Place>();
  for (const override of overrides) {
    if ('category' in override) continue;
    const own = added.get(override.id);
    const places = index.get(override.id) ?? [];
    if (places.length === 0 && !own) problem(override, `"${override.id}" is no dish of the menu`);
    for (const place of places) touched.set(`${place.menu} ${place.category}`, place);
    for (const { item } of own ? [own] : places) {
      const now = changed.has(item) ? changed.get(item) : item;
      changed.set(item, now && changedItem(now, override, (message) => problem(override, message)));
    }
  }
  const isNew = [...changed].some(([item, next]) => item !== next);
  const result = isNew && touched.size > 0 ? rebuilt(menus, changed, touched) : menus;
  return [...added.values()].reduce((so, { category, item }) => {
    const own = changed.has(item) ? changed.get(item) : item;
    return own ? withAdded(so, category, own) : so;
  }, result);
}

/** What a dish is changed by: its id as configured, else its name in plain letters, which stays when dishes change places. */
export function dishKey({ id, name }: Pick<MenuItem, 'id' | 'name'>, position: number): string {
  return id === `item-${position + 1}` ? dashed(name) : id;
}

/** One menu is changed for many locations. */
const indexOf = oncePer((menus: readonly Menu[]) => {
  const index = new Map<string, Place[]>();
  for (const [menu, { categories }] of menus.entries()) {
    for (const [category, { items }] of categories.entries()) {
      for (const [position, item] of items.entries()) {
        const key = dishKey(item, position);
        const places = index.get(key);
        if (places) places.push({ menu, category, item });
        else index.set(key, [{ menu, category, item }]);
      }
    }
  }
  return index;
});

function rebuilt(
  menus: readonly Menu[],
  changed: ReadonlyMap<MenuItem, MenuItem | undefined>,
  touched: ReadonlyMap<string, Place>,
): Menu[] {
  const result = [...menus];
  for (const { menu, category } of touched.values()) {
    const [from, current] = [menus[menu], result[menu]];
    const old = from?.categories[category];
    if (!from || !current || !old) continue;
    const items = old.items.flatMap((item) => (changed.has(item) ? (changed.get(item) ?? []) : item));
    if (items.length === old.items.length && items.every((item, at) => item === old.items[at])) continue;
    const categories = current === from ? [...from.categories] : current.categories;
    categories[category] = { ...old, items };
    result[menu] = { ...current, categories };
  }
  const filled = result.map((menu) =>
    menu.categories.every(({ items }) => items.length > 0)
      ? menu
      : { ...menu, categories: menu.categories.filter(({ items }) => items.length > 0) },
  );
  return filled.filter(({ categories }) => categories.length > 0);
}

function changedItem(item: MenuItem, change: DishChange, problem: (message: string) => void): MenuItem | undefined {
  if (change.hidden) return undefined;
  const priced = withPrice(item, change, problem);
  const { soldOut, soldOutUntil } = change;
  if (soldOut === undefined || (soldOut === priced.soldOut && soldOutUntil === priced.soldOutUntil)) return priced;
  const { soldOutUntil: _before, ...rest } = priced;
  return { ...rest, soldOut, ...(soldOutUntil !== undefined && { soldOutUntil }) };
}

function withPrice(item: MenuItem, { price, priceText, variants }: DishChange, problem: (message: string) => void) {
  if (variants) return withSizes(item, variants, problem);
  if (price === undefined && priceText === undefined) return item;
  if (item.variants?.some((variant) => variant.price !== undefined)) {
    problem(`has sizes: their prices are changed by "variants"`);
    return item;
  }
  if (item.price === price && item.priceText === priceText) return item;
  const { price: _price, priceText: _words, ...rest } = item;
  return { ...rest, ...(price === undefined ? { priceText } : { price }) };
}

function withSizes(item: MenuItem, variants: readonly DishVariant[], problem: (message: string) => void): MenuItem {
  const changes = new Map(variants.map((variant) => [dashed(variant.name), variant]));
  const sizes = item.variants ?? [];
  for (const [key, { name }] of changes) {
    if (!sizes.some((size) => dashed(size.name) === key)) problem(`"${name}" is no size of the dish`);
  }
  let same = true;
  const next = sizes.map((size) => {
    const change = changes.get(dashed(size.name));
    if (!change || (change.price === size.price && change.priceText === size.priceText)) return size;
    const { price: _price, priceText: _words, ...rest } = size;
    same = false;
    const { price, priceText } = change;
    return { ...rest, ...(price !== undefined && { price }), ...(priceText !== undefined && { priceText }) };
  });
  if (same) return item;
  const prices = next.flatMap(({ price }) => price ?? []);
  return { ...item, variants: next, ...(prices.length > 0 && { price: Math.min(...prices) }) };
}

function withAdded(menus: Menu[], wanted: string, item: MenuItem): Menu[] {
  const isWanted = ({ id, name }: MenuCategory) => id === wanted || dashed(name) === dashed(wanted);
  const at = Math.max(
    0,
    menus.findIndex(({ categories }) => categories.some(isWanted)),
  );
  const menu = menus[at] ?? { categories: [] };
  const category = menu.categories.find(isWanted);
  const filled = category
    ? { ...category, items: [...category.items, item] }
    : { id: dashed(wanted) || wanted, name: wanted, items: [item] };
  const categories = category
    ? menu.categories.map((one) => (one === category ? filled : one))
    : [...menu.categories, filled];
  return menus.length === 0 ? [{ ...menu, categories }] : menus.with(at, { ...menu, categories });
}
