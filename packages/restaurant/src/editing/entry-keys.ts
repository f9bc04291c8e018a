/**
 * How an entry of a list is addressed while it is edited, whatever moves around it: by its own `id` where no other entry of the
 * list has it, else by a key that is given when a draft is opened and taken out again before anybody else reads the document.
 */
import { isRecord } from '../reading/lenient.ts';

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [name: string]: JsonValue;
}

export const isObject = (value: JsonValue | undefined): value is JsonObject => isRecord(value);

/** The field that holds the key of an entry that has none of its own. No configuration has it. */
export const KEY_FIELD = '$key';

/** Undefined for what is no entry: a text, a number. */
export function keyOf(entry: JsonValue | undefined): string | undefined {
  if (!isObject(entry)) return undefined;
  const key = entry[KEY_FIELD] ?? entry.id;
  return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined;
}

/** Gives a key to each entry that has none of its own, or shares its id with another of its list. */
export function withKeys(document: JsonObject): JsonObject;
export function withKeys(value: JsonValue): JsonValue;
export function withKeys(value: JsonValue): JsonValue {
  if (Array.isArray(value)) {
    const { hasOwn, next } = keysOf(value);
    return value.map((entry) => {
      const inner = withKeys(entry);
      return !isObject(inner) || hasOwn(inner) ? inner : { ...inner, [KEY_FIELD]: next() };
    });
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withKeys(part)]));
}

/** Which entries of a list have a key that no other has, and further keys that none has. @param taken nor these */
export function keysOf(
  list: readonly JsonValue[],
  taken: Pick<ReadonlyMap<string | undefined, unknown>, 'has'> = new Map(),
) {
  const keys = Map.groupBy(list, keyOf);
  let number = 0;
  return {
    hasOwn: (entry: JsonValue) => keyOf(entry) !== undefined && keys.get(keyOf(entry))?.length === 1,
    next() {
      do number += 1;
      while (keys.has(`$${number}`) || taken.has(`$${number}`));
      return `$${number}`;
    },
  };
}

/** The document, or a part of it, as it is stored, published and previewed. */
export function withoutKeys(document: JsonObject): JsonObject;
export function withoutKeys(value: JsonValue): JsonValue;
export function withoutKeys(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((entry) => withoutKeys(entry));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name === KEY_FIELD ? [] : [[name, withoutKeys(part)]])),
  );
}
