import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Of all files together, when the process starts: those that were written longest ago go first. */
const MOST_BYTES = 1024 * 1024 * 1024;
const UNFINISHED = '.unfinished';

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

/**
 * The sites as they were last, in files: a process that starts while the backend is away shows them all the same. Several
 * processes may share the directory; a file appears whole or not at all.
 */
export function openRememberedSites(directory: string, warn: (message: string) => void): RememberedSites {
  const fileOf = (brandKey: string) => path.join(directory, createHash('sha256').update(brandKey).digest('hex'));
  // What is said of one site comes one after the other; what fails costs a warning, no page.
  const last = new Map<string, Promise<void>>();
  const next = (brandKey: string, work: () => Promise<void>) => {
    const running = (last.get(brandKey) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => warn(`${brandKey} could not be kept on the disk: ${String(error)}`))
      .finally(() => {
        if (last.get(brandKey) === running) last.delete(brandKey);
      });
    last.set(brandKey, running);
  };

  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    prune(directory);
  } catch (error) {
    warn(`The folder of remembered sites cannot be used: ${String(error)}`);
  }

  return {
    remember(brandKey, { text, storedAs }) {
      next(brandKey, async () => {
        const file = fileOf(brandKey);
        const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
        try {
          await writeFile(unfinished, `${JSON.stringify({ brandKey, storedAs })}\n${text}`, { mode: 0o600 });
          await rename(unfinished, file);
        } catch (error) {
          await rm(unfinished, { force: true });
          throw error;
        }
      });
    },
    async recall(brandKey) {
      try {
        const content = await readFile(fileOf(brandKey), 'utf8');
        const end = content.indexOf('\n');
        const { brandKey: keptFor, storedAs } = header.parse(JSON.parse(content.slice(0, end)));
        const text = content.slice(end + 1);
        return keptFor === brandKey ? { text, storedAs } : undefined;
      } catch {
        return undefined;
      }
    },
    forget: (brandKey) => next(brandKey, () => rm(fileOf(brandKey), { force: true })),
  };
}

function prune(directory: string): void {
  const files = readdirSync(directory).map((name) => {
    const file = path.join(directory, name);
    const { size, mtimeMs } = statSync(file);
    return { file, size, mtimeMs };
  });
  let bytes = 0;
  for (const { file, size } of files.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
    bytes += size;
    if (bytes > MOST_BYTES) rmSync(file, { force: true });
  }
}
