import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { openDatabase } from '../../database/open-database.ts';
import { hasWords, searchQuery } from './search-words.ts';

describeOnEachDatabase('the words of a brand', (makeDatabase) => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  beforeAll(async () => {
    opened = await openDatabase(await makeDatabase(), watchErrors());
  });
  afterAll(() => opened.close());

  /** Whether a submission of `of` with this text is found by what is typed where `brandId` is looked at. */
  const isFound = async (text: string, of: string, typed: string, brandId?: string) => {
    const query = searchQuery(typed) ?? '';
    const words = sql`submission_words(jsonb_build_object('message', ${text}::text))`;
    const submissions = sql`(select ${words} as words, ${of}::text as brand_id) as submissions`;
    const [row] = await opened.database.select({ found: hasWords(query, brandId) }).from(submissions);
    return row?.found;
  };

  test('are found in it, whatever its id, and in no other', async () => {
    // What an id may be: `normalizeBrandId`.
    const character = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code).toLowerCase());
    const id = fc.string({ unit: fc.oneof(character, fc.constantFrom("'", '\\', '&', '@', ':')), minLength: 1 });
    await fc.assert(
      fc.asyncProperty(id, id, async (of, other) => {
        expect(await isFound('The soup was cold', of, 'SOUP col', of)).toBe(true);
        expect(await isFound('The soup was cold', of, 'stew', of)).toBe(false);
        expect(await isFound('The soup was cold', of, 'soup', other)).toBe(of === other);
      }),
      { numRuns: 50 },
    );
  });

  test('are no texts: neither its id nor a text that looks like it is found', async () => {
    expect(await isFound('Hello', 'lucia', 'lucia')).toBe(false);
    expect(await isFound('@nova hello', 'lucia', 'hello', 'nova')).toBe(false);
    expect(await isFound("'@nova' hello", 'lucia', 'hello', 'nova')).toBe(false);
  });
});
