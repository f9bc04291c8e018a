import { request } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationForm } from '../../testing/application-form.ts';
import { startHolder } from '../../testing/child-process.ts';
import { embeddedDatabases } from '../../testing/each-database.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import {
  ANON_KEY,
  filesOnDisk,
  lucia,
  openSubmissionSite,
  type SubmissionSite,
} from '../../testing/submission-site.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../brands/brand-queries.ts';
import { openDatabase } from '../database/open-database.ts';
import { defaultRateLimits } from '../limits/rate-limiter.ts';

const logger = watchErrors();
const makeDatabase = embeddedDatabases();
/** Soon enough for a visitor, on a machine that does other things besides. */
const SOON_MS = 1_500;

let site: SubmissionSite;
beforeAll(async () => {
  const submissions = { visitor: 4, brand: 40, everyMs: 100 };
  site = await openSubmissionSite(await makeDatabase(), logger, {
    limits: { ...defaultRateLimits, submissions },
    lanes: { patienceMs: 3_000 },
  });
  await site.importBrand(makeBrand('quiet', ['quiet.example']));
}, 60_000);
afterAll(() => site.close());

async function send(restaurant: string, address: string) {
  const body = { restaurant_id: restaurant, type: 'website', nature: 'other', message: 'Hello' };
  const began = performance.now();
  const response = await site.post(submissionPaths.feedback, body, {}, address);
  return { status: response.status, ms: performance.now() - began };
}

test.each([
  ['thirty addresses of as many networks', (index: number) => `10.${index}.0.1`],
  ['one household', (index: number) => `2001:db8:0:${index}::1`],
  ['two thousand addresses', (index: number) => `172.16.${index % 250}.${Math.floor(index / 250)}`],
])('%s close no forms: neither of the brand, nor of others', async (what, addressOf) => {
  const senders = what.startsWith('two') ? 2_000 : 30;
  const stop = new AbortController();
  const statuses = new Set<number>();
  const flood = Array.from({ length: 60 }, async (_, lane) => {
    for (let index = lane; !stop.signal.aborted; index += 60) {
      // As what comes over a network does, each begins in a turn of its own.
      await turn();
      statuses.add((await send('lucia', addressOf(index % senders))).status);
    }
  });
  await wait(1_500);
  const [newcomer, other] = await Promise.all([send('lucia', '203.0.113.77'), send('quiet', '203.0.113.78')]);
  stop.abort();
  await Promise.all(flood);
  expect(other).toMatchObject({ status: 200 });
  expect(other.ms).toBeLessThan(SOON_MS);
  // Of thousands that were never seen before, a newcomer cannot be told; who sent much can.
  if (!what.startsWith('two')) {
    expect(newcomer).toMatchObject({ status: 200 });
    expect(newcomer.ms).toBeLessThan(SOON_MS);
  }
  expect([...statuses].every((status) => [200, 429].includes(status))).toBe(true);
});

test('slow uploads of a few addresses hold up nobody, and a kill leaves nothing of them', {
  timeout: 60_000,
}, async () => {
  const settings = await makeDatabase();
  const prepared = await openDatabase(settings, logger);
  await saveOperatorBrand(prepared.database, lucia);
  await prepared.close();
  const holder = await startHolder({ DATA_DIR: settings.dataDir }, 'submission-holder.ts');
  const port = Number(/port (\d+)/.exec(holder.printed())?.[1]);
  const path = `/${submissionPaths.careers}`;
  const headers = { apikey: ANON_KEY, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 20_000_000 };
  const slow = Array.from({ length: 24 }, (_, index) => {
    const sending = request({
      ...{ host: '127.0.0.1', port, path, method: 'POST', agent: false },
      headers: { ...headers, 'x-visitor': `192.0.2.${index % 3}` },
    });
    sending.on('error', () => {}).write(Buffer.alloc(800));
    return setInterval(() => sending.write(Buffer.alloc(800)), 100);
  });
  await wait(1_000);
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { apikey: ANON_KEY, 'x-visitor': '203.0.113.1' },
    body: applicationForm(),
  });
  expect([answer.status, await answer.text()]).toEqual([200, '{"success":true}']);
  expect(performance.now() - began).toBeLessThan(SOON_MS);
  await holder.end('SIGKILL');
  for (const timer of slow) clearInterval(timer);
  expect(filesOnDisk(settings.dataDir, 'uploads')).toEqual([]);
});
