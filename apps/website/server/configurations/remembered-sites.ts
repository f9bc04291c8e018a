import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createDiskStore } from '../files/disk-store.ts';

const MOST_BYTES = 1024 * 1024 * 1024;

/** What the backend answered for a host name or brand id. */
interface RememberedSite {
  /** The answer's body: `{success: true, data: …}`. */
  text: string;
  /** The id under which the backend tells of changes. */
  storedAs?: string;
}

export interface RememberedSites {
  /** Keeps it, in the background, in place of what was kept. */
  remember(brandKey: string, site: RememberedSite): void;
  /** The site that was kept last; undefined where there is none. */
  recall(brandKey: string): Promise<RememberedSite | undefined>;
  /** The backend says that there is no such site. */
  forget(brandKey: string): void;
}

const header = z.object({ brandKey: z.string(), storedAs: z.string().optional() });

/** The sites as they were last, in files: a process that starts while the backend is away shows them all the same. */
export function openRememberedSites(directory: string, warn: (message: string) => void): RememberedSites {
  const store = createDiskStore({ directory, maxBytes: MOST_BYTES, what: 'sites', warn });
  const nameOf = (brandKey: string) => createHash('sha256').update(brandKey).digest('hex');
  // What is said of one site comes one after the other.
  const last = new Map<string, Promise<void>>();
  const next = (brandKey: string, work: () => Promise<void>) => {
    const running = (last.get(brandKey) ?? Promise.resolve()).then(work).finally(() => {
      if (last.get(brandKey) === running) last.delete(brandKey);
    });
    last.set(brandKey, running);
  };

  return {
    remember(brandKey, { text, storedAs }) {
      next(brandKey, () => store.write(nameOf(brandKey), `${JSON.stringify({ brandKey, storedAs })}\n${text}`));
    },
    async recall(brandKey) {
      const content = (await store.read(nameOf(brandKey)))?.toString() ?? '';
      const end = content.indexOf('\n');
      try {
        const { brandKey: keptFor, storedAs } = header.parse(JSON.parse(content.slice(0, end)));
        return keptFor === brandKey ? { text: content.slice(end + 1), storedAs } : undefined;
      } catch {
        return undefined;
      }
    },
    forget: (brandKey) => next(brandKey, () => store.remove(nameOf(brandKey))),
  };
}
