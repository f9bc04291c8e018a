/** The lenient readers of declared fields, made once, when the program starts: a site may have 50,000 dishes. */
import { type Entry, pathOf } from '../../reading/lenient.ts';
import type { Field, Fields, Output, ReadIn, Reading } from './declare.ts';

type EntryReader<T> = (entry: Entry, index: number, reading: Reading) => T | undefined;
type Read = Record<string, unknown>;

/** The reader of such fields of an entry that lacks nothing without them, in the order of their declaration. */
export function fieldsReader<F extends Fields>(fields: F): (entry: Entry, reading: Reading) => Output<F>;
export function fieldsReader(fields: Fields): (entry: Entry, reading: Reading) => Read {
  const slots = slotsOf(fields);
  const blank = blankOf(slots);
  return (entry, reading) => {
    const result = { ...blank };
    for (const slot of slots) readInto(result, slot, entry, 0, reading);
    return result;
  };
}

/**
 * The reader of entries of such fields. Needed fields come first, then vital ones, so that little is said of an entry that is
 * left out; the others in the order of their declaration.
 */
export function entryReader<F extends Fields>(fields: F): EntryReader<Output<F>>;
export function entryReader(fields: Fields): EntryReader<Read> {
  const slots = slotsOf(fields);
  const blank = blankOf(slots);
  const needed = slots.filter(({ field }) => field.needed);
  const vital = slots.filter(({ field }) => field.vital);
  const others = slots.filter(({ field }) => !field.needed && !field.vital);
  const bits = bitsOf(others);
  return (entry, index, reading) => {
    const result = { ...blank };
    let complete = true;
    for (const slot of needed) {
      if (readInto(result, slot, entry, index, reading)) continue;
      entry.warn(entry.path, `has no ${slot.key}`);
      complete = false;
    }
    if (!complete) return undefined;
    for (const slot of vital) {
      if (!readInto(result, slot, entry, index, reading) && isGiven(entry, slot)) complete = false;
    }
    if (!complete) return undefined;
    const given = givenIn(entry, bits);
    for (const slot of others) {
      if ((given & slot.bit) !== 0) readInto(result, slot, entry, index, reading);
      else if (slot.absent) result[slot.name] = slot.absent();
    }
    return result;
  };
}

/** Reads what stands in place of an object as if the object held nothing else. */
export function aloneReader<F extends Fields>(fields: F, key: string): ReadIn<Output<F>>;
export function aloneReader(fields: Fields, key: string): ReadIn<Read> {
  const slots = slotsOf(fields);
  const readNothing = fieldsReader(Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key)));
  const own = slots.find((slot) => slot.key === key);
  return (value, path, warn, index, reading) => {
    const read = own?.read?.(value, path, warn, index, reading);
    if (own === undefined || read === undefined) return undefined;
    return { ...readNothing({ fields: {}, path, warn }, reading), [own.name]: read };
  };
}

/** A field as its reader needs it: all of one shape, which the engine has at hand. */
interface Slot {
  key: string;
  /** Its name after it was read. */
  name: string;
  /** Its name where it is a text. */
  textName: string;
  /** All names under which it is found. */
  keys: readonly string[];
  read: Field['read'];
  find: Field['find'];
  /** Makes what it is where nothing is given; undefined where that stands in the blank. */
  absent: Field['absent'];
  /** What its id is made of; empty where it is none. */
  id: string;
  spread: boolean;
  /** By which an entry's keys tell that it may hold something. */
  bit: number;
  field: Field;
}

/** As many as a number has bits; what comes after them is looked for in any entry. */
const MOST_BITS = 30;
const ANY = 1 << MOST_BITS;

/** Gives each slot a bit of its own, by all the keys that it looks at. Most entries say little of what they could. */
function bitsOf(slots: readonly Slot[]): ReadonlyMap<string, number> {
  const bits = new Map<string, number>();
  for (const [index, slot] of slots.entries()) {
    if (index >= MOST_BITS || slot.id !== '' || slot.field.sure) slot.bit = ANY;
    else slot.bit = 1 << index;
    for (const key of [...slot.keys, ...(slot.field.besides ?? [])]) bits.set(key, (bits.get(key) ?? 0) | slot.bit);
  }
  return bits;
}

function givenIn({ fields }: Entry, bits: ReadonlyMap<string, number>): number {
  let given = ANY;
  for (const key of Object.keys(fields)) given |= bits.get(key) ?? 0;
  return given;
}

function slotsOf(fields: Fields): Slot[] {
  return Object.entries(fields).flatMap(([key, field]) => ('byHand' in field ? [] : slotOf(key, field)));
}

function slotOf(key: string, field: Field): Slot {
  const { as: name = key, also = [], read, find, absent } = field;
  return {
    key,
    name,
    textName: field.textAs ?? name,
    keys: [key, ...also],
    read,
    find,
    absent: absent && (field.spread || isConstant(absent())) ? undefined : absent,
    id: field.id ?? '',
    spread: field.spread ?? false,
    bit: ANY,
    field,
  };
}

/** What every entry can share: no list or object that somebody might change. */
function isConstant(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** What an entry begins as: all that it always has, in order. */
function blankOf(slots: readonly Slot[]): Read {
  const blank: Read = {};
  for (const { name, spread, field } of slots) {
    if (spread) Object.assign(blank, field.absent?.());
    else if (field.needed || field.sure || field.absent || field.id !== undefined) blank[name] = field.absent?.();
  }
  return blank;
}

/** Whether something readable was given. */
function readInto(result: Read, slot: Slot, entry: Entry, index: number, reading: Reading): boolean {
  const value = slot.find
    ? slot.find(entry, slot.keys, index, reading)
    : firstReadable(entry, slot.keys, slot.read, reading);
  if (slot.id !== '') {
    result[slot.name] = reading.giveId(typeof value === 'string' ? value : undefined, entry, slot.id, index);
    return value !== undefined;
  }
  if (value === undefined) {
    if (slot.absent) result[slot.name] = slot.absent();
    return false;
  }
  if (slot.spread) Object.assign(result, value);
  else result[typeof value === 'string' ? slot.textName : slot.name] = value;
  return true;
}

/** As `field` of lenient.ts, for readers that need to know more. */
function firstReadable(entry: Entry, keys: readonly string[], read: Field['read'], reading: Reading): unknown {
  const { fields } = entry;
  for (const key of keys) {
    if (!Object.hasOwn(fields, key)) continue;
    const value = fields[key];
    if (value === undefined || value === null) continue;
    const result = read?.(value, pathOf(entry, key), entry.warn, 0, reading);
    if (result !== undefined) return result;
  }
  return undefined;
}

const ABSENT = new Set<unknown>([undefined, null, '']);

function isGiven({ fields }: Entry, { keys }: Slot): boolean {
  return keys.some((key) => Object.hasOwn(fields, key) && !ABSENT.has(fields[key]));
}
