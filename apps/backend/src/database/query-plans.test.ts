/**
 * No query reads a large table as a whole, but those that must: backups, the search for a person's address, a rare kind or a
 * state over all brands. `SUBMISSIONS_OF_EACH_BRAND=1000` looks at a million submissions of a thousand brands.
 */
import { createConfigurationCache } from '@tablefront/backend-client/configuration-cache';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { createUploadSpool } from '@tablefront/serving/bodies/upload-spool';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { describeOnPostgresql } from '../../testing/each-database.ts';
import { fillDatabase } from '../../testing/fill-database.ts';
import { ANON_KEY } from '../../testing/submission-site.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { createAssistantServices } from '../assistant/assistant-services.ts';
import { readUnknownQuestions } from '../assistant/unknown-questions.ts';
import { createConfigurationReader } from '../brands/read-configuration.ts';
import { createBrandFacts } from '../console/brands/brand-facts.ts';
import { readOverview } from '../console/brands/read-overview.ts';
import { changeSubmissions } from '../console/inbox/change-submissions.ts';
import { readDetail } from '../console/inbox/read-detail.ts';
import { aboutInbox, countInbox, readInbox } from '../console/inbox/read-inbox.ts';
import { readToday } from '../console/today/read-today.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { createApplication } from '../functions/application.ts';
import { createRateLimiter } from '../limits/rate-limiter.ts';
import { markFailed, markSent, takeJobs, untilNextJob } from '../notifications/job-queue.ts';
import { findTelling } from '../notifications/routes/stored-routes.ts';
import { markGenuine, resendNotifications } from '../notifications/tell-again.ts';
import { noticesOf } from '../notifications/who-is-told.ts';
import { deleteBrand } from '../submissions/deleting/delete-brand.ts';
import { deleteSubmissions } from '../submissions/deleting/delete-submissions.ts';
import { deleteExpired, saveRetention } from '../submissions/deleting/retention.ts';
import { interruptedUploads } from '../submissions/files/interrupted-uploads.ts';
import { findSubmission, readNotifications, readSubmissions } from '../submissions/reading/read-submissions.ts';
import type { SubmissionFilters } from '../submissions/reading/submission-filters.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const BRANDS = 1_000;
const submissionsOfEach = Number(process.env.SUBMISSIONS_OF_EACH_BRAND ?? 40);
/** A tenth of the submissions; a page has 200. What is smaller as a whole may well be read so. */
const mostRead = (BRANDS * submissionsOfEach) / 10;
const large = new Set([
  ...['submissions', 'submission_files', 'notification_jobs', 'brand_hosts', 'brand_restaurants'],
  ...['rate_counts', 'assistant_sessions', 'assistant_unknown_questions'],
]);

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const plan: z.ZodType<Plan> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number().optional(),
  'Actual Loops': z.number().optional(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(plan).optional();
  },
});
const explained = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: plan, 'Execution Time': z.number().optional() })]) }),
]);

