/**
 * Feedback through the site against the driver's bare inserts of the same row, each in a transaction of its own, on the same
 * kind of database with the same number of callers at once: `npm run bench -- submissions`.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { pino } from 'pino';
import { openDatabase } from '../../apps/backend/src/database/open-database.ts';
import { findPostgresqlPrograms } from '../../apps/backend/testing/postgresql-programs.ts';
import { startOwnPostgresql } from '../../apps/backend/testing/temporary-postgresql.ts';
import { drillBrand, idOf, restaurantIdOf } from '../drill/drill-brands.ts';
import { saveResult } from '../measuring/results.ts';
import { compare } from '../measuring/rounds.ts';
import { importBrands } from '../servers/import-brands.ts';
import { measuredSite } from '../servers/measured-site.ts';
import { brands, CONNECTIONS, sendFeedback } from './visitors.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '3' } },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const record = JSON.stringify({
  type: 'restaurant',
  nature: 'other',
  rating: 5,
  message: 'The soup was lovely, and the service kind. We will be back with the whole family.',
});

const INSERT_TEXT =
  'insert into submissions (id, brand_id, kind, restaurant_id, record, idempotency_key) values ($1, $2, $3, $4, $5, $6) returning id';

interface Bare {
  insert(): Promise<unknown>;
  close(): Promise<void>;
}

const comparisons = [];
if (findPostgresqlPrograms()) {
  const server = await startOwnPostgresql({ safe: true });
  try {
    comparisons.push(
      await measure('PostgreSQL', await server.createDatabase(), await barePostgresql(await server.createDatabase())),
    );
  } finally {
    await server.stop();
  }
} else console.log('There is no PostgreSQL on this machine: not measured.');
comparisons.push(await measure('embedded', undefined, await bareEmbedded()));
saveResult('submissions', { connections: CONNECTIONS, secondsEach: seconds, comparisons });

async function measure(kind: string, databaseUrl: string | undefined, bare: Bare) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
  const site = await measuredSite('site', {
    DATA_DIR: dataDir,
    TRUST_PROXY: 'true',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  try {
    await site.start();
    await importBrands({ databaseUrl, dataDir }, brands);
    console.log(`${kind}, ${CONNECTIONS} callers at once`);
    const comparison = await compare({
      ours: {
        name: 'site',
        measure: async () => (await sendFeedback(site, seconds)).perSecond,
      },
      theirs: { name: 'bare inserts', measure: () => rateOf(bare.insert) },
      unit: 'submissions/s',
      rounds,
    });
    return { database: kind, ...comparison };
  } finally {
    await site.end('SIGTERM');
    await bare.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function rateOf(insert: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  const caller = async () => {
    while (performance.now() < end) {
      await insert();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  return (done / (performance.now() - start)) * 1000;
}

/** The same tables, the same number of connections as the site has. */
async function barePostgresql(databaseUrl: string): Promise<Bare> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
  const opened = await openDatabase({ databaseUrl, dataDir }, pino({ level: 'silent' }));
  await opened.close();
  rmSync(dataDir, { recursive: true, force: true });
  await importBrands({ databaseUrl, dataDir }, [drillBrand(0, 0)]);
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  return {
    insert: () =>
      pool.query(INSERT_TEXT, [randomUUID(), idOf(0), 'restaurant_feedback', restaurantIdOf(0), record, randomUUID()]),
    close: () => pool.end(),
  };
}

/** PGlite with the project's own fsync, without which it would lose what it acknowledged. */
async function bareEmbedded(): Promise<Bare> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
  await importBrands({ dataDir }, [drillBrand(0, 0)]);
  const { database, close } = await openDatabase({ dataDir }, pino({ level: 'silent' }));
  return {
    insert: () =>
      database.execute(
        sql`insert into submissions (id, brand_id, kind, restaurant_id, record, idempotency_key) values (${randomUUID()}, ${idOf(0)}, 'restaurant_feedback', ${restaurantIdOf(0)}, ${record}, ${randomUUID()}) returning id`,
      ),
    close: async () => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
