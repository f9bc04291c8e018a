import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file read within this time is not marked as used again. */
const USED_AGAIN_AFTER_MS = 3_600_000;
/** What an interrupted process left half written. */
const ABANDONED_AFTER_MS = 3_600_000;
const UNFINISHED = '.part';

/** Files in a folder, up to so many bytes: the least recently used goes first. Several processes may share the folder. */
export interface PictureStore {
  read(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Never fails: what cannot be kept is made again. */
  write(name: string, content: Uint8Array | string): Promise<void>;
}

interface PictureStoreOptions {
  /** Made when it is first needed; a temporary one takes its place where it cannot be written to. */
  directory: string;
  maxBytes: number;
  warn: (message: string) => void;
}

/** @param maxBytes is kept but for what is written between two counts, a twentieth of it by each process */
export function createPictureStore({ directory, maxBytes, warn }: PictureStoreOptions): PictureStore {
  let folder: Promise<string> | undefined;
  let uncounted = Number.POSITIVE_INFINITY;
  let counting = false;

  const open = (): Promise<string> => {
    folder ??= usableFolder(directory, warn);
    return folder;
  };
  const count = async () => {
    if (counting || uncounted <= maxBytes / 20) return;
    counting = true;
    uncounted = 0;
    await prune(await open(), maxBytes).catch((error: unknown) => warn(`pictures were not counted: ${String(error)}`));
    counting = false;
  };

  return {
    async read(name) {
      const file = path.join(await open(), name);
      try {
        const content = await readFile(file);
        await markAsUsed(file);
        return content;
      } catch {
        return undefined;
      }
    },
    async write(name, content) {
      const own = await open();
      const unfinished = path.join(own, `${randomUUID()}${UNFINISHED}`);
      try {
        await writeFile(unfinished, content);
        await rename(unfinished, path.join(own, name));
        uncounted += content.length;
      } catch (error) {
        warn(`a picture was not kept: ${error instanceof Error ? error.message : String(error)}`);
        await rm(unfinished, { force: true }).catch(() => undefined);
        // A full disk: what is old makes room for what is new.
        uncounted = Number.POSITIVE_INFINITY;
      }
      await count();
    },
  };
}

async function usableFolder(directory: string, warn: (message: string) => void): Promise<string> {
  try {
    await mkdir(directory, { recursive: true });
    const probe = path.join(directory, `${randomUUID()}${UNFINISHED}`);
    await writeFile(probe, '');
    await rm(probe);
    return directory;
  } catch (error) {
    const other = await mkdtemp(path.join(tmpdir(), 'tablefront-pictures-'));
    warn(`pictures are kept in ${other}: ${error instanceof Error ? error.message : String(error)}`);
    return other;
  }
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
    const abandoned = name.endsWith(UNFINISHED) && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS;
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
