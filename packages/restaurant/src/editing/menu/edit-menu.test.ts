import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dishKey } from '../../site-configuration/menu-overrides.ts';
import { readSiteConfiguration, readWrittenMenus } from '../../site-configuration/read-site-configuration.ts';
import { type JsonObject, withKeys, withoutKeys } from '../entry-keys.ts';
import { applyPatches, inverseOf, isSame, type Patch } from '../patches.ts';
import { dishReader, pricesOf } from './dish-in-file.ts';
import {
  addAddOn,
  addCategory,
  addDish,
  addMenu,
  addSize,
  changedPrice,
  changePrices,
  moveEntry,
  priceRange,
  removeEntries,
  renameDish,
  setMark,
} from './edit-menu.ts';
import {
  changeDifference,
  currencyInFile,
  differencesByDish,
  likeTheBrand,
  locationsInFile,
} from './locations-in-file.ts';
import { type DishInFile, dishesOf, type MenuInFile, menusInFile } from './menus-in-file.ts';
import { amountLike, setPrice, setPriceInWords, typedAmount } from './price-in-file.ts';

/** The shapes in which a file may have one menu of two categories. */
const shapes: Record<string, (one: JsonObject, two: JsonObject) => JsonObject['menu']> = {
  menus: (one, two) => [{ name: 'The card', categories: [one, two] }],
  'a menu alone': (one, two) => ({ name: 'The card', categories: [one, two] }),
  'categories in the place of menus': (one, two) => [one, two],
  'wrapped lists': (one, two) => [{ name: 'The card', categories: { items: [one, two] } }],
};

const burgers = (items: JsonObject[]): JsonObject => ({ name: 'Burgers', items });
const tacos = (dishes: JsonObject[]): JsonObject => ({ title: 'Tacos', dishes: { items: dishes } });
const fileOf = (shape = 'menus', more: JsonObject = {}) =>
  withKeys({
    name: 'Lucia',
    currency: 'CAD',
    menu: (shapes[shape] as (typeof shapes)[string])(
      burgers([
        { name: 'Ember double', price: '$16.50' },
        { title: 'Plain', price: 12 },
      ]),
      tacos([{ id: 'baja', name: 'Baja', price: 7.5 }]),
    ) as never,
    ...more,
  });

const menuOf = (document: JsonObject): MenuInFile => menusInFile({ at: [], fields: document })[0] as MenuInFile;
const dish = (document: JsonObject, at: number): DishInFile => dishesOf([menuOf(document)])[at] as DishInFile;
const done = (document: JsonObject, patches: readonly Patch[]): JsonObject => {
  const after = applyPatches(document, patches);
  expect(after.conflicts).toEqual([]);
  // What is done can be undone.
  expect(isSame(applyPatches(after.document, inverseOf(document, patches)).document, document)).toBe(true);
  return after.document;
};
const read = (document: JsonObject) => {
  const result = readSiteConfiguration(withoutKeys(document));
  if (!result.ok) throw new Error(result.error);
  return result.configuration;
};
const namesIn = (document: JsonObject) =>
  read(document).menu.flatMap(({ categories }) =>
    categories.map(({ name, items }) => [name, ...items.map((item) => item.name)]),
  );

describe.each(Object.keys(shapes))('a menu written as %s', (shape) => {
  const file = fileOf(shape);

  test('is the menu that guests see', () => {
    expect(
      menuOf(file).categories.entries.map(({ name, dishes }) => [
        name,
        ...dishes.entries.map(({ fields }) => fields.name ?? fields.title),
      ]),
    ).toEqual(namesIn(file));
  });

  test('takes a price where it stands, as it is written', () => {
    const after = done(file, setPrice(dish(file, 0), 17, 'CAD'));
    expect(dish(after, 0).fields.price).toBe('$17.00');
    expect(dish(done(file, setPrice(dish(file, 1), 12.5, 'CAD')), 1).fields).toMatchObject({
      title: 'Plain',
      price: 12.5,
    });
  });

  test('takes new dishes, moves them and lets them go', () => {
    const [first, second] = menuOf(file).categories.entries;
    if (!first || !second) throw new Error('no categories');
    const { patches, key } = addDish(first, { name: 'Campfire', price: 17 });
    const after = done(file, patches);
    expect(namesIn(after)[0]).toEqual(['Burgers', 'Ember double', 'Plain', 'Campfire']);
    const [, tacosAfter] = menuOf(after).categories.entries;
    const campfire = dishesOf([menuOf(after)]).find((one) => one.key === key) as DishInFile;
    const moved = done(after, moveEntry(campfire, tacosAfter?.dishes as never, dish(after, 3).key));
    expect(namesIn(moved)).toEqual([
      ['Burgers', 'Ember double', 'Plain'],
      ['Tacos', 'Campfire', 'Baja'],
    ]);
    expect(namesIn(done(moved, removeEntries([dish(moved, 0), dish(moved, 2)])))).toEqual([
      ['Burgers', 'Plain'],
      ['Tacos', 'Baja'],
    ]);
  });

  test('takes a category', () => {
    const { patches, key } = addCategory(menuOf(file), 'Sides');
    const after = done(file, patches);
    const sides = menuOf(after).categories.entries.find((one) => one.key === key);
    expect(sides?.name).toBe('Sides');
    expect(namesIn(done(after, addDish(sides as never, { name: 'Poutine' }).patches)).at(-1)).toEqual([
      'Sides',
      'Poutine',
    ]);
  });

  test('takes a further menu, and loses nothing', () => {
    const { patches, key } = addMenu({ at: [], fields: file }, 'Brunch', 'Menu');
    const after = done(file, patches);
    const menus = menusInFile({ at: [], fields: after });
    expect(menus.map(({ name }) => name)).toEqual([shape.startsWith('categories') ? 'Menu' : 'The card', 'Brunch']);
    expect(menus[1]?.key).toBe(key);
    expect(namesIn(after)).toEqual(namesIn(file));
  });
});

