import { uuid } from '../ui/random.ts';
import type { Unsaved } from './document-store.ts';

const PREFIX = 'unsaved ';
const tab = uuid();

/**
 * What the server does not have yet, by brand, in this browser: each window writes its own, and the next one that opens the
 * brand takes what windows left that are closed. Where storage is forbidden nothing is kept, and saving goes on all the same.
 */
export function createKeptChanges(brandId: string, storage: Storage | undefined = ownStorage()) {
  const own = `${PREFIX}${brandId} ${tab}`;
  // Held as long as this window lives, so that no other takes what it is still sending.
  void navigator.locks?.request(own, () => new Promise(() => undefined));

  return {
    keep(unsaved: Unsaved | null): void {
      try {
        if (unsaved) storage?.setItem(own, JSON.stringify(unsaved));
        else storage?.removeItem(own);
      } catch {
        // Full: the server has it in a moment.
      }
    },
    /** What is left of earlier windows, the oldest first. */
    async take(): Promise<Unsaved[]> {
      if (!storage) return [];
      const held = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const left = names.filter((name) => name.startsWith(`${PREFIX}${brandId} `) && (name === own || !held.has(name)));
      return left.flatMap((name) => {
        const text = storage.getItem(name);
        storage.removeItem(name);
        const unsaved = text === null ? undefined : readUnsaved(text);
        return unsaved ? [unsaved] : [];
      });
    },
  };
}

function readUnsaved(text: string): Unsaved | undefined {
  try {
    const unsaved: Partial<Unsaved> = JSON.parse(text);
    const { sent = null, waiting, conflicts = [] } = unsaved;
    return Array.isArray(waiting) && Array.isArray(conflicts) ? { sent, waiting, conflicts } : undefined;
  } catch {
    return undefined;
  }
}

/** Of several windows: one's own calls that were sent go again each by itself, so only the first is kept as sent. */
export function together(kept: readonly Unsaved[]): Unsaved | undefined {
  const [first, ...others] = kept;
  if (!first) return undefined;
  return {
    sent: first.sent,
    waiting: [...first.waiting, ...others.flatMap(({ sent, waiting }) => [...(sent?.patches ?? []), ...waiting])],
    conflicts: kept.flatMap(({ conflicts }) => conflicts),
  };
}

function ownStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
