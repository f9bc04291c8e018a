import { describe, expect, test } from 'vitest';
import { readSiteConfiguration, warningText } from './read-site-configuration.ts';
import { reading } from './reading.test-support.ts';

test.each([
  [null, 'null'],
  [undefined, 'a value of type undefined'],
  ['{}', '"{}"'],
  [12, '12'],
  [[{ name: 'Lucia' }], 'a list'],
])('%j is no configuration', (value, described) => {
  expect(readSiteConfiguration(value)).toEqual({
    ok: false,
    error: `a site configuration is an object, this is ${described}`,
  });
});

test('an empty object is a configuration with the defaults', () => {
  expect(reading({})).toEqual({
    warnings: [],
    configuration: {
      name: 'Our Restaurant',
      brand: { franchiseQuestions: [] },
      servesCuisine: [],
      areaServed: [],
      offerCatalog: [],
      homeSections: { order: [], hidden: [] },
      keywords: [],
      address: {},
      locations: [],
      serviceHours: [],
      navigation: [],
      socialLinks: [],
      menu: [],
      reviews: [],
      deals: [],
      discounts: [],
      embeddedHosts: [],
      faqs: [],
      features: [],
      featuredItems: [],
      highlights: [],
      jobs: [],
      offerTerms: [],
      cateringServices: [],
      benefits: [],
      pageLeads: {},
      hero: {},
      theme: { primaryColor: '#16a34a', orderColor: '#ea580c' },
      snippets: {},
      flags: { liveCatering: false, partyHall: false, foodTruck: false },
      consentRequired: false,
      redirects: [],
      announcements: [],
      animations: true,
      language: 'en',
      currency: 'CAD',
    },
  });
});

test('a field that is absent has no key', () => {
  expect(Object.keys(reading({ description: null }).configuration)).not.toContain('description');
});

test('a warning names the path of what was left out', () => {
  const items = (price: unknown) => ({ items: [{ name: 'A' }, { name: 'B', price }] });
  const locations = [{ name: 'One' }, { name: 'Two', menu: { categories: [items(1), items('market')] } }];
  const categories = [
    { name: 'x', ...items(1) },
    { name: 'y', ...items('market') },
  ];
  const [, second] = locations;
  expect(reading({ locations: [locations[0], { ...second, menu: { categories } }] }).warnings).toEqual([
    'locations[1].menu.categories[1].items[1].price: "market" is not a number; shown as it is written',
  ]);
  expect(warningText({ path: 'deals[0]', message: 'has no title' })).toBe('deals[0]: has no title');
});

describe('a text', () => {
  test.each<[unknown, string | undefined, string[]]>([
    ['Lucia', 'Lucia', []],
    ['  Lucia \n', 'Lucia', []],
    ['a\r\nb\tc\u0000\u0007\u009f', 'a\nb c', []],
    ['Tom & Jerry; 3 < 4 > 2', 'Tom & Jerry; 3 < 4 > 2', []],
    [
      '<b>Lucia</b> &amp; co',
      '<b>Lucia</b> &amp; co',
      ['description: holds HTML, which is shown as it is written: "<b>"'],
    ],
    ['caf&eacute;', 'caf&eacute;', ['description: holds HTML, which is shown as it is written: "&eacute;"']],
    ['it&#39;s', 'it&#39;s', ['description: holds HTML, which is shown as it is written: "&#39;"']],
    ['\ud800Lucia', '\ufffdLucia', []],
    [12, '12', []],
    [' \n\t ', undefined, []],
    ['\u200b\u00a0\ufeff', undefined, []],
    [null, undefined, []],
    [true, undefined, ['description: true is not a text']],
    [['a'], undefined, ['description: a list is not a text']],
    [{ a: 1 }, undefined, ['description: an object is not a text']],
    [Number.POSITIVE_INFINITY, undefined, ['description: Infinity is not a text']],
  ])('%j is %j', (description, expected, warnings) => {
    const read = reading({ description });
    expect(read.configuration.description).toBe(expected);
    expect(read.warnings).toEqual(warnings);
  });

  test('of 20,000 characters is kept where a story is told', () => {
    expect(reading({ description: 'x'.repeat(20_000) }).configuration.description).toHaveLength(20_000);
  });
});

describe('names and ids', () => {
  test.each([
    [{ name: 'Lucia', brand: { name: 'Lucia Group' } }, 'Lucia'],
    [{ name: ' ', brand: { name: 'Lucia Group' } }, 'Lucia Group'],
    [{ brand: {} }, 'Our Restaurant'],
  ])('%j is called %s', (value, name) => {
    expect(reading(value).configuration.name).toBe(name);
  });

  test.each([
    [{ id: 7 }, { id: '7', restaurantId: '7' }],
    [{ restaurant_id: 'r1' }, { id: 'r1', restaurantId: 'r1' }],
    [
      { id: 'a', restaurant_id: 'b', brand_id: 3 },
      { id: 'a', restaurantId: 'b', brandId: '3' },
    ],
  ])('%j gives the ids %j', (value, ids) => {
    expect(reading(value).configuration).toMatchObject(ids);
  });
});