test('the ids of dishes are those by which locations know them', () => {
  const name = fc.constantFrom('Soup', 'Soup of the day', 'Nuts & bolts', '', 'Crème');
  const item = fc.record(
    { name, id: fc.constantFrom<unknown>(undefined, 'a', 'item-1', 'item-2', 7) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(fc.array(item, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }), (lists) => {
      const fields = { menu: [{ categories: lists.map((items) => ({ name: 'C', items })) }] } as never as JsonObject;
      const known = readWrittenMenus(fields).configuration.menu.flatMap((menu) =>
        menu.categories.flatMap(({ items }) => items.map((one, at) => dishKey(one, at))),
      );
      const keyed = withKeys(JSON.parse(JSON.stringify(fields)));
      expect(dishesOf(menusInFile({ at: [], fields: keyed })).flatMap(({ id }) => id || [])).toEqual(known);
    }),
  );
});

test('a dish says here what the reader of the site says of it', () => {
  const words = fc.constantFrom<unknown>('Milk', ['Milk', 'Eggs'], [], 'vegan', ['Vegan', 'Kosher'], 3, null);
  const dishWritten = fc.record(
    {
      name: fc.constant('Dish'),
      price: fc.constantFrom<unknown>(12, '12', '$12.50', '12,50 $', '€9', 'market', -1, ''),
      priceText: fc.constantFrom<unknown>('market price', '9.50', ''),
      isVegan: fc.constantFrom<unknown>(true, 'yes', false, 0, 'maybe'),
      hidden: fc.constantFrom<unknown>(true, 'yes', false, 0, 'maybe'),
      diets: words,
      allergens: fc.oneof(words, fc.record({ contains: words, mayContain: words, free: words })),
      mayContain: words,
      freeOf: words,
      soldOut: fc.constantFrom<unknown>(true, false, 'no', { until: '2030-01-02' }),
      soldOutUntil: fc.constantFrom<unknown>('2030-01-02', '2030-01-02T10:00:00Z', 'soon'),
      tags: words,
      calories: fc.constantFrom<unknown>(540, '540-720', [1, 2], 'many'),
      available: fc.constantFrom<unknown>('Mo-Fr 11:00-15:00', { from: '2030-01-01' }, 'sometimes'),
      variants: fc.constantFrom<unknown>(
        [
          { name: 'S', price: 9 },
          { size: 'L', price: '$12' },
        ],
        [{ name: 'S' }],
        'none',
      ),
      description: fc.constantFrom<unknown>('A <b>dish</b>', 5, ''),
    },
    { requiredKeys: ['name'] },
  );
  fc.assert(
    fc.property(dishWritten, (fields) => {
      const written = JSON.parse(JSON.stringify(fields)) as JsonObject;
      const document: JsonObject = { currency: 'CAD', menu: [{ categories: [{ name: 'C', items: [written] }] }] };
      const { menu } = readWrittenMenus(document).configuration;
      const of = menu[0]?.categories[0]?.items[0] as unknown as Record<string, unknown>;
      const says = dishReader({ currency: 'CAD', timeZones: [] })(written);
      const { variants, addOns, featured, hidden, ...rest } = says;
      expect(rest).toEqual(
        Object.fromEntries(
          Object.keys({ ...rest, ...pick(of, Object.keys(rest)) }).flatMap((key) =>
            key in of ? [[key, of[key]]] : [],
          ),
        ),
      );
      expect(variants).toEqual(of.variants ?? []);
      expect([addOns, featured, hidden]).toEqual([[], false, of.hidden ?? false]);
      for (const key of [
        'price',
        'priceText',
        'allergens',
        'mayContain',
        'freeOf',
        'diets',
        'soldOutUntil',
        'calories',
        'available',
        'description',
      ])
        expect([key, rest[key as never]]).toEqual([key, of[key]]);
    }),
    { numRuns: 300 },
  );
});

