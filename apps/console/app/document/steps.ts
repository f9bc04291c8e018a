import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import { applyPatches, inverseOf, isSame, type Patch, type Step } from '@tablefront/restaurant/editing/patches';

/** Keystrokes in one field within this time are one step. */
const TYPING_MS = 1_000;
const MOST_STEPS = 500;

interface UndoStep {
  /** What takes it back. */
  patches: Patch[];
  typing: string | undefined;
  at: number;
}

export const isSamePlace = (one: readonly Step[], other: readonly Step[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** One after the other, with two settings of the same field in a row told as one. */
export function joined(patches: readonly Patch[], more: readonly Patch[]): Patch[] {
  const all = [...patches];
  for (const patch of more) {
    const last = all.at(-1);
    if (last?.do === 'set' && patch.do === 'set' && isSamePlace(last.at, patch.at)) {
      all.pop();
      if (!isSame(last.was, patch.to)) all.push({ ...patch, was: last.was });
    } else all.push(patch);
  }
  return all;
}

/** What was done here and can be taken back, the last first; what others did is not among it. */
export function createSteps() {
  let done: UndoStep[] = [];
  let undone: UndoStep[] = [];

  // What somebody else changed meanwhile is left as they have it.
  function fitting(document: JsonObject, patches: readonly Patch[]): Patch[] {
    let now = document;
    return patches.filter((patch) => {
      const { document: next, conflicts } = applyPatches(now, [patch]);
      const fits = conflicts.length === 0 && next !== now;
      now = next;
      return fits;
    });
  }

  function take(from: UndoStep[], to: UndoStep[], document: JsonObject): Patch[] | undefined {
    for (let step = from.pop(); step; step = from.pop()) {
      const patches = fitting(document, step.patches);
      if (patches.length === 0) continue;
      to.push({ patches: inverseOf(document, patches), typing: undefined, at: 0 });
      return patches;
    }
    return undefined;
  }

  return {
    /** To be called before the change is made. @param typing the field that is typed in */
    add(document: JsonObject, patches: readonly Patch[], typing: string | undefined, now: number): void {
      const inverse = inverseOf(document, patches);
      const last = done.at(-1);
      undone = [];
      if (typing !== undefined && last?.typing === typing && now - last.at < TYPING_MS) {
        last.patches = joined(inverse, last.patches);
        last.at = now;
        return;
      }
      done.push({ patches: inverse, typing, at: now });
      if (done.length > MOST_STEPS) done = done.slice(-MOST_STEPS);
    },
    /** The patches that take the last step back; undefined: there is none that still can be. */
    undo: (document: JsonObject) => take(done, undone, document),
    redo: (document: JsonObject) => take(undone, done, document),
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}
