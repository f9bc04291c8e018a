/** What a dish says, as cells of the menu table and back as a configuration writes it. */
import { endOfMoment } from '../../moments.ts';
import { writtenHours } from '../../opening-hours/written-hours.ts';
import { present } from '../../reading/lenient.ts';
import type { Availability, Calories, MenuItem, Sale } from '../../site-configuration/site-configuration.ts';
import type { Column, MenuRow } from './columns.ts';

/** The texts of a row. */
export type Cells = Partial<Record<Column, string>>;

/** What is written in columns of its own. */
interface Fact {
  columns: readonly Column[];
  cells(dish: Partial<MenuItem>): MenuRow;
  /** Fields of the configuration. */
  fields(cells: Cells): Record<string, unknown>;
}

/** What of a dish is such a value. */
type KeyOf<Value> = { [K in keyof MenuItem]-?: MenuItem[K] extends Value | undefined ? K : never }[keyof MenuItem];

const text = (column: Column, key: KeyOf<string>): Fact => ({
  columns: [column],
  cells: (dish) => present({ [column]: dish[key] }),
  fields: (cells) => present({ [key]: cells[column] }),
});

const list = (column: Column, key: KeyOf<string[]>): Fact => ({
  columns: [column],
  cells: (dish) => present({ [column]: dish[key]?.length ? listCell(dish[key]) : undefined }),
  fields: (cells) => present({ [key]: cells[column] === undefined ? undefined : listOf(cells[column]) }),
});

const mark = (column: Column, key: KeyOf<boolean>): Fact => ({
  columns: [column],
  cells: (dish) => present({ [column]: dish[key] ? 'yes' : undefined }),
  fields: (cells) => present({ [key]: yesOf(cells[column]) }),
});

const sale: Fact = {
  columns: ['sold_out'],
  cells: (dish) => (dish.soldOut ? saleCells(dish as Sale) : {}),
  fields: ({ sold_out }) => present({ soldOut: saleOf(sold_out) }),
};

const availability: Fact = {
  columns: ['available', 'available_dates'],
  cells: ({ available }) => (available ? availableCells(available) : {}),
  fields: ({ available, available_dates }) => {
    const hours = available === undefined ? undefined : hoursOf(available);
    const dates = available_dates === undefined ? {} : datesOf(available_dates);
    return hours === undefined && available_dates === undefined
      ? {}
      : { available: { ...present({ hours }), ...dates } };
  },
};

/** All facts of a dish but its name, its id, what it costs and how much is in it. */
export const FACTS: readonly Fact[] = [
  text('description', 'description'),
  sale,
  list('contains', 'allergens'),
  list('may_contain', 'mayContain'),
  list('free_of', 'freeOf'),
  mark('vegetarian', 'isVegetarian'),
  mark('vegan', 'isVegan'),
  mark('gluten_free', 'isGlutenFree'),
  mark('halal', 'isHalal'),
  list('diets', 'diets'),
  mark('spicy', 'isSpicy'),
  mark('high_sugar', 'highSugar'),
  mark('high_sodium', 'highSodium'),
  list('tags', 'tags'),
  mark('featured', 'featured'),
  mark('hidden', 'hidden'),
  availability,
  text('image', 'image'),
  text('ordering_link', 'orderingLink'),
];

export function factCells(dish: Partial<MenuItem>): MenuRow {
  return Object.assign({}, ...FACTS.map((fact) => fact.cells(dish)));
}

export function factFields(cells: Cells): Record<string, unknown> {
  return Object.assign({}, ...FACTS.map((fact) => fact.fields(cells)));
}

interface Priced {
  price?: number;
  priceText?: string;
  calories?: Calories;
}

/** What a dish or one of its sizes costs, and how much is in it. */
export function amountCells({ price, priceText, calories }: Priced): MenuRow {
  return present({
    price: price === undefined ? undefined : priceCell(price),
    price_text: priceText,
    calories: calories?.from,
    calories_to: calories?.to,
  });
}

