/**
 * Room on the disk of `DATA_DIR` that is kept for the operator: where it is full of something else, giving it up is what lets
 * the embedded database be opened, and submissions be deleted.
 */
import { randomFillSync } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { freeBytes, ROOM_TO_OPEN, ROOM_TO_STORE } from '@tablefront/serving/disk/disk-room';

const PIECE_SIZE = 1024 * 1024;
/** For the log, which grows in pieces of 16 MiB: one to open the database, one to delete. */
export const reserveSize = 2 * ROOM_TO_OPEN;

/**
 * Makes it, or makes it whole again, of what is free.
 * @param leaving bytes that stay free: without it as many as visitors need, so that a small disk does without
 */
export async function keepReserve(dataDir: string, leaving = ROOM_TO_STORE): Promise<void> {
  const kept = reserveBytes(dataDir);
  const wanted = Math.min(reserveSize - kept, freeBytes(dataDir) - leaving);
  // Zeros would take no room where the disk compresses.
  const piece = randomFillSync(Buffer.alloc(PIECE_SIZE));
  if (wanted < PIECE_SIZE) return;
  const file = await open(reservePath(dataDir), 'a', 0o600);
  try {
    for (let size = PIECE_SIZE; size <= wanted; size += PIECE_SIZE) await file.write(piece);
  } finally {
    await file.close();
  }
}

export function giveUpReserve(dataDir: string): void {
  rmSync(reservePath(dataDir), { force: true });
}

export function reserveBytes(dataDir: string): number {
  return statSync(reservePath(dataDir), { throwIfNoEntry: false })?.size ?? 0;
}

function reservePath(dataDir: string): string {
  return resolve(dataDir, 'reserve');
}