const pick = (from: Record<string, unknown>, keys: string[]) => Object.fromEntries(keys.map((key) => [key, from[key]]));

describe('prices', () => {
  test.each([
    ['17', 17],
    ['17.00', 17],
    [' $17 ', 17],
    ['17,50', 17.5],
    ['1,250', 1250],
    ['17.005', undefined],
    ['market', undefined],
    ['-3', undefined],
    ['', undefined],
    ['€9', undefined],
  ])('%s is typed for %s', (typed, amount) => expect(typedAmount(typed, 'CAD')).toBe(amount));

  test.each([
    ['$16.50', 17, '$17.00'],
    ['16,50 $', 17.25, '17,25 $'],
    ['16', 17, '17'],
    ['16', 17.5, '17.50'],
    [16.5, 17, 17],
    ['$9/$15', 12, 12],
    [undefined, 12, 12],
  ])('%s becomes %s as %s', (before, amount, after) => expect(amountLike(before, amount, 'CAD')).toBe(after));

  test('read as what was set, whatever stood there before', () => {
    const before = fc.constantFrom<JsonObject[string]>(
      9,
      '9',
      '$9.50',
      '9,50 $',
      'CA$1,250.00',
      'market',
      '$9/$15',
      null,
      '',
    );
    fc.assert(
      fc.property(before, before, fc.integer({ min: 0, max: 500_000 }), (price, priceText, cents) => {
        const fields: JsonObject = { name: 'Dish', price, priceText };
        const document: JsonObject = { dish: fields };
        const after = applyPatches(document, setPrice({ at: ['dish'], fields }, cents / 100, 'CAD'));
        expect(after.conflicts).toEqual([]);
        expect(pricesOf(after.document.dish as JsonObject, 'CAD')).toEqual({ price: cents / 100 });
      }),
    );
  });

  test('in words take the place of an amount, and go again', () => {
    const fields: JsonObject = { price: 9 };
    const { document } = applyPatches({ dish: fields }, setPriceInWords({ at: ['dish'], fields }, ' market price '));
    expect(document.dish).toEqual({ priceText: 'market price' });
    expect(
      applyPatches(document, setPrice({ at: ['dish'], fields: document.dish as JsonObject }, null, 'CAD')).document
        .dish,
    ).toEqual({});
  });

  test.each([
    [16.5, { by: 'percent', much: 5, step: 0 }, 17.33],
    [16.5, { by: 'percent', much: 5, step: 0.25 }, 17.25],
    [16.5, { by: 'amount', much: -0.5, step: 0 }, 16],
    [1, { by: 'amount', much: -2, step: 0 }, 0],
    [0.1, { by: 'amount', much: 0.2, step: 0.05 }, 0.3],
    [12, { by: 'percent', much: 10, step: 1 }, 13],
  ] as const)('%s changes by %j to %s', (price, change, after) =>
    expect(changedPrice(price, change, 'CAD')).toBe(after),
  );

  test('of several dishes and their sizes change at once; what costs no amount stays', () => {
    const document = withKeys({
      menu: [
        {
          categories: [
            {
              name: 'C',
              items: [
                { name: 'A', price: '$10.00' },
                {
                  name: 'B',
                  sizes: [
                    { name: 'S', price: 8 },
                    { name: 'L', price: 12 },
                  ],
                },
                { name: 'C', priceText: 'market' },
              ],
            },
          ],
        },
      ],
    });
    const all = dishesOf(menusInFile({ at: [], fields: document }));
    const after = done(document, changePrices(all, { by: 'percent', much: 10, step: 0 }, 'CAD'));
    const items = read(after).menu[0]?.categories[0]?.items ?? [];
    expect(items.map(({ price, priceText }) => price ?? priceText)).toEqual([11, 8.8, 'market']);
    expect(items[1]?.variants?.map(({ price }) => price)).toEqual([8.8, 13.2]);
    const says = dishReader({ currency: 'CAD', timeZones: [] });
    expect(all.map(({ fields }) => priceRange(says(fields)))).toEqual([[10, 10], [8, 12], undefined]);
  });

  test('are in the currency that the site has', () => {
    for (const document of [
      {},
      { currency: 'EUR' },
      { menu: [{ items: [{ price: '£3' }] }] },
      { address: { country: 'USA' } },
    ])
      expect(currencyInFile(document as JsonObject).currency).toBe(read(document as JsonObject).currency);
  });
});

