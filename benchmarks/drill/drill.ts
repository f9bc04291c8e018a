/**
 * The drill: `npm run bench -- drill [--variant postgresql,hosted,embedded] [--minutes 5 | --seconds 30] [--connections 200]`.
 * Visitors read every page and send submissions while processes are killed, the database restarts, the backend is away and
 * brands change. It says what was wrong, and fails if anything was. Method and results: `benchmarks/README.md`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { saveResult } from '../measuring/results.ts';
import { importBrands } from '../servers/import-brands.ts';
import { changeConfigurations } from './changes.ts';
import { drillBrand, ownDemoBrands } from './drill-brands.ts';
import { faultsOf, runFaults } from './faults.ts';
import { findPages, readPages, rememberServed } from './readers.ts';
import { type DrillSummary, startRecord } from './record.ts';
import { type Sending, sendSubmissions } from './senders.ts';
import { setStage, type Variant, variants } from './stage.ts';
import { compareStored, type StoredCount } from './stored-submissions.ts';
import { watchVersions } from './versions.ts';

/** What is under way when the load ends must be acknowledged within this. */
const LAST_CALL_MS = 60_000;
const MOMENT_MS = 1_000;

interface DrillOptions {
  seconds: number;
  connections: number;
  brands: number;
  /** Pause of one visitor between two requests, on average. */
  thinkMs: number;
  changeEveryMs: number;
  showsWithinMs: number;
}

interface DrillResult {
  variant: Variant;
  options: DrillOptions;
  passed: boolean;
  summary: DrillSummary;
  stored: StoredCount;
}

/** Runs the drill; answers the exit code. */
export async function drill(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      variant: { type: 'string', default: variants.join(',') },
      minutes: { type: 'string', default: '5' },
      seconds: { type: 'string' },
      connections: { type: 'string', default: '200' },
      brands: { type: 'string', default: '40' },
      think: { type: 'string', default: '200' },
      'change-every': { type: 'string', default: '5000' },
      'shows-within': { type: 'string', default: '1500' },
    },
  });
  const options: DrillOptions = {
    seconds: values.seconds === undefined ? Number(values.minutes) * 60 : Number(values.seconds),
    connections: Number(values.connections),
    brands: Number(values.brands),
    thinkMs: Number(values.think),
    changeEveryMs: Number(values['change-every']),
    showsWithinMs: Number(values['shows-within']),
  };
  const wanted = variants.filter((variant) => values.variant.split(',').includes(variant));
  if (wanted.length === 0) throw new Error(`The variants are ${variants.join(', ')}`);
  const results: DrillResult[] = [];
  for (const variant of wanted) {
    const result = await runVariant(variant, options);
    print(result);
    saveResult(`drill-${variant}`, result);
    results.push(result);
  }
  return results.every(({ passed }) => passed) ? 0 : 1;
}

async function runVariant(variant: Variant, options: DrillOptions): Promise<DrillResult> {
  const { seconds, connections, brands, thinkMs, changeEveryMs } = options;
  // A backend that is not in the process tells nobody of changes: its configurations are asked for anew every second.
  const showsWithinMs = options.showsWithinMs + (variant === 'hosted' ? 1_000 : 0);
  console.log(`\nDrill on ${variant}: ${connections} connections, ${seconds} s`);
  const stage = await setStage(variant);
  try {
    const versionsBefore = Array.from({ length: brands }, (_, brand) => drillBrand(brand, 0));
    await importBrands(stage.place, [...ownDemoBrands(), ...versionsBefore]);
    await wait(showsWithinMs);
    const pages = await findPages(stage.proxyPort, brands);
    // Each process has served every page before anything goes wrong.
    if (stage.sites.length > 1) await findPages(stage.proxyPort, brands);

    const record = startRecord();
    const versions = watchVersions(record, showsWithinMs);
    const served = rememberServed(stage.sites);
    const sent: Sending[] = [];
    const load = new AbortController();
    const giveUp = new AbortController();
    const senders = Math.max(1, Math.round(connections / 5));
    const visiting = Array.from({ length: connections }, (_, index) =>
      index < senders
        ? sendSubmissions({
            port: stage.backendPort,
            brands,
            record,
            sent,
            thinkMs: thinkMs * 3,
            stop: load.signal,
            giveUp: giveUp.signal,
          })
        : readPages({
            port: stage.proxyPort,
            pages,
            versions,
            record,
            thinkMs,
            mayBeDown: stage.sites.length === 1,
            served,
            stop: load.signal,
          }),
    );
    visiting.push(
      changeConfigurations({
        stage,
        brands,
        versions,
        record,
        everyMs: changeEveryMs,
        showsWithinMs,
        stop: load.signal,
      }),
    );
    const processes = [...stage.sites, ...(stage.backend ? [stage.backend] : [])];
    const watching = setInterval(() => {
      record.moment(Object.fromEntries(processes.map((site) => [site.name, megabytes(site.memory())])));
    }, MOMENT_MS);

    await runFaults(faultsOf(stage), record, seconds);
    await wait(Math.max(2_000, seconds * 1000 - record.now()));
    load.abort();
    const tooLate = setTimeout(() => giveUp.abort(), LAST_CALL_MS);
    await Promise.all(visiting);
    clearTimeout(tooLate);
    clearInterval(watching);
    for (const site of processes) {
      if (site.ownEnds() > 0 && !stage.postgresql) record.violate('a process that ended by itself', site.name);
    }
    const ended = processes.filter((site) => site.ownEnds() > 0).map((site) => `${site.name} ${site.ownEnds()} times`);
    if (ended.length > 0) console.log(`  ended by themselves, and were started again: ${ended.join(', ')}`);

    await stage.stopSites();
    const stored = await compareStored(stage.place, sent, record);
    const summary = record.summary();
    const passed = summary.violations.length === 0;
    if (!passed) {
      for (const site of processes) console.log(`  the log of ${site.name} ends with:\n${site.log().slice(-3_000)}`);
    }
    return { variant, options, passed, summary, stored };
  } finally {
    await stage.remove();
  }
}

function megabytes(bytes: number | undefined): number | undefined {
  return bytes === undefined ? undefined : Math.round(bytes / 1e6);
}

function print({ variant, summary, stored, passed }: DrillResult): void {
  for (const [kind, { calm, amidFaults }] of Object.entries(summary.requests)) {
    console.log(
      `  ${kind}: ${calm.count + amidFaults.count}; ms p50/p95/p99/max ${[calm.p50, calm.p95, calm.p99, calm.max].join('/')}, amid faults ${[amidFaults.p50, amidFaults.p95, amidFaults.p99, amidFaults.max].join('/')}`,
    );
  }
  const { calm, amidFaults } = summary.changes;
  console.log(
    `  changes shown: ${calm.count}, ms p50/p99/max ${[calm.p50, calm.p99, calm.max].join('/')}; amid faults ${amidFaults.count}, ${[amidFaults.p50, amidFaults.p99, amidFaults.max].join('/')}`,
  );
  for (const [what, count] of Object.entries(summary.interrupted)) console.log(`  ${what}: ${count} times (allowed)`);
  console.log(
    `  submissions: ${stored.acknowledged} acknowledged of ${stored.sent}, ${stored.stored} stored, ${stored.files} files`,
  );
  for (const { violation, count, examples } of summary.violations) {
    console.log(`  VIOLATION: ${violation}, ${count} times`);
    for (const example of examples) console.log(`    ${example}`);
  }
  console.log(passed ? `PASSED: the drill on ${variant}` : `FAILED: the drill on ${variant}`);
}
