import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface FileStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
}

/** The folder `files` in `dataDir`. */
export async function openFileStore({ dataDir }: { filesUrl?: string; dataDir: string }): Promise<FileStore> {
  const directory = join(dataDir, 'files');
  return {
    async put(key, bytes) {
      await mkdir(dirname(join(directory, key)), { recursive: true });
      await writeFile(join(directory, key), bytes);
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
  };
}
