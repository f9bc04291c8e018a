import { brandPaths } from '@tablefront/console-wire/session';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, consoleSuite } from '../../../testing/console-site.ts';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';

const logger = watchErrors();
const DAY_MS = 24 * 3_600_000;

describe('the overview of brands', () => {
  const site = consoleSuite(embeddedDatabases(), logger);
  const people: Record<string, Browser> = {};
  const overviewFor = async (who: string) => (await people[who]?.call('GET', brandPaths.brands))?.body;

  beforeAll(async () => {
    const { database, newOwner, newPerson, now } = site();
    const bare = makeBrand('nova', ['www.nova.example', 'nova.example'], '{"name":"Nova","logo":5}');
    await saveOperatorBrand(database, { ...bare, name: 'Nova' });
    const message = (brandId: string, restaurantId: string, days: number, rating: number, name: string) =>
      storeSubmission(database, {
        ...{ brandId, restaurantId, kind: 'restaurant_feedback', receivedAt: new Date(now() - days * DAY_MS) },
        record: { rating, name, message: 'Cold' },
      });
    await message('maple', 'north', 40, 1, 'Ann');
    await message('maple', 'south', 29, 2, 'Bob');
    await message('lucia', 'north', 3, 5, 'Cem');
    await message('maple', 'north', 2, 4, 'Dora');
    const spam = { brandId: 'lucia', kind: 'callback', record: { name: 'Spam' }, suspectedSpam: true } as const;
    await storeSubmission(database, spam);

    people.owner = await newOwner();
    people.editor = await newPerson('Ed', { brandId: 'lucia', role: 'editor' });
    people.manager = await newPerson('Max', { brandId: 'maple', role: 'location', locations: ['north'] });
    people.clerk = await newPerson('Ines', { brandId: 'maple', role: 'inbox', locations: ['south'] });
    const drafts = '/api/brands/maple/drafts';
    const { id, revision } = (await people.owner.post(drafts)).body;
    const patches = [{ do: 'set', at: ['timeZone'], was: 'America/Toronto', to: 'America/Halifax' }];
    const change = { id: '0197a5c2-1111-4222-8333-444455556666', base: revision, patches };
    const saved = await people.owner.call('PATCH', `${drafts}/${id}`, change);
    expect(saved).toMatchObject({ status: 200 });
  });

  test('says of each brand what waits, how guests rate it, and what its site is like', async () => {
    const { brands, longest } = await overviewFor('owner');
    const at = (days: number) => new Date(site().now() - days * DAY_MS).toISOString();
    expect(brands).toMatchObject([
      { id: 'nova', hosts: ['nova.example', 'www.nova.example'], logo: null, places: 1, waiting: { count: 0 } },
      { id: 'lucia', role: 'owner', places: 3, waiting: { count: 1, since: at(3) }, feedback: { average: 5 } },
      {
        ...{ id: 'maple', waiting: { count: 3, since: at(40) } },
        feedback: { average: 3, spans: [2, null, null, null, 4] },
      },
    ]);
    expect(brands.map(({ site: about }: { site: object }) => about)).toMatchObject([
      { isBare: true, changes: 0, warnings: 1, last: { by: null } },
      { isBare: false, changes: 0, warnings: 0 },
      { isBare: false, changes: 1 },
    ]);
    expect(longest.map(({ brandId, from, place }: never) => [brandId, from, place])).toEqual([
      ['maple', 'Ann', { id: 'north', name: 'North' }],
      ['maple', 'Bob', { id: 'south', name: 'South' }],
      ['lucia', 'Cem', { id: 'north', name: 'North' }],
    ]);
  });

  test.each([
    ['editor', { id: 'lucia', waiting: { count: 1 }, places: 3, site: { changes: 0, warnings: 0 } }, ['Cem']],
    [
      'manager',
      {
        id: 'maple',
        waiting: { count: 2 },
        places: 1,
        feedback: { average: 4 },
        site: { changes: null, warnings: null },
      },
      ['Ann', 'Dora'],
    ],
    ['clerk', { id: 'maple', waiting: { count: 1 }, places: 1, feedback: { average: 2 }, site: null }, ['Bob']],
  ])('holds nothing that the %s does not reach', async (who, brand, names) => {
    const { brands, longest } = await overviewFor(who);
    expect(brands).toMatchObject([brand]);
    expect(longest.map(({ from }: { from: string }) => from)).toEqual(names);
  });
});
