import { createHash } from 'node:crypto';
import { createSemaphore, type Semaphore } from '@tablefront/off-thread/semaphore';
import { type FetchedFile, fetchPublic } from '@tablefront/serving/outbound/fetch-public';
import type { Reach } from '@tablefront/serving/outbound/open-public';
import { z } from 'zod';
import type { DiskStore } from '../../files/disk-store.ts';

const LARGEST_FILE = 15_000_000;
const limits = { maxBytes: LARGEST_FILE, limitMs: 10_000, idleMs: 4_000 };
/** How long a picture is taken to be what it was; then its host is asked again, without anybody waiting for it. */
const FRESH_MS = 86_400_000;
/** Files held in memory at once, and how many of them one slow host can hold up. */
const AT_ONCE = 6;
const AT_ONCE_OF_A_HOST = 3;
const WAITING = 200;

const record = z.object({
  /** Hash of the file: what was made of it stays right as long as this does. */
  version: z.string(),
  checkedAt: z.number(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});
type FileRecord = z.infer<typeof record>;

/** What is known of a file on another machine. */
interface KnownFile {
  version: string;
  isFresh: boolean;
}

export interface LinkedPictures {
  known(link: string): Promise<KnownFile | undefined>;
  /** Fetches the file and has something made of it, while it waits for neither in memory. */
  use<T>(link: string, from: Origin, make: (content: Buffer, version: string) => Promise<T>): Promise<T>;
  /** Asks the host whether it is still the same. */
  check(link: string, from: Origin): Promise<void>;
}

/** `allows`: whether the file may come from there, asked for each redirect too. */
export interface Origin {
  allows(url: URL): boolean;
}

/** The host has it no more, or answers something that is no file. */
class NotThere extends Error {}

interface LinkedPicturesOptions {
  store: DiskStore;
  /** For tests, which have no public internet. */
  reach?: Reach;
  now: () => number;
}

/** Pictures of other machines, and on the disk what is known of them. */
export function createLinkedPictures({ store, reach, now }: LinkedPicturesOptions): LinkedPictures {
  const together = createSemaphore({ atOnce: AT_ONCE, waiting: WAITING });
  const hosts = new Map<string, Semaphore>();

  const fewOf = async <T>(host: string, work: () => Promise<T>): Promise<T> => {
    const own = hosts.get(host) ?? createSemaphore({ atOnce: AT_ONCE_OF_A_HOST, waiting: WAITING });
    hosts.set(host, own);
    try {
      return await own.run(() => together.run(work));
    } finally {
      if (own.isIdle()) hosts.delete(host);
    }
  };
  const remembered = async (link: string): Promise<FileRecord | undefined> => {
    const text = await store.read(recordName(link));
    const result = text && record.safeParse(parsed(text.toString()));
    return result?.success ? result.data : undefined;
  };
  const remember = async (link: string, version: string, { headers }: Pick<FetchedFile, 'headers'>) => {
    const { etag, 'last-modified': lastModified } = headers;
    const written: FileRecord = { version, checkedAt: now(), etag, lastModified };
    await store.write(recordName(link), JSON.stringify(written));
  };
  const fetch = (link: string, { allows }: Origin, conditions: Record<string, string> = {}) =>
    fetchPublic(link, {
      ...limits,
      ...reach,
      allows,
      headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.8', ...conditions },
    });

  return {
    async known(link) {
      const file = await remembered(link);
      return file && { version: file.version, isFresh: now() - file.checkedAt < FRESH_MS };
    },
    use(link, from, make) {
      return fewOf(new URL(link).host, async () => {
        const file = await fetch(link, from);
        if (file.status !== 200) throw new NotThere(`${new URL(link).host} answered ${file.status}`);
        const version = hashOf(file.body);
        const made = await make(file.body, version);
        await remember(link, version, file);
        return made;
      });
    },
    check(link, from) {
      return fewOf(new URL(link).host, async () => {
        const before = await remembered(link);
        if (!before) return;
        const file = await fetch(link, from, {
          ...(before.etag && { 'if-none-match': before.etag }),
          ...(before.lastModified && { 'if-modified-since': before.lastModified }),
        });
        const { etag, lastModified } = before;
        if (file.status === 200) await remember(link, hashOf(file.body), file);
        else if (file.status !== 304) throw new NotThere(`${new URL(link).host} answered ${file.status}`);
        else await remember(link, before.version, { headers: { etag, 'last-modified': lastModified } });
      });
    },
  };
}

function recordName(link: string): string {
  return `${hashOf(link)}.json`;
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 40);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
