import { describe, expect, test } from 'vitest';
import { reading } from './reading.test-support.ts';
import type { SiteConfiguration } from './site-configuration.ts';

/** field of the configuration, what is configured, what is read, the warnings */
type Row = [keyof SiteConfiguration, object, unknown, string[]];

function check(...[field, value, expected, warnings]: Row): void {
  const read = reading(value);
  expect(read.configuration[field]).toEqual(expected);
  expect(read.warnings).toEqual(warnings);
}

describe('the hero', () => {
  test.each<Row>([
    [
      'hero',
      { heroSection: { title: 'Hi', callToAction: 'Order' } },
      { title: 'Hi', callToAction: { text: 'Order' } },
      [],
    ],
    [
      'hero',
      { heroSection: { cta: { text: 'Order', url: '/menu' } } },
      { callToAction: { text: 'Order', url: '/menu' } },
      [],
    ],
    ['hero', { heroSection: { ctaText: 'Order' } }, { callToAction: { text: 'Order' } }, []],
    ['hero', { heroSection: { callToAction: '', cta: {}, ctaText: 'Order' } }, { callToAction: { text: 'Order' } }, []],
    [
      'hero',
      { heroSection: { cta: { text: 'Order', url: 'javascript:x' } } },
      { callToAction: { text: 'Order' } },
      ['heroSection.cta.url: "javascript:x" is not a link that can be shown'],
    ],
    [
      'hero',
      { heroSection: { badge: 'New', backgroundImage: '/a b.jpg' } },
      { badge: 'New', backgroundImage: '/a%20b.jpg' },
      [],
    ],
    ['hero', { heroSection: [] }, {}, ['heroSection: a list is not an object']],
  ])('%s of %j', check);
});

describe('about', () => {
  test.each<Row>([
    ['about', { about: 'One.\n\nTwo.' }, { text: ['One.', 'Two.'] }, []],
    ['about', { about: { title: 'Us', description: 'One.' } }, { title: 'Us', text: ['One.'] }, []],
    ['about', { about: { content: 'One.', image: '/a.jpg' } }, { text: ['One.'], image: '/a.jpg' }, []],
    ['about', { about: { text: ['One.', 'Two.'] } }, { text: ['One.', 'Two.'] }, []],
    ['about', { about: { title: 'Us' } }, undefined, []],
    ['about', { about: ' ' }, undefined, []],
    ['about', { about: false }, undefined, ['about: false is not a text']],
  ])('%s of %j', check);
});

describe('featured items and highlights', () => {
  const item = { id: 4, name: 'Pizza', price: '$12.50', category: 'Mains', image: '/p.webp', description: 'Hot' };
  const read = { id: '4', name: 'Pizza', price: 12.5, category: 'Mains', image: '/p.webp', description: 'Hot' };
  test.each<Row>([
    ['featuredItems', { featuredItems: [item] }, [read], []],
    ['featuredItems', { featuredItems: { items: [item] } }, [read], []],
    ['featuredItems', { featuredItems: { items: 'x' } }, [], ['featuredItems.items: "x" is not a list']],
    [
      'featuredItems',
      { featuredItems: [{ price: 1 }, { name: 'A' }, { id: 'x', name: 'B' }, { id: 'x', name: 'C', price: -1 }] },
      [
        { id: 'featured-2', name: 'A' },
        { id: 'x', name: 'B' },
        { id: 'x-2', name: 'C' },
      ],
      [
        'featuredItems[0]: has no name',
        'featuredItems[3].id: "x" is taken already, "x-2" is used',
        'featuredItems[3].price: -1 is below 0',
      ],
    ],
    ['highlights', { highlights: { items: [{ title: 'Oven' }] } }, [{ id: 'highlight-1', title: 'Oven' }], []],
    [
      'highlights',
      { highlights: [{ id: 'h', title: 'Oven', link: { name: 'See', url: '/about' } }, { description: 'x' }] },
      [{ id: 'h', title: 'Oven', link: { name: 'See', url: '/about' } }],
      ['highlights[1]: has no title'],
    ],
  ])('%s of %j', check);
});

