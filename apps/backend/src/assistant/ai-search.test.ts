import { createConfigurationCache } from '@tablefront/backend-client/configuration-cache';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import type { Administration } from '../administration/administration.ts';
import { openAdministration } from '../administration/open-administration.ts';
import { type Backend, createBackend } from '../backend.ts';
import { saveOperatorBrand } from '../brands/brand-queries.ts';
import { createConfigurationReader } from '../brands/read-configuration.ts';
import { openDatabase } from '../database/open-database.ts';
import { aiSearch } from '../functions/ai-search-openrouter.ts';
import { createRateLimiter, RATE_WINDOW_MS } from '../limits/rate-limiter.ts';
import { createAssistantServices } from './assistant-services.ts';
import { readUnknownQuestions } from './unknown-questions.ts';

const ANON_KEY = 'public-anonymous-key';
const PATH = 'http://backend.test/functions/v1/ai-search-openrouter';
const logger = watchErrors();
const HOUR = 60 * 60_000;
const rateLimits = { questions: { visitor: 3, brand: 8, everyMs: 100 } };
const json = { 'content-type': 'application/json' };

const answered = z.object({
  response: z.string().min(1),
  session_id: z.string(),
  content_types: z.array(z.string()).min(1),
});

function brandText(name: string, ids: string[], close = '22:00'): string {
  return JSON.stringify({
    name,
    telephone: '(416) 555-0100',
    timeZone: 'America/Toronto',
    locations: ids.map((id, index) => ({
      restaurant_id: id,
      name: `${name} ${index === 0 ? 'Uptown' : 'Harbour'}`,
      phone: `(416) 555-020${index}`,
      openingHours: ['Monday', 'Tuesday', 'Sunday'].map((day) => ({ day, open: '11:00', close })),
    })),
  });
}

