import { describe, expect, it } from 'vitest';
import { reading } from '../site-configuration/reading.test-support.ts';
import { breadcrumbStructuredData } from './breadcrumbs.ts';
import { faqStructuredData } from './faq.ts';
import { homeStructuredData } from './home.ts';
import { locationsStructuredData } from './locations.ts';
import { restaurantStructuredData } from './restaurant.ts';
import { vocabularyProblems } from './vocabulary.test-support.ts';

const ORIGIN = 'https://example.com';
const TODAY = '2026-11-20';

const everything = {
  name: 'Queen West',
  restaurant_id: 'r_1',
  phone: '555-0100',
  email: 'queen@example.com',
  address: { street: '612 Queen St W', locality: 'Toronto', region: 'ON', postalCode: 'M6J 1E4', country: 'Canada' },
  geo: { latitude: 43.6, longitude: -79.4 },
  orderingLink: 'https://order.example.com/queen',
  rating: 4.7,
  reviewCount: 312,
  heroImage: '/queen.webp',
  gallery: [{ image: 'https://pictures.example.com/1.jpg' }],
  deliveryAreas: ['Queen West'],
  openingHours: [
    { day: 'Friday', open: '18:00', close: '02:00' },
    { day: 'Saturday', h24: true },
    { day: 'Sunday', open: 'by chance' },
  ],
  specialOpeningHoursSpecification: [
    { validFrom: '2026-11-01', closed: true },
    { validFrom: '2026-12-25', closed: true },
  ],
};
const brand = {
  name: 'Maple & Ember',
  description: 'Burgers over the fire.',
  logo: '/logo.svg',
  telephone: '555-0199',
  priceRange: '$$',
  servesCuisine: ['Burgers'],
  reservationLink: 'https://book.example.com',
  sameAs: ['https://instagram.com/maple'],
  faqs: [{ question: 'Where?', answer: 'Here.' }],
};

function restaurantOf(locations: unknown[], index = 0, brandFields: object = brand) {
  const { configuration } = reading({ ...brandFields, locations });
  const page = { origin: ORIGIN, slug: 'queen-west', menuSlug: 'toronto-queen-west', today: TODAY };
  return restaurantStructuredData(configuration.locations[index], configuration, page);
}

describe('a restaurant', () => {
  it('says all that is known of one of several locations', async () => {
    const data = restaurantOf([everything, { name: 'Elsewhere' }]);
    expect(data).toMatchObject({
      '@type': 'Restaurant',
      '@id': 'https://example.com/location/queen-west#restaurant',
      name: 'Maple & Ember Queen West',
      url: 'https://example.com/location/queen-west',
      telephone: '555-0100',
      email: 'queen@example.com',
      image: ['https://example.com/queen.webp', 'https://pictures.example.com/1.jpg'],
      logo: 'https://example.com/logo.svg',
      address: { streetAddress: '612 Queen St W', addressLocality: 'Toronto', addressCountry: 'Canada' },
      geo: { latitude: 43.6, longitude: -79.4 },
      servesCuisine: ['Burgers'],
      priceRange: '$$',
      hasMenu: 'https://example.com/menu/toronto-queen-west',
      acceptsReservations: 'https://book.example.com',
      potentialAction: { '@type': 'OrderAction', target: { urlTemplate: 'https://order.example.com/queen' } },
      aggregateRating: { ratingValue: 4.7, reviewCount: 312 },
      sameAs: ['https://instagram.com/maple'],
      areaServed: ['Queen West'],
      parentOrganization: { '@id': 'https://example.com/#organization', name: 'Maple & Ember' },
    });
    expect(data.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Friday',
        opens: '18:00',
        closes: '02:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Saturday',
        opens: '00:00',
        closes: '23:59',
      },
    ]);
    expect(data.specialOpeningHoursSpecification).toEqual([
      expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
    ]);
    expect(await vocabularyProblems([data])).toEqual([]);
  });

  it('of which only a name is known says no more than that', async () => {
    const data = restaurantOf([{ name: 'Queen West', place_id: 'p' }, { name: 'Elsewhere' }], 0, { name: 'Maple' });
    expect(Object.keys(data).sort()).toEqual(
      ['@context', '@type', '@id', 'hasMap', 'name', 'parentOrganization', 'url'].sort(),
    );
    expect(await vocabularyProblems([data])).toEqual([]);
  });

  it('has a menu where there is one, and says what it offers and is known for', async () => {
    const menu = [{ name: 'Mains', items: [{ name: 'Soup' }] }];
    const rest = {
      name: 'Maple',
      seo: { keywords: ['pasta', 'wine'] },
      hasOfferCatalog: { itemListElement: ['Brunch'] },
    };
    const data = restaurantOf([{ name: 'Queen West', menu }, { name: 'Elsewhere' }], 0, rest);
    expect(data).toMatchObject({
      hasMenu: expect.stringMatching(/\/menu\//),
      knowsAbout: ['pasta', 'wine'],
      hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: [{ '@type': 'Offer', name: 'Brunch' }] },
    });
    expect(restaurantOf([{ name: 'Queen West', menu }, { name: 'Elsewhere' }], 1, rest)).not.toHaveProperty('hasMenu');
    expect(await vocabularyProblems([data])).toEqual([]);
  });

  it('that is the only one bears the brand’s name, phone and hours', async () => {
    const data = restaurantOf([{ name: 'Queen West' }], 0, {
      ...brand,
      openingHoursSpecification: [{ day: 'Monday', open: '9:00', close: '17:00' }],
    });
    expect(data).toMatchObject({
      name: 'Maple & Ember',
      telephone: '555-0199',
      '@id': 'https://example.com/#restaurant',
    });
    expect(data.openingHoursSpecification).toHaveLength(1);
    expect(data).not.toHaveProperty('parentOrganization');
    expect(await vocabularyProblems([data])).toEqual([]);
  });

  it.each([
    ['a rating without reviews', { rating: 4.7 }, 'aggregateRating'],
    ['a rating of no reviews', { rating: 4.7, reviewCount: 0 }, 'aggregateRating'],
    ['no stars at all', { rating: 0, reviewCount: 3 }, 'aggregateRating'],
    ['ordering by phone', { orderingLink: 'tel:5550100' }, 'potentialAction'],
    ['closed every day', { openingHours: [{ day: 'Monday', isClosed: true }] }, 'openingHoursSpecification'],
  ])('with %s says nothing of it', (_, fields, property) => {
    expect(restaurantOf([{ name: 'Queen West', ...fields }])).not.toHaveProperty(property);
  });

  it('is valid with hostile and endless texts', async () => {
    const hostile = '</script><script>alert(1)</script>\u2028"'.repeat(300);
    const data = restaurantOf([{ ...everything, name: hostile, address: { street: hostile } }, { name: hostile }]);
    expect(await vocabularyProblems([data])).toEqual([]);
  });
});

