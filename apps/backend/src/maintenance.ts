/**
 * What a process tidies up from time to time: old counts, files that nobody has and, in the embedded database, which has no
 * autovacuum, the room of rows that are gone.
 */

import type { UploadSpool } from '@tablefront/serving/bodies/upload-spool';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { Unavailable } from '@tablefront/serving/unavailable';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OpenDatabase } from './database/database.ts';
import type { Logger } from './failures/logger.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { InterruptedUploads } from './submissions/files/interrupted-uploads.ts';

export interface MaintenanceOptions {
  opened: OpenDatabase;
  interrupted: InterruptedUploads;
  /** Of the embedded database, which ends the process where it cannot write. */
  disk?: { hasRoom(): boolean; keepReserve(): Promise<void> };
  limiter: RateLimiter;
  uploads?: Pick<UploadSpool, 'sweep'>;
  /** Deletes what else is over. */
  forget?(): Promise<void>;
  /** What is done at a time that has come, and how often it is looked for. */
  due?: readonly { everyMs: number; run(): Promise<void> }[];
  logger: Logger;
  countEvent?: CountEvent;
  everyMs?: number;
}

/** How often something happened; both names are of the code's own choosing. */
export type CountEvent = (kind: string, outcome: string, times?: number) => void;

const MINUTE_MS = 60_000;
const hourMs = 60 * MINUTE_MS;
/** In bytes of the database's log: some thousand submissions or counts. */
const MUCH_WRITTEN = 4 * 1024 * 1024;

/** Tidies up now and then every hour, until it is closed. */
export function startMaintenance(options: MaintenanceOptions) {
  const {
    opened,
    interrupted,
    disk,
    limiter,
    uploads,
    forget,
    due = [],
    logger,
    countEvent,
    everyMs = hourMs,
  } = options;
  const vacuum = opened.kind === 'embedded' ? createVacuum(opened) : undefined;
  let working = Promise.resolve();
  let reserving: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function tidy() {
    const removed = await interrupted.remove();
    if (removed > 0) {
      countEvent?.('interrupted upload', 'file removed', removed);
      logger.info({ files: removed }, 'Removed what uploads left that broke off');
    }
    await uploads?.sweep();
    if (disk && !disk.hasRoom()) throw new Unavailable('The disk of DATA_DIR is full');
    await limiter.forget();
    await forget?.();
    await vacuum?.();
  }
  function begin() {
    working = working.then(async () => {
      if (closed) return;
      try {
        await tidy();
      } catch (error) {
        if (!closed) logger.warn({ error: errorForLog(error) }, 'What is left over could not be tidied up yet');
      }
    });
  }
  /** Not while the process has enough to do with starting. */
  const keepReserve = () => {
    reserving = reserving
      .then(() => disk?.keepReserve())
      .catch((error: unknown) => {
        logger.warn({ error: errorForLog(error) }, 'The disk could not be given its reserve yet');
      });
  };
  function watchFor({ everyMs: lookMs, run }: NonNullable<MaintenanceOptions['due']>[number]) {
    let running: Promise<unknown> | undefined;
    const look = () => {
      running ??= run()
        .catch((error: unknown) => {
          if (!closed) logger.warn({ error: errorForLog(error) }, 'What is due could not be done yet');
        })
        .finally(() => {
          running = undefined;
        });
    };
    look();
    const looking = setInterval(look, Math.min(lookMs, everyMs)).unref();
    return async () => {
      clearInterval(looking);
      await running;
    };
  }
  begin();
  const watched = due.map(watchFor);
  const timer = setInterval(begin, everyMs).unref();
  const reserveTimer = setInterval(keepReserve, Math.min(MINUTE_MS, everyMs)).unref();
  return {
    async close() {
      closed = true;
      clearInterval(timer);
      clearInterval(reserveTimer);
      await Promise.all(watched.map((stop) => stop()));
      await working;
      await reserving;
    },
  };
}

const positions = z.object({ rows: z.array(z.object({ bytes: z.coerce.number() })).length(1) });
const tables = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** Makes what vacuums the embedded database when much was written since the last time; it answers whether it did. */
export function createVacuum({ database }: OpenDatabase): () => Promise<boolean> {
  // Opening it has vacuumed it. Of dead rows it keeps no count, but its log says how much was written.
  let vacuumedAt: number | undefined;

  async function position(): Promise<number> {
    const answer = await database.execute(sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`);
    return positions.parse(answer).rows[0]?.bytes ?? 0;
  }
  return async () => {
    const now = await position();
    vacuumedAt ??= now;
    if (now - vacuumedAt < MUCH_WRITTEN) return false;
    const { rows } = tables.parse(
      await database.execute(sql`
        select relname as name from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname
      `),
    );
    // One after the other: whatever comes meanwhile waits for one table only.
    for (const { name } of rows) await database.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
    vacuumedAt = await position();
    return true;
  };
}