test('marks are set where they stand, and taken out of the list of diets', () => {
  const document = withKeys({ menu: [{ name: 'C', items: [{ name: 'A', diets: ['Vegan', 'Kosher'] }] }] });
  const one = dish(document, 0);
  const off = done(document, setMark(one, 'isVegan', false));
  expect(withoutKeys(dish(off, 0).fields)).toEqual({ name: 'A', diets: ['Kosher'] });
  const on = done(off, setMark(dish(off, 0), 'isHalal', true));
  expect(read(on).menu[0]?.categories[0]?.items[0]).toMatchObject({ isVegan: false, isHalal: true, diets: ['Kosher'] });
});

test('sizes and additions are added where lists of them are, under the name that the file has', () => {
  const document = withKeys({ menu: [{ name: 'C', items: [{ name: 'A', extras: [{ name: 'Cheese' }] }] }] });
  const sized = done(document, addSize(dish(document, 0), 'Large'));
  const added = done(sized, addAddOn(dish(sized, 0), 'Bacon'));
  expect(withoutKeys(dish(added, 0).fields)).toEqual({
    name: 'A',
    extras: [{ name: 'Cheese' }, { name: 'Bacon' }],
    variants: [{ name: 'Large' }],
  });
});

describe('at a location', () => {
  const overridden: Record<string, JsonObject[string]> = {
    nothing: null,
    'a list': [
      { id: 'plain', price: 11, soldOut: true },
      { item: 'ember-double', hidden: true },
    ],
    'an object': { plain: { price: 11, soldOut: true }, 'ember-double': { hidden: true } },
  };
  const fileWith = (menuOverrides: JsonObject[string]) =>
    fileOf('menus', { locations: [{ id: 'q', name: 'Queen West', ...(menuOverrides !== null && { menuOverrides }) }] });
  const at = (document: JsonObject) => locationsInFile(document)[0] as ReturnType<typeof locationsInFile>[0];
  const menuAt = (document: JsonObject) =>
    new Map(
      (read(document).locations[0]?.menu[0] ?? read(document).menu[0])?.categories.flatMap(({ items }) =>
        items.map((one) => [one.name, one]),
      ),
    );

  test.each(Object.keys(overridden))('%s takes a price, hides a dish, and is like the brand again', (shape) => {
    const file = fileWith(overridden[shape] as JsonObject[string]);
    const priced = done(file, changeDifference(at(file), 'ember-double', { price: 18 }));
    expect(menuAt(priced).get('Ember double')?.price).toBe(18);
    const hidden = done(priced, changeDifference(at(priced), 'baja', { hidden: true }));
    expect(menuAt(hidden).has('Baja')).toBe(false);
    const differing = differencesByDish(locationsInFile(hidden));
    expect(differing.get('baja')?.hidden).toHaveLength(1);
    expect(differing.get('ember-double')?.price).toHaveLength(1);
    const back = done(done(hidden, likeTheBrand(at(hidden), 'ember-double')), likeTheBrand(at(hidden), 'plain'));
    expect(menuAt(back).get('Ember double')?.price).toBe(16.5);
    // What is sold out is no matter of the menu.
    expect(menuAt(back).get('Plain')).toMatchObject({ price: 12, soldOut: shape !== 'nothing' });
  });

  test('what is known by its name goes with it', () => {
    const file = fileWith(overridden['a list'] as JsonObject[string]);
    const after = done(file, renameDish(dish(file, 1), 'Simple', locationsInFile(file), dishesOf([menuOf(file)])));
    expect(menuAt(after).get('Simple')).toMatchObject({ price: 11, soldOut: true });
    expect(dish(after, 1).fields).toMatchObject({ title: 'Simple' });
  });

  test('is called as the site calls it', () => {
    const places: JsonObject[] = [
      { name: 'Main Street', address: { city: 'Moncton' } },
      { restaurantId: 5, name: 'Main Street', address: { city: 'Vancouver' } },
      { address: { area: 'Junction' }, menu: [{ name: 'C', items: [{ name: 'A' }] }] },
    ];
    const document = withKeys({ locations: places });
    const found = locationsInFile(document);
    expect(found.map(({ id, name }) => ({ id, name }))).toEqual(
      read(document).locations.map(({ id, name }) => ({ id, name })),
    );
    expect(found.map(({ distinctName }) => distinctName)).toEqual([
      'Main Street, Moncton',
      'Main Street, Vancouver',
      'Junction',
    ]);
    expect(found.map(({ hasOwnMenu }) => hasOwnMenu)).toEqual([false, false, true]);
  });
});