describe('the home page', () => {
  const home = (configuration: object) =>
    homeStructuredData(reading(configuration).configuration, { origin: ORIGIN, today: TODAY }) as { '@type': string }[];

  it.each([
    ['one location', { ...brand, locations: [everything] }, ['Restaurant', 'FAQPage']],
    ['no location', brand, ['Restaurant', 'FAQPage']],
    ['a name alone', { name: 'Nova' }, ['Restaurant']],
    ['several locations', { ...brand, locations: [everything, { name: 'B' }] }, ['Organization']],
  ])('of a brand with %s', async (_, configuration, types) => {
    const data = home(configuration);
    expect(data.map((node) => node['@type'])).toEqual(types);
    expect(data[0]).toMatchObject({ url: 'https://example.com/' });
    expect(await vocabularyProblems(data)).toEqual([]);
  });
});

describe('the locations page', () => {
  const list = (locations: unknown[]) =>
    locationsStructuredData(reading({ ...brand, locations }).configuration, { origin: ORIGIN, today: TODAY });

  it('lists restaurants with their own pages', async () => {
    const data = list([everything, { ...everything, name: 'Ossington', address: { locality: 'Ottawa' } }]);
    expect(data).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, item: { url: 'https://example.com/location/queen-west', telephone: '555-0100' } },
        { position: 2, item: { url: 'https://example.com/location/ossington', geo: { latitude: 43.6 } } },
      ],
    });
    expect(await vocabularyProblems([data])).toEqual([]);
  });

  it('stays small for a brand with hundreds of them', async () => {
    const data = list(Array.from({ length: 500 }, (_, index) => ({ ...everything, name: `Place ${index}` })));
    expect(JSON.stringify(data).length).toBeLessThan(250_000);
    expect(await vocabularyProblems([data])).toEqual([]);
  });

  it('says nothing without locations', () => {
    expect(list([])).toBeUndefined();
  });
});

it('questions are a FAQPage, and none are nothing', async () => {
  const data = faqStructuredData([{ question: 'Is there parking?', answer: 'Two hours free.' }]);
  expect(data?.mainEntity).toEqual([
    { '@type': 'Question', name: 'Is there parking?', acceptedAnswer: { '@type': 'Answer', text: 'Two hours free.' } },
  ]);
  expect(await vocabularyProblems([data])).toEqual([]);
  expect(faqStructuredData([])).toBeUndefined();
});

it('the way to a page is a BreadcrumbList', async () => {
  const data = breadcrumbStructuredData([
    { name: 'Home', url: `${ORIGIN}/` },
    { name: 'Menu', url: `${ORIGIN}/menu` },
  ]);
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Menu', item: 'https://example.com/menu' },
  ]);
  expect(await vocabularyProblems([data])).toEqual([]);
});

it.each([
  ['a type that does not exist', { '@type': 'Restaurnt', name: 'A' }, /Restaurnt/],
  ['a property of another type', { '@type': 'Restaurant', name: 'A', acceptedAnswer: 'B' }, /acceptedAnswer/],
  ['a relative address', { '@type': 'Restaurant', name: 'A', url: '/menu' }, /url does not take/],
  ['a text for a thing', { '@type': 'Restaurant', name: 'A', geo: '43, -79' }, /geo does not take/],
  ['another thing', { '@type': 'Restaurant', geo: { '@type': 'Answer', text: 'A' } }, /geo does not take/],
  ['an empty list', { '@type': 'Restaurant', name: 'A', sameAs: [] }, /empty/],
])('the check itself finds %s', async (_, node, problem) => {
  const problems = await vocabularyProblems([{ '@context': 'https://schema.org', ...node }]);
  expect(problems.join('\n')).toMatch(problem);
});
