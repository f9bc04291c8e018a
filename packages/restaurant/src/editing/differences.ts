/** How one state of a configuration becomes another, as patches. */
import { isObject, type JsonObject, type JsonValue, KEY_FIELD, keyOf } from './entry-keys.ts';
import { isSame, type Patch, type Step } from './patches.ts';

/**
 * What makes the second document of the first. Lists whose entries have keys are compared entry by entry; others are set.
 * @param before with keys (`withKeys`)
 * @param after with the same keys (`keyedLike`)
 */
export function patchesBetween(before: JsonObject, after: JsonObject): Patch[] {
  return between(before, after, []);
}

function between(before: JsonObject, after: JsonObject, at: Step[]): Patch[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  // Where an entry is found is nothing that it says.
  names.delete(KEY_FIELD);
  return [...names].flatMap((name) => {
    const was = Object.hasOwn(before, name) ? (before[name] ?? null) : null;
    const to = Object.hasOwn(after, name) ? (after[name] ?? null) : null;
    return partsBetween(was, to, [...at, name]);
  });
}

function partsBetween(was: JsonValue, to: JsonValue, at: Step[]): Patch[] {
  if (isSame(was, to)) return [];
  if (isObject(was) && isObject(to)) return between(was, to, at);
  const [old, now] = [entriesOf(was), entriesOf(to)];
  return old && now && old.size > 0 ? entriesBetween(old, now, at) : [{ do: 'set', at, was, to }];
}

/** The entries of a list by their keys; undefined where it is no list of entries that each have a key of their own. */
function entriesOf(list: JsonValue): Map<string, JsonObject> | undefined {
  if (!Array.isArray(list)) return undefined;
  const entries = new Map<string, JsonObject>();
  for (const entry of list) {
    const key = keyOf(entry);
    if (key === undefined || entries.has(key)) return undefined;
    entries.set(key, entry as JsonObject);
  }
  return entries;
}

function entriesBetween(old: Map<string, JsonObject>, now: Map<string, JsonObject>, at: Step[]): Patch[] {
  const removed = [...old].flatMap(([key, was]): Patch[] =>
    now.has(key) ? [] : [{ do: 'remove', at: [...at, { key }], was }],
  );
  const changed = [...old].flatMap(([key, was]) => {
    const to = now.get(key);
    return to ? between(was, to, [...at, { key }]) : [];
  });
  return [...removed, ...placed(old, now, at), ...changed];
}

/** What is new, and what moves: from the end, so that what stands behind is there already. */
function placed(old: Map<string, JsonObject>, now: Map<string, JsonObject>, at: Step[]): Patch[] {
  const places = new Map([...old.keys()].map((key, place) => [key, place]));
  const order = [...now.keys()];
  const resting = longestRising(order.flatMap((key) => places.get(key) ?? []));
  const patches: Patch[] = [];
  let next: { before?: string } = {};
  for (const [key, entry] of [...now].toReversed()) {
    const place = places.get(key);
    if (place === undefined) patches.push({ do: 'add', at, entry, ...next });
    else if (!resting.has(place)) patches.push({ do: 'move', at: [...at, { key }], ...next });
    next = { before: key };
  }
  return patches;
}

/** The longest part of a list of different numbers that rises: what need not move. */
function longestRising(numbers: readonly number[]): Set<number> {
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const number of numbers) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before.set(number, ends[low - 1]);
    ends[low] = number;
  }
  const rising = new Set<number>();
  for (let number = ends.at(-1); number !== undefined; number = before.get(number)) rising.add(number);
  return rising;
}
