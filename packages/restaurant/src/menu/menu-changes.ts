/** In which two states of menus differ, in words. */

import { formatPrice } from '../prices.ts';
import { isRecord } from '../reading/lenient.ts';
import { dishKey } from '../site-configuration/menu-overrides.ts';
import { categoryFacts, menuFacts, menuItem } from '../site-configuration/schema/menu-item.ts';
import type { Menu, MenuItem } from '../site-configuration/site-configuration.ts';
import { availabilityText, caloriesText, hoursInShort, type Money, variantText } from './dish-words.ts';

/** A dish, a category or a menu: what it is called, and what is said of it. */
interface Thing {
  name: string;
  facts: Readonly<Record<string, unknown>>;
  /** Where it is, and after what. */
  place: string;
}

/** A line for each dish, category and menu that is new, gone or different: `Pasta › Penne: price $12.00 → $13.50`. */
export function menuChanges(before: readonly Menu[], after: readonly Menu[], money: Money): string[] {
  const was = thingsOn(before);
  const is = thingsOn(after);
  const gone = [...was].filter(([key]) => !is.has(key)).map(([, { name }]) => `${name}: gone`);
  const common = (things: ReadonlyMap<string, Thing>, others: ReadonlyMap<string, Thing>) =>
    [...things.keys()].filter((key) => others.has(key));
  const moved = common(was, is).join('\n') !== common(is, was).join('\n');
  const changed = [...is].flatMap(([key, { name, facts, place }]) => {
    const old = was.get(key);
    if (!old) return [`${name}: new`];
    const differences = factChanges(old.facts, facts, money);
    if (old.place !== place) differences.push(`was in ${old.place}`);
    return differences.length > 0 ? [`${name}: ${differences.join('; ')}`] : [];
  });
  return [...changed, ...gone, ...(moved ? ['What stays is in another order.'] : [])];
}

/** By keys that stay when other things change. */
function thingsOn(menus: readonly Menu[]): Map<string, Thing> {
  const things = new Map<string, Thing>();
  const add = (key: string, thing: Thing) => {
    let number = 1;
    while (things.has(`${key} ${number}`)) number += 1;
    things.set(`${key} ${number}`, thing);
  };
  for (const { categories, ...menu } of menus) {
    const menuName = menu.name ?? 'Menu';
    add(`menu ${menuName}`, { name: menuName, facts: menu, place: '' });
    for (const { items, ...category } of categories) {
      const { id: _id, ...facts } = category;
      const place = category.name || menuName;
      add(`category ${menuName} ${category.name}`, { name: place, facts, place: '' });
      for (const [position, item] of items.entries()) {
        const { id: _own, ...said } = item;
        add(`dish ${dishKey(item, position)}`, { name: `${place} › ${item.name}`, facts: said, place });
      }
    }
  }
  return things;
}

const labels: Readonly<Record<string, string>> = Object.fromEntries(
  [menuFacts, categoryFacts, menuItem.fields].flatMap((fields) =>
    Object.entries(fields).map(([key, { label }]) => [key, label] as const),
  ),
);

function factChanges(before: Thing['facts'], after: Thing['facts'], money: Money): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) => {
    if (JSON.stringify(before[key]) === JSON.stringify(after[key])) return [];
    const [old, next] = [before, after].map((facts) => inWords(key, facts[key], money));
    return `${(labels[key] ?? key).toLowerCase()} ${old} → ${next}`;
  });
}

const NOTHING = 'not stated';

function inWords(key: string, value: unknown, money: Money): string {
  const dish: Partial<MenuItem> = { [key]: value };
  if (dish.price !== undefined) return formatPrice(dish.price, money.currency, money.language);
  if (dish.calories) return caloriesText(dish.calories, money.currency);
  if (dish.available) return availabilityText(dish.available, money.language);
  const sizes = dish.variants ?? dish.addOns;
  if (sizes) return sizes.map((size) => variantText(size, money)).join(', ');
  if (dish.soldOutUntil !== undefined) return momentText(dish.soldOutUntil);
  if (isHours(value)) return hoursInShort(value) ?? 'on certain dates';
  return plainWords(value);
}

function plainWords(value: unknown): string {
  if (value === undefined) return NOTHING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : NOTHING;
  return JSON.stringify(value);
}

function isHours(value: unknown): value is NonNullable<Menu['hours']> {
  return isRecord(value) && 'week' in value;
}

function momentText(moment: number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : date.toISOString().replace('.000Z', 'Z');
}
