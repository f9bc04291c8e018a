import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../brands/brand-queries.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { assistantUnknownQuestions } from '../database/schema.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { deleteBrand } from '../submissions/deleting/delete-brand.ts';
import { createUnknownQuestions, readUnknownQuestions, type UnknownQuestions } from './unknown-questions.ts';

const watched = watchErrors();
const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';

describeOnEachDatabase('questions that the assistant did not know', (makeDatabase) => {
  let opened: OpenDatabase;
  let dataDir: string;
  let questions: UnknownQuestions;
  let warnings: string[] = [];
  const logger = { ...watched, warn: (...parts: unknown[]) => void warnings.push(JSON.stringify(parts)) };
  const read = (brandId = 'luna') => readUnknownQuestions(opened.database, { brandId });
  const asked = async (brandId?: string) => (await read(brandId)).map(({ question, asked }) => [question, asked]);
  const rowsOf = (brandId: string) =>
    opened.database.$count(assistantUnknownQuestions, eq(assistantUnknownQuestions.brandId, brandId));

  beforeAll(async () => {
    const settings = await makeDatabase();
    dataDir = settings.dataDir;
    opened = await openDatabase(settings, logger);
    questions = createUnknownQuestions(opened.database, { keep: true, logger });
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    warnings = [];
    await opened.database.delete(assistantUnknownQuestions);
    for (const id of ['luna', 'sol']) await saveOperatorBrand(opened.database, makeBrand(id));
  });

  test('are counted for their brand and day, and read with the most asked first', async () => {
    for (const [question, day] of [
      ['Is there parking?', FRIDAY],
      ['is  there PARKING?', SATURDAY],
      ['Is there parking? ', SATURDAY],
      ['Dogs?', SATURDAY],
      ['Wi-Fi?', FRIDAY],
    ] as const) {
      await questions.count('luna', question, day);
    }
    await questions.count('sol', 'Dogs?', FRIDAY);
    expect(await rowsOf('luna')).toBe(4);
    expect(await read()).toEqual([
      { question: 'is there parking?', asked: 3, firstDay: '2026-11-20', lastDay: '2026-11-21' },
      { question: 'dogs?', asked: 1, firstDay: '2026-11-21', lastDay: '2026-11-21' },
      { question: 'wi-fi?', asked: 1, firstDay: '2026-11-20', lastDay: '2026-11-20' },
    ]);
    expect(await asked('sol')).toEqual([['dogs?', 1]]);
    expect(await asked('nobody')).toEqual([]);

    const of = (filters: object) => readUnknownQuestions(opened.database, { brandId: 'luna', ...filters });
    expect((await of({ until: '2026-11-20' })).map(({ asked }) => asked)).toEqual([1, 1]);
    expect((await of({ since: '2026-11-21' })).map(({ asked }) => asked)).toEqual([2, 1]);
    expect(await of({ since: '2026-11-20', until: '2026-11-20' })).toHaveLength(2);
    expect(await of({ since: '2026-11-22' })).toEqual([]);
  });

  test('are counted however many come at once, up to a hundred', async () => {
    const many = Array.from({ length: 150 }, () => questions.count('luna', 'Dogs?', FRIDAY));
    await questions.settled();
    expect(await asked()).toEqual([['dogs?', 100]]);
    await Promise.all(many);
    await questions.count('luna', 'Dogs?', FRIDAY);
    expect(await asked()).toEqual([['dogs?', 101]]);
    expect(warnings).toEqual([]);
  });

  test('do not name who typed them, are stored whatever they hold, and not where nothing is left', async () => {
    for (const question of ['I am ana@mail.example, call 416 555 0100', 'nul\u0000 \ud800 🍕'.repeat(80), '\u0000 ']) {
      await questions.count('luna', question, FRIDAY);
    }
    const kept = (await read()).map(({ question }) => question);
    expect(kept).toHaveLength(2);
    expect(kept).toContain('i am [e-mail] call [number]');
    expect(warnings).toEqual([]);
  });

  test('are at most 1,000 of a brand: what was asked long ago and seldom goes', async () => {
    const fill = (brandId: string) =>
      opened.database.execute(sql`
        insert into assistant_unknown_questions
        select ${brandId}, date '2026-01-01' + n / 10, 'question ' || n, case when n < 5 then 400 else 1 end
        from generate_series(0, 999) n
      `);
    for (const id of ['luna', 'sol']) await fill(id);
    const known = async (question: string) => (await read()).some((row) => row.question === question);

    await questions.count('luna', 'question 999', '2026-04-10');
    expect(await rowsOf('luna')).toBe(1_000);
    for (const [question, day] of [
      ['New: dogs?', '2026-04-11'],
      ['New: Wi-Fi?', '2026-04-12'],
      ['New: high chairs?', '2026-04-12'],
    ] as const) {
      await questions.count('luna', question, day);
    }
    expect(await rowsOf('luna')).toBe(1_000);
    expect((await read()).filter(({ question }) => question.startsWith('new: '))).toHaveLength(3);
    // Of the oldest days the first five were asked again and again; of the ten of a day, three of the others went.
    for (const index of [0, 1, 2, 3, 4]) expect(await known(`question ${index}`)).toBe(true);
    const oldest = (await read()).filter(({ lastDay }) => lastDay === '2026-01-01');
    expect(oldest).toHaveLength(7);
    expect(await rowsOf('sol')).toBe(1_000);

    // A clock that was wrong for a while: even the oldest is kept for as long as it is the newest.
    await questions.count('luna', 'From the past', '2020-01-01');
    expect([await known('from the past'), await rowsOf('luna')]).toEqual([true, 1_000]);
    await questions.count('luna', 'Next', FRIDAY);
    expect([await known('from the past'), await known('next')]).toEqual([false, true]);
  });

  test('are at most 1,000 when several processes count, too', async () => {
    await opened.database.execute(sql`
      insert into assistant_unknown_questions
      select 'luna', date '2026-01-01' + n / 10, 'question ' || n, 1 from generate_series(1, 1000) n
    `);
    const other = createUnknownQuestions(opened.database, { keep: true, logger });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? other : questions).count('luna', `New ${index}`, FRIDAY)),
    );
    await questions.count('luna', 'And one more', FRIDAY);
    expect(await rowsOf('luna')).toBe(1_000);
    expect((await read()).filter(({ lastDay }) => lastDay === '2026-11-20')).toHaveLength(21);
    expect(warnings).toEqual([]);
  });

  test('are not counted where the setting says so', async () => {
    await createUnknownQuestions(opened.database, { keep: false, logger }).count('luna', 'Dogs?', FRIDAY);
    expect(await asked()).toEqual([]);
  });

  test('that cannot be counted fail nothing, and the log does not quote them', async () => {
    await questions.count('nobody', 'What of Mr Smith?', FRIDAY);
    const full = () => {
      throw new Error('Mr Smith’s disk is full');
    };
    await createUnknownQuestions(opened.database, { keep: true, logger, requireRoom: full }).count(
      'luna',
      'What of Mr Smith?',
      FRIDAY,
    );
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toContain('23503');
    expect(warnings.join()).not.toMatch(/smith/i);
    expect(await asked()).toEqual([]);
    await questions.count('luna', 'And then?', FRIDAY);
    expect(await asked()).toEqual([['and then?', 1]]);
  });

  test('go with their brand', async () => {
    for (const id of ['luna', 'sol']) await questions.count(id, 'Dogs?', FRIDAY);
    const services = { database: opened.database, files: await openFileStore({ dataDir }) };
    await deleteBrand(services, 'luna', { sure: true, withSubmissions: false });
    expect([await rowsOf('luna'), await rowsOf('sol')]).toEqual([0, 1]);
  });
});
