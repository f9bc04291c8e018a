import type { SaveDraft, Saved } from '@tablefront/console-wire/drafts';
import { Refused } from '../api/refused.ts';
import { uuid } from '../ui/random.ts';
import type { DocumentStore, ServerState, Unsaved } from './document-store.ts';

/** How long after the last key what was typed is sent. The preview is rendered of what the server has. */
const PAUSE_MS = 100;
/** Whoever types on sends no more often. */
const APART_MS = 400;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/** How a draft is read and changed on its server. */
export interface DraftServer {
  /** @throws Refused, Unreachable */
  save: (changes: SaveDraft) => Promise<Saved>;
  /** What the server has now; where the draft is there no more (published, given up), the one that everybody edits now. */
  load: () => Promise<ServerState>;
}

/** `waiting`: there is no connection, or the server is away; nothing is lost, it is tried again. */
export type SavingState = 'saved' | 'saving' | 'waiting';

interface SavingOptions {
  /** Keeps in the browser what the server does not have yet; null: it has all. */
  keep: (unsaved: Unsaved | null) => void;
  /** The server will not do a change, and why: it was taken back. */
  onRefused: (why: string) => void;
}

export type Saving = ReturnType<typeof createSaving>;

/** Sends what is changed in a store: a pause after the last change, again and again where it does not get through. */
export function createSaving(store: DocumentStore, server: DraftServer, { keep, onRefused }: SavingOptions) {
  const watchers = new Set<() => void>();
  let state: SavingState = 'saved';
  let savedAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [wantsSend, wantsLoad, working, stopped] = [false, false, false, false];
  let failures = 0;
  // The revision that was told of: of what is being sent just now, the answer says the same.
  let toldOf = 0;
  let sentAt = Number.NEGATIVE_INFINITY;
  // A batch of which one change is refused is sent in single changes, so that the others count.
  let singly = 0;

  function show(next: SavingState) {
    if (next === 'saved') savedAt = Date.now();
    if (next === state && next !== 'saved') return;
    state = next;
    for (const tell of [...watchers]) tell();
  }

  function plan(ms: number) {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      wantsSend = true;
      void work();
    }, ms);
  }

  const isBehind = () => toldOf > store.revision();
  const planNext = () => plan(Math.max(PAUSE_MS, sentAt + APART_MS - Date.now()));

  const stopWatching = store.watch(() => {
    keepNow();
    if (store.isSaved()) return;
    if (state === 'saved') show('saving');
    if (failures === 0) planNext();
  });

  function keepNow() {
    const unsaved = store.unsaved();
    keep(store.isSaved() && unsaved.conflicts.length === 0 ? null : unsaved);
  }

  // One thing after the other: what the server answers belongs to what it was asked.
  async function work() {
    if (working) return;
    working = true;
    try {
      while (!stopped && (wantsSend || wantsLoad || isBehind())) {
        if (wantsSend) {
          wantsSend = false;
          await send();
        } else {
          [wantsLoad, toldOf] = [false, 0];
          await load();
        }
        failures = 0;
      }
      if (store.isSaved()) {
        if (state !== 'saved') show('saved');
      } else planNext();
    } catch (error) {
      failures += 1;
      wantsLoad ||= !(error instanceof Refused);
      show('waiting');
      plan(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)));
    } finally {
      working = false;
    }
  }

  async function send() {
    const changes = store.unsaved().sent ?? store.send(uuid(), singly > 0 ? 1 : undefined);
    if (!changes) return;
    sentAt = Date.now();
    keepNow();
    show('saving');
    let answer: Saved;
    try {
      answer = await server.save(changes);
    } catch (error) {
      if (!isFinal(error)) throw error;
      await giveWay(error, changes.patches.length);
      return;
    }
    const same = answer.kind === 'saved' ? store.saved(answer) : store.refusedFor(answer);
    singly = Math.max(0, singly - 1);
    wantsLoad ||= !same;
    wantsSend ||= singly > 0;
    keepNow();
  }

  /** What the server refuses it refuses again: the draft is gone, or somebody may not change this. */
  async function giveWay(refused: Refused, patches: number) {
    if (refused.status === 404 || refused.status === 410 || refused.status === 409) {
      store.hold();
      wantsSend = true;
      await load();
    } else if (patches > 1) {
      store.hold();
      singly = patches;
      wantsSend = true;
    } else {
      store.takeBack();
      onRefused(refused.message);
      singly = Math.max(0, singly - 1);
      wantsSend = singly > 0;
    }
  }

  async function load() {
    const loaded = await server.load();
    // Sent and not answered: its answer says what others did.
    if (!store.unsaved().sent) store.load(loaded);
  }

  return {
    status: () => state,
    /** ms since 1970 */
    savedAt: () => savedAt,
    watch(tell: () => void): () => void {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    /** What was left over of an earlier visit is sent. */
    start() {
      if (store.isSaved()) return;
      show('saving');
      plan(0);
    },
    /** At once: a field was left, the page is hidden, there is a connection again. */
    flush() {
      if (store.isSaved()) return;
      clearTimeout(timer);
      wantsSend = true;
      void work();
    },
    /** Resolves when the server has everything. @throws Error where it cannot be reached now */
    async settled(): Promise<void> {
      this.flush();
      while (!store.isSaved()) {
        if (state === 'waiting') throw new Error('What you changed is not saved yet: there is no connection.');
        await new Promise<void>((resolve) => {
          const off = this.watch(done);
          const offStore = store.watch(done);
          function done() {
            off();
            offStore();
            resolve();
          }
        });
      }
    },
    /** Others changed the draft, or something went live. @param revision where it is known */
    told(revision?: number) {
      if (revision === undefined) wantsLoad = true;
      else toldOf = Math.max(toldOf, revision);
      if (wantsLoad || isBehind()) void work();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      stopWatching();
    },
  };
}

/** Whether the server decided; a session that ended, a busy server and a lost connection are waited for. */
const isFinal = (error: unknown): error is Refused =>
  error instanceof Refused && error.status < 500 && ![401, 408, 429].includes(error.status);
