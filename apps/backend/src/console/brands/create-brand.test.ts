import { ALL_BRANDS } from '@tablefront/console-wire/access';
import { newBrandRequest } from '@tablefront/console-wire/new-brand';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { findConfiguration, hostsOf } from '../../brands/brand-queries.ts';
import { openDatabase } from '../../database/open-database.ts';
import { versions } from '../../database/schema.ts';
import { createBrand } from './create-brand.ts';

const logger = watchErrors();

describe('a new brand', () => {
  const makeDatabase = embeddedDatabases();
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  beforeAll(async () => {
    opened = await openDatabase(await makeDatabase(), logger);
  });
  afterAll(() => opened.close());
  const owner = {
    personId: null as never,
    name: 'Olga',
    grants: [{ brandId: ALL_BRANDS, role: 'owner' as const, locations: null }],
  };
  const make = (name: string, origin = 'http://console.localhost:3000', caller = owner) =>
    createBrand({ database: opened.database, origin: () => origin }, caller, newBrandRequest.parse({ name }));

  test('has a name, an id made of it, and on this machine an address', async () => {
    expect(await make('Café Zoë')).toEqual({ id: 'cafe-zoe', host: 'cafe-zoe.localhost' });
    const stored = await findConfiguration(opened.database, { id: 'cafe-zoe' });
    expect(JSON.parse(stored ?? '')).toEqual({ name: 'Café Zoë', id: 'cafe-zoe' });
    const made = await opened.database.select().from(versions).where(eq(versions.brandId, 'cafe-zoe'));
    expect(made).toMatchObject([{ number: 1, how: 'publish', who: 'Olga', title: 'The first version' }]);
  });

  test('of a name that is taken has an id of its own, and changes nothing', async () => {
    const first = await make('Twice');
    const again = await make('Twice');
    expect([first.id, again.id]).toEqual(['twice', 'twice-2']);
    expect(await hostsOf(opened.database, 'twice')).toEqual(['twice.localhost']);
  });

  test('on a server has no address yet', async () => {
    expect(await make('Nova', 'https://console.example.com')).toEqual({ id: 'nova', host: null });
  });

  test('of signs alone has an id as well', async () => {
    expect(await make('寿司')).toMatchObject({ id: 'restaurant' });
  });

  test.each([
    ['an owner of one brand', [{ brandId: 'maple', role: 'owner' as const, locations: null }]],
    ['an editor of all', [{ brandId: ALL_BRANDS, role: 'editor' as const, locations: null }]],
    ['nobody', []],
  ])('is not made by %s', async (_, grants) => {
    await expect(make('Not mine', undefined, { ...owner, grants: grants as never })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect(await findConfiguration(opened.database, { id: 'not-mine' })).toBeUndefined();
  });

  test('needs a name', () => {
    expect(newBrandRequest.safeParse({ name: '  ' }).success).toBe(false);
  });
});
