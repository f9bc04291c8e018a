import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { sync, UNFINISHED_END, writeAside } from '@tablefront/serving/disk/write-aside';
import type { FileStore } from './file-store.ts';

/** Files in `dataDir/files`, readable by their owner only, and never executable. */
export function openDirectoryFiles(dataDir: string): FileStore {
  const directory = resolve(dataDir, 'files');
  return {
    async put(key, bytes) {
      const path = join(directory, key);
      await makeFolder(dirname(path));
      await writeAside(path, bytes, `${path}.${randomUUID()}${UNFINISHED_END}`);
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
      if (!entry.isFile() || !entry.name.endsWith(UNFINISHED_END)) continue;
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

/** A folder's name is on the disk when the folder that holds it is. */
async function makeFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  for (let path = folder; path !== dirname(firstMade); path = dirname(path)) await sync(dirname(path));
}
