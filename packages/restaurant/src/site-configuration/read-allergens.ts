/** What a dish states of allergens: that it contains them, that it may, that it is free of them. */
import { type AllergenStatements, allergenNamed, contradicts } from '../allergens.ts';
import { described, type Entry, field, isRecord, pathOf, present, type Read, type Warn } from '../reading/lenient.ts';
import { readLabels } from '../reading/lenient-lists.ts';

/** Under `allergens`, and beside it; the first that is there counts. */
const MAY = ['mayContain', 'may_contain', 'traces'];
const FREE = ['freeOf', 'free', 'freeFrom'];
const STATES = ['contains', ...MAY, ...FREE];

/**
 * `allergens` is a list of what the dish contains, or `{contains, mayContain, free}`; the last two may also stand beside it.
 * Of what a dish contains or may contain all is kept or none: half of it would be taken for the whole.
 */
export function allergensOf(entry: Entry): AllergenStatements | undefined {
  const { fields } = entry;
  const parts = fields.allergens;
  const isThree = isRecord(parts) && STATES.some((key) => Object.hasOwn(parts, key));
  const within = isThree ? { ...entry, fields: parts, path: pathOf(entry, 'allergens') } : undefined;
  const beside = 'mayContain' in fields || 'freeOf' in fields;
  if (within || beside) return threeStates(entry, within);
  return 'allergens' in fields
    ? present({ allergens: field(entry, ['allergens'], wholeList().reading(asWritten)) })
    : undefined;
}

const asWritten = (words: string[]) => words;

function threeStates(entry: Entry, within: Entry | undefined): AllergenStatements | undefined {
  const beside = { ...entry, fields: pick(entry.fields, ['mayContain', 'freeOf']) };
  const all = within ? [within, beside] : [beside];
  const harms = wholeList();
  const allergens = within
    ? field(within, ['contains'], harms.reading(told))
    : field(entry, ['allergens'], harms.reading(asWritten));
  const mayContain = firstIn(all, MAY, harms.reading(told));
  if (harms.lost) {
    if (mayContain || allergens) entry.warn(entry.path, 'states no allergens, since a part of them cannot be read');
    return undefined;
  }
  const freeOf = firstIn(all, FREE, freeReading([...(allergens ?? []), ...(mayContain ?? [])]));
  return present({ allergens, mayContain, freeOf });
}

function pick(fields: Entry['fields'], keys: readonly string[]): Entry['fields'] {
  return Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(fields, key) ? [[key, fields[key]]] : [])));
}

function firstIn<T>(entries: readonly Entry[], keys: readonly string[], read: Read<T>): T | undefined {
  for (const entry of entries) {
    const value = field(entry, keys, read);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Reads lists of which every part must be readable, and notes where one is not. */
function wholeList() {
  const state = {
    lost: false,
    reading: (then: (words: string[], path: string, warn: Warn) => string[]): Read<string[]> => {
      return (value, path, warn) => {
        let complete = true;
        const noting: Warn = (malformed, message) => {
          complete = false;
          warn(malformed, message);
        };
        const words = readLabels(value, path, noting, 0);
        if (!complete) state.lost = true;
        if (words && !complete) warn(path, 'is left out, since a part of it cannot be read');
        return words && complete ? then(words, path, warn) : undefined;
      };
    },
  };
  return state;
}

/** Words that name no allergen stay, and are told. */
function told(words: string[], path: string, warn: Warn): string[] {
  for (const word of words) {
    if (allergenNamed(word) === undefined)
      warn(path, `${described(word)} is no allergen that is known; shown as it is written`);
  }
  return words;
}

/** What is contradicted is not stated, nor what names a part of an allergen only: free of lactose is not free of milk. */
function freeReading(harmful: readonly string[]): Read<string[]> {
  return (value, path, warn, index) => {
    const kept = readLabels(value, path, warn, index)?.filter((word) => {
      const named = allergenNamed(word);
      if (contradicts(harmful, word)) {
        warn(path, `${described(word)} is left out, since the dish states that it contains it, or may`);
        return false;
      }
      if (named === 'part')
        warn(path, `${described(word)} does not name the whole of an allergen; shown as it is written`);
      else told(named === undefined ? [word] : [], path, warn);
      return true;
    });
    return kept && kept.length > 0 ? kept : undefined;
  };
}