describe('contact', () => {
  test.each<[object, object, string[]]>([
    [{ email: 'mailto:a@example.com' }, { email: 'a@example.com' }, []],
    [{ email: 'call us' }, {}, ['email: "call us" is not an e-mail address']],
    [{ telephone: '+1 (416) 555-0142 ext. 3' }, { telephone: '+1 (416) 555-0142 ext. 3' }, []],
    [{ phone: 4165550142 }, { telephone: '4165550142' }, []],
    [{ telephone: 'ask inside' }, {}, ['telephone: "ask inside" is not a telephone number']],
    [{ logo: 'mailto:a@b.c' }, {}, ['logo: "mailto:a@b.c" is not a link that can be shown']],
    [{ logo: 'cdn.example.com/logo.svg' }, { logo: 'https://cdn.example.com/logo.svg' }, []],
    [
      { orderingLink: 'javascript:alert(1)' },
      {},
      ['orderingLink: "javascript:alert(1)" is not a link that can be shown'],
    ],
    [{ orderingLink: 5 }, {}, ['orderingLink: 5 is not a link that can be shown']],
    [{ giftCards: ' ' }, {}, []],
    [{ hasMenu: 'Page' }, { hasMenu: 'page' }, []],
    [{ hasMenu: 'www.example.com/menu' }, { hasMenu: 'https://www.example.com/menu' }, []],
    [{ hasMenu: 'embedded' }, {}, ['hasMenu: "embedded" is not a link that can be shown']],
  ])('%j is %j', (value, expected, warnings) => {
    const read = reading(value);
    expect(read.configuration).toMatchObject(expected);
    for (const key of Object.keys(value)) {
      if (Object.keys(expected).length === 0) expect(read.configuration).not.toHaveProperty(key);
    }
    expect(read.warnings).toEqual(warnings);
  });

  test('social profiles come from both fields, each once', () => {
    const sameAs = ['https://facebook.com/lucia', 'https://instagram.com/lucia/', 'javascript:x', ''];
    const socialMedia = {
      facebook: 'facebook.com/lucia/',
      yelp: 'https://yelp.ca/lucia',
      twitter: '@lucia',
      tiktok: null,
    };
    const { configuration, warnings } = reading({ sameAs, socialMedia });
    expect(configuration.socialLinks).toEqual([
      'https://facebook.com/lucia',
      'https://instagram.com/lucia/',
      'https://yelp.ca/lucia',
    ]);
    expect(warnings).toEqual([
      'sameAs[2]: "javascript:x" is not a link that can be shown',
      'socialMedia.twitter: "@lucia" is not a link that can be shown',
    ]);
    expect(reading({ sameAs: 'https://facebook.com/lucia' }).configuration.socialLinks).toHaveLength(1);
  });

  test('own links need a name and a safe url', () => {
    const navigation = [
      { name: 'Shop', url: '/shop' },
      { name: '', url: '/x' },
      { name: 'X', url: 'data:,x' },
      'x',
      null,
    ];
    const { configuration, warnings } = reading({ navigation });
    expect(configuration.navigation).toEqual([{ name: 'Shop', url: '/shop' }]);
    expect(warnings).toEqual([
      'navigation[1]: needs both a name and a url',
      'navigation[2].url: "data:,x" is not a link that can be shown',
      'navigation[2]: needs both a name and a url',
      'navigation[3]: "x" is not an object',
    ]);
  });
});

describe('lists of names', () => {
  test.each<[object, object]>([
    [{ servesCuisine: ['Italian', { name: 'Pizza' }, ' ', null, 'Italian'] }, { servesCuisine: ['Italian', 'Pizza'] }],
    [{ servesCuisine: 'Italian, Pizza' }, { servesCuisine: ['Italian', 'Pizza'] }],
    [{ areaServed: ['Leslieville', { name: 'Riverside' }] }, { areaServed: ['Leslieville', 'Riverside'] }],
    [{ hasOfferCatalog: { itemListElement: ['Lunch', { name: 'Dinner' }] } }, { offerCatalog: ['Lunch', 'Dinner'] }],
    [{ hasOfferCatalog: ['Lunch'] }, { offerCatalog: ['Lunch'] }],
    [{ seo: { keywords: ['pizza', 'pasta'] } }, { keywords: ['pizza', 'pasta'] }],
    [{ seo: { keywords: 'pizza, pasta ,' } }, { keywords: ['pizza', 'pasta'] }],
  ])('%j is %j', (value, expected) => {
    expect(reading(value).configuration).toMatchObject(expected);
    expect(reading(value).warnings).toEqual([]);
  });

  test('what is no name is left out', () => {
    const { configuration, warnings } = reading({ servesCuisine: ['Thai', true, {}], areaServed: 12 });
    expect(configuration.servesCuisine).toEqual(['Thai']);
    expect(warnings).toEqual([
      'servesCuisine[1]: true is not a text',
      'servesCuisine[2]: has no name',
      'areaServed: 12 is not a list',
    ]);
  });
});

