import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillBrandRestaurants } from '../database/brand-queries.ts';
import { brandRestaurants, brands, submissions } from '../database/schema.ts';
import { applicationForm } from '../testing/application-form.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { makeBrand } from '../testing/make-brand.ts';
import { anonKey, openSubmissionSite, type SubmissionSite, storedSubmissions } from '../testing/submission-site.ts';
import { watchErrors } from '../testing/watch-errors.ts';
import { type OnSaved, type Submission, saveSubmission } from './save-submission.ts';

const logger = watchErrors();
const now = Date.UTC(2026, 10, 21, 11, 59);

const row = {
  restaurant_id: 2,
  type: 'restaurant',
  rating: 4,
  sub_type: 'Food',
  nature: 'compliment',
  message: 'Très bon! 🍕',
  contact_ok: true,
  contact_name: '',
  contact_phone: '+1 (416) 555-0100',
  contact_email: 'ana@example.org',
  page_url: 'https://lucia.example/menu',
  meta: { viewport: '390x844', user_agent: 'Phone' },
  user_agent: 'Phone',
};
const catering = {
  restaurant_id: '2',
  full_name: 'Ana',
  email: null,
  phone: '416 555 0100',
  event_type: 'Wedding',
  event_location: 'The harbour',
  event_date: '2027-06-30',
  event_timings: '18:00 to 23:00',
  number_of_guests: 80,
  delivery_method: 'food_truck',
  requirements: 'No nuts',
  source: 'website',
};
const media = {
  inquiry_type: 'story_inquiry',
  outlet_name: 'The Star',
  contact_name: 'Ana',
  phone: null,
  email: 'ana@example.org',
  message: 'A story',
  consent_contact: true,
  consent_marketing: false,
  brand_id: 'lucia.example',
};
const franchise = {
  brand_id: 'Lucia & Co',
  enquiry_data: [
    { question: 'Your name', response: 'Ana' },
    { question: 'Where?', response: 'Here' },
    { question: 'Asked last year', response: ['a', 'b'], id: 'old' },
  ],
};

