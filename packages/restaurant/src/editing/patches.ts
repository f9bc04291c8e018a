/**
 * Changes of a configuration that several people make at once, in the browser and on the server alike: entries of lists are
 * addressed by their key (`entry-keys.ts`), and each change says what stood there before.
 */
import { type JsonObject, type JsonValue, KEY_FIELD, keyOf } from './entry-keys.ts';

/** The name of a field, or an entry of a list by its key. */
export type Step = string | { key: string };

export type Patch =
  /** `was`, `to`: null where the field is absent. A list of texts is set as a whole. */
  | { do: 'set'; at: Step[]; was: JsonValue; to: JsonValue }
  /** `at`: the list. `before`: the key of the entry that it stands in front of; absent: at the end. */
  | { do: 'add'; at: Step[]; entry: JsonObject; before?: string }
  /** `at`: the entry. */
  | { do: 'move'; at: Step[]; before?: string }
  | { do: 'remove'; at: Step[]; was: JsonObject };

/** What stands in the place of what a patch expected; null: nothing. */
export interface Conflict {
  patch: Patch;
  now: JsonValue;
}

/**
 * All of the patches, or none.
 * @param document is not changed: what a patch does not touch is shared with the answer
 */
export function applyPatches(
  document: JsonObject,
  patches: readonly Patch[],
): { document: JsonObject; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  let changed = document;
  for (const patch of patches) {
    const next = applied(changed, patch);
    if (next === undefined) conflicts.push({ patch, now: valueAt(changed, patch.at) ?? null });
    else changed = next;
  }
  return { document: conflicts.length > 0 ? document : changed, conflicts };
}

/** What stands at a place; undefined: nothing. */
export function valueAt(document: JsonValue, at: readonly Step[]): JsonValue | undefined {
  let value: JsonValue | undefined = document;
  for (const step of at) value = value === undefined ? undefined : within(value, step);
  return value;
}

/** What takes patches back, in the order in which it is to be applied; made against what stood there before them. */
export function inverseOf(document: JsonObject, patches: readonly Patch[]): Patch[] {
  const inverses: Patch[] = [];
  let before = document;
  for (const patch of patches) {
    const inverse = inverseOfOne(before, patch);
    const next = applied(before, patch);
    if (next === undefined || next === before) continue;
    if (inverse) inverses.unshift(inverse);
    before = next;
  }
  return inverses;
}

/** Whether two values are the same JSON, whatever the order of their fields; nothing is the same as null. */
export function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other || (one ?? null) === (other ?? null)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one === undefined || other === undefined) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  }
  const [here, there] = [one as JsonObject, other as JsonObject];
  const names = Object.keys(here);
  return (
    names.length === Object.keys(there).length &&
    names.every((name) => Object.hasOwn(there, name) && isSame(here[name], there[name]))
  );
}

function within(value: JsonValue, step: Step): JsonValue | undefined {
  if (typeof step !== 'string') {
    return Array.isArray(value) ? value.find((entry) => keyOf(entry) === step.key) : undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The document after it; undefined where it does not fit. */
function applied(document: JsonObject, patch: Patch): JsonObject | undefined {
  const last = patch.at.at(-1);
  if (last === undefined || last === '__proto__') return undefined;
  const place = patch.do === 'add' ? patch.at : patch.at.slice(0, -1);
  const parent = valueAt(document, place);
  const changed =
    patch.do === 'set'
      ? pinned(parent, withField(parent, last, patch), patch.at)
      : Array.isArray(parent)
        ? withEntry(parent, patch)
        : undefined;
  if (changed === undefined) return undefined;
  return changed === parent ? document : (replaced(document, place, changed) as JsonObject);
}

function withField(
  parent: JsonValue | undefined,
  name: Step,
  { was, to }: Extract<Patch, { do: 'set' }>,
): JsonValue | undefined {
  if (typeof name !== 'string' || typeof parent !== 'object' || parent === null || Array.isArray(parent)) {
    return undefined;
  }
  const now = Object.hasOwn(parent, name) ? parent[name] : undefined;
  // Both did the same.
  if (isSame(now, to)) return parent;
  if (!isSame(now, was)) return undefined;
  if (to !== null) return { ...parent, [name]: to };
  const { [name]: _gone, ...rest } = parent;
  return rest;
}

/**
 * An entry that is known by its id keeps its address when it gets another one: whoever types it, takes it back, or changes
 * something else there finds it where it was. With the old id again it is known by that.
 */
function pinned(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  at: readonly Step[],
): JsonValue | undefined {
  const key = keyOf(before);
  const isEntry = at.at(-1) === 'id' && typeof at.at(-2) === 'object';
  if (!isEntry || key === undefined || after === before) return after;
  const { [KEY_FIELD]: kept, ...entry } = after as JsonObject;
  if (String(entry.id) === key) return kept === key ? entry : after;
  return kept === undefined ? { ...entry, [KEY_FIELD]: key } : after;
}

function withEntry(list: JsonValue[], patch: Exclude<Patch, { do: 'set' }>): JsonValue[] | undefined {
  if (patch.do === 'add') {
    const key = keyOf(patch.entry);
    if (key === undefined) return undefined;
    return list.some((entry) => keyOf(entry) === key) ? list : inFrontOf(list, patch.entry, patch.before);
  }
  const now = within(list, patch.at.at(-1) ?? '');
  if (now === undefined) return patch.do === 'remove' ? list : undefined;
  const others = list.filter((entry) => entry !== now);
  if (patch.do === 'move') {
    const moved = inFrontOf(others, now, patch.before);
    return moved.every((entry, index) => entry === list[index]) ? list : moved;
  }
  return isSame(now, patch.was) ? others : undefined;
}

function inFrontOf(list: JsonValue[], entry: JsonValue, before?: string): JsonValue[] {
  const index = before === undefined ? -1 : list.findIndex((one) => keyOf(one) === before);
  return index < 0 ? [...list, entry] : list.toSpliced(index, 0, entry);
}

function replaced(value: JsonValue | undefined, at: readonly Step[], to: JsonValue): JsonValue {
  const [step, ...rest] = at;
  if (step === undefined || value === undefined) return to;
  const inner = replaced(within(value, step), rest, to);
  if (Array.isArray(value)) return value.map((entry) => (entry === within(value, step) ? inner : entry));
  return { ...(value as JsonObject), [step as string]: inner };
}

function inverseOfOne(before: JsonObject, patch: Patch): Patch | undefined {
  if (patch.do === 'set') return { ...patch, was: patch.to, to: valueAt(before, patch.at) ?? null };
  if (patch.do === 'add') {
    const key = keyOf(patch.entry);
    return key === undefined ? undefined : { do: 'remove', at: [...patch.at, { key }], was: patch.entry };
  }
  const place = patch.at.slice(0, -1);
  const list = valueAt(before, place);
  const now = valueAt(before, patch.at);
  if (!Array.isArray(list) || now === undefined) return undefined;
  const after = keyOf(list[list.indexOf(now) + 1]);
  const next = after === undefined ? {} : { before: after };
  return patch.do === 'move'
    ? { do: 'move', at: patch.at, ...next }
    : { do: 'add', at: place, entry: now as JsonObject, ...next };
}