describe('brand, restaurants and appearance', () => {
  test('franchise questions are sorted by their order and have what their type needs', () => {
    const questions = [
      {
        id: 1,
        question: 'Where?',
        type: 'select',
        options: ['Toronto', { label: 'Ottawa' }],
        order: 3,
        required: 'true',
      },
      { id: 1, question: 'When?', type: 'DateTime', order: '1' },
      { question: 'Why?', type: 'radio', order: 2 },
      { question: 'How?', type: 'slider' },
      { question: '', order: 0 },
    ];
    const { configuration, warnings } = reading({ brand: { franchisee_form: { questions } } });
    expect(configuration.brand.franchiseQuestions).toEqual([
      { id: '1-2', question: 'When?', type: 'datetime', options: [], required: false, order: 1 },
      { id: 'question-3', question: 'Why?', type: 'input', options: [], required: false, order: 2 },
      { id: '1', question: 'Where?', type: 'select', options: ['Toronto', 'Ottawa'], required: true, order: 3 },
      { id: 'question-4', question: 'How?', type: 'input', options: [], required: false, order: 4 },
    ]);
    expect(warnings).toEqual([
      'brand.franchisee_form.questions[1].id: "1" is taken already, "1-2" is used',
      'brand.franchisee_form.questions[2]: has no options to choose from, a text is asked for',
      'brand.franchisee_form.questions[3].type: "slider" is not one of input, textarea, radio, select, datetime',
      'brand.franchisee_form.questions[4]: has no question',
    ]);
  });

  test('flags are read from booleans and their texts', () => {
    const { configuration } = reading({
      restaurants: { email: 'c@x.ca', live_catering: 'true', party_hall: false, food_truck: 1 },
    });
    expect(configuration.flags).toEqual({ liveCatering: true, partyHall: false, foodTruck: true });
    expect(configuration.cateringEmail).toBe('c@x.ca');
    expect(reading({ restaurants: { party_hall: 'maybe' } }).warnings).toEqual([
      'restaurants.party_hall: "maybe" is neither true nor false',
    ]);
  });

  test.each<[unknown, object, string[]]>([
    [{ primaryColor: 'rgb(1 2 3)', secondaryColor: 'Teal' }, { primaryColor: '#010203', orderColor: '#008080' }, []],
    [{ primaryColor: 'red;}' }, { primaryColor: '#16a34a' }, ['theme.primaryColor: "red;}" is not a color']],
    [{ fontFamily: ' Lora, serif ' }, { fontFamily: 'Lora, serif' }, []],
    ['dark', { orderColor: '#ea580c' }, ['theme: "dark" is not an object']],
  ])('the theme %j is %j', (theme, expected, warnings) => {
    const read = reading({ theme });
    expect(read.configuration.theme).toMatchObject(expected);
    expect(read.warnings).toEqual(warnings);
  });

  test('snippets are kept letter for letter, from the top level before customCode', () => {
    const head = ' <script>\n\tx("\u0007")\r\n</script> ';
    const customCode = { head: 'other', body: '<i>', footer: ' ' };
    expect(reading({ head, customCode }).configuration.snippets).toEqual({ head, body: '<i>' });
    expect(reading({ head: ['x'] }).warnings).toEqual(['head: a list is not a text']);
  });

  test.each([
    [{ animations: false }, { animations: false }],
    [{ animations: 'false' }, { animations: false }],
    [{ animations: { enabled: false } }, { animations: false }],
    [{ animations: {} }, { animations: true }],
    [
      { language: 'fr_ca', currency: 'usd' },
      { language: 'fr-CA', currency: 'USD' },
    ],
    [
      { language: 'no language', currency: '$' },
      { language: 'en', currency: 'CAD' },
    ],
    [{ orderingProvider: 'Dishly' }, { orderingProvider: { name: 'Dishly' } }],
    [
      { orderingProvider: { name: 'Dishly', url: 'dishly.com' } },
      { orderingProvider: { name: 'Dishly', url: 'https://dishly.com' } },
    ],
  ])('%j is %j', (value, expected) => {
    expect(reading(value).configuration).toMatchObject(expected);
  });
});

test('fields that an object only inherits say nothing, and unknown ones only that they are unknown', () => {
  const hostile: unknown = JSON.parse(
    '{"__proto__": {"name": "Evil"}, "constructor": {"name": "Evil"}, "whatever": [1]}',
  );
  const { configuration, warnings } = reading(hostile);
  expect(configuration.name).toBe('Our Restaurant');
  expect(warnings).toEqual(['constructor: is not a known key', 'whatever: is not a known key']);
  expect(reading(Object.create({ name: 'Inherited' })).configuration.name).toBe('Our Restaurant');
  expect(
    reading({ socialMedia: JSON.parse('{"__proto__": "https://x.example", "constructor": "y"}') }).configuration
      .socialLinks,
  ).toEqual(['https://x.example']);
});
