/** Values, and entries of lists, as patches put them into a document. */
import { type JsonObject, type JsonValue, KEY_FIELD } from '../entry-keys.ts';
import { newKey } from '../in-file.ts';
import { isSame, type Patch, type Step, valueAt } from '../patches.ts';

/**
 * The patches that put a value in a place, also where the objects around it are not there yet; none where it stands there already.
 * @param to undefined, null: the field goes
 */
export function settingOf(document: JsonObject, at: readonly Step[], to: JsonValue | undefined): Patch[] {
  const was = valueAt(document, at) ?? null;
  const next = to ?? null;
  if (isSame(was, next)) return [];
  const missing = at.findIndex((_, index) => index > 0 && valueAt(document, at.slice(0, index)) === undefined);
  if (missing < 0) return [{ do: 'set', at: [...at], was, to: next }];
  if (next === null) return [];
  let value: JsonValue = next;
  for (const step of at.slice(missing).toReversed()) {
    if (typeof step !== 'string') return [];
    value = { [step]: value };
  }
  return [{ do: 'set', at: at.slice(0, missing), was: null, to: value }];
}

/** An entry to add, with a key of its own: it is taken out again before anybody else reads the document. */
export const newEntry = (entry: JsonObject = {}): JsonObject => ({ ...entry, [KEY_FIELD]: newKey() });

/** The patches that add an entry to a list, also where there is no list yet. @param before the key that it stands in front of */
export function addingOf(document: JsonObject, list: readonly Step[], entry: JsonObject, before?: string): Patch[] {
  if (valueAt(document, list) === undefined) return settingOf(document, list, [entry]);
  return [{ do: 'add', at: [...list], entry, ...(before !== undefined && { before }) }];
}

/** A place as text: the name of a field to type in, the key of a map. */
export const placeText = (at: readonly Step[]): string => JSON.stringify(at);
