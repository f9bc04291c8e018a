import { submissionPaths } from '@tablefront/backend-client/submissions';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedDatabases } from '../../testing/each-database.ts';
import * as samples from '../../testing/sample-files.ts';
import {
  ANON_KEY,
  openSubmissionSite,
  type SubmissionSite,
  storedFileRows,
  storedSubmissions,
} from '../../testing/submission-site.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { unclaimedFiles } from '../database/schema.ts';

const logger = watchErrors();
const makeDatabase = embeddedDatabases();
/** `FUZZ_BODIES=10000` looks longer. */
const bodies = Number(process.env.FUZZ_BODIES ?? 2_500);
const kept = new Map<string, Uint8Array>();
let site: SubmissionSite;
beforeAll(async () => {
  // What is on disk when is proved elsewhere; here a wait for each would only cost time.
  const files = {
    put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes),
    get: async (key: string) => kept.get(key),
    remove: async (key: string) => void kept.delete(key),
    findUnfinished: async () => [],
    removeUnfinished: async () => [],
  };
  site = await openSubmissionSite(await makeDatabase(), logger, { files });
  await site.database.execute(sql`set synchronous_commit = off`);
}, 180_000);
afterAll(() => site.close());

const nasty = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '%00',
    '../..',
    '=1+1',
    '\u202e',
    '🍕'.repeat(300),
  ],
  ...['x'.repeat(6_000), null, true, 0, -1, 1e308, 2 ** 53, [], {}, [[]], ['a'], { a: { b: {} } }],
);
const right: Record<string, fc.Arbitrary<unknown>> = {
  restaurant_id: fc.constantFrom('2', 2, 'lucia', 'kitchen'),
  brand_id: fc.constantFrom('lucia', 'nova.example'),
  brandId: fc.constant('lucia'),
  action: fc.constant('getCampaignsByBrandId'),
  type: fc.constantFrom('restaurant', 'website', 'callback'),
  rating: fc.constantFrom(1, 5, null),
  sub_type: fc.constantFrom('Food', null),
  nature: fc.constantFrom('compliment', 'bug'),
  contact_phone: fc.constant('555'),
  contact_email: fc.constant('a@b.co'),
  meta: fc.object(),
  page_url: fc.webUrl(),
  full_name: fc.constant('Ana'),
  name: fc.constant('Ana'),
  email: fc.constant('a@b.co'),
  phone: fc.constant('555'),
  event_type: fc.constant('Wedding'),
  event_location: fc.constant('Here'),
  event_date: fc.constantFrom('2099-01-01', '2099-02-30'),
  event_timings: fc.constant('18:00'),
  number_of_guests: fc.integer({ min: 0, max: 5 }),
  delivery_method: fc.constant('pickup'),
  requirements: fc.string(),
  inquiry_type: fc.constant('other_media'),
  outlet_name: fc.constant('The Star'),
  contact_name: fc.constant('Ana'),
  consent_contact: fc.constant(true),
  position: fc.constant('Cook'),
  experience: fc.constant('5 years'),
  enquiry_data: fc.array(
    fc.record({ question: fc.constantFrom('Your name', 'Where?', 'x'), response: fc.oneof(fc.string(), nasty) }),
  ),
};
/** Mostly right, so that most get far; each field may be anything, and any may be missing. */
const fields = Object.fromEntries(
  Object.entries(right).map(([name, value]) => [
    name,
    fc.oneof(
      { weight: 30, arbitrary: value },
      { weight: 1, arbitrary: nasty },
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
  ]),
);
const feedbackNames = [
  'restaurant_id',
  'type',
  'rating',
  'sub_type',
  'nature',
  'contact_phone',
  'contact_email',
  'meta',
  'page_url',
];
const record = fc.record(fields, { requiredKeys: Object.keys(fields).slice(0, 30) });
const feedback = record.map((all) => Object.fromEntries(feedbackNames.map((name) => [name, all[name]])));

const json = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.oneof(record, feedback, fc.array(feedback, { maxLength: 3 })).map((value) => JSON.stringify(value)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: record.map((value) => `{"__proto__":{"type":"restaurant"},${JSON.stringify(value).slice(1)}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '['.repeat(40_000),
      `{"a":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_001)}`,
      'x'.repeat(70_000),
    ),
  },
);
const file = fc.constantFrom(
  ...Object.values(samples).filter((sample) => sample instanceof Uint8Array),
  new Uint8Array(),
);
const multipart = fc
  .tuple(
    record,
    fc.option(file, { freq: 8 }),
    fc.option(file),
    fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(2_000) }),
    fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 2 }),
  )
  .map(([texts, resume, photo, end, changes]) => {
    const parts = Object.entries(texts).map(([name, value]) =>
      Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
      ),
    );
    for (const [name, bytes] of [
      ['resume', resume],
      ['photo', photo],
    ] as const) {
      if (!bytes) continue;
      const head = `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
      parts.push(Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n'));
    }
    const whole = new Uint8Array(Buffer.concat([...parts, Buffer.from('--x--\r\n')]));
    if (end !== undefined) return whole.slice(0, end);
    if (changes.length === 2) for (const [at, value] of changes) if (at < whole.length) whole[at] = value;
    return whole;
  });