describeOnPostgresql(`with ${submissionsOfEach} submissions of each of ${BRANDS} brands`, (makeDatabase) => {
  let pool: Pool;
  let database: Database;
  let statements: { query: string; params: unknown[] }[] = [];
  const logger = watchErrors();
  const readOnly = { dataDir: '/nonexistent' };

  beforeAll(async () => {
    const { databaseUrl } = await makeDatabase();
    pool = new Pool({ connectionString: databaseUrl });
    const logQuery = (query: string, params: unknown[]) => {
      statements.push({ query, params });
    };
    database = drizzle(pool, { logger: { logQuery } });
    await migrate(database);
    await fillDatabase(database, BRANDS, submissionsOfEach);
  }, 600_000);
  afterAll(() => pool.end());

  /** What is read too much of, by the statements that the work sends. */
  async function wasteOf(work: () => Promise<unknown>): Promise<string[]> {
    statements = [];
    await work();
    const waste: string[] = [];
    for (const { query, params } of statements.filter(({ query }) =>
      /^\s*(?:select|insert|update|delete|with)\b/i.test(query),
    )) {
      for (const what of wasteIn((await planOf(query, params)).Plan))
        waste.push(`${what}: ${query.replace(/\s+/g, ' ')}`);
    }
    expect(statements.length).toBeGreaterThan(0);
    return waste;
  }
  async function planOf(query: string, params: unknown[]) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      // A row that is there already cannot be inserted again.
      const analyze = /\bvalues\b|insert into submissions/i.test(query) ? 'false' : 'true';
      const { rows } = await client.query(`explain (analyze ${analyze}, format json) ${query}`, params);
      return explained.parse(rows)[0]['QUERY PLAN'][0];
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
  function wasteIn(node: Plan): string[] {
    const table = node['Relation Name'] ?? '';
    const loops = node['Actual Loops'] ?? 1;
    const read = loops * ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0));
    const scans = large.has(table) && read > mostRead;
    return [
      ...(scans ? [`${node['Node Type']} of ${read} rows of ${table}`] : []),
      ...(node.Plans ?? []).flatMap(wasteIn),
    ];
  }

  test('what visitors ask and send reads a few rows', { timeout: 60_000 }, async () => {
    const limiter = createRateLimiter({ database, logger });
    const files = await openFileStore(readOnly);
    const assistant = createAssistantServices(database, {}, logger);
    const application = createApplication({
      database,
      files,
      limiter,
      logger,
      anonKey: ANON_KEY,
      assistant,
      uploads: createUploadSpool(readOnly.dataDir),
      whoIsTold: async (submission) => noticesOf(await findTelling(database, submission.brandId), submission),
    });
    const call = async (name: string, body: unknown, headers: Record<string, string> = {}) => {
      const init = { method: 'POST', headers: { apikey: ANON_KEY, 'content-type': 'application/json', ...headers } };
      const request = new Request(`http://b.test/${name}`, { ...init, body: JSON.stringify(body) });
      const response = await application.fetch(request, { visitorAddress: '192.0.2.1' });
      expect([200, 201], await response.clone().text()).toContain(response.status);
    };
    const inquiry = { brand_id: 'brand-7', inquiry_type: 'other_media', outlet_name: 'The Paper', contact_name: 'Ada' };
    const media = { ...inquiry, email: 'a@b.example', message: 'Hello there, you', consent_contact: true };
    const waste = await wasteOf(async () => {
      await call('functions/v1/get-brand-website', { brandId: 'www.brand-9.example' });
      await call(submissionPaths.mediaInquiry, media);
      for (const _ of [1, 2])
        await call(submissionPaths.mediaInquiry, media, { 'idempotency-key': 'the-same-key-twice' });
      await call('functions/v1/ai-search-openrouter', { restaurant_id: 'r3-9', query: 'Where are you?' });
      for (const id of ['brand-1', 'brand-9']) {
        await assistant.unknownQuestions.count(id, 'Is there a piano?', '2026-11-21');
      }
      await limiter.forget();
      await interruptedUploads({ database, files }).remove();
    });
    // Those two, and where a brand is that states no address.
    expect(statements.filter(({ query }) => query.includes('delete from assistant_unknown_questions'))).toHaveLength(3);
    limiter.close();
    expect(waste).toEqual([]);
  });

  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  const someDay = new Date(Date.now() - 200 * 24 * 3_600_000);
  const anyFilters: [string, SubmissionFilters][] = [
    ['all', {}],
    ['of a brand', { brandId: 'brand-5' }],
    ['of a kind', { kinds: ['careers'] }],
    ['of a kind of a brand', { brandId: 'brand-5', kinds: ['careers'] }],
    ['since yesterday', { since: yesterday }],
    ['of a day long ago', { since: someDay, until: new Date(someDay.getTime() + 3_600_000) }],
    ['of a brand since yesterday', { brandId: 'brand-5', since: yesterday }],
    ['suspected spam', { spam: true }],
    ['suspected spam of a brand', { brandId: 'brand-5', spam: true }],
    ['not told', { failedNotifications: true }],
    ['of a brand, not told', { brandId: 'brand-5', failedNotifications: true }],
    ['open, of a brand', { brandId: 'brand-5', states: ['new', 'in_progress'] }],
    ['of a place of a brand', { brandId: 'brand-5', places: ['r1'] }],
    ['of two places of a brand', { brandId: 'brand-5', places: ['r1', 'r2'] }],
    ['of a rating of a brand', { brandId: 'brand-5', ratings: [1, 2] }],
    ['of a person', { brandId: 'brand-5', assignedTo: '01a20000-0000-7000-8000-00000000000a' }],
    ['of a tag', { brandId: 'brand-5', tag: 'vip' }],
    ['of words that are everywhere', { brandId: 'brand-5', words: 'word' }],
    ['of words that are nowhere', { brandId: 'brand-5', words: 'zanzibar' }],
    ['of one address', { brandId: 'brand-5', words: 'person3@mail.example' }],
  ];
  test.each(anyFilters)('a page of submissions reads a few rows: %s', { timeout: 60_000 }, async (_name, filters) => {
    const waste = await wasteOf(async () => {
      const newest = await readSubmissions(database, filters, { order: 'newest first', limit: 50 });
      const first = await readSubmissions(database, filters, { order: 'oldest first', limit: 200 });
      await readSubmissions(database, filters, { order: 'oldest first', limit: 200, after: first.at(-1)?.id });
      await readSubmissions(database, filters, { order: 'newest first', limit: 200, after: newest.at(-1)?.id });
    });
    expect(waste).toEqual([]);
  });

  test('the inbox of a brand reads a few rows', { timeout: 60_000 }, async () => {
    const readConfiguration = createConfigurationReader(database, createConfigurationCache());
    const services = {
      ...{ database, logger, readConfiguration, sendsMail: true, now: () => new Date() },
      ...{ files: await openFileStore(readOnly), brands: createBrandFacts(database, readConfiguration) },
      news: { subscribe: () => () => {}, close: async () => {} },
      ...{ limiter: createRateLimiter({ database, logger }), origin: () => '', requireRoom: () => {} },
    };
    const caller = {
      personId: '01a20000-0000-7000-8000-00000000000a',
      name: 'Ada',
      email: null,
      sessionId: '',
      grants: [],
    };
    const whole = {
      caller: { ...caller, provedAt: new Date() },
      brandId: 'brand-5',
      role: 'owner' as const,
      places: null,
    };
    const ofBrand = { brandId: 'brand-5' };
    const [newest] = await readSubmissions(database, ofBrand, { order: 'newest first', limit: 1 });
    const id = newest?.id ?? '';
    const waste = await wasteOf(async () => {
      for (const reach of [whole, { ...whole, role: 'inbox' as const, places: ['r1'] }]) {
        await readInbox(services, reach, {});
        await countInbox(services, reach, {});
        await aboutInbox(services, reach);
        await readToday(services, reach);
        await readDetail(services, reach, id);
        await changeSubmissions(database, reach, [id], { state: 'in_progress', addTags: ['late'], spam: true });
        await changeSubmissions(database, reach, [id], { state: 'new', spam: false });
      }
      await saveRetention(database, 'brand-5', { careers: 30 });
      await deleteExpired(services, async () => {});
    });
    expect(waste).toEqual([]);
  });

  test('the overview of a hundred brands takes as many statements as that of one', { timeout: 60_000 }, async () => {
    const sent = async (brands: number) => {
      const readConfiguration = createConfigurationReader(database, createConfigurationCache());
      const facts = createBrandFacts(database, readConfiguration);
      const ids = Array.from({ length: brands }, (_, at) => `brand-${100 + at}`);
      const grants = ids.map((brandId) => ({ brandId, role: 'owner' as const, locations: null }));
      const services = { database, readConfiguration, brands: facts, now: () => new Date() };
      const waste = await wasteOf(async () => {
        expect((await readOverview(services, { grants })).brands).toHaveLength(brands);
      });
      expect(waste).toEqual([]);
      return statements.length;
    };
    expect(await sent(100)).toBe(await sent(1));
  });

  test('notifications and what operators change read a few rows', { timeout: 60_000 }, async () => {
    const [spam, second] = await readSubmissions(database, { spam: true }, { order: 'newest first', limit: 2 });
    const files = { ...(await openFileStore(readOnly)), remove: async () => {} };
    const ids = [spam?.id ?? ''];
    const waste = await wasteOf(async () => {
      const [job, other] = await takeJobs(database, 'webhook', 4);
      await untilNextJob(database, 'webhook');
      if (job) await markSent(database, job);
      if (other) await markFailed(database, other, 'away');
      await findSubmission(database, ids[0] ?? '');
      await readNotifications(database, ids[0] ?? '');
      await markGenuine(database, ids);
      await resendNotifications(database, { ids });
      await resendNotifications(database, { brandId: 'brand-5' });
      await deleteSubmissions({ database, files }, { ids: [second?.id ?? ''] }, true);
      await deleteSubmissions({ database, files }, { email: 'person3@mail.example', brandId: 'brand-5' }, true);
      await readUnknownQuestions(database, { brandId: 'brand-1' });
      await readUnknownQuestions(database, { brandId: 'brand-5', since: '2026-01-01', until: '2026-12-31' });
      await deleteBrand({ database, files }, 'brand-6', { sure: true, withSubmissions: true });
    });
    expect(waste).toEqual([]);
  });
});
