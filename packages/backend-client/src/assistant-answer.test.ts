import { safeLink } from '@tablefront/restaurant/safe-link';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAssistantAnswer } from './assistant-answer.ts';

const nothing = { contentTypes: [], menuItems: [], deals: [], discounts: [], places: [], links: [] };
const json = JSON.stringify;

describe('the text of an answer', () => {
  test.each([
    ['a text', { response: ' Hello\r\nthere ' }, 'Hello\nthere'],
    ['HTML', { response: '<b>Hi</b>' }, '<b>Hi</b>'],
    ['a JSON text of an answer', { response: json({ response: 'Hello', content_classification: 'x' }) }, 'Hello'],
    ['a fenced JSON text', { response: `\`\`\`json\n${json({ response: 'Hello' })}\n\`\`\`` }, 'Hello'],
    ['a fence without a language', { response: `\`\`\`\n${json({ response: 'Hello' })}\`\`\`` }, 'Hello'],
    ['JSON within JSON', { response: json({ response: json({ response: 'Hello' }) }) }, 'Hello'],
    ['a JSON text of a text', { response: json(json({ response: 'Hello' })) }, 'Hello'],
    ['an object', { response: { response: 'Hello' } }, 'Hello'],
    ['broken JSON', { response: '{"response":"Hel' }, '{"response":"Hel'],
    ['JSON of something else', { response: '{"a":1}' }, '{"a":1}'],
    ['words in braces', { response: '{house red}' }, '{house red}'],
    ['a quotation', { response: '"Best" in town' }, '"Best" in town'],
    ['a number', { response: 4165550142 }, '4165550142'],
  ])('as %s', (_form, answer, text) => {
    expect(readAssistantAnswer(answer)).toEqual({ ...nothing, text });
  });

  test.each([null, 'Hello', 7, [], {}, { response: '' }, { response: ' \n' }, { response: [] }, { success: false }])(
    'is missing, and so is the answer: %j',
    (answer) => {
      expect(readAssistantAnswer(answer)).toBeUndefined();
    },
  );

  test('may be missing where there is data', () => {
    expect(readAssistantAnswer({ response: null, menu_link: '/menu' })).toEqual({
      ...nothing,
      text: '',
      menuLink: { url: '/menu' },
    });
  });
});