const request = fc.oneof(
  fc.record({
    path: fc.constantFrom(
      ...Object.values(submissionPaths),
      'functions/v1/influencer-portal',
      'functions/v1/get-brand-website',
    ),
    type: fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', '') },
    ),
    body: json,
  }),
  fc.record({
    path: fc.oneof(
      { weight: 8, arbitrary: fc.constant(submissionPaths.careers) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.values(submissionPaths)) },
    ),
    type: fc.oneof(
      { weight: 12, arbitrary: fc.constant('multipart/form-data; boundary=x') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'multipart/form-data',
          'multipart/form-data; boundary="',
          'multipart/mixed; boundary=x',
        ),
      },
    ),
    body: multipart,
  }),
);
const headers = fc.record(
  {
    prefer: fc.constantFrom('return=representation', 'return=minimal', ',,='),
    referer: fc.constantFrom('https://lucia.example/x', 'javascript:alert(1)', '://'),
    origin: fc.constantFrom('https://nova.example', 'null', '%'),
    'x-form-seconds': fc.constantFrom('0.5', '60', 'NaN', '-1', '1e999'),
    'x-form-trap': fc.constantFrom('', 'x'),
  },
  { requiredKeys: [] },
);

test('bodies of any kind: no 5xx, always JSON, and what is stored is what was answered with success', {
  timeout: 600_000,
}, async () => {
  const statuses = new Map<string, number>();
  let expected = 0;
  await fc.assert(
    fc.asyncProperty(request, headers, async ({ path, type, body }, more) => {
      const response = await site.application.fetch(
        new Request(`http://backend.test/${path}?select=*`, {
          method: 'POST',
          headers: { apikey: ANON_KEY, 'content-type': type, ...more },
          body,
        }),
        { visitorAddress: '192.0.2.1' },
      );
      expect(response.status).toBeLessThan(500);
      const text = await response.text();
      const key = `${path} ${response.status}`;
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
      if (response.status === 201) {
        const sent: unknown = JSON.parse(String(body));
        expected += Array.isArray(sent) ? sent.length : 1;
      } else {
        const answer: unknown = JSON.parse(text);
        expect(answer).toBeTypeOf('object');
        const reads = ['influencer-portal', 'get-brand-website'].some((name) => path.endsWith(name));
        if (response.status === 200 && !reads) expected += 1;
      }
    }),
    { numRuns: bodies },
  );

  const stored = await storedSubmissions(site.database);
  expect(stored).toHaveLength(expected);
  // Every call was also done with success, or this would prove little.
  for (const path of Object.values(submissionPaths)) {
    const done = (statuses.get(`${path} 200`) ?? 0) + (statuses.get(`${path} 201`) ?? 0);
    expect(done, JSON.stringify([...statuses])).toBeGreaterThan(0);
  }
  const files = await storedFileRows(site.database);
  const careers = stored.filter(({ kind }) => kind === 'careers');
  expect(files.filter(({ field }) => field === 'resume')).toHaveLength(careers.length);
  expect([...kept.keys()].toSorted()).toEqual(files.map(({ storageKey }) => storageKey).toSorted());
  expect(await site.database.select().from(unclaimedFiles)).toEqual([]);
});
