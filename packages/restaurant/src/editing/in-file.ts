/** What stands in a configuration that is edited, in any of the shapes that its readers take. */
import { isObject, type JsonObject, type JsonValue, keyOf } from './entry-keys.ts';
import type { Patch, Step } from './patches.ts';

export interface EntryInFile {
  at: Step[];
  fields: JsonObject;
}

/** An entry of a list, with its key. */
export interface ListedEntry extends EntryInFile {
  key: string;
}

export interface ListInFile<E extends ListedEntry = ListedEntry> {
  /** Of the list itself; what is added goes there. */
  at: Step[];
  entries: E[];
  /** Absent, or no list at all: to add something, a list is set first. */
  isThere: boolean;
}

/** The key under which a field is written: the first of its names that is there, else its own. */
export function keyInFile(fields: JsonObject, keys: readonly [string, ...string[]]): string {
  return keys.find((key) => Object.hasOwn(fields, key) && fields[key] !== null) ?? keys[0];
}

/** The list under the first of the names that has one with entries, also as `{items: […]}`. */
export function listInFile({ at, fields }: EntryInFile, keys: readonly [string, ...string[]]): ListInFile {
  const lists = keys.flatMap((key) => {
    const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (Array.isArray(value)) return [{ at: [...at, key], list: value }];
    const within = isObject(value) ? value.items : undefined;
    return Array.isArray(within) ? [{ at: [...at, key, 'items'], list: within }] : [];
  });
  const found = lists.find(({ list }) => list.some(isObject)) ?? lists[0];
  if (!found) return { at: [...at, keyInFile(fields, keys)], entries: [], isThere: false };
  return { at: found.at, entries: entriesOf(found.list, found.at), isThere: true };
}

function entriesOf(list: readonly JsonValue[], at: readonly Step[]): ListedEntry[] {
  return list.flatMap((entry) => {
    const key = keyOf(entry);
    return isObject(entry) && key !== undefined ? [{ key, at: [...at, { key }], fields: entry }] : [];
  });
}

/** Sets a field where it is written, or takes it away (null); nothing where it says the same already. */
export function setField({ at, fields }: EntryInFile, keys: readonly [string, ...string[]], to: JsonValue): Patch[] {
  const key = keyInFile(fields, keys);
  const was = Object.hasOwn(fields, key) ? (fields[key] ?? null) : null;
  return was === to ? [] : [{ do: 'set', at: [...at, key], was, to }];
}

/** Puts an entry into a list, which is made where it is not there. */
export function addEntry({ at, isThere }: ListInFile, entry: JsonObject, before?: string): Patch[] {
  const made: Patch[] = isThere ? [] : [{ do: 'set', at, was: null, to: [] }];
  return [...made, { do: 'add', at, entry, ...(before !== undefined && { before }) }];
}

/** A key that no entry has: what is added gets it until it is published. */
export function newKey(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `$${Array.from(random, (part) => part.toString(36)).join('')}`;
}
