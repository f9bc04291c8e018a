import type { Saved } from '@tablefront/console-wire/drafts';
import type { JsonObject, JsonValue } from '@tablefront/restaurant/editing/entry-keys';
import { applyPatches, type Conflict, type Patch, type Step, valueAt } from '@tablefront/restaurant/editing/patches';
import { isSameConflict, type OpenConflict, rebase, settling } from './rebase.ts';
import { createSteps, isSamePlace, joined } from './steps.ts';
import { createWatchers } from './watchers.ts';

/** What a server has of a draft. */
export interface ServerState {
  revision: number;
  document: JsonObject;
  /** Of what is live, with the same keys. */
  published: JsonObject;
  /** Values of the draft that stand against what went live meanwhile. */
  conflicts?: readonly Conflict[];
}

/** What was changed here and the server does not have yet: kept in the browser, so that a reload loses nothing. */
export interface Unsaved {
  /** Sent, and not answered: sent again with the same id it is done once. */
  sent: { id: string; base: number; patches: Patch[] } | null;
  waiting: Patch[];
  conflicts: OpenConflict[];
}

/** `others`: what others did since the base of what was sent, without one's own. */
type Answer = Pick<Saved, 'revision' | 'others'>;

export interface ChangeOptions {
  /** The field that is typed in: its keystrokes within a second are one step of undo. */
  typing?: string;
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/**
 * A configuration that is edited: what the server has, with what is changed here on top. Nothing of React and of the network
 * in it: components listen to the part that they show, `saving.ts` sends what waits.
 */
export function createDocumentStore(first: ServerState, kept?: Unsaved, now: () => number = Date.now) {
  const watchers = createWatchers();
  const steps = createSteps();
  const changed = new Set<() => void>();
  let { revision, document: server, published } = first;
  let sent = kept?.sent ?? null;
  let conflicts: OpenConflict[] = kept?.conflicts ?? [];
  let waiting: Patch[] = [];
  let document = server;
  rebaseOn(server, kept?.waiting ?? [], server);
  takeConflicts(first.conflicts);

  function tell() {
    for (const listener of [...changed]) listener();
  }

  /** Others changed what the server has: what waits here comes on top of it. */
  function rebaseOn(next: JsonObject, own: readonly Patch[], before: JsonObject) {
    const inFlight = rebase(next, sent?.patches ?? [], before);
    const rebased = rebase(inFlight.document, own, before);
    server = next;
    waiting = rebased.patches;
    addConflicts(rebased.conflicts);
    document = rebased.document;
    watchers.tellAll();
    tell();
  }

  // What is settled here and not sent yet is not asked again.
  function takeConflicts(live: readonly Conflict[] = []) {
    const settled = [...(sent?.patches ?? []), ...waiting];
    const open = live.filter(({ patch }) => !settled.some(({ at }) => isSamePlace(at, patch.at)));
    conflicts = [
      ...conflicts.filter(({ of }) => of === 'draft'),
      ...open.map((conflict): OpenConflict => ({ ...conflict, of: 'live', lost: null })),
    ];
    tell();
  }

  function addConflicts(more: readonly OpenConflict[]) {
    conflicts = [...conflicts.filter((one) => !more.some((other) => isSameConflict(one, other))), ...more];
  }

  function apply(patches: readonly Patch[]): boolean {
    const { document: next, conflicts: met } = applyPatches(document, patches);
    if (met.length > 0 || next === document) return false;
    waiting = joined(waiting, patches);
    document = next;
    for (const patch of patches) watchers.tell(patch.do === 'add' ? patch.at : placeOf(patch));
    tell();
    return true;
  }

  return {
    get: () => document,
    published: () => published,
    revision: () => revision,
    at: (at: readonly Step[]): JsonValue | undefined => valueAt(document, at),
    publishedAt: (at: readonly Step[]): JsonValue | undefined => valueAt(published, at),
    /** Tells of changes of what stands there, in it, or around it. */
    subscribe: (at: readonly Step[], listener: () => void) => watchers.add(at, listener),
    /** Tells of every change, also of what waits and of conflicts. */
    watch(listener: () => void): () => void {
      changed.add(listener);
      return () => changed.delete(listener);
    },
    /** All of the patches, or none; false where nothing changed. */
    change(patches: readonly Patch[], { typing }: ChangeOptions = {}): boolean {
      const before = document;
      if (!apply(patches)) return false;
      steps.add(before, patches, typing, now());
      // Who changes a field that is in conflict has chosen.
      conflicts = conflicts.filter((one) => !patches.some(({ at }) => isSamePlace(one.patch.at, at)));
      return true;
    },
    undo(): boolean {
      const patches = steps.undo(document);
      return patches !== undefined && apply(patches);
    },
    redo(): boolean {
      const patches = steps.redo(document);
      return patches !== undefined && apply(patches);
    },
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,

    conflicts: () => conflicts,
    /** Closes a conflict with what they have, or with what was wanted here. */
    choose(conflict: OpenConflict, which: 'theirs' | 'yours'): void {
      conflicts = conflicts.filter((one) => one !== conflict);
      const before = document;
      const patches = settling(document, conflict, which);
      if (apply(patches)) steps.add(before, patches, undefined, now());
      else {
        waiting = [...waiting, ...patches];
        tell();
      }
    },

    unsaved: (): Unsaved => ({ sent, waiting, conflicts }),
    isSaved: () => sent === null && waiting.length === 0,
    /** What is to be sent now; undefined: nothing, or the last is not answered yet. @param most how many patches at once */
    send(id: string, most = Number.POSITIVE_INFINITY): Unsaved['sent'] | undefined {
      if (sent || waiting.length === 0) return undefined;
      sent = { id, base: revision, patches: waiting.slice(0, most) };
      waiting = waiting.slice(most);
      return sent;
    },
    /**
     * The server did what was sent; false: it came out otherwise here, and the server's document is to be loaded.
     */
    saved({ revision: next, others }: Answer): boolean {
      const own = sent?.patches ?? [];
      // Sent again (after a reload, or where an answer got lost) it was done before others did theirs: it is not the last.
      const isAgain = sent?.base !== revision || others.some((other) => other.revision >= next);
      sent = null;
      revision = next;
      const withOthers = applyPatches(
        server,
        others.flatMap(({ patches }) => patches),
      );
      const whole = applyPatches(withOthers.document, own);
      if (others.length === 0) {
        server = whole.document;
        tell();
      } else rebaseOn(whole.document, waiting, document);
      return !isAgain && withOthers.conflicts.length + whole.conflicts.length === 0;
    },
    /** The server did nothing of what was sent: what others changed meanwhile stands against it. */
    refusedFor({ revision: next, others }: Answer): boolean {
      const own = [...(sent?.patches ?? []), ...waiting];
      sent = null;
      revision = next;
      const withOthers = applyPatches(
        server,
        others.flatMap(({ patches }) => patches),
      );
      rebaseOn(withOthers.document, own, document);
      return withOthers.conflicts.length === 0;
    },
    /** The server will never do what was sent: it is taken back here. */
    takeBack(): Patch[] {
      const refused = sent?.patches ?? [];
      sent = null;
      rebaseOn(server, waiting, document);
      return refused;
    },
    /** It was not sent after all, and waits. */
    hold(): void {
      waiting = [...(sent?.patches ?? []), ...waiting];
      sent = null;
    },
    /** What the server has now. Nothing may be under way. */
    load(state: ServerState): void {
      const before = document;
      ({ revision, published } = state);
      rebaseOn(state.document, waiting, before);
      takeConflicts(state.conflicts);
    },
  };
}

/** Of an entry that moves or goes its list changes as well. */
const placeOf = ({ do: what, at }: Patch): readonly Step[] => (what === 'set' ? at : at.slice(0, -1));
