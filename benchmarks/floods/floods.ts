/**
 * What the visitors of a brand notice while another brand is flooded, against what they notice at rest, on the embedded
 * database: `npm run bench -- floods`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { openApplication } from '@tablefront/restaurant/forms/careers/careers-fields';
import { drillBrand, hostOf, placeOf, restaurantIdOf } from '../drill/drill-brands.ts';
import { ask } from '../drill/http-client.ts';
import { saveResult } from '../measuring/results.ts';
import { compare } from '../measuring/rounds.ts';
import { importBrands } from '../servers/import-brands.ts';
import { type MeasuredSite, measuredSite } from '../servers/measured-site.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
/** Of applications a brand takes sixty within ten minutes before it goes slowly. */
const VISITS = 6;
const APIKEY = 'tablefront-anonymous-key';
const floods = {
  addresses: 'thirty addresses send forms',
  refused: 'one address that is over its limit',
  uploads: 'three addresses upload at 8 kB/s',
} as const;
/** What a visitor of the other brand does. */
const doings = { page: visitPage, form: sendForm, application: sendApplication };
let visitor = 0;

const comparisons = [];
for (const [flood, floodName] of Object.entries(floods)) {
  for (const doing of flood === 'uploads' ? (['application'] as const) : (['page', 'form'] as const)) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
    await importBrands({ dataDir }, [drillBrand(0, 0), drillBrand(1, 0)]);
    const site = await measuredSite('site', { DATA_DIR: dataDir, TRUST_PROXY: 'true' });
    try {
      await site.start();
      await doings.page(site);
      const comparison = await compare({
        ours: { name: `${doing} meanwhile`, measure: () => during(flood, site, doings[doing]) },
        theirs: { name: `${doing} at rest`, measure: () => medianOf(site, doings[doing]) },
        unit: 'ms',
        rounds: Number(values.rounds),
      });
      comparisons.push({ flood: floodName, ...comparison });
    } finally {
      await site.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}
saveResult('floods', { visits: VISITS, comparisons });

async function during(flood: string, site: MeasuredSite, doing: typeof visitPage): Promise<number> {
  const worker = new Worker(path.join(import.meta.dirname, 'flood.ts'), { workerData: { flood, port: site.port } });
  try {
    await wait(3_000);
    return await medianOf(site, doing);
  } finally {
    await worker.terminate();
    await wait(500);
  }
}

/** Each from another network, one after the other. */
async function medianOf(site: MeasuredSite, doing: typeof visitPage): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    visitor += 1;
    const began = performance.now();
    const status = await doing(site);
    times.push(performance.now() - began);
    // The time that a refusal took says nothing.
    if (status !== 200) console.log(`  answered with ${status} after ${Math.round(performance.now() - began)} ms`);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function visitPage({ port }: MeasuredSite): Promise<number> {
  return (await ask({ port, path: '/', headers: { host: hostOf(1), 'accept-encoding': 'br' } })).status;
}

async function sendForm({ port }: MeasuredSite): Promise<number> {
  const body = JSON.stringify({ restaurant_id: restaurantIdOf(1), type: 'website', nature: 'other', message: 'Hello' });
  const headers = { ...visitorHeaders(), 'content-type': 'application/json' };
  return (await ask({ port, path: '/functions/v1/website-submissions/feedback', method: 'POST', headers, body }))
    .status;
}

async function sendApplication({ port }: MeasuredSite): Promise<number> {
  const form = new FormData();
  const texts = { name: 'Ana', email: 'ana@example.org', phone: '555-0100', experience: '5 years' };
  const wanted = { position: openApplication.position, restaurant_id: placeOf(1) };
  for (const [name, value] of Object.entries({ ...texts, ...wanted })) form.set(name, value);
  form.set('resume', new File([`%PDF-1.7\n${'x'.repeat(300_000)}`], 'cv.pdf'));
  const encoded = new Response(form);
  const headers = { ...visitorHeaders(), 'content-type': encoded.headers.get('content-type') ?? '' };
  const body = Buffer.from(await encoded.arrayBuffer());
  return (await ask({ port, path: '/functions/v1/website-submissions/careers', method: 'POST', headers, body })).status;
}

function visitorHeaders() {
  return { host: hostOf(1), apikey: APIKEY, 'x-forwarded-for': `172.${16 + (visitor & 15)}.${visitor >> 4}.1` };
}
