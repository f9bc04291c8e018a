/**
 * A process that has just started, and 160 visitors who all want pages that nobody has rendered yet: how long a new visitor
 * waits meanwhile for a short answer, against the time that one of the pages takes: `npm run bench -- cold-visits`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { drillBrand, hostOf } from '../drill/drill-brands.ts';
import { ask, connection } from '../drill/http-client.ts';
import { saveResult } from '../measuring/results.ts';
import { compare } from '../measuring/rounds.ts';
import { importBrands } from '../servers/import-brands.ts';
import { measuredSite } from '../servers/measured-site.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const VISITORS = 160;
const ASKS_EVERY_MS = 20;
const brands = Array.from({ length: 60 }, (_, brand) => ({ host: hostOf(brand), brand: drillBrand(brand, 0) }));
const paths = ['/', '/menu', '/locations', '/offers', '/contact'];
const pages = brands.flatMap(({ host }) => paths.map((page) => ({ host, page })));

const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
try {
  await importBrands(
    { dataDir },
    brands.map(({ brand }) => brand),
  );
  const comparison = await compare({
    ours: { name: 'a short answer meanwhile', measure: async () => (await rush()).shortAnswerMs },
    theirs: { name: 'one of the pages', measure: async () => (await rush()).pageMs },
    unit: 'ms',
    rounds: Number(values.rounds),
  });
  saveResult('cold-visits', {
    visitors: VISITORS,
    pages: pages.length,
    comparisons: [{ moment: 'just started', ...comparison }],
  });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Each page once, all visitors at the same time; the short answers come over new connections. */
async function rush(): Promise<{ pageMs: number; shortAnswerMs: number }> {
  const site = await measuredSite('site', { DATA_DIR: dataDir });
  try {
    await site.start();
    const left = pages.values();
    const begun = performance.now();
    const visits = Array.from({ length: VISITORS }, async () => {
      const agent = connection();
      for (const { host, page } of left) {
        const { status } = await ask({
          port: site.port,
          path: page,
          headers: { host, 'accept-encoding': 'br' },
          agent,
        });
        if (status !== 200) throw new Error(`${host}${page}: ${status}`);
      }
      agent.destroy();
    });
    let over = false;
    const allVisits = Promise.all(visits).finally(() => {
      over = true;
    });
    const waits: number[] = [];
    while (!over) {
      const asked = performance.now();
      await ask({ port: site.port, path: '/healthz', headers: { host: 'localhost' } });
      waits.push(performance.now() - asked);
      await wait(ASKS_EVERY_MS);
    }
    await allVisits;
    const pageMs = (performance.now() - begun) / pages.length;
    return { pageMs, shortAnswerMs: waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? Number.NaN };
  } finally {
    await site.end('SIGTERM');
  }
}
