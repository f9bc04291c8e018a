import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { runHereAs } from '../../../testing/run-here.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { createUnknownQuestions } from '../../assistant/unknown-questions.ts';
import { type Backend, createBackend } from '../../backend.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { Environment } from '../running/run-command.ts';
import { runSubmissionsCommand } from './submissions-command.ts';

const logger = watchErrors();

describe('the questions command', () => {
  const run = (...args: string[]) =>
    runHereAs(runSubmissionsCommand, ['questions', ...args], { DATA_DIR: '/dev/null' });

  test.each([
    [[], 'Say of which brand: --brand ID'],
    [['--brand', 'no brand'], '"no brand" cannot be the id of a brand.'],
    [['luna'], '"luna" is one word too many.'],
    [['--brand', 'luna', '--since', 'yesterday'], '--since "yesterday" is no day.'],
    [['--brand', 'luna', '--since', '2026-11-20T10:00Z'], '--since "2026-11-20T10:00Z" is no day.'],
    [['--brand', 'luna', '--until', '2026-02-31'], '--until "2026-02-31" is no day.'],
    [['--brand', 'luna', '--until', '0000-01-01'], '--until "0000-01-01" is no day.'],
    [['--brand', 'luna', '--format', 'xml'], 'Say in which format'],
    [['--brand', 'luna', '--bom'], '--bom is for CSV'],
    [['--brand', 'luna', '--spam'], "Unknown option '--spam'"],
  ])('%j is refused before the database is opened', async (args, error) => {
    expect(await run(...args)).toEqual({ code: 1, out: '', error: expect.stringContaining(error) });
  });
});

describeOnEachDatabase('the questions command', (makeDatabase, kind) => {
  const times = kind === 'embedded' ? ['while nothing else runs', 'while a site runs'] : ['while a site runs'];
  describe.each(times)('%s', (time) => {
    let environment: Environment;
    let site: Backend | undefined;
    const run = (...args: string[]) => runHereAs(runSubmissionsCommand, ['questions', ...args], environment);

    beforeAll(async () => {
      const settings = await makeDatabase();
      environment = { DATABASE_URL: settings.databaseUrl ?? '', DATA_DIR: settings.dataDir };
      const { database, close } = await openDatabase(settings, logger);
      for (const id of ['luna', 'sol']) await saveOperatorBrand(database, makeBrand(id));
      const questions = createUnknownQuestions(database, { keep: true, logger });
      for (const [question, day] of [
        ['Is there "parking", here?', '2026-11-19'],
        ['Is there "parking", here?', '2026-11-21'],
        ['=HYPERLINK("http://x")', '2026-11-20'],
        ['¿Hay aparcamiento?', '2026-11-21'],
      ] as const) {
        await questions.count('luna', question, day);
      }
      await questions.count('sol', 'Dogs?', '2026-11-21');
      await close();
      // Only the embedded database is reached through the site.
      const runs = kind === 'embedded' && time === 'while a site runs';
      site = runs ? await createBackend({ ...settings, anonKey: 'key', logger }) : undefined;
    }, 120_000);
    afterAll(() => site?.close());

    test('lists what was asked, the most asked first', async () => {
      expect(await run('--brand', 'LUNA')).toEqual({
        code: 0,
        error: '',
        out: [
          ' ASKED  LAST        QUESTION\n',
          '     2  2026-11-21  is there "parking", here?\n',
          '     1  2026-11-21  ¿hay aparcamiento?\n',
          '     1  2026-11-20  =hyperlink("http://x")\n',
        ].join(''),
      });
      const days = await run('--brand', 'luna', '--since', '2026-11-20', '--until', '2026-11-20');
      expect(days.out).toBe(' ASKED  LAST        QUESTION\n     1  2026-11-20  =hyperlink("http://x")\n');
      expect(await run('--brand', 'nobody')).toEqual({ code: 0, out: 'There are no such questions.\n', error: '' });
    });

    test('exports it as CSV, without formulas, and as JSON', async () => {
      const csv = await run('--brand', 'luna', '--format', 'csv');
      expect(csv).toEqual({
        code: 0,
        error: '',
        out: [
          'brand_id,question,asked,first_day,last_day\r\n',
          'luna,"is there ""parking"", here?",2,2026-11-19,2026-11-21\r\n',
          'luna,¿hay aparcamiento?,1,2026-11-21,2026-11-21\r\n',
          `luna,"'=hyperlink(""http://x"")",1,2026-11-20,2026-11-20\r\n`,
        ].join(''),
      });
      expect((await run('--brand', 'luna', '--format', 'csv', '--bom')).out).toBe(`\uFEFF${csv.out}`);
      const json = await run('--brand', 'luna', '--format', 'json', '--until', '2026-11-19');
      const parking = { question: 'is there "parking", here?', asked: 1 };
      expect(JSON.parse(json.out)).toEqual([
        { brand_id: 'luna', ...parking, first_day: '2026-11-19', last_day: '2026-11-19' },
      ]);
      expect((await run('--brand', 'nobody', '--format', 'json')).out).toBe('[]\n');
    });
  });
});
