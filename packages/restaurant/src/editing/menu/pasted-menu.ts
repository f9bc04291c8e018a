/** What somebody pasted from a spreadsheet, as changes of a menu: dishes that are found, that are new, that cannot be read. */
import { type Cells, factFields } from '../../menu/table/cells.ts';
import type { Column } from '../../menu/table/columns.ts';
import { dashed } from '../../slugs.ts';
import type { JsonObject } from '../entry-keys.ts';
import { setField } from '../in-file.ts';
import type { Patch } from '../patches.ts';
import type { DishSays } from './dish-in-file.ts';
import { addCategory, addDish } from './edit-menu.ts';
import type { CategoryInFile, DishInFile, MenuInFile } from './menus-in-file.ts';
import { setPrice, typedAmount } from './price-in-file.ts';

/** What a column may be; `item` is the dish's name. */
export const pastedColumns = [
  'item',
  'price',
  'category',
  'description',
  'contains',
  'may_contain',
  'free_of',
  'vegetarian',
  'vegan',
  'gluten_free',
  'halal',
  'spicy',
  'diets',
  'tags',
  'calories',
] as const satisfies readonly Column[];
export type PastedColumn = (typeof pastedColumns)[number];

export interface PastedTable {
  /** What each column is taken to be; undefined: not read. */
  columns: (PastedColumn | undefined)[];
  rows: string[][];
}

/** Names of columns as people write them, beside those of the menu's table. */
const called: Readonly<Record<string, PastedColumn>> = {
  name: 'item',
  dish: 'item',
  title: 'item',
  product: 'item',
  plat: 'item',
  nom: 'item',
  prix: 'price',
  precio: 'price',
  cost: 'price',
  section: 'category',
  group: 'category',
  categorie: 'category',
  details: 'description',
  text: 'description',
  allergens: 'contains',
  allergen: 'contains',
  kcal: 'calories',
};

const isPasted = (column: string): column is PastedColumn => pastedColumns.some((known) => known === column);

function columnCalled(name: string): PastedColumn | undefined {
  const plain = dashed(name).replaceAll('-', '_');
  return isPasted(plain) ? plain : called[plain];
}

/**
 * The table that lines of cells are: with a first line of names, or by what stands in the columns.
 * @param cells as they were pasted; blank lines are no rows
 * @param known categories, by `plainCategory`
 */
export function pastedTable(
  cells: readonly (readonly string[])[],
  currency: string,
  known: ReadonlySet<string>,
): PastedTable {
  const rows = cells.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ''));
  const [first = []] = rows;
  const width = Math.max(0, ...rows.map((row) => row.length));
  const named = first.map(columnCalled);
  const isHead =
    named.filter((column) => column !== undefined).length >= Math.min(2, width) &&
    !first.some((cell) => typedAmount(cell, currency) !== undefined);
  if (isHead) return { columns: once(pad(named, width)), rows: rows.slice(1) };
  return { columns: guessed(rows, width, currency, known), rows };
}

const pad = <T>(list: readonly (T | undefined)[], width: number) => Array.from({ length: width }, (_, at) => list[at]);

const once = (columns: readonly (PastedColumn | undefined)[]) =>
  columns.map((column, at) => (columns.indexOf(column) < at ? undefined : column));

/** The column with most prices, then that with most known categories; the first other one is the name, a longer one the description. */
function guessed(rows: readonly string[][], width: number, currency: string, known: ReadonlySet<string>) {
  const columns: (PastedColumn | undefined)[] = Array.from({ length: width }, () => undefined);
  const share = (at: number, is: (cell: string) => boolean) =>
    rows.filter((row) => is(row[at] ?? '')).length / Math.max(1, rows.length);
  const best = (is: (cell: string) => boolean, least: number) =>
    columns
      .map((column, at) => ({ at, share: column === undefined ? share(at, is) : 0 }))
      .filter((one) => one.share >= least)
      .sort((a, b) => b.share - a.share)[0]?.at;
  const take = (column: PastedColumn, at = -1) => {
    if (at >= 0) columns[at] = column;
  };
  const isPrice = (cell: string) => typedAmount(cell, currency) !== undefined;
  const isCategory = (cell: string) => known.has(plainCategory(cell));
  const isGiven = (cell: string) => cell !== '';
  const isLong = (cell: string) => cell.length > 20;
  take('price', best(isPrice, 0.5));
  take('category', best(isCategory, 0.3));
  const firstGiven = columns.findIndex((column, at) => column === undefined && share(at, isGiven) >= 0.5);
  take('item', firstGiven);
  take('description', best(isLong, 0.3));
  return columns;
}

