/** One process with one brand visited, and with 1,000: memory and speed. `npm run bench -- brands`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drillBrand, hostOf } from '../drill/drill-brands.ts';
import { ask } from '../drill/http-client.ts';
import { load } from '../measuring/load.ts';
import { saveResult } from '../measuring/results.ts';
import { compare, spreadOf } from '../measuring/rounds.ts';
import { importBrands } from '../servers/import-brands.ts';
import { measuredSite } from '../servers/measured-site.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    brands: { type: 'string', default: '1000' },
  },
});
const brands = Number(values.brands);
const seconds = Number(values.seconds);
const CONNECTIONS = 20;
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/145.0.0.0';
const headersOf = (brand: number) => ({ host: hostOf(brand), 'accept-encoding': 'br', 'user-agent': USER_AGENT });

const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
const site = await measuredSite('site', { DATA_DIR: dataDir });
try {
  console.log(`Importing ${brands} brands (a third each with the content of three demo brands)…`);
  await importBrands({ dataDir }, everyBrand());
  await site.start();
  const megabytes = () => Math.round((site.memory() ?? 0) / 1e6);
  const visit = async (brand: number) => {
    const start = performance.now();
    const answer = await ask({ port: site.port, path: '/', headers: headersOf(brand) });
    if (answer.status !== 200) throw new Error(`${hostOf(brand)} answers ${answer.status}`);
    return performance.now() - start;
  };
  const memory = { started: megabytes(), oneBrand: 0, everyBrand: 0, afterLoad: 0 };
  await visit(0);
  const one = [{ path: '/', headers: headersOf(0) }];
  await load({ port: site.port, connections: CONNECTIONS, seconds, pages: one });
  memory.oneBrand = megabytes();

  const firstVisits: number[] = [];
  for (let brand = 1; brand < brands; brand += 1) firstVisits.push(await visit(brand));
  memory.everyBrand = megabytes();
  const { values: _, ...firstVisitMs } = spreadOf(firstVisits);
  console.log(`  first visit of a brand: median ${firstVisitMs.median} ms, slowest ${firstVisitMs.highest} ms`);

  const all = Array.from({ length: brands }, (__, brand) => ({ path: '/', headers: headersOf(brand) }));
  const latencies = { every: [] as number[], one: [] as number[] };
  const speed = await compare({
    ours: {
      name: `hits over ${brands} brands`,
      measure: async () => {
        const result = await load({ port: site.port, connections: CONNECTIONS, seconds, pages: all });
        latencies.every.push(result.p99);
        return result.requestsPerSecond;
      },
    },
    theirs: {
      name: 'hits on one of them',
      measure: async () => {
        const result = await load({ port: site.port, connections: CONNECTIONS, seconds, pages: one });
        latencies.one.push(result.p99);
        return result.requestsPerSecond;
      },
    },
    unit: 'requests/s',
    rounds: Number(values.rounds),
  });
  memory.afterLoad = megabytes();
  console.log(
    `  resident MB: started ${memory.started}, one brand ${memory.oneBrand}, every brand ${memory.everyBrand}, after the load ${memory.afterLoad}`,
  );
  const p99Ms = { everyBrand: spreadOf(latencies.every).median, oneBrand: spreadOf(latencies.one).median };
  saveResult('brands', {
    brands,
    connections: CONNECTIONS,
    secondsEach: seconds,
    memoryMegabytes: memory,
    firstVisitMs,
    p99Ms,
    comparisons: [speed],
  });
} finally {
  await site.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

function* everyBrand() {
  for (let brand = 0; brand < brands; brand += 1) yield drillBrand(brand, 0);
}
