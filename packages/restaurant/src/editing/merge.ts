/** Brings a draft up to date with what went live since: that is taken over where the draft has nothing of its own. */
import { patchesBetween } from './differences.ts';
import { type JsonObject, type JsonValue, keyOf } from './entry-keys.ts';
import { keyedLike } from './keyed-like.ts';
import { applyPatches, type Conflict, isSame, type Patch, valueAt } from './patches.ts';

export interface Renewed {
  base: JsonObject;
  document: JsonObject;
  /** What was taken over. */
  patches: Patch[];
  conflicts: Conflict[];
}

/**
 * Merges three states. Where both changed the same, the draft keeps its own, and the two are a conflict.
 * @param before with keys: what was live, what became of it in the draft, and what stands against each other already
 * @param live without keys
 */
export function renewed(before: Pick<Renewed, 'base' | 'document' | 'conflicts'>, live: JsonObject): Renewed {
  const base = keyedLike(before.base, live);
  let { document } = before;
  const patches: Patch[] = [];
  const conflicts: Conflict[] = [];
  for (const patch of patchesBetween(before.base, base)) {
    const applied = applyPatches(document, [patch]);
    if (applied.conflicts.length > 0) conflicts.push(...applied.conflicts);
    else if (applied.document !== document) {
      patches.push(patch);
      document = applied.document;
    }
  }
  const places = new Set(conflicts.map(({ patch }) => JSON.stringify(patch.at)));
  const kept = before.conflicts.filter(({ patch }) => !places.has(JSON.stringify(patch.at)));
  return { base, document, patches, conflicts: openConflicts([...kept, ...conflicts], document) };
}

/** Those in which the draft does not say what went live. */
export function openConflicts(conflicts: readonly Conflict[], document: JsonObject): Conflict[] {
  return conflicts.flatMap(({ patch }) => {
    const now = valueAt(document, patch.at) ?? null;
    return isSettled(patch, now, document) ? [] : [{ patch, now }];
  });
}

function isSettled(patch: Patch, now: JsonValue, document: JsonObject): boolean {
  if (patch.do === 'set') return isSame(now, patch.to);
  if (patch.do === 'remove') return now === null;
  // Where something else stands in the draft is no matter of what it says.
  if (patch.do === 'move') return true;
  return valueAt(document, [...patch.at, { key: keyOf(patch.entry) ?? '' }]) !== undefined;
}