export interface PastedMenu {
  menu: MenuInFile;
  says: (fields: JsonObject) => DishSays;
  currency: string;
}

/** What a line comes to. */
export interface PastedLine {
  cells: Cells;
  kind:
    | 'found'
    /** It may be another name of a dish. */
    | 'same?'
    | 'new'
    /** Its price is none: nothing is done, unless the old price is kept. */
    | 'unread'
    /** It says what is there already. */
    | 'alike'
    /** It names no dish. */
    | 'nameless';
  dish?: DishInFile;
  /** Undefined: the line says no price that can be read. */
  amount?: number;
  /** Of a new dish: where it goes; undefined: a category of that name is made. */
  category?: CategoryInFile;
}

/** What the rows of a table come to, in their order; a dish is named once, a second line of it is a new dish. */
export function readPasted({ columns, rows }: PastedTable, { menu, says, currency }: PastedMenu): PastedLine[] {
  const categories = menu.categories.entries;
  const taken = new Set<DishInFile>();
  const all = rows.map(
    (row): Cells => Object.fromEntries(columns.flatMap((column, at) => (column && row[at] ? [[column, row[at]]] : []))),
  );
  const finder = dishFinder(categories, says);
  return all.map((cells) => {
    const name = cells.item ?? '';
    const amount = cells.price === undefined ? undefined : typedAmount(cells.price, currency);
    const category =
      categories.find((one) => plainCategory(one.name) === plainCategory(cells.category ?? '')) ??
      (cells.category === undefined ? categories.at(-1) : undefined);
    const line = { cells, ...(amount !== undefined && { amount }), ...(category && { category }) };
    if (name === '') return { ...line, kind: 'nameless' };
    const found = finder.named(name, cells.category, taken);
    const near = found ? undefined : finder.near(name, cells.category, taken, amount);
    const dish = found ?? near;
    if (found) taken.add(found);
    const told = { ...line, ...(dish && { dish }) };
    if (cells.price !== undefined && amount === undefined) return { ...told, kind: 'unread' };
    if (near) return { ...told, kind: 'same?' };
    if (!found) return { ...line, kind: 'new' };
    return {
      ...told,
      kind: changesOf({ ...told, kind: 'found' }, found, currency, says).length > 0 ? 'found' : 'alike',
    };
  });
}

/** Finds the dish that a line names, among those that no line before it named. */
function dishFinder(categories: readonly CategoryInFile[], says: PastedMenu['says']) {
  const dishes = categories.flatMap((category) =>
    category.dishes.entries.map((dish) => {
      const plain = plainName(says(dish.fields).name);
      return { dish, plain, category: plainCategory(category.name) };
    }),
  );
  const free = (taken: ReadonlySet<DishInFile>, category: string | undefined) => {
    const left = dishes.filter(({ dish }) => !taken.has(dish));
    const own = category === undefined ? left : left.filter((one) => one.category === plainCategory(category));
    return { left, own };
  };
  return {
    named(name: string, category: string | undefined, taken: ReadonlySet<DishInFile>) {
      const plain = plainName(name);
      const { left, own } = free(taken, category);
      return (own.find((one) => one.plain === plain) ?? left.find((one) => one.plain === plain))?.dish;
    },
    /** One that shares what it is (`taco`) or most of its words with it; of several that whose price is nearest. */
    near(name: string, category: string | undefined, taken: ReadonlySet<DishInFile>, amount: number | undefined) {
      const words = plainName(name).split('-');
      const { own } = free(taken, category);
      const rated = own.map((one) => ({ one, shared: likeness(words, one.plain.split('-')) }));
      const most = Math.max(0, ...rated.map(({ shared }) => shared));
      const best = rated.filter(({ shared }) => shared > 0 && shared === most).map(({ one }) => one);
      if (best.length < 2 || amount === undefined) return best.length === 1 ? best[0]?.dish : undefined;
      const apart = (one: (typeof best)[0]) =>
        Math.abs((says(one.dish.fields).price ?? Number.POSITIVE_INFINITY) - amount);
      const [first, second] = best.sort((a, b) => apart(a) - apart(b));
      return first && second && apart(first) < apart(second) ? first.dish : undefined;
    },
  };
}

