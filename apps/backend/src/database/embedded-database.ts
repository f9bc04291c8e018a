/**
 * PostgreSQL inside this process (PGlite), made as safe as a server: by itself it never calls fsync and takes no lock,
 * so that a power cut loses the store and two processes silently overwrite each other.
 */
import { chmodSync, existsSync, fsyncSync, mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { createSemaphore } from '@tablefront/off-thread/semaphore';
import { freeBytes, ROOM_TO_OPEN, requireRoom } from '@tablefront/serving/disk/disk-room';
import { makeAside, sync } from '@tablefront/serving/disk/write-aside';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { giveUpReserve } from '../files/disk-reserve.ts';
import { boundAlarms } from './bounded-alarms.ts';
import { DataDirectoryInUse } from './data-directory-in-use.ts';
import type { OpenDatabase } from './database.ts';

/**
 * Opens the database in `dataDir/database`, made if it is not there. Throws `DataDirectoryInUse` when another process
 * keeps holding it for `patienceMs`.
 * @param makeRoom a full disk's reserve is given up for it
 * @param onLost is called when the database gives up (its log cannot be written, say): what it is asked after that would
 * block this process for ever. What it acknowledged is there again when a new process opens it.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  patienceMs: number,
  onLost: (error: Error) => void,
  makeRoom = false,
): Promise<OpenDatabase> {
  const directory = resolve(dataDir, 'database');
  // First who holds it: a command finds the site that does, however full the disk is.
  const lock = await lockEmbeddedDatabase(dataDir, patienceMs);
  try {
    if (makeRoom && freeBytes(dataDir) < ROOM_TO_OPEN) giveUpReserve(dataDir);
    requireRoom(dataDir, ROOM_TO_OPEN);
    if (!existsSync(directory)) await initialize(directory);
    // PGlite makes its files readable and writable for everybody: nobody else may get at them.
    chmodSync(directory, 0o700);
    const files = new DurableFiles(directory);
    const client = new WatchedDatabase(onLost, {
      fs: files,
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
        ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB'],
        // Otherwise its log grows to a gigabyte before it is cut.
        ...['-c', 'max_wal_size=128MB'],
      ],
    });
    await client.waitReady;
    try {
      const database = drizzle(client);

      // The hook into the file system is an internal of PGlite: should it stop working, nothing may be stored.
      const before = files.syncs;
      await database.execute(sql`select pg_logical_emit_message(true, 'tablefront', 'durability check')`);
      if (files.syncs === before) throw new Error('The embedded database does not write through to the disk');
      if (client.watched === 0) throw new Error('The embedded database would not tell that it gives up');

      // There is no autovacuum in it.
      await database.execute(sql`vacuum`);

      return {
        kind: 'embedded',
        database,
        listen: async (channel, listener) => {
          const stop = await client.listen(channel, (payload) => listener.onNotification(payload));
          return () => stop();
        },
        async close() {
          await client.close();
          lock.close();
        },
      };
    } catch (error) {
      await client.close();
      throw error;
    }
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** After a PANIC the next statement would never return: nothing may come between that and its discovery. */
class WatchedDatabase extends PGlite {
  watched = 0;
  private readonly onLost: (error: Error) => void;

  constructor(onLost: (error: Error) => void, options: PGliteOptions) {
    super(options);
    this.onLost = onLost;
  }

  override async execProtocolStream(...parameters: Parameters<PGlite['execProtocolStream']>) {
    this.watched += 1;
    try {
      return await super.execProtocolStream(...parameters);
    } catch (error) {
      if (error instanceof Error && hasGivenUp(error)) this.onLost(error);
      throw error;
    }
  }
}

function hasGivenUp(error: Error): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');
}

class DurableFiles extends NodeFS {
  syncs = 0;

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const initialized = await super.init(...parameters);
    boundAlarms(initialized.emscriptenOpts);
    initialized.emscriptenOpts.preRun?.push((module) => {
      const operations: unknown = Reflect.get(module.NODEFS, 'stream_ops');
      if (typeof operations !== 'object' || operations === null) return;
      Reflect.set(operations, 'fsync', (stream: { nfd: number }) => {
        fsyncSync(stream.nfd);
        this.syncs += 1;
        return 0;
      });
    });
    return initialized;
  }
}

/** Throws `DataDirectoryInUse` when another process keeps holding it for `patienceMs`. */
export async function lockEmbeddedDatabase(dataDir: string, patienceMs: number): Promise<{ close(): void }> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = resolve(dataDir, 'database.lock');
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const lock = tryLock(path);
    if (lock) return lock;
    if (performance.now() >= deadline) throw new DataDirectoryInUse(dataDir);
    await wait(50);
  }
}

/** A lock of SQLite's is held by the kernel: it ends with the process, however the process ends. */
function tryLock(path: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    const busy = 5;
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined;
    throw error;
  }
}

/** A new store appears whole or not at all, wherever the process dies. */
async function initialize(directory: string): Promise<void> {
  await makeAside(directory, async (unfinished) => {
    const client = await PGlite.create(unfinished);
    await client.close();
    // A thousand files.
    const some = createSemaphore({ atOnce: 16 });
    const names = await readdir(unfinished, { recursive: true });
    await Promise.all(['.', ...names].map((name) => some.run(() => sync(join(unfinished, name)))));
  });
}
