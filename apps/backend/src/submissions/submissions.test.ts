import { randomUUID } from 'node:crypto';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { catering, franchise, media, row } from '../../testing/sample-submissions.ts';
import { ANON_KEY } from '../../testing/submission-site.ts';
import { submissionSuite } from '../../testing/submission-suite.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { notificationJobs } from '../database/schema.ts';
import { createSaver, type SubmissionToSave, saveSubmissions } from './save-submission.ts';

const logger = watchErrors();

describeOnEachDatabase('what visitors send', (makeDatabase) => {
  const suite = submissionSuite(makeDatabase, logger);
  const { stored, only } = suite;
  /** What is said of the fields of a body that is not taken. */
  const refused = async (path: string, body: unknown) => {
    const response = await suite.site.post(path, body);
    expect(response.status).toBe(400);
    expect(await stored()).toEqual([]);
    const answer = await response.json();
    expect(answer).toEqual({ success: false, error: expect.any(String), fields: expect.any(Object) });
    return answer.fields;
  };

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
      const response = await suite.site.post(path, body, referer);
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
      const get = new Request(`http://backend.test/${path}`, { headers: { apikey: ANON_KEY } });
      const wrong = [
        [await suite.site.post(path, '{'), 400],
        [await suite.site.post(path, '[]'), 400],
        [await suite.site.post(path, 'null'), 400],
        [await suite.site.post(path, {}), 400],
        [await suite.site.post(path, body, { 'content-type': 'text/plain' }), 415],
        [await suite.site.post(path, { ...body, more: 'x'.repeat(70_000) }), 413],
        [await suite.site.post(path, body, { apikey: 'wrong' }), 401],
        [await suite.site.application.fetch(get, {}), 405],
        [await suite.site.post(path, `{"x":${'['.repeat(30_000)}${']'.repeat(30_000)}}`), 400],
      ] as const;
      for (const [response, status] of wrong) {
        expect(response.status).toBe(status);
        expect(await response.json()).toMatchObject({ success: false, error: expect.any(String) });
      }
      expect(await stored()).toEqual([]);
    });

    test.each(['alone', 'with what belongs to it'])('is stored once for one idempotency key, %s', async (how) => {
      if (how !== 'alone') suite.notices = () => [{ channel: 'email', target: 'a@b.example' }];
      const send = (key: string) => suite.site.post(path, body, { 'idempotency-key': key });
      const responses = await Promise.all(Array.from({ length: 8 }, () => send('one')));
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      expect((await send('one')).status).toBe(200);
      expect(await suite.site.database.$count(notificationJobs)).toBe(how === 'alone' ? 0 : 1);
      await only();
      await send('two');
      await suite.site.post(path, body);
      await send('ü'.repeat(500));
      expect(await stored()).toHaveLength(4);
    });

    test('of a robot is answered with success, and marked', async () => {
      const signals: Record<string, string>[] = [
        { 'x-form-trap': 'filled' },
        { 'x-form-seconds': '0.4' },
        { 'x-form-seconds': '2.0', 'x-form-trap': ' ' },
        { 'x-form-seconds': 'x' },
      ];
      for (const headers of signals) expect((await suite.site.post(path, body, headers)).status).toBe(200);
      expect((await stored()).map(({ suspectedSpam }) => suspectedSpam)).toEqual([true, false, false, false]);
    });
  });

  test.each([
    ['a link typed faster than people type', { message: 'See https://pills.example' }, '1.9', true],
    ['a link', { message: 'See https://pills.example' }, '2.0', false],
    ['a quick tap', {}, '0.4', false],
    ['a quick tap on a page whose address is a link', { page_url: 'https://lucia.example/feedback?r=5' }, '0.4', false],
  ])('of %s, only what two signs speak for is marked', async (_what, change, seconds, marked) => {
    await suite.site.post(submissionPaths.feedback, { ...row, ...change }, { 'x-form-seconds': seconds });
    expect(await only()).toMatchObject({ suspectedSpam: marked });
  });

  test.each([
    ['catering', submissionPaths.catering, catering],
    ['media inquiries', submissionPaths.mediaInquiry, media],
  ])('%s takes a phone number as people write it', async (_what, path, body) => {
    await suite.site.post(path, { ...body, phone: '416.555.0101 ext. 12' });
    expect(await only()).toMatchObject({ record: { phone: '416.555.0101 ext. 12' } });
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
    [
      'an unknown restaurant',
      { restaurant_id: 'x' },
      { restaurant_id: expect.stringContaining('could not find this restaurant') },
    ],
  ])('catering refuses %s', async (_what, change, fields) => {
    expect(await refused(submissionPaths.catering, { ...catering, ...change })).toEqual(fields);
  });

  test('catering takes today as long as it is today anywhere', async () => {
    expect((await suite.site.post(submissionPaths.catering, { ...catering, event_date: '2026-11-20' })).status).toBe(
      200,
    );
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
    expect(Object.keys(await refused(submissionPaths.mediaInquiry, { ...media, ...change }))).toEqual(fields);
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
    expect(await refused(submissionPaths.franchise, { brand_id: 'lucia', enquiry_data: enquiryData })).toEqual(fields);
  });

  test('franchise takes any answers for a brand that asks nothing', async () => {
    const body = { brand_id: 'nova', enquiry_data: [{ question: 'Why?', response: 'Because' }] };
    expect((await suite.site.post(submissionPaths.franchise, body)).status).toBe(200);
  });

  describe('campaigns', () => {
    const ask = (body: unknown) => suite.site.post('functions/v1/influencer-portal', body);
    const of = (brandId: unknown) => ask({ action: 'getCampaignsByBrandId', brandId });

    test('are those of the brand, also after an import', async () => {
      expect(await (await of('lucia.example')).json()).toEqual({
        success: true,
        data: [{ id: 'c1', title: 'Film it' }, { id: 2 }],
      });
      expect(await (await of('nova')).json()).toEqual({ success: true, data: [] });
      await suite.site.importBrand(makeBrand('filmed', [], '{"name":"Filmed","campaigns":{"items":[1]}}'));
      expect(await (await of('filmed')).json()).toEqual({ success: true, data: [1] });
      await suite.site.importBrand(makeBrand('filmed', [], '{"name":"Filmed","campaigns":"soon"}'));
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

  describe('what is stored with one statement', () => {
    const submission = { brandId: 'lucia', kind: 'catering' as const, record: {}, suspectedSpam: false };
    const keyed = { ...submission, idempotencyKey: 'k' };
    const notices = [{ channel: 'email' as const, target: 'a@b.example' }];
    /** The queue takes no such thing. */
    const unspeakable = [{ channel: 'email' as const, target: null as never }];
    const save = async (...all: SubmissionToSave[]) => saveSubmissions(suite.site.database, all);
    const kinds = async (...all: SubmissionToSave[]) => (await save(...all)).map(({ kind }) => kind);

    test('answers a repeated one with the first, which stays as it is', async () => {
      const [first] = await save({ submission: { ...keyed, record: { a: 1 } }, notices });
      expect(first?.kind).toBe('saved');
      expect(await save({ submission: { ...keyed, record: { a: 2 } }, notices })).toEqual([
        { ...first, kind: 'repeated' },
      ]);
      expect(await kinds({ submission: { ...keyed, brandId: 'nova' } })).toEqual(['saved']);
      expect(await kinds({ submission: { ...keyed, kind: 'careers' } })).toEqual(['saved']);
      expect((await stored())[0]?.record).toEqual({ a: 1 });
      expect(await suite.site.database.$count(notificationJobs)).toBe(1);
    });

    test('is each as if it had come alone: twice the same, and one of brands as they were', async () => {
      const over = { submission: { ...submission, record: { over: true } }, generation: randomUUID() };
      const twice = { submission: keyed, notices };
      expect(await kinds(twice, over, twice, { submission })).toEqual(['saved', 'changed', 'repeated', 'saved']);
      expect(await stored()).toHaveLength(2);
      expect(await suite.site.database.$count(notificationJobs)).toBe(1);
      // Those who come now are in order behind those who came before.
      expect((await stored()).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k', null]);
    });

    test('stores nothing when what is to be written with it fails', async () => {
      await expect(save({ submission }, { submission: keyed, notices: unspeakable })).rejects.toThrow();
      expect(await stored()).toEqual([]);
      expect(await kinds({ submission: keyed })).toEqual(['saved']);
    });

    test('costs those nothing who came together with one that cannot be stored', async () => {
      const saver = createSaver(suite.site.database);
      const sent = Array.from({ length: 30 }, (_, index) => ({
        submission: { ...submission, record: { index }, idempotencyKey: `k${index}` },
        ...(index === 7 && { notices: unspeakable }),
        ...(index === 8 && { submission: { ...submission, brandId: 'nobody' } }),
      }));
      const settled = await Promise.allSettled(sent.map(saver));
      expect(settled.flatMap(({ status }, index) => (status === 'fulfilled' ? [] : [index]))).toEqual([7, 8]);
      const indexes = (await stored()).map(({ record }) => Number(record.index));
      expect(indexes.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 30 }, (_, index) => index).filter((index) => index !== 7 && index !== 8),
      );
    });
  });
});
