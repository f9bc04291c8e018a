import { randomUUID } from 'node:crypto';
import type { QuickAction } from '@tablefront/console-wire/drafts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { findConfiguration, saveOperatorBrand } from '../../brands/brand-queries.ts';
import { brands } from '../../database/schema.ts';

const logger = watchErrors();

const hours = { monday: '11:00 AM - 10:00 PM', tuesday: '10:00 AM - 10:00 PM' };
const site = {
  name: 'Tuck Shop',
  timeZone: 'America/Toronto',
  locations: [
    { restaurant_id: 'a', name: 'Junction', openingHours: hours },
    { restaurant_id: 'b', name: 'Queen West', openingHours: hours },
  ],
  menu: [
    {
      name: 'All day',
      categories: [
        {
          name: 'Sweet',
          items: [
            { name: 'Cocoa doughnut', price: 4 },
            { name: 'Elote', price: 5, image: '/pictures/elote.webp' },
          ],
        },
      ],
    },
  ],
};
// Monday 23 November 2026, 3 PM in Toronto.
const now = new Date('2026-11-23T20:00:00Z');
const soldOut = (places: string[] | null, until: string | null = null): QuickAction => ({
  ...{ do: 'sold-out', dish: 'cocoa-doughnut', places, until },
});
const price = ['menu', { key: '$1' }, 'categories', { key: '$1' }, 'items', { key: '$1' }];

