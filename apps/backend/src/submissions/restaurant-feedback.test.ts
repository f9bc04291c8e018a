import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { listenOnLoopback } from '@tablefront/serving/listening';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationForm } from '../../testing/application-form.ts';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { row } from '../../testing/sample-submissions.ts';
import { ANON_KEY } from '../../testing/submission-site.ts';
import { submissionSuite } from '../../testing/submission-suite.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { brands } from '../database/schema.ts';

const logger = watchErrors();

describeOnEachDatabase('what visitors send', (makeDatabase) => {
  const suite = submissionSuite(makeDatabase, logger);
  const { stored, only } = suite;

  describe('restaurant_feedback', () => {
    const path = submissionPaths.restaurantFeedback;

    test('is stored with its brand, time and page, and answered with 201 and nothing', async () => {
      const response = await suite.site.post(path, row);
      expect(response.status).toBe(201);
      expect(await response.text()).toBe('');
      expect(await only()).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        brandId: 'lucia',
        kind: 'restaurant_feedback',
        restaurantId: '2',
        record: { ...row, restaurant_id: '2', contact_name: null },
        pageUrl: 'https://lucia.example/menu',
        suspectedSpam: false,
        idempotencyKey: null,
        receivedAt: expect.any(Date),
        ...{ state: 'new', assignedTo: null, tags: [], rating: 4, answeredAt: null, handledAt: null },
      });
    });

    test('is refused when its brand is deleted in that moment', async () => {
      await suite.site.importBrand(makeBrand('short-lived'));
      suite.beforeSaving = () => suite.site.database.delete(brands).where(eq(brands.id, 'short-lived'));
      const response = await suite.site.post(path, { ...row, restaurant_id: 'short-lived' });
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { message: expect.stringContaining('could not find this restaurant') },
      ]);
      expect(await stored()).toEqual([]);
    });

    test('of a callback needs a phone and nothing else', async () => {
      const callback = { restaurant_id: 'kitchen', type: 'callback' };
      expect((await suite.site.post(path, { ...callback, contact_phone: ' 555-0100 ' })).status).toBe(201);
      expect(await only()).toMatchObject({ kind: 'callback', record: { contact_phone: '555-0100', rating: null } });
      const refused = await suite.site.post(path, { ...callback, contact_phone: ' ' });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ details: 'contact_phone: Please enter a valid phone number' });
    });

    test('of several rows is stored whole or not at all', async () => {
      expect((await suite.site.post(path, [row, { ...row, type: 'callback' }])).status).toBe(201);
      expect((await stored()).map(({ kind }) => kind)).toEqual(['restaurant_feedback', 'callback']);
      expect((await suite.site.post(path, [row, { ...row, rating: 6 }])).status).toBe(400);
      expect((await suite.site.post(path, [row, { ...row, restaurant_id: 'nowhere' }])).status).toBe(400);
      // The queue takes no such thing.
      suite.notices = ({ kind }) => (kind === 'callback' ? [{ channel: 'email', target: null as never }] : []);
      expect((await suite.site.post(path, [row, { ...row, type: 'callback' }])).status).toBe(500);
      expect(logger.takeErrors()).toEqual(['A request failed']);
      expect(await stored()).toHaveLength(2);
      expect((await suite.site.post(path, [])).status).toBe(201);
    });

    test.each([
      ['a rating of 0', { ...row, rating: 0 }, '23514', 'rating: '],
      ['half a rating', { ...row, rating: 4.5 }, '23514', 'rating: '],
      ['a rating in words', { ...row, rating: 'good' }, '23514', 'rating: '],
      ['an unknown category', { ...row, sub_type: 'Parking' }, '23514', 'sub_type: '],
      ['no nature', { ...row, nature: '' }, '23514', 'nature: '],
      ["the website's nature", { ...row, nature: 'bug' }, '23514', 'nature: '],
      ['an unknown type', { ...row, type: 'hotel' }, '23514', 'type: '],
      [
        'a wrong e-mail address',
        { ...row, contact_email: 'ana@' },
        '23514',
        'contact_email: Please enter a valid email address',
      ],
      [
        'a wrong phone',
        { ...row, contact_phone: 'call me' },
        '23514',
        'contact_phone: Please enter a valid phone number',
      ],
      ['too long a message', { ...row, message: 'x'.repeat(5_001) }, '23514', 'message: Use at most 5,000 characters'],
      ['no restaurant', { ...row, restaurant_id: null }, '23514', 'restaurant_id: '],
      [
        'an unknown restaurant',
        { ...row, restaurant_id: 'nowhere' },
        '23514',
        'restaurant_id: We could not find this restaurant. Please reload this page and try again.',
      ],
      ['a column that the table has not', { ...row, admin: true }, 'PGRST204', null],
      ['a text', 'hello', 'PGRST102', null],
      ['a list of texts', ['hello'], '23514', null],
    ])('refuses %s in the shape of PostgREST', async (_what, body, code, details) => {
      const response = await suite.site.post(path, body);
      expect(response.status).toBe(400);
      const answer = await response.json();
      expect(answer).toEqual({ code, message: expect.any(String), details: answer.details, hint: null });
      if (details === null) expect(answer.details).toBeNull();
      else expect(answer.details).toContain(details);
      expect(await stored()).toEqual([]);
    });

    test('refuses other methods, other types, other keys and too much', async () => {
      const ask = (init: RequestInit) =>
        suite.site.application.fetch(new Request(`http://backend.test/${path}`, init), {});
      const wrong = [
        [await ask({ headers: { apikey: ANON_KEY } }), 405],
        [await ask({ method: 'POST', body: '{}' }), 401],
        [await suite.site.post(path, row, { 'content-type': 'text/csv' }), 415],
        [await suite.site.post(path, { ...row, message: 'x'.repeat(70_000) }), 413],
        [
          await suite.site.post(
            path,
            Array.from({ length: 21 }, () => ({})),
          ),
          413,
        ],
      ] as const;
      for (const [response, status] of wrong) {
        expect(response.status).toBe(status);
        expect(await response.json()).toEqual({
          code: expect.any(String),
          message: expect.any(String),
          details: null,
          hint: null,
        });
      }
    });

    test('is given back where it is asked for', async () => {
      const prefer = { prefer: 'return=representation' };
      const all = await suite.site.post(`${path}?columns="type"&select=*`, [row], prefer);
      expect(all.status).toBe(201);
      expect(await all.json()).toEqual([{ id: (await only())?.id, ...row, restaurant_id: '2', contact_name: null }]);
      const accept = 'application/vnd.pgrst.object+json';
      const one = await suite.site.post(`${path}?select=type,rating`, row, { ...prefer, accept });
      expect(await one.json()).toEqual({ type: 'restaurant', rating: 4 });
    });

    test('holds no character that the database cannot', async () => {
      const body = JSON.stringify({ ...row, meta: {} })
        .replace('Très', String.raw`a\u0000b\ud800`)
        .replace('"meta":{}', String.raw`"meta":{"__proto__":"\u0000","\udfff":1}`);
      expect((await suite.site.post(path, body)).status).toBe(201);
      expect((await only())?.record).toMatchObject({ message: 'a\ufffdb\ufffd bon! 🍕', meta: { '\ufffd': 1 } });
    });

    test('loses nothing of a person for what the page adds by itself', async () => {
      const odd = { ...row, page_url: 'x'.repeat(3_000), user_agent: 7, meta: 'none' };
      const referer = { referer: 'https://lucia.example/feedback', 'user-agent': 'Browser' };
      expect((await suite.site.post(path, odd, referer)).status).toBe(201);
      const saved = await only();
      expect(saved?.pageUrl).toBe('https://lucia.example/feedback');
      expect(saved?.record).toMatchObject({ page_url: 'x'.repeat(2_000), user_agent: 'Browser', meta: null });
    });
  });

  describe('the real Supabase client', () => {
    const connect = (url: string) => createClient(url, ANON_KEY, { auth: { persistSession: false } });
    let client: ReturnType<typeof connect>;
    let close: () => void;
    beforeAll(async () => {
      const server = createServer(getRequestListener((request) => suite.site.application.fetch(request, {})));
      const port = await listenOnLoopback(server);
      client = connect(`http://127.0.0.1:${port}`);
      close = () => {
        server.closeAllConnections();
        server.close();
      };
    });
    afterAll(() => close());

    test('inserts a row, and several', async () => {
      expect(await client.from('restaurant_feedback').insert(row)).toMatchObject({ error: null, status: 201 });
      expect(await client.from('restaurant_feedback').insert([row, row])).toMatchObject({ error: null, status: 201 });
      expect(await stored()).toHaveLength(3);
    });

    test('gets back what it inserted', async () => {
      const many = await client.from('restaurant_feedback').insert([row]).select();
      expect(many).toMatchObject({ error: null, data: [{ nature: 'compliment', id: expect.any(String) }] });
      const one = await client.from('restaurant_feedback').insert(row).select('type').single();
      expect(one).toMatchObject({ error: null, data: { type: 'restaurant' } });
    });

    test('sees an error as one', async () => {
      const { error } = await client.from('restaurant_feedback').insert({ ...row, contact_email: 'no' });
      expect(error).toMatchObject({ code: '23514', message: 'Please enter a valid email address', hint: null });
    });

    test('calls the functions, with a form too', async () => {
      const feedback = await client.functions.invoke('website-submissions/feedback', {
        body: { ...row, type: 'website' },
      });
      expect(feedback).toMatchObject({ data: { success: true }, error: null });
      const careers = await client.functions.invoke('website-submissions/careers', { body: applicationForm() });
      expect(careers).toMatchObject({ data: { success: true }, error: null });
      const campaigns = await client.functions.invoke('influencer-portal', {
        body: { action: 'getCampaignsByBrandId', brandId: 'lucia' },
      });
      expect(campaigns.data).toEqual({ success: true, data: [{ id: 'c1', title: 'Film it' }, { id: 2 }] });
      expect((await stored()).map(({ kind }) => kind)).toEqual(['website_feedback', 'careers']);
    });
  });
});
