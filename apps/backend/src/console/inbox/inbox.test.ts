import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { catering, franchise, media, row } from '../../../testing/sample-submissions.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { notificationJobs, submissions } from '../../database/schema.ts';
import { saveNotificationSettings } from '../../notifications/stored-settings.ts';

const logger = watchErrors();

const complaint = {
  ...row,
  rating: 1,
  sub_type: 'Wait time',
  nature: 'complaint',
  message: 'Émile waited an hour.',
  contact_name: 'Isabelle Roy',
  contact_email: 'isabelle.roy@mail.example',
};

describeOnEachDatabase('the inbox', (makeDatabase) => {
  const site = inboxSuite(makeDatabase, logger);
  let owner: Person;
  const store = (
    kind: SubmissionKind,
    record: object,
    more: { restaurantId?: string; receivedAt?: Date; suspectedSpam?: boolean } = {},
  ) =>
    storeSubmission(site().database, { brandId: 'maple', kind, record: { ...record }, restaurantId: 'r_1', ...more });
  beforeAll(async () => {
    owner = await site().person('Olga', 'maple', 'owner');
  });
  beforeEach(async () => {
    await site().database.delete(submissions);
  });
  const idsOf = async (query: string, who = owner) => {
    const { status, body } = await who.get(`maple/inbox${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.items.map(({ id }: { id: string }) => id);
  };

  test('lists all seven kinds, the newest first, each in a few words', async () => {
    await store('restaurant_feedback', complaint);
    await store('website_feedback', { ...row, nature: 'bug', rating: null });
    await store('callback', { contact_phone: '416 555 0121', message: 'About the patio' });
    await store('catering', catering);
    await store('careers', { position: 'Grill cook', name: 'Devon Clarke', experience: '3 to 5 years' });
    await store('media_inquiry', media);
    await store('franchise', franchise);
    const { body } = await owner.get('maple/inbox');
    expect(body.items.map(({ about }: { about: string }) => about)).toEqual([
      'Franchise · Ana',
      'Media · Story inquiry · The Star',
      'Applied · Grill cook',
      'Catering · Wedding, 80 guests, 30 June 2027',
      'Call back · 416 555 0121',
      'Website · Bug',
      '1 star · Wait time',
    ]);
    expect(body.items.at(-1)).toMatchObject({
      ...{ kind: 'restaurant_feedback', from: 'Isabelle Roy', words: 'Émile waited an hour.', rating: 1 },
      ...{ place: { id: 'r_1', name: 'Junction' }, timeZone: 'America/Toronto', nature: 'complaint' },
      ...{ state: 'new', spam: false, assignedTo: null, tags: [], files: 0, toldFailed: false, replied: null },
    });
    // What is about no place is told in the zone of most places, of as many in that of the first.
    const ofNone = body.items.filter(({ place }: { place: unknown }) => place === null);
    expect(new Set(ofNone.map(({ timeZone }: { timeZone: string }) => timeZone))).toEqual(new Set(['America/Toronto']));
  });

  test('a name or tag turns no line around, and breaks none', async () => {
    const id = await store('restaurant_feedback', { ...complaint, contact_name: '\u202eMA 54:7 yadot\nIsabelle' });
    expect((await owner.patch(`maple/inbox/${id}`, { addTags: ['\u202egnp.exe', 'a\u2028b'] })).status).toBe(200);
    const { body } = await owner.get(`maple/inbox/${id}`);
    expect(body).toMatchObject({ from: 'MA 54:7 yadot Isabelle', tags: ['gnp.exe', 'a b'] });
    expect((await owner.patch(`maple/inbox/${id}`, { addTags: ['\u202e'] })).status).toBe(400);
    await store('restaurant_feedback', { ...complaint, contact_name: '\u200b', contact_email: 'ida@mail.example' });
    expect((await owner.get('maple/inbox?limit=1')).body.items[0].from).toBe('ida@mail.example');
  });

  test('pages follow each other without a gap, in both orders', async () => {
    const all = [];
    for (let n = 0; n < 7; n += 1) all.push(await store('callback', { contact_phone: '1', message: `${n}` }));
    for (const [order, expected] of [
      ['newest', all.toReversed()],
      ['oldest', all],
    ] as const) {
      const seen: string[] = [];
      for (let after = ''; ; ) {
        const { body } = await owner.get(`maple/inbox?limit=3&order=${order}${after}`);
        seen.push(...body.items.map(({ id }: { id: string }) => id));
        if (body.next === null) break;
        after = `&after=${body.next}`;
      }
      expect(seen).toEqual(expected);
    }
  });

  test('filters by kind, place, rating, days in the zone, words, and all of them together', async () => {
    const old = await store(
      'restaurant_feedback',
      { ...row, rating: 5 },
      { receivedAt: new Date('2026-11-20T04:30:00Z') },
    );
    const bad = await store('restaurant_feedback', complaint, {
      restaurantId: 'r_2',
      receivedAt: new Date('2026-11-21T06:00:00Z'),
    });
    const wedding = await store('catering', catering, { receivedAt: new Date('2026-11-22T12:00:00Z') });
    expect(await idsOf('?kind=catering&kind=careers')).toEqual([wedding]);
    expect(await idsOf('?location=r_2')).toEqual([bad]);
    expect(await idsOf('?rating=1&rating=2')).toEqual([bad]);
    // Half past eleven in the evening of the 19th, in Toronto.
    expect(await idsOf('?from=2026-11-19&to=2026-11-19&location=r_1')).toEqual([old]);
    expect(await idsOf('?from=2026-11-20&location=r_1')).toEqual([wedding]);
    expect(await idsOf('?rating=1&location=r_1')).toEqual([]);
    for (const words of ['isabelle', 'ROY isab', 'mail.example', 'emile', 'Émile hour', 'isabelle.roy@mail.example']) {
      expect(await idsOf(`?words=${encodeURIComponent(words)}`), words).toEqual([bad]);
    }
    for (const words of ['416 555 0100', '4165550100', '(416) 555-0100', '416-555']) {
      expect(await idsOf(`?words=${encodeURIComponent(words)}&kind=catering`), words).toEqual([wedding]);
    }
    for (const words of ['nobody', "'; drop table submissions", '&', 'viewport', 'lucia.example']) {
      expect(await idsOf(`?words=${encodeURIComponent(words)}`), words).toEqual([]);
    }
    for (const query of ['?rating=9', '?kind=x', '?from=2026-02-31', '?after=1', '?limit=1000', '?x=1', '?words=%00']) {
      expect((await owner.get(`maple/inbox${query}`)).body.error, query).toBe('not-understood');
    }
  });

  test('says everything of one, as the form asked it, and what was done with it', async () => {
    const id = await store('restaurant_feedback', complaint);
    const before = await store('catering', { ...catering, email: 'Isabelle.Roy@mail.example' });
    await owner.post(`maple/inbox/${id}/notes`, { text: 'Third one this month.' });
    const { body } = await owner.get(`maple/inbox/${id}`);
    expect(body.answers.map(({ label, value }: { label: string; value: string }) => `${label}: ${value}`)).toEqual([
      'How was your experience?: 1 of 5',
      'This feedback is about: Wait time',
      'What is the nature of your feedback?: Raise a complaint',
      'Please describe the problem: Émile waited an hour.',
      'Name: Isabelle Roy',
      'Phone: +1 (416) 555-0100',
      'E-mail: isabelle.roy@mail.example',
      'Contact ok: yes',
    ]);
    expect(body).toMatchObject({
      contact: { name: 'Isabelle Roy', email: 'isabelle.roy@mail.example', mayAnswer: true },
      reply: { to: 'isabelle.roy@mail.example', subject: 'Your visit: Maple & Ember', replyTo: 'hello@maple.example' },
      history: [{ what: 'note', text: 'Third one this month.', by: { id: owner.id, name: 'Olga' } }],
      others: [{ id: before, kind: 'catering' }],
      alike: 1,
      keptUntil: null,
    });
    expect(body.templates[0].text).toContain('Dear Isabelle,');
    expect(body.templates[0].text).toContain('Olga, for Maple & Ember');
  });

  test('state, person and tags change, one or many at once, and the way back is told', async () => {
    const priya = await site().person('Priya', 'maple', 'inbox');
    const stranger = await site().person('Sam', 'nova', 'owner');
    const ids = [await store('callback', { message: 'a' }), await store('callback', { message: 'b' })];
    const [first = ''] = ids;
    const { body } = await owner.patch(`maple/inbox/${first}`, { state: 'done', addTags: [' VIP ', 'vip'] });
    expect(body.before).toMatchObject([{ id: first, state: 'new', tags: [] }]);
    expect(body.after).toMatchObject([{ id: first, state: 'done', tags: ['vip'] }]);
    const bulk = await owner.post('maple/inbox/bulk', { ids, state: 'in_progress', assignedTo: priya.id });
    expect(bulk.body.before.map(({ state }: { state: string }) => state)).toEqual(['done', 'new']);
    expect(await idsOf('?box=mine', priya)).toEqual(ids.toReversed());
    expect(await idsOf('?tag=VIP')).toEqual([first]);
    expect((await owner.get('maple/inbox/about')).body).toMatchObject({ tags: ['vip'], replies: 'email' });
    expect((await owner.get('maple/inbox/counts')).body).toEqual({ open: 2, mine: 0, spam: 0 });
    expect((await owner.patch(`maple/inbox/${first}`, { assignedTo: stranger.id })).body.error).toBe('unknown-person');
    // Who would not see it is not given it: it would be with nobody.
    const elsewhere = await site().person('Sue', 'maple', 'location', ['r_2']);
    expect((await owner.patch(`maple/inbox/${first}`, { assignedTo: elsewhere.id })).body.error).toBe('unknown-person');
    const { history } = (await owner.get(`maple/inbox/${first}`)).body;
    expect(history.map(({ what, text }: { what: string; text: string }) => `${what} ${text}`)).toEqual([
      'state done',
      'tagged vip',
      'state in_progress',
      `assigned ${priya.id}`,
    ]);
    // What is so already leaves no trace.
    await owner.post('maple/inbox/bulk', { ids, state: 'in_progress' });
    expect((await owner.get(`maple/inbox/${first}`)).body.history).toHaveLength(4);
  });

  test('what is no spam is told to whom it would have been told, once; what is spam is told no more', async () => {
    const { database } = site();
    const settings = { email: [{ to: ['a@maple.example'] }], webhook: [] };
    await saveNotificationSettings(database, 'maple', settings);
    const id = await store('callback', { message: 'Call me' }, { suspectedSpam: true });
    const waiting = () => database.$count(notificationJobs, eq(notificationJobs.submissionId, id));
    expect(await idsOf('')).toEqual([]);
    expect(await idsOf('?box=spam')).toEqual([id]);
    expect((await owner.patch(`maple/inbox/${id}`, { spam: false })).body.told).toBe(1);
    expect((await owner.patch(`maple/inbox/${id}`, { spam: false })).body.told).toBe(0);
    expect(await waiting()).toBe(1);
    expect(await idsOf('')).toEqual([id]);
    await owner.patch(`maple/inbox/${id}`, { spam: true });
    expect(await waiting()).toBe(0);
    await saveNotificationSettings(database, 'maple', null);
  });

  test('views are a person’s own', async () => {
    const other = await site().person('Mateo', 'maple', 'editor');
    const id = '01a20000-0000-7000-8000-00000000000a';
    const view = { name: 'One star', query: { rating: [1], location: ['r_1'] } };
    expect((await owner.put(`maple/inbox/views/${id}`, view)).body).toEqual({ id, ...view });
    expect((await owner.get('maple/inbox/views')).body.views).toEqual([{ id, ...view }]);
    expect((await other.get('maple/inbox/views')).body.views).toEqual([]);
    expect((await other.put(`maple/inbox/views/${id}`, view)).body.error).toBe('not-found');
    await other.delete(`maple/inbox/views/${id}`);
    expect((await owner.get('maple/inbox/views')).body.views).toHaveLength(1);
    await owner.delete(`maple/inbox/views/${id}`);
    expect((await owner.get('maple/inbox/views')).body.views).toEqual([]);
  });
});

describe('a name for a file to be saved', () => {
  test('holds nothing that a header or a path could take for its own', async () => {
    const { attachmentNamed } = await import('../sealed.ts');
    expect(attachmentNamed('Résumé "x"\r\nSet-Cookie: a=b/../c.pdf')).toBe(
      `attachment; filename="Resume _x_ Set-Cookie: a=b .. c.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%22x%22%20Set-Cookie%3A%20a%3Db%20..%20c.pdf`,
    );
    expect(attachmentNamed('\u202e')).toContain('filename="file"');
  });
});