export function amountFields({ price, price_text, calories, calories_to }: Cells): Record<string, unknown> {
  const energy = calories_to === undefined ? calories : [calories ?? '', calories_to];
  return present({
    price: price === undefined ? undefined : amountOf(price),
    priceText: price_text,
    calories: typeof energy === 'string' && /^\d+$/.test(energy) ? Number(energy) : energy,
  });
}

/** Three digits behind a point may be thousands, and are never read as parts: an amount that has three gets a fourth. */
function priceCell(price: number): number | string {
  const written = String(price);
  return /^\d+\.\d{3}$/.test(written) ? `${written}0` : price;
}

const AMOUNT = /^(?:\d+(?:\.\d{1,2}|\.\d{4,})?|\d+(?:\.\d+)?e[+-]?\d+)$/i;

function amountOf(cell: string): number | string {
  return AMOUNT.test(cell) ? Number(cell) : cell;
}

/** `Milk; Eggs`; as JSON where a name has what parts them. */
function listCell(names: readonly string[]): string {
  const joined = names.join('; ');
  return names.some((name) => /[,;\n]/.test(name)) || joined.startsWith('[') ? JSON.stringify(names) : joined;
}

function listOf(cell: string): unknown {
  return (
    jsonIn(cell) ??
    cell
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
  );
}

/** What people tick a box with. */
const TICKS = /^(?:x|✓|✔)$/i;

function yesOf(cell: string | undefined): boolean | string | undefined {
  if (cell === undefined) return undefined;
  const plain = cell.trim().toLowerCase();
  return TICKS.test(plain) || plain === 'yes' ? true : plain === 'no' ? false : cell;
}

/** `yes`, `no`, `until 2026-12-01T05:00:00Z`. */
export function saleCells({ soldOut, soldOutUntil }: Sale): MenuRow {
  if (!soldOut) return { sold_out: 'no' };
  return { sold_out: soldOutUntil === undefined ? 'yes' : `until ${momentText(soldOutUntil)}` };
}

/** In seconds at the least; what is finer, or beyond the years that are written, in milliseconds since 1970. */
function momentText(moment: number): string {
  const date = new Date(moment);
  const written = Number.isNaN(date.getTime()) ? '' : date.toISOString().replace('.000Z', 'Z');
  return endOfMoment(written, []) === moment ? written : String(moment);
}

function saleOf(cell: string | undefined): unknown {
  const until = /^until\s+(.*)$/is.exec(cell ?? '')?.[1];
  return until === undefined ? yesOf(cell) : { until: /^\d+$/.test(until) ? Number(until) : until };
}

function availableCells({ hours, from, through }: Availability): MenuRow {
  const dates = [from && `from ${from}`, through && `until ${through}`].filter((part) => part !== undefined);
  return present({
    available: hours && hoursCell(hours),
    available_dates: dates.length > 0 ? dates.join(' ') : undefined,
  });
}

/** Not dates alone, which spreadsheets write in their own way. */
const DATES = /^(?:from\s+(\S+))?\s*(?:(?:until|to|through)\s+(\S+))?$/i;

function datesOf(cell: string): Record<string, unknown> {
  const [, from, through] = DATES.exec(cell.trim()) ?? [];
  return from === undefined && through === undefined ? { from: cell } : present({ from, through });
}

export function hoursCell(hours: Parameters<typeof writtenHours>[0]): string {
  const written = writtenHours(hours);
  return typeof written === 'string' ? written : JSON.stringify(written);
}

export function hoursOf(cell: string): unknown {
  return jsonIn(cell) ?? cell;
}

/** What a cell that holds a list as JSON says. */
function jsonIn(cell: string): unknown {
  if (!cell.trimStart().startsWith('[')) return undefined;
  try {
    const value: unknown = JSON.parse(cell);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
