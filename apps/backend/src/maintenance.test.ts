import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { embeddedDatabases } from '../testing/each-database.ts';
import { watchErrors } from '../testing/watch-errors.ts';
import { openDatabase } from './database/open-database.ts';
import { openFileStore } from './files/open-file-store.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { createVacuum, startMaintenance } from './maintenance.ts';
import { interruptedUploads } from './submissions/files/interrupted-uploads.ts';

const logger = watchErrors();
const makeDatabase = embeddedDatabases();

test('the embedded database does not grow by rows that are gone', { timeout: 120_000 }, async () => {
  const settings = await makeDatabase();
  const opened = await openDatabase(settings, logger);
  const { database } = opened;
  const rows = 20_000;
  const churn = async () => {
    const numbers = sql`generate_series(1, ${rows}::int) as n`;
    await database.execute(
      sql`insert into rate_counts select '2020-01-01'::timestamptz + ${Math.random()}::float8 * interval '1 day', md5(n::text), 1 from ${numbers}`,
    );
    await database.execute(sql`delete from rate_counts`);
  };
  const size = async () => {
    const [row] = await database
      .select({ size: sql<number>`pg_relation_size('rate_counts')::int` })
      .from(sql`(select 1) as one`);
    return row?.size ?? 0;
  };
  const vacuum = createVacuum(opened);
  expect(await vacuum()).toBe(false);
  await churn();
  const once = await size();
  for (let round = 0; round < 3; round += 1) {
    expect(await vacuum()).toBe(true);
    await churn();
  }
  expect(await size()).toBeLessThanOrEqual(1.5 * once);
  expect(await vacuum()).toBe(true);
  expect(await vacuum()).toBe(false);
  await opened.close();
});

test('tidies up again and again, until it is closed', { timeout: 60_000 }, async () => {
  const settings = await makeDatabase();
  const opened = await openDatabase(settings, logger);
  const limiter = createRateLimiter({ ...opened, logger });
  let room = true;
  const disk = { hasRoom: () => room, keepReserve: vi.fn(async () => {}) };
  const forget = vi.spyOn(limiter, 'forget');
  const files = await openFileStore(settings);
  const interrupted = interruptedUploads({ ...opened, files });
  const maintenance = startMaintenance({ opened, interrupted, disk, limiter, logger, everyMs: 20 });
  await expect.poll(() => forget.mock.calls.length).toBeGreaterThan(2);
  await expect.poll(() => disk.keepReserve.mock.calls.length).toBeGreaterThan(1);
  // On a full disk the database must write nothing.
  room = false;
  await new Promise((resolve) => setTimeout(resolve, 300));
  const written = forget.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(forget.mock.calls.length).toBe(written);
  room = true;
  await expect.poll(() => forget.mock.calls.length).toBeGreaterThan(written);
  await maintenance.close();
  const calls = forget.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(forget.mock.calls.length).toBe(calls);
  limiter.close();
  await opened.close();
});