describeOnEachDatabase('what visitors send', (makeDatabase) => {
  let site: SubmissionSite;
  let onSaved: OnSaved | undefined;
  let beforeSaving: (() => Promise<unknown>) | undefined;
  beforeAll(async () => {
    site = await openSubmissionSite(await makeDatabase(), logger, {
      now: () => now,
      whatBelongsTo: async () => {
        await beforeSaving?.();
        return onSaved;
      },
    });
  }, 180_000);
  afterAll(() => site.close());
  beforeEach(async () => {
    onSaved = undefined;
    beforeSaving = undefined;
    await site.database.delete(submissions);
  });
  const stored = () => storedSubmissions(site.database);
  const only = async () => {
    const rows = await stored();
    expect(rows).toHaveLength(1);
    return rows[0];
  };

  describe('restaurant_feedback', () => {
    const path = submissionPaths.restaurantFeedback;

    test('is stored with its brand, time and page, and answered with 201 and nothing', async () => {
      const response = await site.post(path, row);
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
      });
    });

    test('is refused when its brand is deleted in that moment', async () => {
      await site.importBrand(makeBrand('short-lived'));
      beforeSaving = () => site.database.delete(brands).where(eq(brands.id, 'short-lived'));
      const response = await site.post(path, { ...row, restaurant_id: 'short-lived' });
      expect([response.status, await response.json()]).toMatchObject([400, { message: 'There is no such brand' }]);
      expect(await stored()).toEqual([]);
    });

    test('of a callback needs a phone and nothing else', async () => {
      const callback = { restaurant_id: 'kitchen', type: 'callback' };
      expect((await site.post(path, { ...callback, contact_phone: ' 555-0100 ' })).status).toBe(201);
      expect(await only()).toMatchObject({ kind: 'callback', record: { contact_phone: '555-0100', rating: null } });
      const refused = await site.post(path, { ...callback, contact_phone: ' ' });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ details: 'contact_phone: Please enter a valid phone number' });
    });

    test('of several rows is stored whole or not at all', async () => {
      expect((await site.post(path, [row, { ...row, type: 'callback' }])).status).toBe(201);
      expect((await stored()).map(({ kind }) => kind)).toEqual(['restaurant_feedback', 'callback']);
      expect((await site.post(path, [row, { ...row, rating: 6 }])).status).toBe(400);
      expect((await site.post(path, [row, { ...row, restaurant_id: 'nowhere' }])).status).toBe(400);
      onSaved = async (_transaction, { kind }) => {
        if (kind === 'callback') throw new Error('the queue is full');
      };
      expect((await site.post(path, [row, { ...row, type: 'callback' }])).status).toBe(500);
      expect(logger.takeErrors()).toEqual(['A request failed']);
      expect(await stored()).toHaveLength(2);
      expect((await site.post(path, [])).status).toBe(201);
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
        'restaurant_id: There is no such restaurant',
      ],
      ['a column that the table has not', { ...row, admin: true }, 'PGRST204', null],
      ['a text', 'hello', 'PGRST102', null],
      ['a list of texts', ['hello'], '23514', null],
    ])('refuses %s in the shape of PostgREST', async (_what, body, code, details) => {
      const response = await site.post(path, body);
      expect(response.status).toBe(400);
      const answer = await response.json();
      expect(answer).toEqual({ code, message: expect.any(String), details: answer.details, hint: null });
      if (details === null) expect(answer.details).toBeNull();
      else expect(answer.details).toContain(details);
      expect(await stored()).toEqual([]);
    });

    test('refuses other methods, other types, other keys and too much', async () => {
      const ask = (init: RequestInit) => site.application.fetch(new Request(`http://backend.test/${path}`, init), {});
      const wrong = [
        [await ask({ headers: { apikey: anonKey } }), 405],
        [await ask({ method: 'POST', body: '{}' }), 401],
        [await site.post(path, row, { 'content-type': 'text/csv' }), 415],
        [await site.post(path, { ...row, message: 'x'.repeat(70_000) }), 413],
        [
          await site.post(
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
      const all = await site.post(`${path}?columns="type"&select=*`, [row], prefer);
      expect(all.status).toBe(201);
      expect(await all.json()).toEqual([{ id: (await only())?.id, ...row, restaurant_id: '2', contact_name: null }]);
      const accept = 'application/vnd.pgrst.object+json';
      const one = await site.post(`${path}?select=type,rating`, row, { ...prefer, accept });
      expect(await one.json()).toEqual({ type: 'restaurant', rating: 4 });
    });

    test('holds no character that the database cannot', async () => {
      const body = JSON.stringify({ ...row, meta: {} })
        .replace('Très', String.raw`a\u0000b\ud800`)
        .replace('"meta":{}', String.raw`"meta":{"__proto__":"\u0000","\udfff":1}`);
      expect((await site.post(path, body)).status).toBe(201);
      expect((await only())?.record).toMatchObject({ message: 'a\ufffdb\ufffd bon! 🍕', meta: { '\ufffd': 1 } });
    });

    test('loses nothing of a person for what the page adds by itself', async () => {
      const odd = { ...row, page_url: 'x'.repeat(3_000), user_agent: 7, meta: 'none' };
      const referer = { referer: 'https://lucia.example/feedback', 'user-agent': 'Browser' };
      expect((await site.post(path, odd, referer)).status).toBe(201);
      const saved = await only();
      expect(saved?.pageUrl).toBe('https://lucia.example/feedback');
      expect(saved?.record).toMatchObject({ page_url: 'x'.repeat(2_000), user_agent: 'Browser', meta: null });
    });
  });

  describe('the real Supabase client', () => {
    const connect = (url: string) => createClient(url, anonKey, { auth: { persistSession: false } });
    let client: ReturnType<typeof connect>;
    let close: () => void;
    beforeAll(async () => {
      const server = createServer(getRequestListener((request) => site.application.fetch(request, {})));
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('no port');
      client = connect(`http://127.0.0.1:${address.port}`);
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

  describe.each([
    [
      'feedback',
      submissionPaths.feedback,
      { ...row, type: 'website', nature: 'bug', feedback_id: 'f1', order_id: 'o1' },
      'website_feedback',
    ],
    ['feedback of the standalone page', submissionPaths.feedback, row, 'restaurant_feedback'],
    ['catering', submissionPaths.catering, catering, 'catering'],
    ['media inquiries', submissionPaths.mediaInquiry, media, 'media_inquiry'],
    ['franchise', submissionPaths.franchise, franchise, 'franchise'],
  ])('%s', (_name, path, body, kind) => {
    test('is stored as it was sent, with its brand and page', async () => {
      const referer = { referer: 'https://lucia.example/page' };
      const response = await site.post(path, body, referer);
      expect(await response.json()).toEqual({ success: true });
      expect(response.status).toBe(200);
      const saved = await only();
      expect(saved).toMatchObject({ kind, brandId: 'lucia', suspectedSpam: false });
      expect(saved?.pageUrl).toMatch(/^https:\/\/lucia\.example\//);
      const sent = Object.entries(body).filter(([, value]) => value !== '');
      const asText = sent.map(([key, value]) => [key, key === 'restaurant_id' ? String(value) : value]);
      expect(saved?.record).toMatchObject(Object.fromEntries(asText));
    });

    test('refuses what is no body of this call', async () => {
      const wrong = [
        [await site.post(path, '{'), 400],
        [await site.post(path, '[]'), 400],
        [await site.post(path, 'null'), 400],
        [await site.post(path, {}), 400],
        [await site.post(path, body, { 'content-type': 'text/plain' }), 415],
        [await site.post(path, { ...body, more: 'x'.repeat(70_000) }), 413],
        [await site.post(path, body, { apikey: 'wrong' }), 401],
        [
          await site.application.fetch(
            new Request(`http://backend.test/${path}`, { headers: { apikey: anonKey } }),
            {},
          ),
          405,
        ],
        [await site.post(path, `{"x":${'['.repeat(30_000)}${']'.repeat(30_000)}}`), 400],
      ] as const;
      for (const [response, status] of wrong) {
        expect(response.status).toBe(status);
        expect(await response.json()).toMatchObject({ success: false, error: expect.any(String) });
      }
      expect(await stored()).toEqual([]);
    });

    test.each(['alone', 'with what belongs to it'])('is stored once for one idempotency key, %s', async (how) => {
      let saved = 0;
      if (how !== 'alone') {
        onSaved = async () => {
          saved += 1;
        };
      }
      const send = (key: string) => site.post(path, body, { 'idempotency-key': key });
      const responses = await Promise.all(Array.from({ length: 8 }, () => send('one')));
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      expect((await send('one')).status).toBe(200);
      expect(saved).toBe(how === 'alone' ? 0 : 1);
      await only();
      await send('two');
      await site.post(path, body);
      await send('ü'.repeat(500));
      expect(await stored()).toHaveLength(4);
    });

    test('of a robot is answered with success, and marked', async () => {
      const signals: Record<string, string>[] = [
        { 'x-form-trap': 'filled' },
        { 'x-form-seconds': '1.9' },
        { 'x-form-seconds': '2.0', 'x-form-trap': ' ' },
        { 'x-form-seconds': 'x' },
      ];
      for (const headers of signals) expect((await site.post(path, body, headers)).status).toBe(200);
      expect((await stored()).map(({ suspectedSpam }) => suspectedSpam)).toEqual([true, true, false, false]);
    });
  });

  test.each([
    [
      'an event before today, anywhere on earth',
      { event_date: '2026-11-19' },
      { event_date: 'Choose today or a later day' },
    ],
    [
      'a day that the calendar has not',
      { event_date: '2027-02-29' },
      { event_date: expect.stringContaining('year-month-day') },
    ],
    ['no guests', { number_of_guests: 0 }, { number_of_guests: 'Enter a whole number, 1 or more' }],
    ['half a guest', { number_of_guests: 1.5 }, { number_of_guests: 'Enter a whole number, 1 or more' }],
    ['guests in words', { number_of_guests: '80' }, { number_of_guests: 'Enter a whole number, 1 or more' }],
    ['an unknown delivery', { delivery_method: 'drone' }, { delivery_method: expect.any(String) }],
    [
      'blank fields',
      { full_name: ' ', phone: '', requirements: null },
      { full_name: expect.any(String), phone: expect.any(String), requirements: expect.any(String) },
    ],
    ['a wrong e-mail address', { email: 'x' }, { email: 'Please enter a valid email address' }],
    ['an unknown restaurant', { restaurant_id: 'x' }, { restaurant_id: 'There is no such restaurant' }],
  ])('catering refuses %s', async (_what, change, fields) => {
    const response = await site.post(submissionPaths.catering, { ...catering, ...change });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, error: expect.any(String), fields });
    expect(await stored()).toEqual([]);
  });

  test('catering takes today as long as it is today anywhere', async () => {
    expect((await site.post(submissionPaths.catering, { ...catering, event_date: '2026-11-20' })).status).toBe(200);
  });

  test.each([
    ['no consent', { consent_contact: false }, ['consent_contact']],
    ['consent in words', { consent_contact: 'yes' }, ['consent_contact']],
    ['an unknown kind', { inquiry_type: 'spam' }, ['inquiry_type']],
    ['blank fields', { outlet_name: '', contact_name: ' ', email: '' }, ['outlet_name', 'contact_name', 'email']],
    ['a wrong phone', { phone: 'abc' }, ['phone']],
    ['no brand', { brand_id: null }, ['brand_id']],
    ['an unknown brand', { brand_id: 'nobody' }, ['brand_id']],
  ])('media inquiries refuses %s', async (_what, change, fields) => {
    const response = await site.post(submissionPaths.mediaInquiry, { ...media, ...change });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fields)).toEqual(fields);
    expect(await stored()).toEqual([]);
  });

  test.each([
    [
      'a required question without an answer',
      [{ question: 'Your name', response: 'Ana' }],
      { 'q-q_city': 'Please answer this question' },
    ],
    [
      'a blank answer',
      [
        { question: 'Your name', response: ' ' },
        { question: 'Where?', response: 'Here' },
      ],
      { 'q-q_name': 'Please answer this question' },
    ],
    ['no answer at all', [], { enquiry_data: expect.any(String) }],
    ['answers without questions', [{ response: 'x' }], { enquiry_data: expect.any(String) }],
    ['no list', 'x', { enquiry_data: expect.any(String) }],
  ])('franchise refuses %s', async (_what, enquiryData, fields) => {
    const response = await site.post(submissionPaths.franchise, { brand_id: 'lucia', enquiry_data: enquiryData });
    expect(response.status).toBe(400);
    expect((await response.json()).fields).toEqual(fields);
    expect(await stored()).toEqual([]);
  });

  test('franchise takes any answers for a brand that asks nothing', async () => {
    const body = { brand_id: 'nova', enquiry_data: [{ question: 'Why?', response: 'Because' }] };
    expect((await site.post(submissionPaths.franchise, body)).status).toBe(200);
  });

  describe('the brand', () => {
    const send = (change: Record<string, unknown>, headers: Record<string, string> = {}) =>
      site.post(submissionPaths.catering, { ...catering, ...change }, headers);

    test.each([
      [{ restaurant_id: 'kitchen' }, 'lucia'],
      [{ restaurant_id: 2 }, 'lucia'],
      [{ restaurant_id: 'lucia' }, 'lucia'],
      [{ restaurant_id: 'Lucia & Co' }, 'lucia'],
      [{ restaurant_id: 'nova.example' }, 'nova'],
      [{ restaurant_id: 'r1', brand_id: 'NOVA' }, 'nova'],
      [{ restaurant_id: 'r1', brand_id: 'lucia.example:443' }, 'lucia'],
    ])('of %j is %s', async (change, brandId) => {
      expect((await send(change)).status).toBe(200);
      expect((await only())?.brandId).toBe(brandId);
    });

    test('of an id that several have is that of the page', async () => {
      expect((await send({ restaurant_id: 'r1' }, { origin: 'https://nova.example' })).status).toBe(200);
      expect((await send({ restaurant_id: 'r1' }, { referer: 'https://lucia.example:8443/catering' })).status).toBe(
        200,
      );
      expect((await stored()).map(({ brandId }) => brandId)).toEqual(['nova', 'lucia']);
      const headers: Record<string, string>[] = [{}, { origin: 'https://other.example' }, { origin: 'null' }];
      for (const given of headers) {
        const response = await send({ restaurant_id: 'r1' }, given);
        expect(response.status).toBe(400);
        expect((await response.json()).fields.restaurant_id).toContain('Several brands');
      }
    });

    test('of a host name is the one on that host, whoever claims it as an id of its own', async () => {
      const claims = ['nova.example', 'Lucia & Co'].map((id) => ({ id, name: 'Mine' }));
      await site.importBrand(
        makeBrand('thief', ['thief.example'], JSON.stringify({ name: 'Thief', locations: claims })),
      );
      expect((await send({ restaurant_id: 'nova.example' })).status).toBe(200);
      const fromPage = { origin: 'https://lucia.example' };
      expect((await send({ restaurant_id: 'Lucia & Co' }, fromPage)).status).toBe(200);
      expect((await send({ brand_id: 'Lucia & Co', restaurant_id: 'r1' }, fromPage)).status).toBe(200);
      expect((await stored()).map(({ brandId }) => brandId)).toEqual(['nova', 'lucia', 'lucia']);
      await site.importBrand(makeBrand('thief', [], '{"name":"Thief"}'));
    });

    test('is known by the ids of its last import, also when that was before ids were written down', async () => {
      await site.importBrand(makeBrand('moving', [], '{"name":"Moving","locations":[{"id":"before","name":"A"}]}'));
      await site.importBrand(makeBrand('moving', [], '{"name":"Moving","locations":[{"id":"after","name":"A"}]}'));
      expect((await send({ restaurant_id: 'before' })).status).toBe(400);
      expect((await send({ restaurant_id: 'after' })).status).toBe(200);
      await site.database.delete(brandRestaurants);
      expect((await send({ restaurant_id: 'after' })).status).toBe(400);
      await fillBrandRestaurants(site.database);
      expect((await send({ restaurant_id: 'after' })).status).toBe(200);
      expect((await send({ restaurant_id: '2' })).status).toBe(200);
    });
  });

  describe('campaigns', () => {
    const ask = (body: unknown) => site.post('functions/v1/influencer-portal', body);
    const of = (brandId: unknown) => ask({ action: 'getCampaignsByBrandId', brandId });

    test('are those of the brand, also after an import', async () => {
      expect(await (await of('lucia.example')).json()).toEqual({
        success: true,
        data: [{ id: 'c1', title: 'Film it' }, { id: 2 }],
      });
      expect(await (await of('nova')).json()).toEqual({ success: true, data: [] });
      await site.importBrand(makeBrand('filmed', [], '{"name":"Filmed","campaigns":{"items":[1]}}'));
      expect(await (await of('filmed')).json()).toEqual({ success: true, data: [1] });
      await site.importBrand(makeBrand('filmed', [], '{"name":"Filmed","campaigns":"soon"}'));
      expect(await (await of('filmed')).json()).toEqual({ success: true, data: [] });
    });

    test('of nobody are not found', async () => {
      expect(await (await of('nobody')).json()).toEqual({ success: false, error: 'Brand not found' });
    });

    test.each([
      { action: 'deleteAll', brandId: 'lucia' },
      { brandId: 'lucia' },
      { action: 'getCampaignsByBrandId' },
      { action: 'getCampaignsByBrandId', brandId: {} },
    ])('are not given for %j', async (body) => {
      const response = await ask(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ success: false, fields: expect.any(Object) });
    });
  });

  describe('saveSubmission', () => {
    const submission = {
      brandId: 'lucia',
      kind: 'catering' as const,
      record: {},
      suspectedSpam: false,
      idempotencyKey: 'k',
    };
    const save = (...parameters: [Submission, OnSaved?]) =>
      site.database.transaction((transaction) => saveSubmission(transaction, ...parameters));

    test('answers a repeated one with the first, which stays as it is', async () => {
      const first = await save({ ...submission, record: { a: 1 } });
      expect(first.kind).toBe('saved');
      expect(await save({ ...submission, record: { a: 2 } })).toEqual({
        kind: 'repeated',
        id: first.id,
      });
      expect((await save({ ...submission, brandId: 'nova' })).kind).toBe('saved');
      expect((await save({ ...submission, kind: 'careers' })).kind).toBe('saved');
      expect((await stored())[0]?.record).toEqual({ a: 1 });
    });

    test('stores nothing when what is to be written with it fails', async () => {
      const failing: OnSaved = async (transaction) => {
        await transaction.insert(brandRestaurants).values({ restaurantId: 'x', brandId: 'lucia' });
        throw new Error('the queue is full');
      };
      await expect(save(submission, failing)).rejects.toThrow('the queue is full');
      expect(await stored()).toEqual([]);
      expect((await save(submission)).kind).toBe('saved');
    });
  });
});
