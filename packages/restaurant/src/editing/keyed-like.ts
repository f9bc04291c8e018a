/** Gives the entries of one state the keys that they have in another, so that two states can be compared and merged. */
import { isObject, type JsonObject, type JsonValue, KEY_FIELD, keyOf, keysOf, withoutKeys } from './entry-keys.ts';
import { isSame } from './patches.ts';

/** What an entry is called, in the kinds of entries that have no id of their own. */
const nameFields = ['name', 'title', 'question', 'text', 'day', 'dayOfWeek', 'validFrom', 'label', 'from', 'url'];

/**
 * The document with keys: of an entry without an id of its own, that of the entry of `reference` that it is. Which one that is
 * tells, one after the other: all that it says, its name, something that it says at the same turn; where neither has a name, that no other is left.
 * @param reference with keys (`withKeys`)
 * @param document without keys
 */
export function keyedLike(reference: JsonObject, document: JsonObject): JsonObject {
  return keyed(reference, document) as JsonObject;
}

function keyed(reference: JsonValue | undefined, value: JsonValue): JsonValue {
  if (Array.isArray(value)) return keyedList(Array.isArray(reference) ? reference : [], value);
  if (!isObject(value)) return value;
  const before = isObject(reference) ? reference : {};
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, keyed(Object.hasOwn(before, name) ? before[name] : [], part)]),
  );
}

function keyedList(reference: readonly JsonValue[], list: readonly JsonValue[]): JsonValue[] {
  const known = reference.filter(isObject);
  const byKey = new Map(known.map((entry) => [keyOf(entry), entry]));
  const { hasOwn, next } = keysOf(list, byKey);
  const twins = matched(
    known.filter((entry) => Object.hasOwn(entry, KEY_FIELD)),
    list.filter((entry): entry is JsonObject => isObject(entry) && !hasOwn(entry)),
  );
  return list.map((entry) => {
    if (!isObject(entry)) return keyed(undefined, entry);
    if (hasOwn(entry)) return keyed(byKey.get(keyOf(entry)), entry);
    const twin = twins.get(entry);
    const inner = keyed(twin, entry) as JsonObject;
    if (twin) return { ...inner, [KEY_FIELD]: twin[KEY_FIELD] ?? null };
    return { ...inner, [KEY_FIELD]: next() };
  });
}

/** For entries of the second list their own in the first, each at most once. */
function matched(known: readonly JsonObject[], entries: readonly JsonObject[]): Map<JsonObject, JsonObject> {
  const found = new Map<JsonObject, JsonObject>();
  let left = known.map((entry) => ({ entry, plain: withoutKeys(entry) }));
  /** Pairs those of which something says the same; what is undefined says nothing. */
  const pair = (said: (plain: JsonObject) => string | undefined) => {
    const sayers = Map.groupBy(left, ({ plain }) => said(plain));
    for (const entry of entries) {
      const text = found.has(entry) ? undefined : said(entry);
      const twin = text === undefined ? undefined : sayers.get(text)?.shift();
      if (twin) found.set(entry, twin.entry);
    }
    const gone = new Set(found.values());
    left = left.filter(({ entry }) => !gone.has(entry));
  };
  pair((plain) => JSON.stringify(plain));
  for (const name of nameFields) pair((plain) => (isText(plain[name]) ? plain[name] : undefined));
  for (const entry of entries) {
    if (found.has(entry) || left.length === 0) continue;
    const twin = left.find(({ plain }) => Object.keys(entry).some((name) => isSame(entry[name], plain[name])));
    if (!twin) continue;
    found.set(entry, twin.entry);
    left = left.filter((one) => one !== twin);
  }
  const unnamed = (entry: JsonObject) => !nameFields.some((name) => isText(entry[name]));
  const [only, ...others] = entries.filter((entry) => !found.has(entry));
  const [last, ...more] = left;
  if (only && last && others.length + more.length === 0 && unnamed(only) && unnamed(last.plain)) {
    found.set(only, last.entry);
  }
  return found;
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string' && value !== '';
}
