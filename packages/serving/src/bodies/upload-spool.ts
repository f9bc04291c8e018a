/**
 * Bodies with files on their way in: written to the disk as they come, so that what is only announced takes no memory, and
 * held to a least speed. A body's file has no name from the moment it is open: whatever becomes of the process, the
 * system frees it. In memory there are only as many as are being worked on.
 */
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat, unlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOM_TO_STORE, requireRoom } from '../disk/disk-room.ts';
import { createLanes } from '../lanes.ts';
import { Unavailable } from '../unavailable.ts';
import { type BodyTimes, BrokenOff, TooSlow, timedBody } from './timed-body.ts';
import { createUploadPlaces, defaultPlaceLimits, type Place, type PlaceLimits, type Sender } from './upload-places.ts';

export interface UploadLimits extends PlaceLimits {
  /** How long a body waits for a place before it is refused. */
  patienceMs: number;
  times: BodyTimes;
  /** How many are in memory at once. */
  inMemory: { ofBrand: number; together: number };
}

const defaults: UploadLimits = {
  ...defaultPlaceLimits,
  patienceMs: 5_000,
  times: { idleMs: 15_000, wholeMs: 300_000, graceMs: 20_000, leastBytesPerSecond: 12 * 1024 },
  inMemory: { ofBrand: 3, together: 6 },
};

/** Those that wait until there is room in memory. */
const waitingForMemory = { waiting: 100, waitingTogether: 100, patienceMs: 30_000 };
/** Those that wait for a place have nothing of theirs read. */
const MOST_WAITING = 200;
const CHECK_EVERY_MS = 100;
/** A file has its name for a moment only; one that kept it for so long was left by a process that was killed then. */
const LEFT_OVER_MS = 60_000;

/** Why a body is not taken, as it is answered. */
export interface BodyRefusal {
  why: 'busy' | 'too slow' | 'too large' | 'broken off';
  status: 400 | 413 | 503;
  error: string;
  fields?: Record<string, string>;
  /** With 503: when it may be tried again. */
  retryAfterSeconds?: number;
}

const busy: BodyRefusal = {
  why: 'busy',
  status: 503,
  retryAfterSeconds: 10,
  error: 'Too much is being sent at the moment. Please try again.',
};
const tooSlow: BodyRefusal = { why: 'too slow', status: 400, error: 'The body came too slowly' };
const tooLarge: BodyRefusal = { why: 'too large', status: 413, error: 'The body is too large' };
const brokenOff: BodyRefusal = { why: 'broken off', status: 400, error: 'The body broke off', fields: {} };

export interface SpooledBody {
  size: number;
  /** Its bytes from `start` to `end`, in memory for as long as `use` takes; waits until there is room. */
  lend<Value>(start: number, end: number, use: (bytes: Uint8Array) => Promise<Value>): Promise<Value>;
  /** Lets go of it. */
  close(): Promise<void>;
}

export type SpooledUpload = { ok: true; body: SpooledBody } | { ok: false; refusal: BodyRefusal };

export type UploadSpool = ReturnType<typeof createUploadSpool>;

/** @param dataDir holds the files, in `uploads` */
export function createUploadSpool(dataDir: string, limits: Partial<UploadLimits> = {}) {
  const { patienceMs, times, inMemory, ...placeLimits } = { ...defaults, ...limits };
  const directory = resolve(dataDir, 'uploads');
  const places = createUploadPlaces(placeLimits);
  const memory = createLanes({
    ...waitingForMemory,
    atOnce: inMemory.ofBrand,
    atOnceTogether: inMemory.together,
  });
  let waiting = 0;

  async function placeFor(sender: Sender, cutOff: () => void): Promise<Place | undefined> {
    const place = places.take(sender, cutOff);
    if (place || waiting >= MOST_WAITING) return place;
    waiting += 1;
    try {
      const deadline = performance.now() + patienceMs;
      while (performance.now() < deadline) {
        await wait(CHECK_EVERY_MS);
        const free = places.take(sender, cutOff);
        if (free) return free;
      }
      return undefined;
    } finally {
      waiting -= 1;
    }
  }

  function spooled(file: FileHandle, size: number, { brand }: Sender, close: () => Promise<void>): SpooledBody {
    return {
      size,
      close,
      async lend(start, end, use) {
        const leave = await memory.enter({ lane: brand, weight: 0, everyMs: 0, flooded: false });
        if (!leave) throw new Unavailable('Too many files are being worked on');
        try {
          const bytes = Buffer.allocUnsafeSlow(end - start);
          await readInto(file, bytes, start);
          return await use(bytes);
        } finally {
          leave();
        }
      },
    };
  }

  return {
    /**
     * Takes a body to its end. Whoever has it must close it.
     * @param sender.largest in bytes
     * @throws Unavailable, or the system's error, where the disk has no room
     */
    async take(body: ReadableStream<Uint8Array>, sender: Sender & { largest: number }): Promise<SpooledUpload> {
      requireRoom(dataDir, ROOM_TO_STORE + sender.largest);
      const cut = new AbortController();
      const place = await placeFor(sender, () => cut.abort());
      if (!place) return { ok: false, refusal: busy };
      let file: FileHandle | undefined;
      const close = async () => {
        place.leave();
        await file?.close();
      };
      try {
        file = await openNameless(directory);
        let size = 0;
        for await (const chunk of timedBody(body, times, cut.signal)) {
          size += chunk.length;
          if (size > sender.largest) break;
          await file.writeFile(chunk);
          place.count(chunk.length);
        }
        if (size <= sender.largest) {
          place.complete();
          return { ok: true, body: spooled(file, size, sender, close) };
        }
        await close();
        return { ok: false, refusal: tooLarge };
      } catch (error) {
        await close();
        if (error instanceof TooSlow) return { ok: false, refusal: tooSlow };
        if (error instanceof BrokenOff) return { ok: false, refusal: brokenOff };
        throw error;
      }
    },

    /** Removes what a process that was killed may have left. */
    async sweep() {
      const names = await readdir(directory).catch(() => []);
      for (const name of names) {
        const path = join(directory, name);
        const found = await stat(path).catch(() => undefined);
        if (found && Math.abs(Date.now() - found.mtimeMs) > LEFT_OVER_MS) await rm(path, { force: true });
      }
    },
  };
}

async function openNameless(directory: string): Promise<FileHandle> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readInto(file: FileHandle, bytes: Uint8Array, start: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, start + done);
    if (bytesRead === 0) throw new Error('A file on its way in is shorter than what was written to it');
    done += bytesRead;
  }
}
