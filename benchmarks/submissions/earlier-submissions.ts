/**
 * Feedback through this version of the site and through an earlier one, in turns, each with a database of its own:
 * `npm run bench -- earlier-submissions [--commit 194e4fd3]`; that commit is the last before the backend was redrawn.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgresqlPrograms } from '../../apps/backend/testing/postgresql-programs.ts';
import { startOwnPostgresql } from '../../apps/backend/testing/temporary-postgresql.ts';
import { earlierVersion, thisVersion } from '../earlier/compared-versions.ts';
import { saveResult } from '../measuring/results.ts';
import { compare, spreadOf } from '../measuring/rounds.ts';
import { type MeasuredSite, measuredSite } from '../servers/measured-site.ts';
import { CONNECTIONS, sendFeedback } from './visitors.ts';

const { values } = parseArgs({
  options: {
    commit: { type: 'string', default: '194e4fd3' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const earlier = earlierVersion(values.commit);

const comparisons = [];
if (findPostgresqlPrograms()) {
  const server = await startOwnPostgresql({ safe: true });
  try {
    comparisons.push(await measure('PostgreSQL', server.createDatabase));
  } finally {
    await server.stop();
  }
} else console.log('There is no PostgreSQL on this machine: not measured.');
comparisons.push(await measure('embedded'));
saveResult('earlier-submissions', {
  commit: values.commit,
  connections: CONNECTIONS,
  secondsEach: seconds,
  comparisons,
});

async function measure(database: string, createDatabase?: () => Promise<string>) {
  const now = await startSite('now', thisVersion, await createDatabase?.());
  const before = await startSite('before', earlier, await createDatabase?.());
  try {
    console.log(`${database}, ${CONNECTIONS} callers at once`);
    const comparison = await compare({ ours: now, theirs: before, unit: 'submissions/s', rounds });
    // The first of each round the sites' processes are warmed by.
    const cpuMs = [now, before].map((site) => spreadOf(site.cpuMs.slice(1)));
    console.log(`  the site's processor for each: ${cpuMs.map(({ median }) => median).join(' and ')} ms`);
    return { database, ...comparison, cpuMs };
  } finally {
    for (const { close } of [now, before]) await close();
  }
}

async function startSite(name: string, root: string, databaseUrl?: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
  const settings = { DATA_DIR: dataDir, TRUST_PROXY: 'true', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const site: MeasuredSite = await measuredSite(name, settings, root);
  await site.start();
  const program = path.join(import.meta.dirname, 'import-brands-of.ts');
  execFileSync(process.execPath, [program, root, dataDir, ...(databaseUrl ? [databaseUrl] : [])], { stdio: 'inherit' });
  const cpuMs: number[] = [];
  return {
    name,
    cpuMs,
    async measure() {
      const sent = await sendFeedback(site, seconds);
      cpuMs.push(sent.cpuMs);
      return sent.perSecond;
    },
    async close() {
      await site.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
