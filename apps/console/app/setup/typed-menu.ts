import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import { newEntry } from '@tablefront/restaurant/editing/form/setting';

/** `Margherita 14.50`, `Margherita – $14.50`, `Margherita, 14,50`. */
const WITH_PRICE = /^(.+?)[\s,;:–—-]*[$€£]?\s*(\d{1,5}(?:[.,]\d{1,2})?)\s*[$€£]?$/u;

/**
 * A menu as people type it: a dish to a line, its price at the end. A line without a price that others with one follow is the
 * name of a category.
 */
export function typedMenu(text: string): JsonObject | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const categories: { name: string; items: JsonObject[] }[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const priced = WITH_PRICE.exec(line);
    const isHead = !priced && (line.endsWith(':') || (lines[index - 1] ?? '') === '') && hasDishes(lines, index);
    if (isHead) categories.push({ name: line.replace(/\s*:$/, ''), items: [] });
    else {
      if (categories.length === 0) categories.push({ name: 'Menu', items: [] });
      const [, name = line, price] = priced ?? [];
      const dish = { name, ...(price !== undefined && { price: Number(price.replace(',', '.')) }) };
      categories.at(-1)?.items.push(newEntry(dish));
    }
  }
  if (categories.every(({ items }) => items.length === 0)) return undefined;
  return newEntry({ name: 'Menu', categories: categories.map((category) => newEntry({ ...category })) });
}

const hasDishes = (lines: readonly string[], index: number) => (lines[index + 1] ?? '') !== '';

export const dishCount = (menu: JsonObject | undefined): number =>
  Array.isArray(menu?.categories)
    ? menu.categories.reduce<number>((sum, category) => {
        const items = (category as JsonObject).items;
        return sum + (Array.isArray(items) ? items.length : 0);
      }, 0)
    : 0;
