import { type JsonObject, type JsonValue, keyOf } from '@tablefront/restaurant/editing/entry-keys';
import { applyPatches, type Conflict, type Patch, type Step, valueAt } from '@tablefront/restaurant/editing/patches';

/**
 * Two that want something else in one place, until one is chosen. Of `draft`: a change of one's own met another's, which stands
 * (`now`). Of `live`: the draft's value stands (`now`) against what went live meanwhile (`patch`).
 */
export interface OpenConflict extends Conflict {
  of: 'draft' | 'live';
  /** Where an entry was removed in which something was changed here: what brings it back. */
  lost: Extract<Patch, { do: 'add' }> | null;
}

interface Rebased {
  document: JsonObject;
  /** What still holds. */
  patches: Patch[];
  conflicts: OpenConflict[];
}

/**
 * One's own changes on top of what others did.
 * @param before what one saw when one made them: it still has the entries that others removed
 */
export function rebase(document: JsonObject, patches: readonly Patch[], before: JsonObject): Rebased {
  let now = document;
  const kept: Patch[] = [];
  const conflicts: OpenConflict[] = [];
  for (const patch of patches) {
    const { document: next, conflicts: met } = applyPatches(now, [patch]);
    if (met[0]) conflicts.push({ ...met[0], of: 'draft', lost: lostEntry(now, before, patch.at) });
    else kept.push(patch);
    now = next;
  }
  return { document: now, patches: kept, conflicts: atOnePlace(conflicts) };
}

/** Whether two conflicts ask for the same choice. */
export const isSameConflict = (one: Pick<Conflict, 'patch'>, other: Pick<Conflict, 'patch'>): boolean =>
  placeOf(one) === placeOf(other);

const placeOf = ({ patch }: Pick<Conflict, 'patch'>) => `${patch.do} ${JSON.stringify(patch.at)}`;

// What was typed on after the first conflict at a place meets the same: the last is what is wanted.
function atOnePlace(conflicts: readonly OpenConflict[]): OpenConflict[] {
  const last = new Map<string, OpenConflict>();
  for (const conflict of conflicts) {
    const place = placeOf(conflict);
    last.set(place, conflict.patch.do === 'set' ? conflict : (last.get(place) ?? conflict));
  }
  return [...last.values()];
}

function lostEntry(now: JsonObject, before: JsonObject, at: readonly Step[]): OpenConflict['lost'] {
  for (const [index, step] of at.entries()) {
    const place = at.slice(0, index + 1);
    if (typeof step === 'string' || valueAt(now, place) !== undefined) continue;
    const list = valueAt(before, at.slice(0, index));
    const entry = valueAt(before, place);
    if (!Array.isArray(list) || typeof entry !== 'object' || entry === null || Array.isArray(entry)) return null;
    const next = keyOf(list[list.indexOf(entry) + 1]);
    return { do: 'add', at: at.slice(0, index), entry, ...(next !== undefined && { before: next }) };
  }
  return null;
}

/** What each of the two has there; null: nothing. */
export function sidesOf({ of, patch, now }: OpenConflict): { theirs: JsonValue; yours: JsonValue } {
  const wanted = patch.do === 'set' ? patch.to : patch.do === 'add' ? patch.entry : null;
  return of === 'draft' ? { theirs: now, yours: wanted } : { theirs: wanted, yours: now };
}

/** What closes a conflict. */
export function settling(document: JsonObject, conflict: OpenConflict, which: 'theirs' | 'yours'): Patch[] {
  const { of, patch } = conflict;
  if (of === 'draft') return which === 'yours' ? insisting(document, conflict) : [];
  const now = valueAt(document, patch.at) ?? null;
  if (which === 'theirs') return insisting(document, conflict);
  // The same again says that it stays.
  return [{ do: 'set', at: patch.at, was: now, to: now }];
}

/** What makes of a conflict what its patch says. */
function insisting(document: JsonObject, { patch, lost }: OpenConflict): Patch[] {
  const brought: Patch[] =
    lost && valueAt(document, [...lost.at, { key: keyOf(lost.entry) ?? '' }]) === undefined ? [lost] : [];
  const whole = applyPatches(document, brought).document;
  const now = valueAt(whole, patch.at) ?? null;
  if (patch.do === 'set') return [...brought, { ...patch, was: now }];
  if (patch.do !== 'remove') return [...brought, patch];
  return typeof now === 'object' && now !== null && !Array.isArray(now) ? [{ ...patch, was: now }] : [];
}
