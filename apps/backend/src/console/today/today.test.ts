import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { inboxSuite } from '../../../testing/inbox-site.ts';
import { row } from '../../../testing/sample-submissions.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { submissions } from '../../database/schema.ts';

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
    await feedback(40, 1);
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
      waiting: { open: 5, new: 5, overdue: 3, oldestAt: ago(40).toISOString() },
      answered: { withinADay: 1, of: 2 },
      spam: 1,
      failed: { submissions: 0, newest: [] },
      soldOut: [{ name: 'Poutine', places: null, until: null }],
    });
    expect(body.waiting.longest.map(({ id }: { id: string }) => id)).toContain(oldest);
    expect(body.feedback.weeks).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16']);
    expect(body.feedback.all.weeks).toEqual([
      { average: 5, count: 1 },
      ...[
        { average: null, count: 0 },
        { average: null, count: 0 },
      ],
      { average: 3.5, count: 4 },
    ]);
    expect(body.feedback.places.map(({ name, weeks }: { name: string; weeks: unknown[] }) => [name, weeks[3]])).toEqual(
      [
        ['Junction', { average: 3.67, count: 3 }],
        ['Main Street', { average: 3, count: 1 }],
      ],
    );
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
});
