import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { inboxSuite } from '../../../testing/inbox-site.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { row } from '../../../testing/sample-submissions.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { assistantUnknownQuestions, siteCounts, submissions } from '../../database/schema.ts';

const logger = watchErrors();
/** Sunday evening in Toronto. */
const now = new Date('2026-11-23T01:40:00Z');

describe('today', () => {
  const site = inboxSuite(embeddedDatabases(), logger, { now: () => now });

  test('says what waits, how feedback goes, what is open and what is sold out', async () => {
    const { database, person } = site();
    const owner = await person('Olga', 'maple', 'owner');
    const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
    const feedback = (days: number, rating: number, restaurantId = 'r_1') =>
      storeSubmission(database, {
        ...{ brandId: 'maple', kind: 'restaurant_feedback', restaurantId, receivedAt: ago(days) },
        record: { ...row, rating },
      });
    const oldest = await feedback(26, 5);
    await feedback(1.5, 2);
    await feedback(0.1, 4);
    await feedback(0.2, 3, 'r_2');
    await feedback(90, 1);
    await storeSubmission(database, {
      brandId: 'maple',
      kind: 'callback',
      record: {},
      suspectedSpam: true,
      receivedAt: ago(0),
    });
    const done = await feedback(3, 5);
    await database
      .update(submissions)
      .set({ state: 'done', answeredAt: ago(2.5) })
      .where(eq(submissions.id, done));
    const { body } = await owner.get('maple/today');
    expect(body).toMatchObject({
      brand: { name: 'Maple & Ember', timeZone: 'America/Toronto' },
      waiting: { open: 5, new: 5, overdue: 3, oldestAt: ago(90).toISOString() },
      answered: { withinADay: 1, of: 2 },
      spam: 1,
      failed: { submissions: 0, newest: [] },
      soldOut: [{ id: 'poutine', name: 'Poutine', image: null, places: null, until: null }],
    });
    expect(body.waiting.longest.map(({ id }: { id: string }) => id)).toContain(oldest);
    expect(body.feedback.weeks).toHaveLength(12);
    expect([body.feedback.weeks[0], ...body.feedback.weeks.slice(-4)]).toEqual([
      '2026-08-31',
      ...['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
    ]);
    expect(body.feedback.all.weeks).toEqual([
      ...Array.from({ length: 8 }, () => ({ average: null, count: 0 })),
      { average: 5, count: 1 },
      ...[
        { average: null, count: 0 },
        { average: null, count: 0 },
      ],
      { average: 3.5, count: 4 },
    ]);
    expect(
      body.feedback.places.map(({ name, weeks }: { name: string; weeks: unknown[] }) => [name, weeks[11]]),
    ).toEqual([
      ['Junction', { average: 3.67, count: 3 }],
      ['Main Street', { average: 3, count: 1 }],
    ]);
    expect(body.places).toMatchObject([
      {
        name: 'Junction',
        open: true,
        status: 'Open until 10:00 PM',
        spans: [{ open: 660, close: 1320 }],
        minutes: 1240,
      },
      {
        name: 'Main Street',
        timeZone: 'America/Los_Angeles',
        open: false,
        status: 'Opens tomorrow at 9:00 AM',
        minutes: 1060,
      },
    ]);
  });

  test('says of the last seven days what forms brought, and what the site did not know', async () => {
    const { database, person } = site();
    const counted = (what: 'opened' | 'begun' | 'sent', count: number, more = {}) => ({
      ...{ brandId: 'maple', day: '2026-11-20', what, subject: 'catering', count, ...more },
    });
    await database
      .insert(siteCounts)
      .values([
        counted('opened', 20),
        counted('opened', 9, { day: '2026-11-15' }),
        counted('begun', 5),
        counted('sent', 3),
        counted('opened', 4, { place: 'r_2', day: '2026-11-22' }),
      ]);
    const asked = (question: string, times: number, day: string) => ({ brandId: 'maple', day, question, asked: times });
    await database
      .insert(assistantUnknownQuestions)
      .values([
        asked('do you have high chairs?', 14, '2026-11-21'),
        asked('is the patio heated?', 30, '2026-11-10'),
        ...['a', 'b', 'c', 'd'].map((word, at) => asked(`is there ${word}?`, 4 - at, '2026-11-20')),
      ]);
    const weekOf = async (who: Awaited<ReturnType<typeof person>>) => (await who.get('maple/today')).body.week;
    const all = await weekOf(await person('Oda', 'maple', 'owner'));
    expect(all.forms).toEqual([{ form: 'catering', opened: 24, begun: 5, sent: 3 }]);
    expect(all.asked).toHaveLength(4);
    expect(all.asked[0]).toEqual({ text: 'do you have high chairs?', times: 14, last: '2026-11-21' });
    // A question names no place: it is for who sees the whole brand.
    expect(await weekOf(await person('Wim', 'maple', 'location', ['r_2']))).toEqual({
      forms: [{ form: 'catering', opened: 4, begun: 0, sent: 0 }],
      asked: [],
    });
  });

  test('whoever looks after places in one zone is told the day in that one, and the office in the brand’s', async () => {
    const { person } = site();
    const told = async (who: Awaited<ReturnType<typeof person>>) => (await who.get('maple/today')).body;
    const west = await told(await person('Wes', 'maple', 'location', ['r_2']));
    expect(west.brand.timeZone).toBe('America/Los_Angeles');
    expect(west.places.map(({ timeZone }: { timeZone: string }) => timeZone)).toEqual(['America/Los_Angeles']);
    const both = await told(await person('Bo', 'maple', 'location', ['r_1', 'r_2']));
    expect(both.brand.timeZone).toBe('America/Toronto');
  });

  test('places that share a name are told apart: in lists, filters, headings, exports and today', async () => {
    const { database, person } = site();
    const dish = { name: 'Poutine', price: 12 };
    const menu = (soldOut: boolean) => [
      { name: 'All', categories: [{ name: 'Mains', items: [{ ...dish, soldOut }] }] },
    ];
    const place = (id: string, locality: string, soldOut: boolean) => ({
      ...{ restaurant_id: id, name: 'Main Street', address: { locality }, menu: menu(soldOut) },
    });
    const locations = [place('m_1', 'Moncton', true), place('m_2', 'Vancouver', false)];
    const configuration = JSON.stringify({ name: 'Twins', timeZone: 'America/Toronto', locations });
    await saveOperatorBrand(database, makeBrand('twins', ['twins.example'], configuration));
    const owner = await person('Tom', 'twins', 'owner');
    const id = await storeSubmission(database, {
      ...{ brandId: 'twins', kind: 'restaurant_feedback', restaurantId: 'm_2', receivedAt: now },
      record: { ...row, rating: 1 },
    });
    const named = (places: { name: string }[]) => places.map(({ name }) => name);
    const both = ['Main Street, Moncton', 'Main Street, Vancouver'];
    expect(named((await owner.get('twins/inbox/about')).body.places)).toEqual(both);
    expect((await owner.get('twins/inbox')).body.items[0].place).toEqual({ id: 'm_2', name: both[1] });
    expect((await owner.get(`twins/inbox/${id}`)).body.place.name).toBe(both[1]);
    expect((await owner.get('twins/inbox/export')).body).toContain('"Main Street, Vancouver"');
    const { body } = await owner.get('twins/today');
    expect(named(body.places)).toEqual(both);
    expect(named(body.feedback.places)).toEqual(both);
    expect(body.soldOut).toMatchObject([{ name: 'Poutine', places: [{ id: 'm_1', name: both[0] }] }]);
  });
});
