/** A brand of 2 locations and 20 items against one of 500 and 50,000, of the same design: `npm run bench -- large-brand`. */
import { pageRenderer } from '../render/page-renderer.ts';

const renderer = await pageRenderer();

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { ask, textOf } from '../drill/http-client.ts';
import { saveResult } from '../measuring/results.ts';
import { compare } from '../measuring/rounds.ts';
import { importBrands } from '../servers/import-brands.ts';
import { measuredSite } from '../servers/measured-site.ts';
import { groupBrand, sizedBrand } from './sized-brand.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, batch: { type: 'string', default: '20' } },
});
const batch = Number(values.batch);
const small = { host: 'small.example', ...sizedBrand('small', { locations: 2, itemsEach: 10 }) };
const large = { host: 'large.example', ...sizedBrand('large', { locations: 500, itemsEach: 100 }) };
/** As many locations as a home page shows. */
const shown = sizedBrand('shown', { locations: 24, itemsEach: 10 });

console.log('Rendered anew, without a cache:');
const largest = read(large.configuration);
const homes = [];
for (const [name, { configuration }] of [
  ['home of 2 locations', small],
  ['home of 24 locations', shown],
] as const) {
  const comparison = await compare({
    ours: timed('home of 500 locations', largest),
    theirs: timed(name, read(configuration)),
    unit: 'ms/page',
    rounds: Number(values.rounds),
  });
  homes.push(comparison);
}

/** Pages of a group whose locations say what differs, against the same menus written out. */
for (const page of ['/menu/city-0-kitchen-1', '/location/kitchen-1-1-queen-st-w', '/']) {
  const [overrides, menus] = (['overrides', 'menus'] as const).map((as) =>
    read(groupBrand('group', { locations: 500, items: 100 }, as).configuration),
  );
  if (!overrides || !menus) continue;
  homes.push(
    await compare({
      ours: timed('what differs', overrides, page),
      theirs: timed(`${page}, menus written out`, menus, page),
      unit: 'ms/page',
      rounds: Number(values.rounds),
    }),
  );
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
const site = await measuredSite('site', { DATA_DIR: dataDir });
try {
  await importBrands({ dataDir }, [small, large]);
  await site.start();
  const before = site.memory() ?? 0;
  const visits = [];
  for (const { host, id } of [small, large]) {
    const headers = { host, 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/145.0.0.0' };
    const map = textOf(await ask({ port: site.port, path: '/sitemap.xml', headers }));
    const one = (kind: string) => new RegExp(`<loc>https?://[^/]+(/${kind}/[^<]+)</loc>`).exec(map)?.[1] ?? `/${kind}`;
    for (const page of ['/', '/locations', '/menu', one('menu'), one('location'), '/sitemap.xml']) {
      const times = [];
      let answer = await ask({ port: site.port, path: page, headers });
      for (let visit = 0; visit < 5; visit += 1) {
        const start = performance.now();
        answer = await ask({ port: site.port, path: page, headers });
        times.push(performance.now() - start);
      }
      const ms = Math.min(...times);
      visits.push({
        brand: id,
        page,
        status: answer.status,
        bytes: answer.body.length,
        htmlBytes: Buffer.byteLength(textOf(answer)),
        ms,
      });
      console.log(`  ${id} ${page}: ${answer.status}, ${answer.body.length} bytes compressed, ${ms.toFixed(1)} ms`);
    }
  }
  const memoryMegabytes = { before: Math.round(before / 1e6), after: Math.round((site.memory() ?? 0) / 1e6) };
  console.log(`  resident MB: ${memoryMegabytes.before}, after both brands ${memoryMegabytes.after}`);
  saveResult('large-brand', { batch, memoryMegabytes, visits, comparisons: homes });
} finally {
  await site.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

function timed(name: string, configuration: SiteConfiguration, page = '/') {
  return { name, measure: () => each(() => renderer.render(configuration, page)) };
}

async function each(render: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < batch; count += 1) await render();
  return (performance.now() - start) / batch;
}

function read(configuration: Record<string, unknown>) {
  const reading = readSiteConfiguration(configuration);
  if (!reading.ok) throw new Error(reading.error);
  return reading.configuration;
}