describeOnEachDatabase('quick actions', (makeDatabase) => {
  const suite = inboxSuite(makeDatabase, logger, { now: () => now });
  let ada: Person;
  let queen: Person;
  beforeAll(async () => {
    ada = await suite().person('Ada', '*', 'owner');
    queen = await suite()
      .person('Queenie', '*', 'location', ['b'])
      .catch(() => suite().person('Queenie', 'maple', 'owner'));
    queen.caller.grants = [{ brandId: 'tuck', role: 'location', locations: ['b'] }];
  });
  beforeEach(async () => {
    await suite().database.delete(brands).where(eq(brands.id, 'tuck'));
    await saveOperatorBrand(suite().database, {
      ...makeBrand('tuck', [], `${JSON.stringify(site, null, 2)}\n`),
      name: 'Tuck Shop',
    });
  });
  const quick = (action: QuickAction, who = ada) => who.post('tuck/quick', action);
  const live = async () => JSON.parse((await findConfiguration(suite().database, { id: 'tuck' })) ?? '{}');
  const dishes = async (who = ada) => (await who.get('tuck/dishes')).body;
  const versionsOf = async () => (await ada.get('tuck/versions')).body;

  test('sold out at one place until it opens, a version that says so, and back', async () => {
    const { places } = await dishes();
    expect(places[1]).toEqual({
      ...{ id: 'b', name: 'Queen West', timeZone: 'America/Toronto' },
      ...{ closesAt: '2026-11-24T03:00:00.000Z', opensAt: '2026-11-24T15:00:00.000Z' },
    });
    const { body } = await quick(soldOut(['b'], places[1].opensAt));
    expect(body).toEqual({ version: 2, title: 'Cocoa doughnut is sold out in Queen West until tomorrow, 10:00 AM' });
    expect((await dishes()).menus).toEqual([
      {
        name: 'All day',
        categories: [
          {
            name: 'Sweet',
            dishes: [
              {
                id: 'cocoa-doughnut',
                name: 'Cocoa doughnut',
                image: null,
                price: '$4.00',
                places: null,
                soldOut: [{ place: 'b', until: '2026-11-24T15:00:00.000Z' }],
              },
              { id: 'elote', name: 'Elote', image: '/pictures/elote.webp', price: '$5.00', places: null, soldOut: [] },
            ],
          },
        ],
      },
    ]);
    expect((await versionsOf())[0]).toMatchObject({
      number: 2,
      how: 'quick',
      title: body.title,
      by: 'Ada',
      isLive: true,
    });
    expect((await quick({ do: 'back', dish: 'cocoa-doughnut', places: ['b'] })).body.title).toBe(
      'Cocoa doughnut is back on in Queen West',
    );
    expect(await live()).toEqual(site);
    expect((await dishes()).often).toEqual(['cocoa-doughnut']);
  });

  test('is taken back as long as nothing else changed it', async () => {
    const first = (await quick(soldOut(null))).body.version;
    expect((await ada.post(`tuck/quick/${first}/undo`)).body).toMatchObject({
      version: 3,
      title: 'Taken back: Cocoa doughnut is sold out',
    });
    expect(await live()).toEqual(site);
    const second = (await quick(soldOut(null))).body.version;
    await quick(soldOut(null, '2026-11-23T23:00:00Z'));
    expect((await ada.post(`tuck/quick/${second}/undo`)).status).toBe(200);
    const third = (await quick({ do: 'closed', places: ['a'], from: '2026-11-23', through: '2026-11-23', name: null }))
      .body.version;
    await quick({
      do: 'hours',
      places: ['a'],
      from: '2026-11-23',
      through: '2026-11-23',
      name: null,
      spans: [{ open: '12:00', close: '14:00' }],
    });
    expect((await ada.post(`tuck/quick/${third}/undo`)).body).toMatchObject({ error: 'conflict' });
    expect((await ada.post('tuck/quick/1/undo')).status).toBe(404);
  });

  test('goes into the draft that is open; where that says something else it is told as a conflict', async () => {
    const draft = (await ada.post('tuck/drafts')).body;
    const patches = [
      { do: 'set', at: [...price, 'price'], was: 4, to: 4.5 },
      { do: 'set', at: [...price, 'soldOut'], was: null, to: false },
    ];
    await ada.patch(`tuck/drafts/${draft.id}`, { id: randomUUID(), base: 0, patches });
    await quick({ do: 'closed', places: null, from: '2026-12-25', through: '2026-12-25', name: 'Christmas' });
    await quick(soldOut(null));
    const open = (await ada.post('tuck/drafts')).body;
    expect(open).toMatchObject({ id: draft.id, basedOn: 3, live: 3, revision: 3 });
    expect(open.document.specialOpeningHoursSpecification).toMatchObject([{ name: 'Christmas' }]);
    expect(open.conflicts).toEqual([
      { patch: { do: 'set', at: [...price, 'soldOut'], was: null, to: true }, now: false },
    ]);
    // What somebody typed meanwhile still finds its place.
    const saved = await ada.patch(`tuck/drafts/${draft.id}`, {
      ...{ id: randomUUID(), base: 1 },
      patches: [{ do: 'set', at: ['name'], was: 'Tuck Shop', to: 'Tuck' }],
    });
    expect(saved.body).toMatchObject({
      kind: 'saved',
      revision: 4,
      others: [
        { revision: 2, by: 'Ada' },
        { revision: 3, patches: [] },
      ],
    });
  });

  test('closed today, the hours of a holiday, an announcement: each in words', async () => {
    const day = { from: '2026-11-23', through: '2026-11-23' };
    const titles = [];
    const actions: QuickAction[] = [
      { do: 'closed', places: ['a'], ...day, name: null },
      { do: 'ordinary-hours', places: ['a'], ...day },
      {
        do: 'hours',
        places: null,
        from: '2026-12-24',
        through: '2026-12-24',
        name: 'Eve',
        spans: [{ open: '11:00', close: '17:00' }],
      },
      { do: 'announce', text: 'Patio open', link: '/menu', through: '2026-11-30' },
      { do: 'no-announcement' },
    ];
    for (const action of actions) titles.push((await quick(action)).body.title);
    expect(titles).toEqual([
      'Closed today in Junction',
      'The usual hours today in Junction',
      'Open on 24 December 2026 11:00 AM to 5:00 PM',
      'Announced: Patio open',
      'The announcement is taken down',
    ]);
    expect((await quick({ do: 'no-announcement' })).body).toMatchObject({
      error: 'conflict',
      message: 'That is so already.',
    });
  });

  test('many at once are all done, one after the other', async () => {
    const answers = await Promise.all(
      ['cocoa-doughnut', 'elote'].flatMap((dish) =>
        ['a', 'b'].map((place) => quick({ do: 'sold-out', dish, places: [place], until: null })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const sold = (await dishes()).menus[0].categories[0].dishes.map(
      ({ soldOut: at }: { soldOut: unknown[] }) => at.length,
    );
    expect(sold).toEqual([2, 2]);
    expect(await versionsOf()).toHaveLength(5);
  });

  test('a location manager has their places, and no more', async () => {
    const board = await dishes(queen);
    expect(board.places.map(({ id }: { id: string }) => id)).toEqual(['b']);
    const { version } = (await quick(soldOut(['b']), queen)).body;
    expect(version).toBe(2);
    const other = (await quick(soldOut(['a']))).body.version;
    const refused: [string, unknown][] = [
      ['tuck/quick', soldOut(['a'])],
      ['tuck/quick', soldOut(['a', 'b'])],
      ['tuck/quick', soldOut(null)],
      ['tuck/quick', { do: 'back', dish: 'cocoa-doughnut', places: ['a'] }],
      ['tuck/quick', { do: 'closed', places: null, from: '2026-11-23', through: '2026-11-23', name: null }],
      ['tuck/quick', { do: 'ordinary-hours', places: ['a'], from: '2026-11-23', through: '2026-11-23' }],
      ['tuck/quick', { do: 'announce', text: 'Free food', link: null, through: null }],
      ['tuck/quick', { do: 'no-announcement' }],
      [`tuck/quick/${other}/undo`, {}],
    ];
    for (const [path, body] of refused)
      expect({ body, error: (await queen.post(path, body)).body.error }).toEqual({ body, error: 'not-allowed' });
    expect((await queen.post('tuck/quick', soldOut(['c']))).body.error).toBe('unknown-location');
    expect((await queen.post(`tuck/quick/${version}/undo`)).status).toBe(200);
  });

  test('what makes no sense is refused with a reason', async () => {
    const day = { from: '2026-11-24', through: '2026-11-23' };
    const refused: [unknown, string][] = [
      [soldOut(null, '2026-11-23T19:00:00Z'), 'not-understood'],
      [{ ...soldOut(null), dish: 'gone' }, 'not-found'],
      [{ do: 'closed', places: null, ...day, name: null }, 'not-understood'],
      [{ do: 'announce', text: 'x', link: 'javascript:alert(1)', through: null }, 'not-understood'],
      [
        {
          do: 'hours',
          places: null,
          from: '2026-11-24',
          through: '2026-11-24',
          name: null,
          spans: [{ open: '25:00', close: '1' }],
        },
        'not-understood',
      ],
    ];
    for (const [action, error] of refused)
      expect({ action, error: (await ada.post('tuck/quick', action)).body.error }).toEqual({ action, error });
  });
});
