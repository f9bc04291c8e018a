import { randomUUID } from 'node:crypto';
import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import type { Patch } from '@tablefront/restaurant/editing/patches';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { findConfiguration, saveOperatorBrand } from '../../brands/brand-queries.ts';
import { saveDemoBrands } from '../../brands/demo-brands.ts';
import { audit, brands, drafts, grants, people, versions } from '../../database/schema.ts';
import { deleteBrand } from '../../submissions/deleting/delete-brand.ts';
import { publishDue } from './publish-due.ts';
import { thinOutVersions } from './thin-out.ts';

const logger = watchErrors();

/** As somebody wrote it: not as a program would. */
const text = (price = '12.00', name = 'Tuck Shop') => `{
  "name": "${name}",  "timeZone": "America/Toronto",
  "menu": [
    { "name": "All day", "categories": [{ "name": "Mains", "items": [{ "name": "Poutine", "price": ${price} }] }] }
  ],
  "faqs": [{ "question": "Dogs?", "answer": "Yes." }]
}
`;
const price = ['menu', { key: '$1' }, 'categories', { key: '$1' }, 'items', { key: '$1' }, 'price'];
const setPrice = (was: number, to: number): Patch => ({ do: 'set', at: price, was, to });
const setName = (was: string, to: string): Patch => ({ do: 'set', at: ['name'], was, to });
const MINUTE = 60_000;

