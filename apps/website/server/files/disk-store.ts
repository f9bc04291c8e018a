import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UNFINISHED_END, writeAside } from '@tablefront/serving/disk/write-aside';

/** A file read within this time is not marked as used again. */
const USED_AGAIN_AFTER_MS = 3_600_000;
/** What an interrupted process left half written. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Files in a folder, up to so many bytes: the least recently used goes first. Several processes may share the folder. */
export interface DiskStore {
  read(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Never fails: what cannot be kept costs a warning. */
  write(name: string, content: Uint8Array | string): Promise<void>;
  /** Never fails. */
  remove(name: string): Promise<void>;
}

interface DiskStoreOptions {
  /** Made when it is first needed, readable by its owner only. */
  directory: string;
  maxBytes: number;
  /** What the files are, in warnings: `pictures`. */
  what: string;
  warn: (message: string) => void;
  /** A temporary folder takes the place of one that cannot be written to. */
  elsewhere?: boolean;
}

/** @param maxBytes is kept but for what is written between two counts, a twentieth of it by each process */
export function createDiskStore({ directory, maxBytes, what, warn, elsewhere = false }: DiskStoreOptions): DiskStore {
  let folder: Promise<string> | undefined;
  let uncounted = Number.POSITIVE_INFINITY;
  let counting = false;

  const place = async (name: string): Promise<string> => {
    folder ??= usableFolder();
    return path.join(await folder, name);
  };
  const usableFolder = async (): Promise<string> => {
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const probe = path.join(directory, `${randomUUID()}${UNFINISHED_END}`);
      await writeFile(probe, '');
      await rm(probe);
      return directory;
    } catch (error) {
      const other = elsewhere ? await mkdtemp(path.join(tmpdir(), `tablefront-${what}-`)) : undefined;
      warn(`${what} are ${other === undefined ? 'not kept' : `kept in ${other}`}: ${messageOf(error)}`);
      return other ?? directory;
    }
  };
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      warn(`one of the ${what} was not kept: ${messageOf(error)}`);
      return false;
    }
  };
  const count = async () => {
    if (counting || uncounted <= maxBytes / 20) return;
    counting = true;
    uncounted = 0;
    // What is wrong with the folder, writing tells.
    await prune(await place('.'), maxBytes).catch(() => undefined);
    counting = false;
  };

  return {
    async read(name) {
      const file = await place(name);
      try {
        const content = await readFile(file);
        await markAsUsed(file);
        return content;
      } catch {
        return undefined;
      }
    },
    async write(name, content) {
      const file = await place(name);
      const written = await attempt(() => writeAside(file, content, `${file}.${randomUUID()}${UNFINISHED_END}`));
      // A full disk: what is old makes room for what is new.
      uncounted = written ? uncounted + content.length : Number.POSITIVE_INFINITY;
      await count();
    },
    async remove(name) {
      const file = await place(name);
      await attempt(() => rm(file, { force: true }));
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function markAsUsed(file: string): Promise<void> {
  const { mtimeMs } = await stat(file);
  const now = new Date();
  if (now.getTime() - mtimeMs > USED_AGAIN_AFTER_MS) await utimes(file, now, now).catch(() => undefined);
}

/** Another process may do the same at the same time: what is gone already is gone. */
async function prune(folder: string, maxBytes: number): Promise<void> {
  const files: { file: string; size: number; usedAt: number }[] = [];
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) continue;
    const abandoned = name.endsWith(UNFINISHED_END) && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS;
    if (abandoned) await rm(file, { force: true });
    else files.push({ file, size: found.size, usedAt: found.mtimeMs });
  }
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= maxBytes) return;
  for (const { file, size } of files.sort((one, other) => one.usedAt - other.usedAt)) {
    if (bytes <= maxBytes * 0.9) return;
    await rm(file, { force: true });
    bytes -= size;
  }
}
