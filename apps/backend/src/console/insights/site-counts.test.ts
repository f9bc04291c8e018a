import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { insightsSettings, siteCounts } from '../../database/schema.ts';
import type { Submission } from '../../submissions/save-submission.ts';
import { countSent, createSiteCounts, forgetCounts, type Happening } from './site-counts.ts';

const logger = watchErrors();
const DAY = '2026-11-22';
const opening: Happening = { brandId: 'maple', day: DAY, what: 'opened', subject: 'catering' };

describeOnEachDatabase('what happens on a site', (makeDatabase) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openDatabase(await makeDatabase(), logger);
    for (const id of ['maple', 'nova'])
      await saveOperatorBrand(opened.database, makeBrand(id, [`${id}.example`], '{}'));
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(() => opened.database.delete(siteCounts));
  const stored = () => opened.database.select().from(siteCounts).orderBy(asc(siteCounts.subject));

  test('is summed up by day, also of several processes at once, and holds nothing else', async () => {
    const processes = [1, 2].map(() => createSiteCounts(opened.database, { logger }));
    for (const counts of processes) {
      for (let time = 0; time < 3; time += 1) counts.count(opening);
      counts.count({ ...opening, place: 'r_1', subject: 'feedback' });
    }
    await Promise.all(processes.map((counts) => counts.close()));
    expect(await stored()).toEqual([
      { brandId: 'maple', day: DAY, what: 'opened', place: '', subject: 'catering', count: 6 },
      { brandId: 'maple', day: DAY, what: 'opened', place: 'r_1', subject: 'feedback', count: 2 },
    ]);
  });

  test('is not counted where the brand does not want it, nor of a brand that is gone; others’ is', async () => {
    await opened.database.insert(insightsSettings).values({ brandId: 'nova', counting: false });
    const counts = createSiteCounts(opened.database, { logger });
    for (const brandId of ['nova', 'gone', 'maple']) counts.count({ ...opening, brandId });
    await counts.close();
    expect((await stored()).map(({ brandId }) => brandId)).toEqual(['maple']);
  });

  test('keeps of what was searched for no address and no number, and of too many words the most wanted', async () => {
    const counts = createSiteCounts(opened.database, { logger });
    const missed = (subject: string, on = DAY) => counts.count({ ...opening, what: 'missed', day: on, subject });
    missed('  Pizza   MARGHERITA ');
    missed('pizza margherita');
    missed('ana@mail.example 416 555 0100');
    missed(' ');
    await counts.write();
    expect((await stored()).map(({ subject, count }) => [subject, count])).toEqual([
      ['[e-mail] [number]', 1],
      ['pizza margherita', 2],
    ]);
    for (let word = 0; word < 1_100; word += 1) missed(`word ${word}`, '2026-11-20');
    await counts.close();
    const rows = await stored();
    expect(rows).toHaveLength(1_000);
    expect(rows.map(({ subject }) => subject)).toContain('pizza margherita');
  });

  test('is forgotten after 400 days', async () => {
    const counts = createSiteCounts(opened.database, { logger });
    for (const on of ['2025-10-17', '2025-10-18']) counts.count({ ...opening, day: on });
    await counts.close();
    await forgetCounts(opened.database, new Date('2026-11-22T12:00:00Z'));
    expect((await stored()).map((one) => one.day)).toEqual(['2025-10-18']);
  });

  test('waits for no visitor: a database that is away costs what waited, and no error', async () => {
    const lines: unknown[] = [];
    const warn = (...line: unknown[]) => void lines.push(line);
    const counts = createSiteCounts(opened.database, {
      logger: { ...logger, warn } as typeof logger,
      requireRoom: () => {
        throw new Error('full of ana@mail.example');
      },
    });
    counts.count(opening);
    await counts.close();
    expect(JSON.stringify(lines)).toMatch(/was not counted/);
    expect(JSON.stringify(lines)).not.toContain('ana@');
    expect(await opened.database.$count(siteCounts, eq(siteCounts.brandId, 'maple'))).toBe(0);
  });
});

describe('what was sent', () => {
  test.each([
    ['restaurant_feedback', 'https://m.example/feedback?id=r_1&src=x', ['feedback', 'r_1']],
    ['restaurant_feedback', 'https://m.example/menu', ['feedback_dialog', undefined]],
    ['callback', 'https://m.example/contact', ['feedback_dialog', undefined]],
    ['catering', 'https://m.example/Catering/?id=r_2', ['catering', 'r_2']],
    ['careers', 'https://m.example/careers?position=cook', ['careers', undefined]],
    ['catering', 'https://m.example/menu', undefined],
    ['franchise', undefined, undefined],
  ] as const)('of the kind %s from %s is counted as of %s', async (kind, pageUrl, expected) => {
    const counted: Happening[] = [];
    const counting = {
      counts: { count: (one: Happening) => void counted.push(one) },
      timeZoneOf: async () => 'America/Vancouver',
      now: () => new Date('2026-11-23T05:00:00Z'),
    };
    const sent: Submission = { brandId: 'maple', kind, record: {}, suspectedSpam: false, ...(pageUrl && { pageUrl }) };
    await countSent(counting, sent);
    await countSent(counting, { ...sent, suspectedSpam: true });
    const [subject, place] = expected ?? [];
    expect(counted).toEqual(expected ? [{ brandId: 'maple', day: DAY, what: 'sent', place, subject }] : []);
  });
});
