import type { Draft, Present } from '@tablefront/console-wire/drafts';
import { isSame, type Step } from '@tablefront/restaurant/editing/patches';

/** As long as a window is open it says so this often; who is not heard of for longer is gone. */
const AGAIN_MS = 30_000;
const GATHERED_MS = 500;

interface PresenceServer {
  draft: () => Draft | undefined;
  here: (at: Step[] | null) => Promise<Present[]>;
  leave: () => Promise<void>;
}

/** Who has the draft open: says where one is, and hears where others are. What fails is tried again by itself. */
export function createPresence(server: PresenceServer) {
  const watchers = new Set<() => void>();
  let present: readonly Present[] | undefined;
  let at: Step[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;

  async function say() {
    clearTimeout(timer);
    if (isGone) return;
    timer = setTimeout(() => void say(), AGAIN_MS);
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    try {
      const next = await server.here(at);
      if (isSame(JSON.parse(JSON.stringify(present ?? [])), JSON.parse(JSON.stringify(next)))) return;
      present = next;
      for (const tell of [...watchers]) tell();
    } catch {
      // Nobody misses it: saving says whether there is a connection.
    }
  }

  return {
    here: (): readonly Present[] => present ?? server.draft()?.here ?? nobody,
    watch(tell: () => void): () => void {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    /** Where one types now; null: nowhere. */
    move(next: Step[] | null) {
      at = next;
      clearTimeout(timer);
      timer = setTimeout(() => void say(), GATHERED_MS);
    },
    read: say,
    leave() {
      isGone = true;
      clearTimeout(timer);
      void server.leave().catch(() => undefined);
    },
  };
}

const nobody: readonly Present[] = [];
