/**
 * This version of the site against an earlier one, on the same brands: the processor's time for an uncached page, and requests
 * per second of a cached one. `npm run bench -- earlier [--commit 35a5144]`; that commit is the last whose pages were hydrated.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ask } from '../drill/http-client.ts';
import { load } from '../measuring/load.ts';
import { saveResult } from '../measuring/results.ts';
import { compare } from '../measuring/rounds.ts';
import { demoBrand, withLongMenu } from '../servers/demo-brands.ts';
import { measuredSite } from '../servers/measured-site.ts';
import { earlierVersion, renderingProcess, thisVersion } from './compared-versions.ts';

const { values } = parseArgs({
  options: {
    commit: { type: 'string', default: '35a5144' },
    rounds: { type: 'string', default: '15' },
    batch: { type: 'string', default: '30' },
    'load-rounds': { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
  },
});
const CONNECTIONS = 50;
const brands = [demoBrand('maple-and-ember'), withLongMenu(demoBrand('trattoria-lucia'))];
const rendered = [
  { name: 'home of 14 locations', brand: 0, page: '/' },
  { name: 'home of one location', brand: 1, page: '/' },
  { name: 'menu of 150 items', brand: 1, page: '/menu' },
  { name: 'catering', brand: 0, page: '/catering' },
  { name: 'location', brand: 0, page: '/location/queen-west-612-queen-st-w' },
];
const cached = [
  { name: 'home', host: 'localhost', page: '/' },
  { name: 'menu', host: 'trattoria.localhost', page: '/menu' },
];

const earlier = earlierVersion(values.commit);
const folder = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
try {
  const comparisons = [...(await compareRendering()), ...(await compareServing())];
  saveResult('earlier', { commit: values.commit, batch: Number(values.batch), connections: CONNECTIONS, comparisons });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function compareRendering() {
  const brandsFile = path.join(folder, 'brands.json');
  writeFileSync(brandsFile, JSON.stringify(brands));
  const [now, before] = await Promise.all([thisVersion, earlier].map((root) => renderingProcess(root, brandsFile)));
  const comparisons = [];
  for (const { name, brand, page } of rendered) {
    console.log(`${name}, rendered`);
    const order = { brand, page, batch: Number(values.batch) };
    const comparison = await compare({
      ours: { name: 'now', measure: () => now?.render(order) ?? Promise.reject() },
      theirs: { name: 'before', measure: () => before?.render(order) ?? Promise.reject() },
      unit: 'CPU ms/page',
      rounds: Number(values.rounds),
    });
    comparisons.push({ page: `${name}, rendered`, ...comparison });
  }
  for (const process of [now, before]) process?.stop();
  return comparisons;
}

async function compareServing() {
  const [now, before] = await Promise.all([startSite('now', thisVersion), startSite('before', earlier)]);
  const comparisons = [];
  try {
    for (const { name, host, page } of cached) {
      const headers = {
        host,
        'accept-encoding': 'br',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/145.0.0.0',
      };
      for (const answer of ['200, Brotli', '304']) {
        console.log(`${name}, cached, ${answer}`);
        const rate = async (site: typeof now) => {
          // Once to render it, and once more to see it as it is sent from then on.
          await ask({ port: site.port, path: page, headers });
          const { headers: sent } = await ask({ port: site.port, path: page, headers });
          const asked = {
            path: page,
            headers: answer === '304' ? { ...headers, 'if-none-match': String(sent.etag) } : headers,
          };
          const measure = async () =>
            (await load({ port: site.port, connections: CONNECTIONS, seconds: Number(values.seconds), pages: [asked] }))
              .requestsPerSecond;
          return { name: site.name, measure };
        };
        const [ours, theirs] = [await rate(now), await rate(before)];
        const comparison = await compare({ ours, theirs, unit: 'requests/s', rounds: Number(values['load-rounds']) });
        comparisons.push({ page: `${name}, cached`, answer, ...comparison });
      }
    }
  } finally {
    await Promise.all([now, before].map((site) => site.end('SIGTERM')));
  }
  return comparisons;
}

async function startSite(name: string, root: string) {
  const site = await measuredSite(name, { DATA_DIR: path.join(folder, name) }, root);
  await site.start();
  return site;
}
