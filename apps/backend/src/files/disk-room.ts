import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Unavailable } from '../unavailable.ts';

/**
 * Bytes that must be free on the disk of `dataDir`. The embedded database takes room for its log in pieces of 16 MiB, and
 * gives up for good when there is none: what is stored leaves it some.
 */
export const roomToOpen = 20 * 1024 * 1024;
export const roomToStore = 48 * 1024 * 1024;

/**
 * Throws where the disk is as good as full.
 * @throws Unavailable
 */
export function requireRoom(dataDir: string, needed: number): void {
  let path = resolve(dataDir);
  while (!existsSync(path)) path = dirname(path);
  const { bavail, bsize } = statfsSync(path);
  const free = bavail * bsize;
  if (free >= needed) return;
  const mebibytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  throw new Unavailable(
    `The disk of DATA_DIR ${dataDir} is full: ${mebibytes(free)} MiB are free, ${mebibytes(needed)} MiB are needed`,
  );
}
