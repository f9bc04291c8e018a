import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Unavailable } from '../unavailable.ts';

/**
 * Bytes that must be free on the disk of `dataDir`. The embedded database takes room for its log in pieces of 16 MiB, and
 * gives up for good when there is none: what is stored leaves it some.
 */
export const ROOM_TO_OPEN = 20 * 1024 * 1024;
export const ROOM_TO_STORE = 48 * 1024 * 1024;

/** What is free on the disk that holds the directory, which need not be there yet. */
export function freeBytes(directory: string): number {
  let path = resolve(directory);
  while (!existsSync(path)) path = dirname(path);
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

/**
 * Throws where the disk is as good as full.
 * @throws Unavailable
 */
export function requireRoom(directory: string, needed: number, what?: string): void {
  const free = freeBytes(directory);
  if (free >= needed) return;
  const mebibytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  const room = `${mebibytes(free)} MiB are free, ${mebibytes(needed)} MiB are needed`;
  throw new Unavailable(
    what === undefined ? `The disk of DATA_DIR ${directory} is full: ${room}` : `${what} (${directory}): ${room}`,
  );
}
