import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { FileStore } from './file-store.ts';

const unfinishedEnd = '.unfinished';

/** Files in `dataDir/files`, readable by their owner only, and never executable. */
export function openDirectoryFiles(dataDir: string): FileStore {
  const directory = resolve(dataDir, 'files');
  return {
    async put(key, bytes) {
      const path = join(directory, key);
      const folder = dirname(path);
      const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${randomUUID()}${unfinishedEnd}`;
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncDirectories(folder, firstMade === undefined ? folder : dirname(firstMade));
    },
    async get(key) {
      try {
        return await readFile(join(directory, key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (key) => rm(join(directory, key), { force: true }),
    async findUnfinished(before) {
      const paths = await findUnfinished(directory, before);
      return paths.map((path) => keyOfUnfinished(directory, path));
    },
    async removeUnfinished(before) {
      const paths = await findUnfinished(directory, before);
      for (const path of paths) await rm(path, { force: true });
      return paths.map((path) => keyOfUnfinished(directory, path));
    },
  };
}

function keyOfUnfinished(directory: string, path: string): string {
  return relative(directory, path).replace(/\.[^.]*\.unfinished$/, '');
}

/** One that is being written is touched with every piece. */
async function findUnfinished(directory: string, before: Date): Promise<string[]> {
  const found: string[] = [];
  try {
    for await (const entry of await opendir(directory, { recursive: true })) {
      if (!entry.isFile() || !entry.name.endsWith(unfinishedEnd)) continue;
      const path = join(entry.parentPath, entry.name);
      const touchedMs = (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY;
      if (touchedMs < before.getTime()) found.push(path);
    }
  } catch (error) {
    // Nothing was ever stored.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return found;
}

/** A name is on disk when its directory is; and that directory's own name when its parent is. */
async function syncDirectories(from: string, to: string): Promise<void> {
  for (let path = from; ; path = dirname(path)) {
    const directory = await open(path, 'r');
    try {
      await directory.sync();
    } finally {
      await directory.close();
    }
    if (path === to || path === dirname(path)) return;
  }
}
