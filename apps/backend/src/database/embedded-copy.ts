import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ROOM_TO_OPEN, requireRoom } from '@tablefront/serving/disk/disk-room';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database.ts';
import { lockEmbeddedDatabase } from './embedded-database.ts';

const PREFIX = 'tablefront-copy-';
const LONGEST_MS = 24 * 60 * 60_000;

/**
 * Opens a copy of the embedded database in a place for temporary files (`TMPDIR`), for reading where its own disk has no room
 * for what opening it writes. The copy goes with `close()`.
 * @throws Unavailable where there is no room for it either
 */
export async function openEmbeddedCopy(dataDir: string, patienceMs: number): Promise<OpenDatabase> {
  const lock = await lockEmbeddedDatabase(dataDir, patienceMs);
  let copy: string | undefined;
  try {
    removeOldCopies();
    const database = resolve(dataDir, 'database');
    requireRoom(tmpdir(), sizeOf(database) + 2 * ROOM_TO_OPEN, 'A copy for reading needs room in TMPDIR');
    copy = mkdtempSync(join(tmpdir(), PREFIX));
    cpSync(database, join(copy, 'database'), { recursive: true });
    // What becomes of a copy in a power cut is all the same: nothing of it need be synced.
    const client = await PGlite.create(join(copy, 'database'));
    const made = copy;
    return {
      kind: 'embedded',
      database: drizzle(client),
      listen: async () => async () => {},
      async close() {
        await client.close();
        rmSync(made, { recursive: true, force: true });
        lock.close();
      },
    };
  } catch (error) {
    if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
    lock.close();
    throw error;
  }
}

/** A command that was killed left what visitors sent. */
function removeOldCopies(): void {
  for (const name of readdirSync(tmpdir())) {
    const path = join(tmpdir(), name);
    if (!name.startsWith(PREFIX) || Date.now() - statSync(path).mtimeMs < LONGEST_MS) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

function sizeOf(directory: string): number {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