describeOnEachDatabase('the assistant’s function', (makeDatabase, kind) => {
  let backend: Backend;
  let other: Backend | undefined;
  let administration: Administration;
  let now = new Date('2026-11-20T23:30:00Z');
  const closings: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const settings = await makeDatabase();
    const options = { ...settings, anonKey: ANON_KEY, logger, rateLimits, assistant: { now: () => now } };
    backend = await createBackend(options);
    closings.push(backend.close);
    const opened = await openAdministration(settings, logger);
    closings.push(opened.close);
    administration = opened.administration;
    await administration.importBrand(makeBrand('luna', ['luna.example'], brandText('Luna', ['r_1', 'r_2'])));
    await administration.importBrand(makeBrand('sol', ['sol.example'], brandText('Sol', ['r_2', 'r_3'])));
    if (kind === 'postgresql') {
      other = await createBackend(options);
      closings.push(other.close);
    }
  }, 60_000);
  afterAll(async () => {
    for (const close of closings.reverse()) await close();
  });

  function call(
    body: unknown,
    { address, headers = {}, to = backend }: { address?: string; headers?: Record<string, string>; to?: Backend } = {},
  ) {
    // Each call in a window of its own, unless it is about limits.
    if (address === undefined) now = new Date(now.getTime() + RATE_WINDOW_MS);
    const request = new Request(PATH, {
      method: 'POST',
      headers: { apikey: ANON_KEY, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return to.fetch(request, { visitorAddress: address });
  }
  async function ask(query: string, session: string | null = null, restaurant = 'luna') {
    const response = await call({ restaurant_id: restaurant, query, session_id: session });
    expect(response.status).toBe(200);
    return answered.parse(await response.json());
  }

  test.each(['luna', 'LUNA', 'luna.example', 'r_1'])('knows the brand by %j', async (id) => {
    expect((await ask('hello', null, id)).response).toContain('Luna');
  });

  test('takes the location whose id it is asked with for the one that is meant', async () => {
    expect((await ask('phone?', null, 'r_1')).response).toContain('(416) 555-0200');
    expect((await ask('phone?', null, 'r_1')).response).not.toContain('(416) 555-0201');
  });

  test('takes an id that several brands have for that of the site it is asked on', async () => {
    const body = { restaurant_id: 'r_2', query: 'hello', session_id: null };
    expect((await call(body)).status).toBe(400);
    const response = await call(body, { headers: { origin: 'https://sol.example' } });
    expect(answered.parse(await response.json()).response).toContain('Sol');
  });

  test('sees a changed configuration at once', async () => {
    expect((await ask('sunday hours', null, 'r_3')).response).toContain('10:00 PM');
    await administration.importBrand(makeBrand('sol', [], brandText('Sol', ['r_2', 'r_3'], '20:00')));
    expect((await ask('sunday hours', null, 'r_3')).response).toContain('8:00 PM');
  });

  test.each([
    [{}, 'restaurant_id'],
    [{ restaurant_id: 'luna' }, 'query'],
    [{ restaurant_id: 'luna', query: '' }, 'query'],
    [{ restaurant_id: 'luna', query: ' \n ' }, 'query'],
    [{ restaurant_id: 'luna', query: 'a'.repeat(1001) }, 'query'],
    [{ restaurant_id: 'luna', query: 7 }, 'query'],
    [{ restaurant_id: '', query: 'hi' }, 'restaurant_id'],
    [{ restaurant_id: 'nobody', query: 'hi' }, 'restaurant_id'],
    [{ restaurant_id: 'luna', query: 'hi', session_id: 7 }, 'session_id'],
  ])('refuses %j and names the field', async (body, field) => {
    const response = await call(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, fields: { [field]: expect.any(String) } });
  });

  test.each(['', '{', 'null', '[]'])('refuses %j', async (body) => {
    expect((await call(body)).status).toBe(400);
  });

  test('is called with POST and the key', async () => {
    expect((await backend.fetch(new Request(PATH, { headers: { apikey: ANON_KEY } }))).status).toBe(405);
    expect((await call({ restaurant_id: 'luna', query: 'hi' }, { headers: { apikey: 'wrong' } })).status).toBe(401);
  });

  test('carries a conversation on', async () => {
    const first = await ask('are you open on sunday at Luna Uptown?');
    const second = await ask('and on Monday?', first.session_id);
    expect(second.session_id).toBe(first.session_id);
    expect(second.response).toContain('Monday');
  });

  test('gives sessions that nobody guesses', async () => {
    const ids = new Set<string>();
    for (let count = 0; count < 5; count += 1) ids.add((await ask('hello')).session_id);
    expect(ids.size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/);
  });

  test('binds a session to its brand, and ends it after hours', async () => {
    const { session_id: id } = await ask('hours');
    expect((await ask('hello', id, 'sol')).session_id).not.toBe(id);
    expect((await ask('hello', id)).session_id).toBe(id);
    now = new Date(now.getTime() + 5 * HOUR);
    expect((await ask('hello', id)).session_id).not.toBe(id);
  });

  test.each(['', 'x', "' or 1=1 --", '\u0000', 'a'.repeat(300)])('starts anew for the session %j', async (id) => {
    expect((await ask('hello', id)).session_id).toMatch(/^[\w-]{32}$/);
  });

  test('refuses what is beyond the limit of a visitor, for this window and this brand only', async () => {
    now = new Date(Math.ceil(now.getTime() / RATE_WINDOW_MS) * RATE_WINDOW_MS);
    const body = { restaurant_id: 'luna', query: 'hello' };
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push(
        (await call(body, { address: '203.0.113.7', to: count % 2 === 0 ? (other ?? backend) : backend })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await call(body, { address: '203.0.113.7' });
    expect(refused.headers.get('retry-after')).toBe('600');
    expect(await refused.json()).toMatchObject({ success: false });
    expect((await call(body, { address: '203.0.113.8' })).status).toBe(200);
    expect((await call({ ...body, restaurant_id: 'sol' }, { address: '203.0.113.7' })).status).toBe(200);
    now = new Date(now.getTime() + RATE_WINDOW_MS);
    expect((await call(body, { address: '203.0.113.7' })).status).toBe(200);
  });

  test('takes one network of IPv6 addresses for one visitor', async () => {
    now = new Date(now.getTime() + RATE_WINDOW_MS);
    const body = { restaurant_id: 'luna', query: 'hello' };
    const statuses: number[] = [];
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:DB8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6']) {
      statuses.push((await call(body, { address })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('goes on slowly at a brand that is asked too much', async () => {
    now = new Date(now.getTime() + RATE_WINDOW_MS);
    const body = { restaurant_id: 'luna', query: 'hello' };
    const statuses: number[] = [];
    const begun = performance.now();
    for (let count = 0; count < 10; count += 1)
      statuses.push((await call(body, { address: `198.51.100.${count}` })).status);
    expect(performance.now() - begun).toBeGreaterThan(150);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('answers whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 300, unit: 'binary' }), async (query) => {
        const response = await call({ restaurant_id: 'luna', query });
        expect(response.status).toBe(query.trim() === '' ? 400 : 200);
      }),
      { numRuns: 60 },
    );
  });
});

describeOnEachDatabase('what the assistant did not know', (makeDatabase) => {
  test('is counted, unless the setting is off, and is no part of the answer', { timeout: 60_000 }, async () => {
    const { database, close } = await openDatabase(await makeDatabase(), logger);
    await saveOperatorBrand(database, makeBrand('luna', [], brandText('Luna', ['r_1'])));
    const counted = () => readUnknownQuestions(database, { brandId: 'luna' });
    async function ask(query: string, unknown: boolean | undefined, keepQuestions?: boolean) {
      const now = () => new Date('2026-11-21T01:30:00Z');
      const services = createAssistantServices(database, { keepQuestions, now }, logger);
      const limiter = createRateLimiter({ database, logger });
      const answer = { response: 'So it is.', content_types: ['generic_answer' as const], unknown };
      const application = new Hono().post(
        '/',
        aiSearch(
          database,
          createConfigurationReader(database, createConfigurationCache()),
          { ...services, engine: async ({ conversation }) => ({ answer, conversation }) },
          limiter,
        ),
      );
      const body = JSON.stringify({ restaurant_id: 'r_1', query });
      const response = await application.request('/', { method: 'POST', body, headers: json });
      expect(await response.json()).toEqual({
        response: 'So it is.',
        content_types: ['generic_answer'],
        session_id: expect.any(String),
      });
      await services.unknownQuestions.settled();
      limiter.close();
    }
    await ask('Is it open?', false);
    await ask('Is it open?', undefined);
    await ask('Is there a piano?', true, false);
    expect(await counted()).toEqual([]);
    await ask('Is there a piano?', true);
    await ask('is there a PIANO?', true);
    const day = '2026-11-20';
    expect(await counted()).toEqual([{ question: 'is there a piano?', asked: 2, firstDay: day, lastDay: day }]);
    await close();
  });
});
