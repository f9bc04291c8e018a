/** What menus say of a dish beyond the specification, in the shapes in which they say it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { most } from '../limits.ts';
import { reading } from './reading.test-support.ts';

function dish(fields: object, configuration: object = {}) {
  const { configuration: read, warnings } = reading({
    ...configuration,
    menu: [{ categories: [{ name: 'C', items: [{ name: 'D', ...fields }] }] }],
  });
  const { id, name, tags, isVegetarian, isVegan, isGlutenFree, isHalal, isSpicy, soldOut, ...further } =
    read.menu[0]?.categories[0]?.items[0] ?? {};
  const marks = { isVegetarian, isVegan, isGlutenFree, isHalal, isSpicy };
  const set = Object.entries(marks).flatMap(([mark, value]) => (value ? mark : []));
  return { further: { ...further, ...(soldOut && { soldOut }) }, marks: set, warnings };
}
const at = (path: string) => `menu[0].categories[0].items[0]${path}`;

test('a dish that says none of it has none of it', () => {
  expect(dish({})).toEqual({ further: {}, marks: [], warnings: [] });
});

describe('what is stated', () => {
  test.each<[string, object, object]>([
    ['a price in words', { priceText: 'Market price' }, { priceText: 'Market price' }],
    ['a price in words that is an amount', { priceText: '$12' }, { price: 12 }],
    ['both: the amount counts', { price: 12, priceText: 'each' }, { price: 12 }],
    [
      'sizes: the price is the lowest',
      { variants: [{ name: 'Large', price: '14.00' }, { size: 'Small', price: 9.5, calories: 300 }, { name: 'Tray' }] },
      {
        price: 9.5,
        variants: [
          { name: 'Large', price: 14 },
          { name: 'Small', price: 9.5, calories: { from: 300 } },
          { name: 'Tray' },
        ],
      },
    ],
    [
      'sizes under their other name',
      { price: 9, sizes: [{ name: 'S', price: 9 }] },
      { price: 9, variants: [{ name: 'S', price: 9 }] },
    ],
    [
      'what can be had with it',
      {
        price: 9,
        addOns: [
          { name: 'Cheese', price: 2 },
          { name: 'Lobster', priceText: 'market price' },
        ],
      },
      {
        price: 9,
        addOns: [
          { name: 'Cheese', price: 2 },
          { name: 'Lobster', priceText: 'market price' },
        ],
      },
    ],
    ['calories', { calories: 540 }, { calories: { from: 540 } }],
    ['none', { calories: 0 }, { calories: { from: 0 } }],
    ['a range of them', { calories: '540–720 kcal' }, { calories: { from: 540, to: 720 } }],
    ['thousands', { kcal: '1,250 to 1,400' }, { calories: { from: 1250, to: 1400 } }],
    ['a range as a list', { calories: [720, 540] }, { calories: { from: 540, to: 720 } }],
    ['a range by name', { calories: { min: 540, max: 540 } }, { calories: { from: 540 } }],
    [
      'as schema.org has them',
      { nutrition: { '@type': 'NutritionInformation', calories: '240 calories' } },
      { calories: { from: 240 } },
    ],
    ['sugar and salt', { highSugar: true, highSodium: 'yes' }, { highSugar: true, highSodium: true }],
    ['that they are not high', { highSugar: false }, {}],
    [
      'an address to order at',
      { orderingLink: 'https://order.example.com/d' },
      { orderingLink: 'https://order.example.com/d' },
    ],
    ['that it stands out', { featured: true }, { featured: true }],
    ['other diets', { diets: ['Kosher', 'https://schema.org/LowSaltDiet'] }, { diets: ['Kosher', 'Low Salt'] }],
    ['sold out', { soldOut: true }, { soldOut: true }],
    [
      'sold out until a moment',
      { soldOut: { until: '2026-11-24T17:00:00Z' } },
      { soldOut: true, soldOutUntil: Date.UTC(2026, 10, 24, 17) },
    ],
    [
      'the moment beside it',
      { soldOut: true, soldOutUntil: 1_790_000_000_000 },
      { soldOut: true, soldOutUntil: 1_790_000_000_000 },
    ],
    [
      'the moment without it',
      { soldOutUntil: '2026-11-24T17:00Z' },
      { soldOut: true, soldOutUntil: Date.UTC(2026, 10, 24, 17) },
    ],
    ['not sold out, whatever the moment', { soldOut: false, soldOutUntil: '2026-11-24T17:00Z' }, {}],
  ])('%s', (_, fields, further) => {
    expect(dish(fields)).toMatchObject({ further, warnings: [] });
    expect(Object.keys(dish(fields).further).sort()).toEqual(Object.keys(further).sort());
  });

  test('a day until which it is sold out ends where the place is', () => {
    expect(dish({ soldOut: { until: '2026-11-24' } }, { timeZone: 'America/Toronto' }).further).toMatchObject({
      soldOutUntil: Date.UTC(2026, 10, 25, 5),
    });
  });

  test.each<[unknown, string[]]>([
    [
      ['vegan', 'Gluten-Free'],
      ['isVegan', 'isGlutenFree'],
    ],
    ['https://schema.org/VegetarianDiet, HALAL', ['isVegetarian', 'isHalal']],
    [
      ['Sans gluten', 'végétarien'],
      ['isVegetarian', 'isGlutenFree'],
    ],
  ])('diets %j are marks', (diets, marks) => {
    expect(dish({ diets })).toEqual({ further: {}, marks, warnings: [] });
  });
});

describe('when a dish is to be had', () => {
  const lunch = { spans: [{ open: 660, close: 900 }] };
  const whole = { spans: [{ open: 0, close: 1440 }] };
  const days = (hours: object, ...on: number[]) =>
    Array.from({ length: 7 }, (_, day) => (on.includes(day) ? hours : null));
  test.each<[unknown, object]>([
    ['Mo-Fr 11:00-15:00', { hours: { week: days(lunch, 0, 1, 2, 3, 4) } }],
    [[{ day: 'Monday', open: '11:00', close: '15:00' }], { hours: { week: days(lunch, 0) } }],
    [{ days: ['Friday', 'Saturday'] }, { hours: { week: days(whole, 4, 5) } }],
    [{ days: 'Fri-Sat', times: '11:00-15:00' }, { hours: { week: days(lunch, 4, 5) } }],
    [{ times: '11:00-15:00' }, { hours: { week: days(lunch, 0, 1, 2, 3, 4, 5, 6) } }],
    [{ days: 'Fri-Sat', times: ['11:00-15:00'] }, { hours: { week: days(lunch, 4, 5) } }],
    [
      { hours: 'Mo 11:00-15:00', through: '2026-12-31' },
      { hours: { week: days(lunch, 0) }, through: '2026-12-31' },
    ],
    [{ days: 'Mon', opens: '11:00', closes: '15:00' }, { hours: { week: days(lunch, 0) } }],
    [
      { validFrom: '2026-05-01', validThrough: '2026-09-30' },
      { from: '2026-05-01', through: '2026-09-30' },
    ],
  ])('%j', (available, expected) => {
    expect(dish({ available })).toEqual({ further: { available: expected }, marks: [], warnings: [] });
  });

  test.each<[unknown, RegExp]>([
    ['in summer', /available: is left out/],
    [{ days: 'Funday' }, /available: is left out/],
    [{ days: 'Mon', from: 'spring' }, /available\.from: "spring" is not a date/],
    [{ from: '2026-09-30', through: '2026-05-01' }, /ends before it begins/],
  ])('nothing is said of half of it: %j', (available, warning) => {
    const { further, warnings } = dish({ available });
    expect(further).toEqual({});
    expect(warnings.join('\n')).toMatch(warning);
  });
});

describe('allergens in three states', () => {
  test.each<[string, object, object]>([
    ['a list, as ever', { allergens: ['Milk', { name: 'Wheat' }] }, { allergens: ['Milk', 'Wheat'] }],
    [
      'three lists',
      { allergens: { contains: ['Milk'], mayContain: 'nuts, sesame', free: ['Eggs'] } },
      { allergens: ['Milk'], mayContain: ['nuts', 'sesame'], freeOf: ['Eggs'] },
    ],
    [
      'beside today’s list',
      { allergens: ['Milk'], mayContain: ['Nuts'], freeOf: ['Soy'] },
      { allergens: ['Milk'], mayContain: ['Nuts'], freeOf: ['Soy'] },
    ],
    ['one of them alone', { allergens: { free: ['Milk'] } }, { freeOf: ['Milk'] }],
    ['nothing within them', { allergens: { contains: [], mayContain: null } }, {}],
    ['an empty list states nothing', { allergens: [] }, {}],
  ])('%s', (_, fields, further) => {
    expect(dish(fields)).toEqual({ further, marks: [], warnings: [] });
  });

  test('today’s list is read without a word, whatever is in it; in the new lists what is not known is told', () => {
    expect(dish({ allergens: ['Kiwi'] })).toMatchObject({ further: { allergens: ['Kiwi'] }, warnings: [] });
    expect(dish({ allergens: { contains: ['Kiwi', 'Milk'] } })).toMatchObject({
      further: { allergens: ['Kiwi', 'Milk'] },
      warnings: [`${at('.allergens.contains')}: "Kiwi" is no allergen that is known; shown as it is written`],
    });
  });

  test.each<[string, object, object, string]>([
    [
      'may contain',
      { allergens: { contains: ['Milk'], mayContain: [{}] } },
      {},
      at('.allergens.mayContain[0]: has no name'),
    ],
    ['contains', { allergens: { contains: [{}], free: ['Milk'] } }, {}, at('.allergens.contains[0]: has no name')],
    [
      'may contain beside a list',
      { allergens: ['Milk'], mayContain: [true] },
      {},
      at('.mayContain[0]: true is not a text'),
    ],
    [
      'free',
      { allergens: { contains: ['Milk'], free: ['Soy', {}] } },
      { allergens: ['Milk'], freeOf: ['Soy'] },
      at('.allergens.free[1]: has no name'),
    ],
    [
      'free of what it contains',
      { allergens: { contains: ['Almonds'], free: ['Nuts', 'Soy'] } },
      { allergens: ['Almonds'], freeOf: ['Soy'] },
      at('.allergens.free: "Nuts" is left out, since the dish states that it contains it, or may'),
    ],
    [
      'free of a part',
      { allergens: { free: ['Lactose'] } },
      { freeOf: ['Lactose'] },
      at('.allergens.free: "Lactose" does not name the whole of an allergen; shown as it is written'),
    ],
    ['another shape', { allergens: { milk: true } }, {}, at('.allergens: an object is not a list')],
  ])(
    'of what cannot be read nothing reads as free, and no half list as the whole: %s',
    (_, fields, further, warning) => {
      const read = dish(fields);
      expect(read.further).toEqual(further);
      expect(read.warnings).toContain(warning);
    },
  );
});

describe('what cannot be read', () => {
  test.each<[string, object, object, string[]]>([
    ['calories', { calories: 'plenty' }, {}, [at('.calories: "plenty" is not a number of calories')]],
    ['a range of them', { calories: [300, 'more'] }, {}, [at('.calories: "more" is not a number')]],
    ['a size without a name', { variants: [{ price: 3 }] }, {}, [at('.variants[0]: has no name')]],
    [
      'a price that no size has',
      { price: 8, variants: [{ name: 'S', price: 9 }] },
      { price: 9, variants: [{ name: 'S', price: 9 }] },
      [at(': has the price 8, which is none of its variants’; the lowest of theirs is shown')],
    ],
    [
      'a moment',
      { soldOut: { until: 'Monday' } },
      { soldOut: true },
      [at('.soldOut.until: "Monday" is not a date or a date with a time')],
    ],
    [
      'a link',
      { orderingLink: 'javascript:alert(1)' },
      {},
      [at('.orderingLink: "javascript:alert(1)" is not a link that can be shown')],
    ],
  ])('%s', (_, fields, further, warnings) => {
    expect(dish(fields)).toEqual({ further, marks: [], warnings });
  });

  test('too many sizes: the first stay', () => {
    const sizes = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `S${index}`, price: index }));
    expect(dish({ variants: sizes(most.variants) }).warnings).toEqual([]);
    expect(dish({ variants: sizes(most.variants + 1), addOns: sizes(most.addOns + 1) }).warnings).toHaveLength(2);
  });
});

test('whatever stands in the new fields, a dish stays a dish, and nothing is free of what it names', () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('Milk', 'Nuts', '2026-11-24', 'Mo-Fr 11:00-15:00', 540, '9.50', true),
    fc.array(fc.constantFrom('Milk', 'Nuts', 'Almonds', 'Kiwi')),
  );
  const keys = [
    'variants',
    'addOns',
    'calories',
    'available',
    'soldOut',
    'soldOutUntil',
    'mayContain',
    'freeOf',
    'diets',
  ];
  const states = fc.record({ contains: anything, mayContain: anything, free: anything }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), anything), fc.oneof(states, anything), (fields, allergens) => {
      const { further } = dish({ ...fields, allergens });
      const { freeOf = [], ...rest } = further as { freeOf?: string[]; allergens?: string[]; mayContain?: string[] };
      for (const word of freeOf) expect([...(rest.allergens ?? []), ...(rest.mayContain ?? [])]).not.toContain(word);
    }),
  );
});

describe('a menu', () => {
  test('says when it is served, and what goes with its prices', () => {
    const { configuration, warnings } = reading({
      timeZone: 'UTC',
      menuNotices: ['A fee of 3 % is added.', ' '],
      menu: { name: 'Lunch', hours: 'Mo 11:00-15:00', categories: [{ name: 'C', items: [{ name: 'D' }] }] },
      locations: [{ name: 'A', menuNotices: 'No fee here.' }, { name: 'B' }],
    });
    expect(warnings).toEqual([]);
    expect(configuration.menu[0]?.hours?.week[0]).toEqual({ spans: [{ open: 660, close: 900 }] });
    expect(configuration.menuNotices).toEqual(['A fee of 3 % is added.']);
    expect(configuration.locations.map(({ menuNotices }) => menuNotices)).toEqual([['No fee here.'], undefined]);
  });
});
