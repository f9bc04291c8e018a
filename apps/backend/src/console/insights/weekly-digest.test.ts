import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { inboxSuite } from '../../../testing/inbox-site.ts';
import { row } from '../../../testing/sample-submissions.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { grants, people, siteCounts, weeklyDigests } from '../../database/schema.ts';
import { mondayOf } from './insights-period.ts';
import { sendWeeklyDigests } from './send-weekly-digests.ts';
import { type WeekFigures, weeklyDigest } from './weekly-digest.ts';

const logger = watchErrors();
const rated = (average: number | null, count: number, was: number | null = null, before = 0) => ({
  weeks: [{ average, count }],
  now: { average, count },
  before: { average: was, count: before },
});
const figures: WeekFigures = {
  ...{ brandName: 'Maple & Ember\r\nBcc: x@evil.example', from: '2026-11-16', until: '2026-11-22' },
  feedback: {
    all: rated(4.46, 34, 4.52, 30),
    places: [
      { id: 'r_1', name: 'Mile End', ...rated(3.8, 6, 4.4, 5) },
      { id: 'r_2', name: 'Junction', ...rated(1, 1, 5, 9) },
    ],
    stars: [1, 2, 3, 4, 24],
    categories: [{ name: 'Wait time', compliments: 0, suggestions: 1, complaints: 7, others: 0, average: 2 }],
  },
  answers: { weeks: [], medianHours: 7, withinADay: 28, of: 31, waiting: 2, slowest: null },
  requests: { kinds: [{ kind: 'catering', count: 3, before: 1 }], sources: [], withoutSource: 3, tables: [] },
  forms: [{ form: 'catering', opened: 40, begun: 9, sent: 3 }],
  questions: { total: 5, asked: [{ text: '<img src=x>', times: 5, last: '2026-11-21' }] },
  searches: { total: 2, asked: [{ text: 'ramen', times: 2, last: '2026-11-20' }] },
  codes: { scans: 88, sets: [] },
};

describe('the week as an e-mail', () => {
  test('says how it went, where it fell and what is missing, as text and as HTML that nobody can write into', () => {
    const email = weeklyDigest(figures, 'https://console.example.com/brands/maple/insights');
    expect(email?.subject).toBe('Your week: 4.5 of 5 from 34 guests, 3 messages: Maple & Ember Bcc: x@evil.example');
    expect(email?.text).toContain('16 November to 22 November');
    for (const line of [
      'Average: 4.5 of 5, from 34 guests; 4.5 the week before',
      'Mile End: fell from 4.4 to 3.8',
      'Complaints: Wait time 7',
      'Answered within a day: 28 of 31',
      'Still waiting: 2',
      'Codes scanned: 88',
      'Catering form: begun 9 times, sent 3 times',
      'Searched for on the menu in vain: ramen (2)',
      'More: https://console.example.com/brands/maple/insights',
    ])
      expect(email?.text.split('\n')).toContain(line);
    // One guest is no trend.
    expect(email?.text).not.toContain('Junction');
    expect(email?.html).toContain('&lt;img src=x&gt; (5)');
    expect(email?.html).not.toContain('<img');
  });

  test('is none where nothing came', () => {
    const quiet = { ...figures, requests: { ...figures.requests, kinds: [] }, codes: { scans: 0, sets: [] } };
    expect(weeklyDigest(quiet, 'https://c.example')).toBeUndefined();
    const plain = weeklyDigest(
      { ...quiet, codes: { scans: 1, sets: [] }, feedback: { ...figures.feedback, all: rated(null, 0) } },
      'x',
    );
    expect(plain?.subject).toMatch(/^Your week: 0 messages/);
  });

  test.each([
    ['America/Toronto', '2026-11-23T04:59:00Z', '2026-11-16'],
    ['America/Toronto', '2026-11-23T05:00:00Z', '2026-11-23'],
    [null, '2026-11-29T23:59:00Z', '2026-11-23'],
  ])('knows the Monday in %s at %s', (zone, now, monday) => {
    expect(mondayOf(zone, new Date(now))).toBe(monday);
  });
});

describeOnEachDatabase('the week is sent', (makeDatabase) => {
  const site = inboxSuite(makeDatabase, logger);
  const sent: { to: string; subject: string; text: string }[] = [];
  let failing: Error | undefined;
  const send = (now: string) =>
    sendWeeklyDigests({
      ...{ ...site().services, now: () => new Date(now), origin: () => 'https://console.example.com' },
      sendEmail: async ({ subject, text }, to) => {
        if (failing) throw failing;
        sent.push({ to, subject, text });
      },
    });

  beforeAll(async () => {
    const { database, person } = site();
    for (const [name, role, brand] of [
      ['olga', 'owner', 'maple'],
      ['amir', 'owner', '*'],
      ['edith', 'editor', 'maple'],
      ['stan', 'owner', 'nova'],
      ['out', 'owner', 'maple'],
      ['mute', 'owner', 'maple'],
    ] as const) {
      const { id } = await person(name, brand, role);
      const email = name === 'mute' ? null : `${name}@maple.example`;
      await database
        .update(people)
        .set({ email, disabledAt: name === 'out' ? new Date() : null })
        .where(eq(people.id, id));
      await database.insert(weeklyDigests).values({ personId: id, brandId: 'maple', sentUntil: '2026-11-16' });
    }
    const feedback = (at: string, rating: number) =>
      storeSubmission(database, {
        ...{ brandId: 'maple', kind: 'restaurant_feedback', restaurantId: 'r_1', receivedAt: new Date(at) },
        record: { ...row, rating },
      });
    await feedback('2026-11-16T06:00:00Z', 4);
    await feedback('2026-11-23T04:30:00Z', 5);
    await feedback('2026-12-01T12:00:00Z', 5);
    // Monday has come.
    await feedback('2026-11-23T06:00:00Z', 1);
    await database.insert(siteCounts).values([
      { brandId: 'maple', day: '2026-11-22', what: 'scanned', subject: 'abc', count: 2 },
      { brandId: 'maple', day: '2026-11-23', what: 'missed', subject: 'today', count: 9 },
    ]);
  });

  test('on Monday from seven on, once to each owner who wants it, of the week that is over', async () => {
    expect(await send('2026-11-23T11:30:00Z')).toBe(0);
    failing = Object.assign(new Error('not taken'), { responseCode: 451 });
    expect(await send('2026-11-23T12:00:00Z')).toBe(0);
    failing = undefined;
    // Several processes look at the same time.
    const times = await Promise.all(Array.from({ length: 4 }, () => send('2026-11-23T12:30:00Z')));
    expect(times.reduce((all, one) => all + one, 0)).toBe(2);
    expect(await send('2026-11-25T12:30:00Z')).toBe(0);
    expect(sent.map(({ to }) => to).sort()).toEqual(['amir@maple.example', 'olga@maple.example']);
    expect(sent[0]?.subject).toBe('Your week: 4.5 of 5 from 2 guests, 2 messages: Maple & Ember');
    expect(sent[0]?.text).not.toContain('today');
  });

  test('and not again where it broke off on its way, nor to who is no owner any more', async () => {
    failing = new Error('socket hang up');
    expect(await send('2026-11-30T12:30:00Z')).toBe(0);
    failing = undefined;
    expect(await send('2026-11-30T13:30:00Z')).toBe(0);
    await site().database.delete(grants);
    expect(await send('2026-12-07T13:30:00Z')).toBe(0);
  });
});
