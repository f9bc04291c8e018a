import type { Change } from '@tablefront/restaurant/editing/change';
import { changesInWords } from '@tablefront/restaurant/editing/changes-in-words';
import { type JsonObject, withKeys } from '@tablefront/restaurant/editing/entry-keys';
import { keyedLike } from '@tablefront/restaurant/editing/keyed-like';
import { parseConfiguration } from '@tablefront/restaurant/site-configuration/parse-configuration';

/** Of a version before which there was nothing. */
export const FIRST_TITLE = 'The first version';

/** So many are kept of a version; its title counts all. */
const MOST_KEPT = 500;

/**
 * In what two configurations differ, in words.
 * @param texts JSON of a list of both, each as JSON text
 */
export function differencesIn(texts: string): { title: string; changes: Change[] } {
  const [before, after] = JSON.parse(texts).map(objectOf);
  const keyed = withKeys(before);
  const { title, changes } = changesInWords(keyed, keyedLike(keyed, after));
  return storable({ title, changes: changes.slice(0, MOST_KEPT) });
}

/** The database refuses U+0000 and half characters, which a file may hold. */
function storable<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  );
}

function objectOf(text: string): JsonObject {
  const value = parseConfiguration(text.replace(/^\uFEFF/, ''));
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
