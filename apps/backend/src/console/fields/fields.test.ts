import { FIELDS_PATH, type FormKind } from '@tablefront/console-wire/drafts';
import { beforeAll, describe, expect, test } from 'vitest';
import { consoleSuite } from '../../../testing/console-site.ts';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { inboxSuite } from '../../../testing/inbox-site.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { createUnknownQuestions, readUnknownQuestions } from '../../assistant/unknown-questions.ts';
import { brands, questionsSetAside } from '../../database/schema.ts';

const logger = watchErrors();
const makeDatabase = embeddedDatabases();

describe('the forms', () => {
  const site = consoleSuite(makeDatabase, logger);

  test('are for whoever is signed in, all of them, the configuration first', async () => {
    const lou = await site().newPerson('Lou', { brandId: 'maple', role: 'location', locations: ['west'] });
    const { status, headers, body } = await lou.get(FIELDS_PATH);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const kinds: FormKind[] = body;
    expect(kinds[0]?.name).toBe('SiteConfiguration');
    const names = new Set(kinds.map(({ name }) => name));
    expect(kinds.flatMap(({ fields }) => fields.flatMap(({ of }) => of ?? [])).filter((of) => !names.has(of))).toEqual(
      [],
    );
    expect((await site().newBrowser().get(FIELDS_PATH)).status).toBe(401);
  });

  test('and new brands are for nobody who is not signed in', async () => {
    const { database, newBrowser, newPerson } = site();
    const before = await database.$count(brands);
    const stranger = newBrowser();
    expect((await stranger.post('/api/brands', { name: 'Mine' })).body.error).toBe('sign-in');
    const owner = await newPerson('Ola', { brandId: '*', role: 'owner' });
    await owner.delete('/api/session');
    expect((await owner.post('/api/brands', { name: 'Mine' })).status).toBe(401);
    // A page of a brand has the visitor's cookies as little as any other.
    await owner.signIn();
    const foreign = { origin: 'https://maple.example', 'sec-fetch-site': 'cross-site' };
    expect((await owner.post('/api/brands', { name: 'Mine' }, foreign)).status).toBe(403);
    expect(await database.$count(brands)).toBe(before);
    expect((await owner.post('/api/brands', { name: 'Mine' })).status).toBe(201);
    expect(await database.$count(brands)).toBe(before + 1);
  });
});

describe('what guests asked', () => {
  const now = () => new Date('2026-11-23T12:00:00Z');
  const site = inboxSuite(makeDatabase, logger, { now });
  beforeAll(async () => {
    const questions = createUnknownQuestions(site().database, { keep: true, logger });
    const asked: [string, string, string][] = [
      ['maple', 'Is there parking?', '2026-11-20'],
      ['maple', 'Dogs?', '2026-11-21'],
      ['maple', 'Dogs?', '2026-11-22'],
      ['maple', 'Of long ago?', '2026-10-01'],
      ['nova', 'Of others?', '2026-11-22'],
    ];
    for (const [brand, question, day] of asked) await questions.count(brand, question, day);
  });

  test('and was not answered is told to owners and editors, of the last 30 days, the most asked first', async () => {
    for (const role of ['owner', 'editor'] as const) {
      const person = await site().person('Ada', 'maple', role);
      expect((await person.get('maple/asked')).body).toEqual([
        { question: 'dogs?', times: 2 },
        { question: 'is there parking?', times: 1 },
      ]);
      expect((await person.get('nova/asked')).body.error).toBe('unknown-brand');
    }
    const others = [
      await site().person('Lou', 'maple', 'location', ['r_1']),
      await site().person('Ina', 'maple', 'inbox'),
    ];
    for (const person of others) expect((await person.get('maple/asked')).body.error).toBe('not-allowed');
  });

  test('and is of no concern is shown no more, to anybody of the brand; and again when it is taken up', async () => {
    const owner = await site().person('Ada', 'maple', 'owner');
    const editor = await site().person('Ed', 'maple', 'editor');
    const manager = await site().person('Lou', 'maple', 'location', ['r_1']);
    const at = 'maple/asked/set-aside';
    const dogs = { question: 'dogs?' };
    const shown = async () => {
      const said = (await owner.get('maple/asked')).body.map(({ question }: typeof dogs) => question);
      const { questions } = (await owner.get('maple/insights?weeks=12')).body;
      const { week } = (await owner.get('maple/today')).body;
      const texts = (asked: { text: string }[]) => asked.map(({ text }) => text);
      return { said, insights: [questions.total, ...texts(questions.asked)], today: texts(week.asked) };
    };
    const all = await shown();
    expect((await editor.put(at, dogs)).status).toBe(204);
    expect((await owner.put(at, dogs)).status).toBe(204);
    expect(await shown()).toEqual({
      said: ['is there parking?'],
      insights: [2, 'is there parking?', 'of long ago?'],
      today: ['is there parking?'],
    });
    const { database } = site();
    expect(await database.select().from(questionsSetAside)).toMatchObject([
      { brandId: 'maple', question: 'dogs?', personId: editor.caller.personId, who: 'Ed' },
    ]);
    // Whoever has a shell still reads all of it.
    expect(await readUnknownQuestions(database, { brandId: 'maple' })).toHaveLength(3);

    expect((await manager.put(at, { question: 'is there parking?' })).status).toBe(403);
    expect((await manager.delete(at, dogs)).status).toBe(403);
    for (const question of ['of others?', 'never asked', 'dogs?\0']) {
      expect((await owner.put(at, { question })).status, question).toBeGreaterThanOrEqual(400);
    }
    expect((await owner.put('nova/asked/set-aside', { question: 'of others?' })).status).toBe(404);
    expect(await database.$count(questionsSetAside)).toBe(1);
    expect((await owner.delete(at, dogs)).status).toBe(204);
    expect(await shown()).toEqual(all);
  });
});
