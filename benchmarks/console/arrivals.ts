/**
 * The inbox while 500 messages a minute come in, with 100,000 there: through the endpoint that guests send to, over HTTP, in a
 * process of its own. Meanwhile somebody lists, searches, opens and looks at insights, and listens to the stream of news.
 * `npm run bench -- console-arrivals --seconds 60`.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { pino } from 'pino';
import { saveOperatorBrand } from '../../apps/backend/src/brands/brand-queries.ts';
import { type DatabaseSettings, openDatabase } from '../../apps/backend/src/database/open-database.ts';
import { consoleSessions, grants, people } from '../../apps/backend/src/database/schema.ts';
import { startHolder } from '../../apps/backend/testing/child-process.ts';
import { makeBrand } from '../../apps/backend/testing/make-brand.ts';
import { ANON_KEY } from '../../apps/backend/testing/submission-site.ts';
import { hashOfSecret, newSecret } from '../../packages/serving/src/secrets.ts';
import { saveResult } from '../measuring/results.ts';
import { spread } from '../measuring/spread.ts';
import { fillInbox, fourteen } from './fill-inbox.ts';
import { onEachDatabase } from './on-each-database.ts';

const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '60' },
    'per-minute': { type: 'string', default: '500' },
    database: { type: 'string' },
  },
});
const everyMs = 60_000 / Number(values['per-minute']);
const CONSOLE_URL = 'https://console.tablefront.test';
/** Between two looks of the person in front of it. */
const LOOK_MS = 150;

const results = await onEachDatabase(values.database, measure);
saveResult('console-arrivals', {
  submissions: Number(values.submissions),
  perMinute: Number(values['per-minute']),
  seconds: Number(values.seconds),
  results,
});

async function measure(kind: string, databaseUrl?: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
  const secret = await prepare({ databaseUrl, dataDir });
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, CONSOLE_URL };
  const holder = await startHolder(environment, 'console-holder.ts');
  const origin = `http://127.0.0.1:${/port (\d+)/.exec(holder.printed())?.[1]}`;
  const headers = {
    ...{ origin: CONSOLE_URL, 'sec-fetch-site': 'same-origin', cookie: `__Host-tablefront-console=${secret}` },
  };
  const leaving = new AbortController();
  const ask = (below: string) => fetch(`${origin}/api/brands/fourteen${below}`, { headers, signal: leaving.signal });
  const over = { is: false };
  try {
    const news = { events: 0, bytes: 0 };
    const listening = listen(await ask('/news'), news);
    const sending = send(origin, over);
    const took = await look(ask, over);
    const sent = await sending;
    const whole = (await (await ask('/inbox?box=all&limit=1&words=arrival')).json()) as { items: unknown[] };
    leaving.abort();
    await listening;
    const measured = Object.fromEntries(Object.entries(took).map(([name, times]) => [name, spread(times)]));
    console.log(
      `${kind}: ${sent.ids} came, ${sent.failed} refused; ${news.events} events of news, ${news.bytes} bytes`,
    );
    for (const [name, { p50, p95 }] of Object.entries(measured)) console.log(`  ${name}: p50 ${p50} ms, p95 ${p95} ms`);
    if (sent.failed > 0 || whole.items.length === 0) throw new Error('Messages were refused, or are not found');
    return { database: kind, came: sent.ids, news, acknowledged: spread(sent.took), measured };
  } finally {
    await holder.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @returns the secret of an owner's session */
async function prepare(settings: DatabaseSettings): Promise<string> {
  const { database, close } = await openDatabase(settings, pino({ level: 'silent' }));
  await saveOperatorBrand(database, makeBrand('fourteen', [], fourteen));
  await fillInbox(database, 'fourteen', Number(values.submissions));
  const secret = newSecret();
  const personId = randomUUID();
  await database.insert(people).values({ id: personId, name: 'Olga' });
  await database.insert(grants).values({ id: randomUUID(), personId, brandId: null, role: 'owner' });
  const expiresAt = new Date(Date.now() + 86_400_000);
  await database
    .insert(consoleSessions)
    .values({ id: randomUUID(), personId, hash: hashOfSecret(secret), device: 'Drill', expiresAt });
  await close();
  return secret;
}

/** Guests who do not wait for each other. */
async function send(origin: string, over: { is: boolean }) {
  const sent = { ids: 0, failed: 0, took: [] as number[] };
  const going = new Set<Promise<void>>();
  const until = performance.now() + Number(values.seconds) * 1_000;
  for (let next = performance.now(); next < until; next += everyMs) {
    await wait(Math.max(0, next - performance.now()));
    const one = sendOne(origin, sent).finally(() => going.delete(one));
    going.add(one);
  }
  await Promise.all(going);
  over.is = true;
  return sent;
}

async function sendOne(origin: string, sent: { ids: number; failed: number; took: number[] }): Promise<void> {
  const began = performance.now();
  const response = await fetch(`${origin}/${submissionPaths.restaurantFeedback}`, {
    method: 'POST',
    headers: { apikey: ANON_KEY, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      ...{
        restaurant_id: `place-${sent.ids % 14}`,
        type: 'restaurant',
        nature: 'complaint',
        rating: 1 + (sent.ids % 5),
      },
      message: `A new arrival ${randomUUID()}`,
    }),
  });
  await response.arrayBuffer();
  sent.took.push(performance.now() - began);
  if (response.ok) sent.ids += 1;
  else sent.failed += 1;
}

/** One after the other, as whoever sits in front of it. */
async function look(ask: (below: string) => Promise<Response>, over: { is: boolean }) {
  const took: Record<string, number[]> = {};
  const timed = async (name: string, below: string) => {
    const began = performance.now();
    const response = await ask(below);
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${below}: ${JSON.stringify(body)}`);
    took[name] ??= [];
    took[name].push(performance.now() - began);
    await wait(LOOK_MS);
    return body as { items?: { id: string }[] };
  };
  for (let time = 0; !over.is; time += 1) {
    const { items = [] } = await timed('the open ones', '/inbox');
    await timed('counts', '/inbox/counts');
    await timed('one in full', `/inbox/${items[time % items.length]?.id}`);
    await timed('one star in one place', `/inbox?box=all&rating=1&location=place-${time % 14}`);
    await timed('search: a middling word', `/inbox?box=all&words=w2${100 + time}`);
    await timed('search: a common word among the open', '/inbox?words=w3');
    await timed('today', '/today');
    if (time % 5 === 0) await timed('insights of 12 weeks', '/insights?weeks=12');
  }
  return took;
}

async function listen(response: Response, news: { events: number; bytes: number }): Promise<void> {
  try {
    for await (const piece of response.body ?? []) {
      news.bytes += piece.length;
      news.events += Buffer.from(piece).toString().split('event: ').length - 1;
    }
  } catch {
    // One leaves.
  }
}