describe('reviews, questions and features', () => {
  test.each<Row>([
    [
      'reviews',
      {
        reviews: [{ author: { name: 'Ana' }, rating: '4.5', content: 'Good', date: '2026-06-01' }, { content: 'Fine' }],
      },
      [
        { author: 'Ana', rating: 4.5, content: 'Good', date: '2026-06-01' },
        { author: 'Guest', content: 'Fine' },
      ],
      [],
    ],
    [
      'reviews',
      {
        reviews: [
          { author: 'Ana', content: 'Good', rating: 6 },
          { author: 'Bo', rating: 5 },
          { content: 'x', rating: 'top' },
        ],
      },
      [
        { author: 'Ana', content: 'Good' },
        { author: 'Guest', content: 'x' },
      ],
      [
        'reviews[0].rating: 6 is not within 1 and 5',
        'reviews[1]: has no content',
        'reviews[2].rating: "top" is not a number',
      ],
    ],
    [
      'faqs',
      { faqs: [{ question: 'Q', answer: 'A' }, { question: 'Q' }] },
      [{ question: 'Q', answer: 'A' }],
      ['faqs[1]: has no answer'],
    ],
    [
      'features',
      { features: [{ icon: 'pizza', title: 'Oven', description: 'Hot' }, 'Patio', { icon: 'leaf' }] },
      [{ icon: 'pizza', title: 'Oven', description: 'Hot' }, { title: 'Patio' }],
      ['features[2]: has no title'],
    ],
  ])('%s of %j', check);
});

describe('offers', () => {
  test.each<Row>([
    [
      'deals',
      {
        deals: [
          { title: 'Lunch', price: '12,50 $', originalPrice: 15, badge: 'Hot', validUntil: '2026-12-01' },
          { price: 3 },
        ],
      },
      [{ title: 'Lunch', price: 12.5, originalPrice: 15, badge: 'Hot', validUntil: '2026-12-01' }],
      ['deals[1]: has no title'],
    ],
    [
      'discounts',
      {
        discounts: [
          { title: 'Ten', conditions: ['Mon, Tue', { text: 'Once' }], couponCode: 'TEN', icon: 'Gift' },
          { title: 'B', conditions: 'One, two\nThree' },
        ],
      },
      [
        { title: 'Ten', conditions: ['Mon, Tue', 'Once'], couponCode: 'TEN', icon: 'Gift' },
        { title: 'B', conditions: ['One, two', 'Three'] },
      ],
      [],
    ],
    [
      'loyaltyProgram',
      { loyaltyProgram: { available: 'false', name: 'Club' } },
      { available: false, name: 'Club' },
      [],
    ],
    [
      'loyaltyProgram',
      { loyaltyProgram: { name: 'Club', url: '/club' } },
      { available: true, name: 'Club', url: '/club' },
      [],
    ],
    ['loyaltyProgram', { loyaltyProgram: {} }, { available: false }, []],
    ['loyaltyProgram', { loyaltyProgram: 'yes' }, undefined, ['loyaltyProgram: "yes" is not an object']],
  ])('%s of %j', check);
});

test('jobs are read from a list or its items', () => {
  const job = {
    title: 'Cook',
    type: 'Full-time',
    requirements: ['A', 'B'],
    benefits: 'C\nD',
    restaurant_id: 9,
    location_name: 'Main',
  };
  const read = [
    {
      title: 'Cook',
      type: 'Full-time',
      requirements: ['A', 'B'],
      benefits: ['C', 'D'],
      restaurantId: '9',
      locationName: 'Main',
    },
  ];
  expect(reading({ jobs: [job] }).configuration.jobs).toEqual(read);
  expect(reading({ jobs: { items: [job, { type: 'x' }] } })).toMatchObject({
    configuration: { jobs: read },
    warnings: ['jobs.items[1]: has no title'],
  });
});

test('what the brand says in its own words: terms of offers, catering services, benefits, leads, accessibility', () => {
  const { configuration, warnings } = reading({
    offerTerms: ['Not with other offers.', { text: 'Dine-in only.' }],
    cateringServices: [{ title: 'Paella for fifty', description: 'On site.', image: '/p.webp' }, 'Tapas', {}],
    benefits: { items: [{ title: 'Meals' }] },
    pages: {
      catering: { lead: 'Since 1999.' },
      'media-inquiries': { lead: 'Press.' },
      shop: { lead: 'x' },
      offers: {},
    },
    accessibilityEmail: 'help@lucia.example',
  });
  expect(configuration).toMatchObject({
    offerTerms: ['Not with other offers.', 'Dine-in only.'],
    cateringServices: [{ title: 'Paella for fifty', description: 'On site.', image: '/p.webp' }, { title: 'Tapas' }],
    benefits: [{ title: 'Meals' }],
    pageLeads: { catering: 'Since 1999.', mediaInquiries: 'Press.' },
    accessibilityEmail: 'help@lucia.example',
  });
  expect(warnings).toEqual([
    'cateringServices[2]: has no title',
    'pages.shop: is no page; there are catering, offers, careers, contact, mediaInquiries, franchise, terms, privacy, accessibility',
  ]);
});
