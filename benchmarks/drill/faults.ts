import { setTimeout as wait } from 'node:timers/promises';
import type { MeasuredSite } from '../servers/measured-site.ts';
import { ask } from './http-client.ts';
import type { DrillRecord } from './record.ts';
import type { Stage } from './stage.ts';

/** Something that goes wrong; it settles when all is well again. */
export interface Fault {
  what: string;
  run(): Promise<void>;
}

const READY_LIMIT_MS = 60_000;
const DATABASE_AWAY_MS = 3_000;
const BACKEND_AWAY_MS = 5_000;

/** What goes wrong in a drill, in this order. */
export function faultsOf({ sites, backend, postgresql }: Stage): Fault[] {
  const [first, second] = sites;
  const faults: Fault[] = [];
  if (!first) return faults;
  faults.push({
    what: `kill -9 of process ${first.name}, started again at once`,
    run: () => restart(first, 'SIGKILL'),
  });
  if (backend) {
    const run = () => restart(backend, 'SIGKILL', BACKEND_AWAY_MS);
    faults.push({ what: `kill -9 of the backend, away for ${BACKEND_AWAY_MS / 1000} s`, run });
  }
  if (postgresql) {
    const away = async () => {
      await postgresql.crash();
      await wait(DATABASE_AWAY_MS);
      await postgresql.startAgain();
      await untilReady([...sites, ...(backend ? [backend] : [])]);
    };
    faults.push({ what: `PostgreSQL stopped the hard way, away for ${DATABASE_AWAY_MS / 1000} s`, run: away });
  }
  if (second) {
    faults.push({
      what: `kill -9 of process ${second.name}, away for 3 s`,
      run: () => restart(second, 'SIGKILL', 3_000),
    });
    faults.push({
      what: `process ${second.name} told to stop (SIGTERM), and started again`,
      run: () => restart(second, 'SIGTERM'),
    });
  } else {
    faults.push({
      what: `process ${first.name} told to stop (SIGTERM), and started again`,
      run: () => restart(first, 'SIGTERM'),
    });
  }
  if (postgresql && !backend) {
    const both = async () => {
      await postgresql.crash();
      await first.end('SIGKILL');
      const started = startPatiently(first);
      await wait(DATABASE_AWAY_MS);
      await postgresql.startAgain();
      await started;
      await untilReady(sites);
    };
    faults.push({
      what: `PostgreSQL stopped the hard way, and process ${first.name} killed while it is away`,
      run: both,
    });
  }
  return faults;
}

/** Runs the faults one after the other, spread over the time that is left. */
export async function runFaults(faults: Fault[], record: DrillRecord, seconds: number): Promise<void> {
  for (const [index, { what, run }] of faults.entries()) {
    const due = ((index + 0.6) / faults.length) * seconds * 1000;
    await wait(Math.max(0, due - record.now()));
    console.log(`  ${(record.now() / 1000).toFixed(0)} s: ${what}`);
    const over = record.fault(what);
    await run().catch((error: unknown) => {
      record.violate('a process that did not come back', error instanceof Error ? error.message : String(error));
    });
    over();
    console.log(`  ${(record.now() / 1000).toFixed(0)} s: all is well again`);
  }
}

async function restart(site: MeasuredSite, signal: 'SIGKILL' | 'SIGTERM', awayMs = 0): Promise<void> {
  await site.end(signal);
  await wait(awayMs);
  await startPatiently(site);
  await untilReady([site]);
}

/** As whatever supervises processes does: again and again. */
async function startPatiently(site: MeasuredSite): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  for (;;) {
    try {
      return await site.start();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(300);
    }
  }
}

async function untilReady(sites: MeasuredSite[]): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  for (const { port, name } of sites) {
    for (;;) {
      const answer = await ask({ port, path: '/readyz', headers: { host: 'localhost' }, limitMs: 3_000 }).catch(
        () => undefined,
      );
      if (answer?.status === 200) break;
      if (Date.now() > deadline)
        throw new Error(`Process ${name} was not ready again within ${READY_LIMIT_MS / 1000} s`);
      await wait(50);
    }
  }
}