describeOnEachDatabase('versions', (makeDatabase) => {
  const site = inboxSuite(makeDatabase, logger);
  let ada: Person;
  let bo: Person;
  beforeAll(async () => {
    ada = await site().person('Ada', '*', 'owner');
    bo = await site().person('Bo', '*', 'editor');
  });
  beforeEach(async () => {
    await site().database.delete(brands).where(eq(brands.id, 'tuck'));
    await importText(text());
  });
  const importText = (configuration: string, id = 'tuck') =>
    saveOperatorBrand(site().database, { ...makeBrand(id, [`${id}.example`], configuration), name: 'Tuck Shop' });
  const open = async (who = ada, brand = 'tuck') => (await who.post(`${brand}/drafts`)).body;
  const save = async (draft: string, base: number, patches: Patch[], who = ada, brand = 'tuck') =>
    (await who.patch(`${brand}/drafts/${draft}`, { id: randomUUID(), base, patches })).body;
  const publish = (draft: string, given: JsonObject, who = ada, brand = 'tuck') =>
    who.post(`${brand}/drafts/${draft}/publish`, given);
  const liveText = (id = 'tuck') => findConfiguration(site().database, { id });
  const listed = async () =>
    (await ada.get('tuck/versions')).body.map(
      (version: { title: string; how: string }) => `${version.how}: ${version.title}`,
    );

  test('what is published differs from the file in what was edited alone, and says so in words', async () => {
    const { id } = await open();
    await save(id, 0, [setPrice(12, 13.5)]);
    const review = (await ada.get(`tuck/drafts/${id}/review`)).body;
    expect(review).toMatchObject({ revision: 1, problem: null, warnings: [] });
    expect(review.changes).toMatchObject([
      { where: ['Menus', 'Mains', 'Poutine'], field: 'Price', before: '$12.00', after: '$13.50' },
    ]);
    const told = vi.fn();
    const stop = site().services.news.subscribe('tuck', told);
    expect((await publish(id, { seen: 1, note: 'Cheese went up' })).body).toEqual({ kind: 'live', version: 2 });
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ site: { about: 'version', number: 2 } }));
    stop();
    expect(await liveText()).toBe(text('13.5'));
    expect((await ada.get('tuck/versions')).body).toMatchObject([
      {
        number: 2,
        how: 'publish',
        title: 'Poutine: $13.50 instead of $12.00',
        note: 'Cheese went up',
        by: 'Ada',
        isLive: true,
      },
      { number: 1, how: 'import', title: 'The first version', by: null, isLive: false },
    ]);
    const next = await open();
    expect(next).toMatchObject({ id, changes: 0, basedOn: 2, live: 2 });
    expect(next.document).toEqual(next.published);
  });

  test('what was not seen is not published, nor what nobody changed, nor what cannot be shown', async () => {
    const { id } = await open();
    expect((await publish(id, { seen: 0 })).status).toBe(409);
    await save(id, 0, [setPrice(12, 13)]);
    await save(id, 1, [setName('Tuck Shop', 'Tuck')], bo);
    expect((await publish(id, { seen: 1 })).body).toMatchObject({ error: 'conflict' });
    await save(id, 2, [{ do: 'set', at: ['name'], was: 'Tuck', to: null }]);
    expect((await publish(id, { seen: 3 })).body).toMatchObject({
      error: 'not-understood',
      message: 'The site has no name.',
    });
    expect(await liveText()).toBe(text());
  });

  test('an import writes a version, and the draft is brought up to date: what both changed stands side by side', async () => {
    const { id } = await open();
    await save(id, 0, [setPrice(12, 13)]);
    await importText(text('14', 'The Tuck Shop'));
    expect(await listed()).toEqual(['import: Name, 1 price up', 'import: The first version']);
    expect((await publish(id, { seen: 1 })).body).toMatchObject({ error: 'conflict' });
    expect((await ada.post(`tuck/drafts/${id}/renew`, { base: 0 })).status).toBe(409);
    const renewed = (await ada.post(`tuck/drafts/${id}/renew`, { base: 1 })).body;
    expect(renewed).toMatchObject({ basedOn: 2, live: 2, revision: 2, document: { name: 'The Tuck Shop' } });
    expect(renewed.conflicts).toEqual([{ patch: setPrice(12, 14), now: 13 }]);
    expect((await publish(id, { seen: 2 })).body.message).toContain('stand against each other');
    // One keeps one's own by saying it again.
    await save(id, 2, [setPrice(13, 13)]);
    expect((await open()).conflicts).toEqual([]);
    expect((await publish(id, { seen: 3 })).body).toEqual({ kind: 'live', version: 3 });
    expect(await liveText()).toBe(text('13', 'The Tuck Shop'));
  });

  test('one goes back by a new version with the old text, to the last character', async () => {
    const { id } = await open();
    await save(id, 0, [setPrice(12, 13)]);
    await publish(id, { seen: 1 });
    expect((await ada.post('tuck/versions/1/again', { seen: 1 })).status).toBe(409);
    expect((await ada.post('tuck/versions/2/again', { seen: 2 })).status).toBe(409);
    expect((await ada.post('tuck/versions/1/again', { seen: 2 })).body).toEqual({ kind: 'live', version: 3 });
    expect(await liveText()).toBe(text());
    const detail = (await ada.get('tuck/versions/2')).body;
    expect(detail).toMatchObject({
      number: 2,
      isLive: false,
      changes: [{ after: '$13.00' }],
      againstLive: [{ before: '$13.00', after: '$12.00' }],
    });
    expect((await ada.get('tuck/versions/3')).body).toMatchObject({
      how: 'rollback',
      again: 1,
      title: 'Went back to version 1',
      isLive: true,
    });
    expect((await ada.get('tuck/versions/9')).status).toBe(404);
    const told = await site().database.select({ what: audit.what }).from(audit).where(eq(audit.brandId, 'tuck'));
    expect(told.map(({ what }) => what)).toEqual(expect.arrayContaining(['site.publish', 'site.rollback']));
  });

  test('what is sold out stays so when one goes back: it is of the moment', async () => {
    const { id } = await open();
    await save(id, 0, [setPrice(12, 13)]);
    await publish(id, { seen: 1 });
    await ada.post('tuck/versions/1/again', { seen: 2 });
    const soldOut = { do: 'sold-out', dish: 'poutine', places: null, until: null };
    expect((await ada.post('tuck/quick', soldOut)).body).toMatchObject({ version: 4 });
    expect((await ada.get('tuck/versions/2')).body.againstLive).toMatchObject([{ before: '$13.00', after: '$12.00' }]);
    expect((await ada.post('tuck/versions/1/again', { seen: 4 })).body.message).toBe(
      'This is what guests see already.',
    );
    expect((await ada.post('tuck/versions/2/again', { seen: 4 })).body).toEqual({ kind: 'live', version: 5 });
    expect(await liveText()).toContain('"price": 13');
    expect(await liveText()).toMatch(/"soldOut": ?true/);
  });

  test('a file may hold what the database refuses', async () => {
    await importText(text('12.00', 'Half \\ud800 and \\u0000'));
    expect(await listed()).toHaveLength(2);
    expect(await liveText()).toContain('\\u0000');
  });

  test('what was live before there were versions is the first', async () => {
    await site().database.delete(versions).where(eq(versions.brandId, 'tuck'));
    expect(await listed()).toEqual(['import: What was live before there were versions']);
  });

  test('of three processes one publishes what is due, once; a new draft takes further changes', async () => {
    const { id } = await open();
    await save(id, 0, [setPrice(12, 13)]);
    const at = new Date(Date.now() + 5 * MINUTE);
    expect((await publish(id, { seen: 1, at: new Date(Date.now() - MINUTE).toISOString() })).status).toBe(400);
    expect((await publish(id, { seen: 1, at: at.toISOString() })).body).toMatchObject({ kind: 'scheduled', draft: id });
    expect(
      (await ada.patch(`tuck/drafts/${id}`, { id: randomUUID(), base: 1, patches: [setPrice(13, 14)] })).status,
    ).toBe(409);
    const other = await open();
    expect(other.id).not.toBe(id);
    await save(other.id, 0, [{ do: 'set', at: ['email'], was: null, to: 'a@tuck.example' }]);

    const { database } = site();
    expect(await publishDue({ database, logger, now: new Date() })).toEqual({ published: 0, stopped: 0 });
    const now = new Date(at.getTime() + 1);
    const runs = await Promise.all([1, 2, 3].map(() => publishDue({ database, logger, now })));
    expect(runs.reduce((all, { published }) => all + published, 0)).toBe(1);
    expect(await listed()).toHaveLength(2);
    expect(await liveText()).toBe(text('13'));
    expect((await ada.get('tuck/drafts')).body).toMatchObject([{ id: other.id, changes: 1 }]);
  });

  test('a scheduled draft that became outdated is not published: the console says so, and an e-mail', async () => {
    const { id } = await open();
    await save(id, 0, [setPrice(12, 13)]);
    await site().database.update(people).set({ email: 'ada@tuck.example' }).where(eq(people.id, ada.id));
    const at = new Date(Date.now() + MINUTE);
    await publish(id, { seen: 1, at: at.toISOString(), note: 'New prices' });
    await importText(text('15'));
    const tellStopped = vi.fn(async () => {});
    const due = { database: site().database, logger, now: new Date(at.getTime() + 1), tellStopped };
    expect(await publishDue(due)).toEqual({ published: 0, stopped: 1 });
    expect(await publishDue(due)).toEqual({ published: 0, stopped: 0 });
    expect(tellStopped).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ email: 'ada@tuck.example', note: 'New prices' }),
    );
    expect(await liveText()).toBe(text('15'));
    expect((await ada.get('tuck/drafts')).body).toMatchObject([{ id, stopped: 'outdated', note: 'New prices' }]);
    expect((await ada.delete(`tuck/drafts/${id}/schedule`)).status).toBe(204);
    expect(await open()).toMatchObject({ id, stopped: null, publishAt: null, basedOn: 1, live: 2 });
  });

  test('what somebody scheduled who may publish no more is not published, and the owners are told', async () => {
    const { database } = site();
    const eve = await site().person('Eve', 'tuck', 'editor');
    await database.update(people).set({ email: 'ada@tuck.example' }).where(eq(people.id, ada.id));
    const at = new Date(Date.now() + MINUTE);
    const tellStopped = vi.fn(async () => {});
    const due = { database, logger, now: new Date(at.getTime() + 1), tellStopped };
    for (const takeAway of [
      () => database.delete(grants).where(eq(grants.personId, eve.id)),
      () => database.update(people).set({ disabledAt: new Date() }).where(eq(people.id, eve.id)),
      () => database.update(grants).set({ role: 'inbox' }).where(eq(grants.personId, eve.id)),
    ]) {
      await importText(text());
      await database.delete(drafts).where(eq(drafts.brandId, 'tuck'));
      await database.delete(grants).where(eq(grants.personId, eve.id));
      await database.insert(grants).values({ id: randomUUID(), personId: eve.id, brandId: 'tuck', role: 'editor' });
      await database.update(people).set({ disabledAt: null }).where(eq(people.id, eve.id));
      const { id, revision } = await open();
      await save(id, revision, [setName('Tuck Shop', 'Closed for ever')], eve);
      expect((await publish(id, { seen: revision + 1, at: at.toISOString() }, eve)).status).toBe(200);
      await takeAway();
      tellStopped.mockClear();
      expect(await publishDue(due)).toEqual({ published: 0, stopped: 1 });
      expect(await liveText()).toBe(text());
      expect((await ada.get('tuck/drafts')).body).toMatchObject([{ id, stopped: 'not-allowed' }]);
      expect(tellStopped).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ email: 'ada@tuck.example', why: 'not-allowed' }),
      );
    }
  });

  test('a demo that is published becomes somebody’s own: it stays, as do the other demos', async () => {
    const { database } = site();
    await database.execute(sql`delete from brands where id <> 'demo:one'`);
    await database.execute(sql`delete from demos_ended`);
    const demos = ['one', 'two'].map((name) => ({ ...makeBrand(`demo:${name}`, [`${name}.localhost`], text()), name }));
    await saveDemoBrands(database, demos);
    const draft = await open(ada, 'demo:one');
    await save(draft.id, 0, [setPrice(12, 13)], ada, 'demo:one');
    expect((await publish(draft.id, { seen: 1 }, ada, 'demo:one')).body).toMatchObject({ kind: 'live' });
    // The next start, with a new release of the files.
    await saveDemoBrands(
      database,
      demos.map((demo) => ({ ...demo, ...makeBrand(demo.id, demo.hosts, text('99')), name: demo.name })),
    );
    expect(await liveText('demo:one')).toBe(text('13'));
    expect(await liveText('demo:two')).toBe(text('99'));
    expect((await ada.get('demo:one')).status).toBe(404);
    // An import ends the demos, and not what is somebody's own.
    await importText(text());
    await saveDemoBrands(database, demos);
    expect(await liveText('demo:one')).toBe(text('13'));
    expect(await liveText('demo:two')).toBeUndefined();
    expect((await ada.get('demo:one/versions')).body.map(({ how }: { how: string }) => how)).toEqual([
      'publish',
      'import',
    ]);
  });

  test('quick versions are thinned out after 30 days, others kept for two years, the first of a month for ever', async () => {
    const { database } = site();
    await database.delete(versions).where(eq(versions.brandId, 'tuck'));
    const of = (number: number, how: 'quick' | 'publish', madeAt: string) => ({
      ...{ brandId: 'tuck', number, how, madeAt: new Date(madeAt) },
      ...{ configuration: '{}', digest: String(number), title: '' },
    });
    await database
      .insert(versions)
      .values([
        of(1, 'publish', '2023-03-02T10:00Z'),
        of(2, 'publish', '2023-03-05T10:00Z'),
        of(3, 'publish', '2026-05-01T10:00Z'),
        of(4, 'quick', '2026-05-02T10:00Z'),
        of(5, 'quick', '2026-05-02T11:00Z'),
        of(6, 'quick', '2026-07-30T11:00Z'),
        of(7, 'quick', '2026-07-30T12:00Z'),
      ]);
    await thinOutVersions(database, new Date('2026-08-01T00:00Z'));
    const left = await database
      .select({ number: versions.number })
      .from(versions)
      .where(eq(versions.brandId, 'tuck'))
      .orderBy(versions.number);
    expect(left.map(({ number }) => number)).toEqual([1, 3, 5, 6, 7]);
  });

  test('deleting a brand removes its drafts and versions', async () => {
    await open();
    const { database, files } = site();
    await deleteBrand({ database, files }, 'tuck', { sure: true, withSubmissions: true });
    expect(await database.$count(versions, eq(versions.brandId, 'tuck'))).toBe(0);
    expect(await database.$count(drafts, eq(drafts.brandId, 'tuck'))).toBe(0);
  });
});
