/** A field of a form in a configuration that is edited: the name and the shape that the file has are kept. */

import type { FormField, FormKind } from '../../site-configuration/schema/form-kinds.ts';
import { isObject, type JsonObject, type JsonValue } from '../entry-keys.ts';
import { type Patch, type Step, valueAt } from '../patches.ts';
import { settingOf } from './setting.ts';

/** Where a field is edited: under the name that the file has it by, and in the shape that it has there. */
export function placeOf(document: JsonObject, at: readonly Step[], kind: FormKind, field: FormField): Step[] {
  const parent = valueAt(document, at);
  // A text in the place of the object is the field that may stand alone.
  if (standsAlone(parent)) return kind.alone === field.key ? [...at] : [...at, field.key];
  const key = [field.key, ...field.also].find((name) => isThere(parent, name)) ?? field.key;
  const place = [...at, key];
  const value = valueAt(document, place);
  if (field.control === 'list' && isThere(value, 'items')) return [...place, 'items'];
  if (field.within === null) return place;
  return isObject(value) || (value === undefined && field.isWithinOnly) ? [...place, field.within] : place;
}

/** The patches that change a field; an object that stood as a text becomes one. */
export function changeOf(
  document: JsonObject,
  at: readonly Step[],
  kind: FormKind,
  field: FormField,
  to: JsonValue | undefined,
): Patch[] {
  const parent = valueAt(document, at);
  const place = placeOf(document, at, kind, field);
  if (standsAlone(parent) && place.length > at.length && kind.alone !== null) {
    return to === undefined || to === null
      ? []
      : [{ do: 'set', at: [...at], was: parent, to: { [kind.alone]: parent, [field.key]: to } }];
  }
  return settingOf(document, place, to);
}

const standsAlone = (parent: JsonValue | undefined): parent is Exclude<JsonValue, null | JsonObject> =>
  parent !== undefined && parent !== null && !isObject(parent);

const isThere = (value: JsonValue | undefined, key: string) =>
  isObject(value) && Object.hasOwn(value, key) && value[key] !== null;
