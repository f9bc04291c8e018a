/** What a person would count as one change each: a field, an entry that came, went or moved. */
import type { AnyKind, ByHand, Field } from '../site-configuration/schema/declare.ts';
import { type Declared, declaredAlong, kindOf } from './declared-along.ts';
import { patchesBetween } from './differences.ts';
import { type JsonObject, type JsonValue, keyOf } from './entry-keys.ts';
import { type Patch, type Step, valueAt } from './patches.ts';

export interface ChangedPlace {
  what: 'added' | 'removed' | 'changed' | 'moved';
  at: Step[];
  /** Of a field. */
  field: (Field | ByHand) | undefined;
  key: string;
  /** Of an entry. */
  kind: AnyKind | undefined;
  /** The state in which all that `at` leads through is found. */
  state: JsonObject;
  before: JsonValue;
  after: JsonValue;
}

/**
 * @param before with keys
 * @param after with the same keys
 */
export function changedPlaces(before: JsonObject, after: JsonObject): ChangedPlace[] {
  const places = new Map<string, ChangedPlace>();
  for (const patch of patchesBetween(before, after)) {
    const place = placeOf(patch, before, after);
    const key = `${place.what} ${JSON.stringify(place.at)}`;
    if (!places.has(key)) places.set(key, place);
  }
  return [...places.values()];
}

function placeOf(patch: Patch, before: JsonObject, after: JsonObject): ChangedPlace {
  const entryKey = patch.do === 'add' ? keyOf(patch.entry) : undefined;
  const at = entryKey === undefined ? patch.at : [...patch.at, { key: entryKey }];
  const state = patch.do === 'remove' ? before : after;
  const { along, unknown } = declaredAlong(state, at);
  const last = along.at(-1);
  // What stands within a field that is one thing for us counts as that field.
  if (last && !unknown && !leadsOn(last, at)) return fieldAt(at.slice(0, last.depth), last, before, after);
  const both = { before: valueAt(before, at) ?? null, after: valueAt(after, at) ?? null };
  const common = { at, state, ...both };
  if (patch.do === 'set') return { ...common, what: 'changed', field: undefined, key: nameOf(at), kind: undefined };
  const kind = last?.field.of && kindOf(last.field.of, valueAt(state, at));
  return { ...common, what: whats[patch.do], field: last?.field, key: last?.key ?? '', kind };
}

const whats = { add: 'added', remove: 'removed', move: 'moved' } as const;

/** Whether a path leads to an entry of the list that the last field is. */
function leadsOn({ field, depth }: Declared, at: readonly Step[]): boolean {
  const rest = at.slice(depth);
  return field.of !== undefined && rest.some((step) => typeof step !== 'string');
}

function fieldAt(at: Step[], { field, key }: Declared, before: JsonObject, after: JsonObject): ChangedPlace {
  const was = valueAt(before, at) ?? null;
  const to = valueAt(after, at) ?? null;
  const state = to === null ? before : after;
  return { what: 'changed', at, field, key, kind: undefined, state, before: was, after: to };
}

function nameOf(at: readonly Step[]): string {
  const last = at.findLast((step) => typeof step === 'string');
  return last ?? '';
}
