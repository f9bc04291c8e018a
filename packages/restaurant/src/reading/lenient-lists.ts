/** Readers of lists: of records, of names, of sentences; and the ids of what is in them. */

import { firstOf, inWords, longest, most } from '../limits.ts';
import { uniqueNames } from '../unique-names.ts';
import { described, type Entry, field, isRecord, type Read, type Warn } from './lenient.ts';
import { cleanText, textWithin } from './lenient-values.ts';

/**
 * A list, also as `{items: […]}`: of what can be read of its first entries, so many at most, in order. `null` entries are
 * passed over. An empty list is absent, so that another name of the field may hold it.
 */
export function listOf<T>(read: Read<T>, mostEntries: number): Read<T[]> {
  return (value, path, warn) => {
    const wrapped = isRecord(value) && Object.hasOwn(value, 'items');
    const values = wrapped ? value.items : value;
    const listPath = wrapped ? `${path}.items` : path;
    if (wrapped && (values === null || values === undefined)) return undefined;
    if (!Array.isArray(values)) {
      if (values !== '') warn(listPath, `${described(values)} is not a list`);
      return undefined;
    }
    const results: T[] = [];
    for (const [index, element] of firstOf(values, mostEntries, listPath, warn).entries()) {
      if (element === undefined || element === null) continue;
      const result = read(element, `${listPath}[${index}]`, warn, index);
      if (result !== undefined) results.push(result);
    }
    return results.length > 0 ? results : undefined;
  };
}

/** The list in the first of the named fields that holds a readable one; empty where none does. */
export function list<T>(entry: Entry, keys: readonly string[], read: Read<T>, mostEntries: number): T[] {
  return field(entry, keys, listOf(read, mostEntries)) ?? [];
}

/** A name: a text, or an object that bears it as `name` (or `title`, `label`, `value`, `text`). */
export const readName = nameWithin(longest.line);

/** The same, of at most so many characters. */
export function nameWithin(length: number): Read<string> {
  const read = textWithin(length);
  return (value, path, warn) => {
    if (!isRecord(value)) return read(value, path, warn, 0);
    const name = field({ fields: value, path, warn }, ['name', 'title', 'label', 'value', 'text'], read);
    if (name === undefined) warn(path, 'has no name');
    return name;
  };
}

interface NamesIn {
  separator: RegExp;
  /** Characters of one. */
  length: number;
  mostEntries: number;
}

function namesIn({ separator, length, mostEntries }: NamesIn): Read<string[]> {
  const readList = listOf(nameWithin(length), mostEntries);
  return (value, path, warn) => {
    const written = typeof value === 'string' ? within(value, mostEntries * length, path, warn) : value;
    const names = readList(typeof written === 'string' ? separated(written, separator) : written, path, warn, 0);
    return names && names.length > 0 ? [...new Set(names)] : undefined;
  };
}

/** What is longer could be millions of parts. */
function within(text: string, length: number, path: string, warn: Warn): string {
  if (text.length <= length) return text;
  warn(path, `has ${inWords(text.length)} characters, of which the first ${inWords(length)} are read`);
  return text.slice(0, length);
}

/** An empty text is no list, and says nothing. */
function separated(text: string, separator: RegExp): string[] | '' {
  const parts = text.split(separator).flatMap((part) => cleanText(part) ?? []);
  return parts.length > 0 ? parts : '';
}

const COMMAS = /[,;\n]/;
/** Names without repetition: a list of texts or `{name}`, or one text with commas between them. */
export const readNames = namesIn({ separator: COMMAS, length: longest.line, mostEntries: most.names });
/** The same, of labels. */
export const readLabels = namesIn({ separator: COMMAS, length: longest.label, mostEntries: most.labels });
/** A list of paragraphs. */
export const readParagraphList = namesIn({
  separator: /[\r\n]+/,
  length: longest.text,
  mostEntries: most.paragraphs,
});
/** Sentences without repetition: a list of texts or `{text}`, or one text with line breaks between them. */
export const readSentences = namesIn({ separator: /[\r\n]+/, length: longest.line, mostEntries: most.sentences });

/** Gives an entry an id that no other of its list has: the configured one, else one made of its position. */
export type GiveId = (configured: string | undefined, entry: Entry, kind: string, index: number) => string;

/** Ids that are unique among all that one `GiveId` gave. A repeated id gets a number, and a warning. */
export function uniqueIds(): GiveId {
  const give = uniqueNames();
  return (configured, entry, kind, index) => {
    const id = give(configured ?? `${kind}-${index + 1}`);
    if (configured !== undefined && id !== configured) {
      entry.warn(`${entry.path}.id`, `${described(configured)} is taken already, ${described(id)} is used`);
    }
    return id;
  };
}
