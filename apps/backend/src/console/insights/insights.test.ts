import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { row } from '../../../testing/sample-submissions.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { assistantUnknownQuestions, audit, siteCounts, submissions, weeklyDigests } from '../../database/schema.ts';
import { saveRetention } from '../../submissions/deleting/retention.ts';

const logger = watchErrors();
/** Sunday evening in Toronto. */
const now = new Date('2026-11-23T01:40:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

describeOnEachDatabase('insights', (makeDatabase) => {
  const site = inboxSuite(makeDatabase, logger, { now: () => now });
  let owner: Person;
  let manager: Person;

  beforeAll(async () => {
    const { database, person } = site();
    owner = await person('Olga', 'maple', 'owner');
    owner.caller.email = 'olga@maple.example';
    manager = await person('Mateo', 'maple', 'location', ['r_1']);
    const made = await manager.put('maple/codes/00000000-0000-4000-8000-000000000001', {
      ...{ name: 'Terrace', place: 'r_1', target: { to: 'feedback' }, tables: ['7'] },
      design: { paper: 'card', sheet: 'a4', large: '', small: '', word: '', ground: 'paper' },
    });
    const { code } = made.body.codes[0];
    const feedback = async (
      [days, rating, restaurantId]: [number, number, string],
      {
        answeredAfter,
        page = '',
        spam = false,
        ...record
      }: { answeredAfter?: number; page?: string; spam?: boolean; sub_type?: string; nature?: string } = {},
    ) => {
      const id = await storeSubmission(database, {
        ...{ brandId: 'maple', kind: 'restaurant_feedback', restaurantId, receivedAt: ago(days), suspectedSpam: spam },
        ...{ record: { ...row, rating, ...record }, pageUrl: `https://maple.example/feedback${page}` },
      });
      if (answeredAfter === undefined) return;
      const answeredAt = new Date(ago(days).getTime() + answeredAfter * 3_600_000);
      await database.update(submissions).set({ answeredAt, state: 'done' }).where(eq(submissions.id, id));
    };
    await feedback([1, 5, 'r_1'], { answeredAfter: 2, page: `?id=r_1&src=${code}&t=7` });
    await feedback([2, 2, 'r_1'], {
      nature: 'complaint',
      sub_type: 'Wait time',
      answeredAfter: 10,
      page: `?src=${code}&t=7`,
    });
    await feedback([3, 3, 'r_1'], { nature: 'suggestion', sub_type: 'Wait time', answeredAfter: 60 });
    await feedback([10, 4, 'r_2'], { page: '?src=instagram#x' });
    await feedback([40, 1, 'r_1']);
    await feedback([0.5, 1, 'r_1'], { spam: true });
    await storeSubmission(database, { brandId: 'maple', kind: 'catering', record: {}, receivedAt: ago(0.1) });
    await storeSubmission(database, { brandId: 'nova', kind: 'catering', record: {}, receivedAt: ago(1) });
    const counted = (
      what: 'opened' | 'begun' | 'sent' | 'missed' | 'scanned',
      subject: string,
      count: number,
      more = {},
    ) => ({
      ...{ brandId: 'maple', day: '2026-11-20', what, subject, count, ...more },
    });
    await database
      .insert(siteCounts)
      .values([
        counted('opened', 'catering', 20),
        counted('opened', 'catering', 5, { day: '2026-09-20' }),
        counted('begun', 'catering', 9),
        counted('sent', 'catering', 3),
        counted('opened', 'feedback', 6, { place: 'r_1' }),
        counted('begun', 'feedback_dialog', 1),
        counted('missed', 'ramen', 4, { place: 'r_1' }),
        counted('missed', 'sushi', 2, { place: 'r_2' }),
        counted('scanned', code, 8, { place: 'r_1' }),
        counted('opened', 'catering', 99, { brandId: 'nova' }),
      ]);
    await database
      .insert(assistantUnknownQuestions)
      .values({ brandId: 'maple', day: '2026-11-21', question: 'do you have high chairs?', asked: 14 });
  }, 60_000);

  test('sum up four weeks of a brand, by its own days, without spam', async () => {
    const { status, body } = await owner.get('maple/insights?weeks=4');
    expect(status).toBe(200);
    expect(body.weeks).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16']);
    expect(body).toMatchObject({ until: '2026-11-22', timeZone: 'America/Toronto', settings: { counting: true } });
    const { all, places, stars, categories } = body.feedback;
    expect(all.now).toEqual({ average: 3.5, count: 4 });
    expect(all.before).toEqual({ average: 1, count: 1 });
    expect(all.weeks.map(({ count }: { count: number }) => count)).toEqual([0, 0, 1, 3]);
    expect(
      places.map(({ name, now: { average } }: { name: string; now: { average: number } }) => [name, average]),
    ).toEqual([
      ['Junction', 3.33],
      ['Main Street', 4],
    ]);
    expect(stars).toEqual([0, 1, 1, 1, 1]);
    expect(categories).toEqual([
      { name: 'Wait time', compliments: 0, suggestions: 1, complaints: 1, others: 0, average: 2.5 },
      { name: 'Food', compliments: 2, suggestions: 0, complaints: 0, others: 0, average: 4.5 },
    ]);
    expect(body.answers).toMatchObject({ medianHours: 10, withinADay: 2, of: 4, waiting: 2 });
    expect(body.answers.weeks.at(-1)).toEqual({ medianHours: 10, answered: 3 });
    expect(body.answers.slowest).toEqual({ kind: 'restaurant_feedback', place: 'Junction', hours: 10 });
    expect(body.requests.kinds).toEqual([
      { kind: 'restaurant_feedback', count: 4, before: 1 },
      { kind: 'catering', count: 1, before: 0 },
    ]);
    expect(body.requests.sources).toEqual([
      { source: expect.any(String), name: 'Terrace', code: true, count: 2, average: 3.5 },
      { source: 'instagram', name: 'instagram', code: false, count: 1, average: 4 },
    ]);
    expect(body.requests.withoutSource).toBe(2);
    expect(body.requests.tables).toEqual([{ place: 'Junction', table: '7', count: 2, average: 3.5 }]);
    expect(body.forms).toEqual([
      { form: 'feedback', opened: 6, begun: 0, sent: 0 },
      { form: 'feedback_dialog', opened: null, begun: 1, sent: 0 },
      { form: 'catering', opened: 20, begun: 9, sent: 3 },
    ]);
    expect(body.questions).toEqual({
      total: 14,
      asked: [{ text: 'do you have high chairs?', times: 14, last: '2026-11-21' }],
    });
    expect(body.searches).toMatchObject({
      total: 6,
      asked: [
        { text: 'ramen', times: 4 },
        { text: 'sushi', times: 2 },
      ],
    });
    expect(body.codes).toMatchObject({ scans: 8, sets: [{ name: 'Terrace', scans: 8 }] });
  });

  test('hold what people wrote of its days: of all for who sees all, of a place for who sees that', async () => {
    const [ofAll, ofJunction, ofMain] = ['1', '2', '3'].map((end) => `00000000-0000-4000-8000-00000000010${end}`);
    const write = (who: Person, id: string | undefined, note: object) =>
      who.put(`maple/insights/notes/${id}`, { day: '2026-11-20', text: 'New team', ...note });
    expect((await write(owner, ofAll, { place: null, text: '=1+1' })).body).toMatchObject({ place: null });
    expect((await write(owner, ofMain, { place: 'r_2', day: '2026-11-02' })).status).toBe(200);
    expect((await write(manager, ofJunction, { place: 'r_1' })).body.place).toEqual({ id: 'r_1', name: 'Junction' });
    expect((await write(manager, ofMain, { place: 'r_1' })).body.error).toBe('not-found');
    expect((await write(owner, ofAll, { place: 'r_9' })).body.error).toBe('unknown-location');
    for (const wrong of [
      { day: '2026-02-30', place: null },
      { text: ' ', place: null },
      { text: 'a\nb', place: null },
    ])
      expect((await write(owner, ofAll, wrong)).body.error).toBe('not-understood');
    const notes = async (who: Person, query = 'weeks=4') =>
      (await who.get(`maple/insights?${query}`)).body.notes.map(({ id }: { id: string }) => id);
    expect(await notes(owner)).toEqual([ofMain, ofAll, ofJunction]);
    expect(await notes(owner, 'weeks=4&location=r_1')).toEqual([ofAll, ofJunction]);
    expect(await notes(manager)).toEqual([ofJunction]);
    const clerk = await site().person('Ines', 'maple', 'inbox', ['r_1']);
    expect((await clerk.get('maple/insights')).body).toMatchObject({
      notes: [{ id: ofJunction }],
      may: { note: false },
    });
    expect((await write(clerk, ofJunction, { place: 'r_1' })).body.error).toBe('not-allowed');

    await manager.delete(`maple/insights/notes/${ofMain}`);
    expect(await notes(owner)).toHaveLength(3);
    expect((await manager.delete(`maple/insights/notes/${ofJunction}`)).status).toBe(204);
    expect(await notes(owner)).toEqual([ofMain, ofAll]);
  });

  test('go out as a table, a line for each figure, which no spreadsheet calculates', async () => {
    const { headers, body } = await owner.get('maple/insights/export?weeks=4');
    expect(headers.get('content-disposition')).toBe('attachment; filename="insights-2026-11-22.csv"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const lines = body.replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe('figure,of,location,from,until,value,unit,among');
    for (const line of [
      'Average rating,,,2026-11-16,2026-11-22,3.33,stars,3',
      'Average rating,,,2026-10-26,2026-11-22,3.5,stars,4',
      'Average rating,,Junction,2026-10-26,2026-11-22,3.33,stars,3',
      'Feedback,5 stars,,2026-10-26,2026-11-22,1,messages,',
      'Feedback,Wait time: complaints,,2026-10-26,2026-11-22,1,messages,',
      '"Until the first answer, median",,,2026-11-16,2026-11-22,10,hours,3',
      'Messages,catering request,,2026-10-26,2026-11-22,1,messages,',
      'Came by,Terrace,,2026-10-26,2026-11-22,2,messages,',
      'From a table,7,Junction,2026-10-26,2026-11-22,2,messages,',
      'Form opened,catering,,2026-10-26,2026-11-22,20,times,',
      'Searched for on the menu in vain,ramen,,2026-10-26,2026-11-22,4,times,',
      "Note,'=1+1,,2026-11-20,2026-11-20,,,",
    ])
      expect(lines).toContain(line);
    const ofManager = (await manager.get('maple/insights/export?weeks=4')).body;
    expect(ofManager).toContain('Junction');
    expect(ofManager).not.toMatch(/Main Street|sushi|high chairs/);
    const clerk = await site().person('Iva', 'maple', 'inbox');
    expect((await clerk.get('maple/insights/export')).body.error).toBe('not-allowed');
  });

  test('show who has one place that place, whatever they ask for', async () => {
    for (const query of ['', '?weeks=4', '?location=r_1', '?location=r_1&location=r_2', '?weeks=52']) {
      const { body } = await manager.get(`maple/insights${query}`);
      expect(body.places, query).toEqual([{ id: 'r_1', name: 'Junction' }]);
      expect(JSON.stringify(body), query).not.toMatch(/r_2|Main Street|sushi|high chairs|instagram|nova/);
      expect(body.feedback.all.now.count).toBe(query.includes('4') ? 3 : 4);
      expect(body.forms).toMatchObject([{ form: 'feedback', opened: 6 }]);
      expect(body).toMatchObject({ questions: null, digest: null, may: { settings: false } });
    }
    const foreign = (await manager.get('maple/insights?location=r_2')).body;
    expect(foreign.feedback.all.now.count + foreign.codes.scans + foreign.searches.total).toBe(0);
    expect((await owner.get('maple/insights?location=r_2&weeks=4')).body.feedback.all.now).toEqual({
      average: 4,
      count: 1,
    });
    const stranger = await site().person('Sam', 'nova', 'owner');
    expect((await stranger.get('maple/insights')).status).toBe(404);
    for (const query of ['?weeks=5', '?weeks=4&weeks=4', '?from=2026-01-01']) {
      expect((await owner.get(`maple/insights${query}`)).status, query).toBe(400);
    }
  });

  test('say which kinds are kept for shorter than they look back', async () => {
    await saveRetention(site().database, 'maple', { careers: 30, catering: 730 });
    expect((await owner.get('maple/insights?weeks=12')).body.keptShorter).toEqual({ careers: 30 });
    expect((await owner.get('maple/insights?weeks=4')).body.keptShorter).toEqual({});
  });

  test('let an owner turn counting off and on; the log says so', async () => {
    expect((await manager.put('maple/insights/settings', { counting: false })).status).toBe(403);
    expect((await owner.put('maple/insights/settings', { counting: false })).body).toEqual({ counting: false });
    expect((await owner.get('maple/insights')).body.settings).toEqual({ counting: false });
    expect((await owner.get('maple/codes')).body.days).toBeNull();
    await owner.put('maple/insights/settings', { counting: false });
    await owner.put('maple/insights/settings', { counting: true });
    const told = await site().database.select().from(audit).where(eq(audit.what, 'insights.counting'));
    expect(told.map(({ detail }) => detail)).toEqual([{ counting: false }, { counting: true }]);
  });

  test('come to an owner by e-mail where they want it', async () => {
    const wish = (weekly: boolean) => owner.put('maple/insights/digest', { weekly });
    expect((await owner.get('maple/insights')).body.digest).toEqual({ weekly: false, possible: 'yes' });
    expect((await wish(true)).body).toEqual({ weekly: true, possible: 'yes' });
    await wish(true);
    // The Monday of the week that it is in Toronto, where Monday has not come yet.
    expect(await site().database.select().from(weeklyDigests)).toEqual([
      { personId: owner.id, brandId: 'maple', sentUntil: '2026-11-16' },
    ]);
    expect((await wish(false)).body.weekly).toBe(false);
    expect((await manager.put('maple/insights/digest', { weekly: true })).status).toBe(403);
    const noAddress = await site().person('Nell', 'maple', 'owner');
    expect((await noAddress.get('maple/insights')).body.digest.possible).toBe('no-address');
  });
});