/** How many words two names share, the last one counted twice; 0 where that is less than half of the longer one. */
function likeness(words: readonly string[], others: readonly string[]): number {
  const shared = words.filter((word) => word.length > 2 && others.includes(word)).length;
  const counted = shared + (shared > 0 && words.at(-1) === others.at(-1) ? 1 : 0);
  return counted * 2 >= Math.max(words.length, others.length) ? counted : 0;
}

/** `Sweet & cold` and `Sweet and cold` are one. */
export const plainCategory = (name: string): string => dashed(name).replace(/-(?:and|et|y|e|und)-/g, '-');

/** Without what people leave out: `The Ember double` and `Ember Double` are one. */
const plainName = (name: string) => dashed(name).replace(/^(?:the|le|la|les|el|il)-(?=.)/, '');

/** What a chosen line changes. @param as whether the dish that may be the same is it */
export function changesOf(line: PastedLine, dish: DishInFile, currency: string, says: PastedMenu['says']): Patch[] {
  const { description } = line.cells;
  const before = says(dish.fields);
  return [
    ...(line.amount !== undefined && line.amount !== before.price ? setPrice(dish, line.amount, currency) : []),
    ...(description !== undefined && description !== before.description
      ? setField(dish, ['description'], description)
      : []),
    ...factsOf(line.cells, dish.fields).flatMap(([key, to]) => setField(dish, [key], to)),
  ];
}

/** Facts beside name, price, category and description, that the dish does not say so already. */
function factsOf(cells: Cells, fields: JsonObject): [string, JsonObject[string]][] {
  const { description: _description, ...rest } = cells;
  const facts = Object.entries({ ...factFields(rest), ...caloriesIn(rest) } as JsonObject);
  return facts.filter(([key, to]) => JSON.stringify(fields[key]) !== JSON.stringify(to));
}

const caloriesIn = ({ calories }: Cells): JsonObject =>
  calories === undefined ? {} : { calories: /^\d+$/.test(calories) ? Number(calories) : calories };

export interface TakenLine {
  line: PastedLine;
  /** The dish that it is about; undefined: a new one. */
  dish: DishInFile | undefined;
}

/** The patches of all lines that are taken, as one step; categories that are not there yet are made once each. */
export function takePasted(taken: readonly TakenLine[], { menu, says, currency }: PastedMenu): Patch[] {
  const made = new Map<string, CategoryInFile>();
  const categoryOf = (line: PastedLine): { category: CategoryInFile; patches: Patch[] } => {
    const name = line.cells.category ?? '';
    const there = line.category ?? made.get(plainCategory(name));
    if (there) return { category: there, patches: [] };
    const { patches, key } = addCategory(menu, name === '' ? 'Menu' : name);
    const at = [...menu.categories.at, { key }];
    const category: CategoryInFile = {
      ...{ key, at, fields: {}, name },
      dishes: { at: [...at, 'items'], entries: [], isThere: true },
    };
    made.set(plainCategory(name), category);
    return { category, patches };
  };
  return taken.flatMap(({ line, dish }) => {
    if (dish) return changesOf(line, dish, currency, says);
    const { category, patches } = categoryOf(line);
    const { description } = line.cells;
    const fields = {
      ...(description !== undefined && { description }),
      ...Object.fromEntries(factsOf(line.cells, {})),
    };
    const { amount: price } = line;
    const added = addDish(category, { name: line.cells.item ?? '', ...(price !== undefined && { price }), fields });
    return [...patches, ...added.patches];
  });
}