describe('the data of an answer', () => {
  const read = (fields: Record<string, unknown>) => {
    const answer = readAssistantAnswer({ response: 'Here', ...fields });
    if (!answer) throw new Error('There is no answer');
    return answer;
  };

  test.each([
    [{ content_types: ['deals', 'menu_list', 'deals', 'weather', null, 7] }, ['deals', 'menu_list']],
    [{ contentTypes: 'hours' }, ['hours']],
    [{ content_types: [], content_classification: 'contact' }, ['contact']],
    [{ content_classification: { types: ['Hours', 'location_info'] } }, ['hours', 'location_info']],
    [{ content_types: ['weather'] }, []],
    [{ content_types: { a: 1 } }, []],
  ])('types %j are %j', (fields, types) => {
    expect(read(fields).contentTypes).toEqual(types);
  });

  test('of an inner answer counts where the outer one says nothing', () => {
    const inner = {
      response: 'Hello',
      content_classification: ['deals'],
      deals: [{ title: 'Lunch' }],
      session_id: 'in',
    };
    const answer = readAssistantAnswer({ response: json(inner), session_id: 'out', content_types: [], deals: null });
    expect(answer).toMatchObject({ text: 'Hello', sessionId: 'out', contentTypes: ['deals'] });
    expect(answer?.deals.map(({ title }) => title)).toEqual(['Lunch']);
  });

  test('dishes, in every spelling; a malformed one costs itself only', () => {
    const { menuItems } = read({
      menuItems: [
        {
          name: 'A',
          price: 12.5,
          description: 'D',
          category: 'C',
          image: '/a.webp',
          dietary: ['gf', 'v'],
          tags: ['T'],
        },
        null,
        'B',
        { price: 3 },
        { name: 'C', price: '$14.00', image_url: 'javascript:alert(1)', is_vegan: 'true', isSpicy: 1 },
        { name: 'D', price: 'market price', dietary: 'Vegetarian, halal', category: { name: 'Fish' } },
        { name: 'E', price: -1, dietary_info: { vegan: true, 'gluten-free': true }, tags: 'one, two' },
        { name: 'F', price: 12, price_text: 'from $12.00', sold_out: true },
      ],
    });
    expect(menuItems).toEqual([
      { name: 'A', price: 12.5, description: 'D', category: 'C', image: '/a.webp', dietary: ['v', 'gf'], tags: ['T'] },
      { name: 'C', price: 14, dietary: ['ve', 'spicy'], tags: [] },
      { name: 'D', dietary: ['v', 'halal'], category: 'Fish', tags: [] },
      { name: 'E', dietary: ['ve', 'gf'], tags: ['one', 'two'] },
      { name: 'F', price: 12, priceText: 'from $12.00', soldOut: true, dietary: [], tags: [] },
    ]);
  });

  test('a single dish is a list of one', () => {
    expect(read({ menu_items: { name: 'A' } }).menuItems).toHaveLength(1);
    expect(read({ menu_items: { items: [{ name: 'A' }, { name: 'B' }] } }).menuItems).toHaveLength(2);
  });

  test('offers in both notations', () => {
    const offer = { title: 'T', price: 30, originalPrice: 42, validUntil: '2027-01-31', conditions: [] };
    expect(read({ deals: [{ title: 'T', price: 30, original_price: '42', valid_until: '2027-01-31' }] }).deals).toEqual(
      [offer],
    );
    expect(read({ deals: { name: 'T', price: '30.00', originalPrice: 42, validUntil: '2027-01-31' } }).deals).toEqual([
      offer,
    ]);
    expect(read({ discounts: [{ title: 'D', couponCode: 'X1', conditions: 'Online\nOnce' }, {}] }).discounts).toEqual([
      { title: 'D', couponCode: 'X1', conditions: ['Online', 'Once'] },
    ]);
  });

  test.each([
    ['a list of texts', [{ day: 'Monday', text: '9 – 5' }], [{ day: 'Monday', text: '9 – 5' }]],
    ['a text of lines', 'Mon–Fri 9–5\n\nSat closed', [{ text: 'Mon–Fri 9–5' }, { text: 'Sat closed' }]],
    ['texts', ['Mon–Fri 9–5', ''], [{ text: 'Mon–Fri 9–5' }]],
    [
      'an object of days',
      { monday: '9–5', tuesday: { open: '9:00', close: '17:00' }, wednesday: { closed: true }, thursday: null },
      [
        { day: 'Monday', text: '9–5' },
        { day: 'Tuesday', text: '9:00 – 17:00' },
        { day: 'Wednesday', text: 'Closed' },
      ],
    ],
    [
      'spans of a day',
      [{ day: 'Friday', hours: [{ opens: '11:00', closes: '14:00' }, '17:00 – 22:00'] }],
      [{ day: 'Friday', text: '11:00 – 14:00, 17:00 – 22:00' }],
    ],
    ['opening and closing times', [{ day: 'Sunday', open: '10', close: '15' }], [{ day: 'Sunday', text: '10 – 15' }]],
    ['nonsense', [7, true, { day: 'Monday' }, {}], [{ text: '7' }]],
  ])('hours as %s', (_form, hours, rows) => {
    expect(read({ location_info: { name: 'P', hours } }).places).toEqual([{ name: 'P', hours: rows }]);
    expect(read({ opening_hours: hours }).places).toEqual([{ hours: rows }]);
  });

  test('places: a list or one, an address as text or in parts, only safe links', () => {
    expect(
      read({
        locationInfo: [
          { name: 'A', address: '1 River St, Toronto', directions_url: 'javascript:alert(1)', url: '/location/a' },
          { address: { streetAddress: '2 King St', addressLocality: 'Laval' }, mapUrl: 'https://maps.example.com/' },
          {},
          'C',
        ],
      }).places,
    ).toEqual([
      { name: 'A', address: '1 River St, Toronto', url: '/location/a', hours: [] },
      { address: '2 King St, Laval', directionsUrl: 'https://maps.example.com/', hours: [] },
    ]);
  });

  test('ways to reach people, as far as they are some', () => {
    const contact_info = { phone: '(416) 555-0142', whatsapp: '+1 416 555 0142', email: 'nobody' };
    expect(read({ contact_info }).contact).toEqual({ phone: '(416) 555-0142', whatsapp: '+1 416 555 0142' });
    expect(read({ contactInfo: [{ email: 'a@b.example' }] }).contact).toEqual({ email: 'a@b.example' });
    expect(read({ contact_info: { phone: 'none' } }).contact).toBeUndefined();
  });

  test('links that are safe to show', () => {
    const links = ['/menu', { url: 'https://a.example', label: 'A' }, { url: 'data:text/html,x', label: 'B' }, 7];
    expect(read({ links }).links).toEqual([{ url: '/menu' }, { url: 'https://a.example', label: 'A' }]);
    const callback = { url: '/contact#callback', label: 'Request a callback' };
    expect(read({ links: [callback] }).links).toEqual([callback]);
    expect(read({ menu_link: { href: '/menu', text: 'Menu' } }).menuLink).toEqual({ url: '/menu', label: 'Menu' });
  });

  test('of 10,000 dishes, fifty are enough', () => {
    expect(read({ menu_items: Array.from({ length: 10_000 }, () => ({ name: 'A' })) }).menuItems).toHaveLength(50);
  });
});

const keys = [
  'response',
  'session_id',
  'content_types',
  'content_classification',
  'menu_items',
  'deals',
  'discounts',
  'location_info',
  'contact_info',
  'menu_link',
  'links',
  'hours',
  'items',
  'name',
  'title',
  'price',
  'dietary',
  'tags',
  'url',
  'day',
  'text',
  'open',
  'close',
  'address',
  'phone',
  'email',
  '__proto__',
  'constructor',
];

test('whatever it is given it never throws, and shows only safe links', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('javascript:alert(1)', '//x', '{', '```json'));
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      fc.oneof(texts, fc.double(), fc.boolean(), fc.constant(null)),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 6 }),
      fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 6 }).map((inner) => JSON.stringify(inner)),
    ),
  }));
  fc.assert(
    fc.property(value, (given) => {
      const answer = readAssistantAnswer(given);
      if (!answer) return;
      const links = [...answer.links, ...(answer.menuLink ? [answer.menuLink] : [])].map(({ url }) => url);
      const others = [...answer.places.flatMap(({ url, directionsUrl }) => [url, directionsUrl])];
      for (const link of [...links, ...others, ...answer.menuItems.map(({ image }) => image)]) {
        if (link !== undefined) expect(safeLink(link)).toBe(link);
      }
    }),
    { numRuns: 500 },
  );
});

test('JSON nested without end is shown as it stands, at once', () => {
  let response: unknown = { response: 'Hello' };
  for (let depth = 0; depth < 12; depth += 1) response = { response: JSON.stringify(response) };
  expect(readAssistantAnswer(response)?.text).toMatch(/^\{"response"/);
});

test.each([
  ['fr', 'fr'],
  ['pt-BR', 'pt-BR'],
  ['"><script>', undefined],
  [7, undefined],
])('the language %j of a text is read as %j', (language, read) => {
  expect(readAssistantAnswer({ response: 'Bonjour', language })?.language).toBe(read);
});
