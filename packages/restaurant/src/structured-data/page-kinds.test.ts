import { describe, expect, it } from 'vitest';
import { reading } from '../site-configuration/reading.test-support.ts';
import { jobStructuredData } from './careers.ts';
import { cateringStructuredData } from './catering.ts';
import { contactStructuredData } from './contact.ts';
import { offersStructuredData } from './offers.ts';
import { vocabularyProblems } from './vocabulary.test-support.ts';

const visit = { origin: 'https://example.com', today: '2026-11-20', now: new Date('2026-11-20T15:00:00Z') };
const address = {
  streetAddress: '1 River St',
  addressLocality: 'Toronto',
  addressRegion: 'ON',
  postalCode: 'M5A 1A1',
  addressCountry: 'Canada',
};
const brand = (fields: object = {}) =>
  reading({ name: 'Casa', telephone: '555-0100', email: 'hi@example.com', logo: '/logo.svg', address, ...fields })
    .configuration;
const two = { locations: [{ name: 'A', restaurant_id: 'r1', address }, { name: 'B' }] };

describe('the offers page', () => {
  it('is a catalog of the offers that hold', async () => {
    const data = offersStructuredData(
      brand({
        deals: [
          { title: 'Lunch', price: 30, description: 'For two.', validUntil: '2026-11-20' },
          { title: 'Over', price: 1, validUntil: '2026-11-19' },
        ],
        discounts: [{ title: 'Students', couponCode: 'S10', validUntil: 'Ends Sunday' }],
      }),
      visit,
    );
    expect(data).toMatchObject([
      {
        '@type': 'OfferCatalog',
        url: 'https://example.com/offers',
        numberOfItems: 2,
        itemListElement: [
          { name: 'Lunch', price: 30, priceCurrency: 'CAD', validThrough: '2026-11-20', offeredBy: { name: 'Casa' } },
          { name: 'Students' },
        ],
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('Ends Sunday');
    expect(await vocabularyProblems(data)).toEqual([]);
  });

  it('says nothing without offers', () => {
    expect(offersStructuredData(brand(), visit)).toEqual([]);
  });
});

describe.each([
  ['contact', '/contact'],
  ['mediaInquiries', '/media-inquiries'],
  ['franchise', '/franchise'],
] as const)('the %s page', (page, path) => {
  it.each([
    ['one restaurant', {}, 'Restaurant'],
    ['several', two, 'Organization'],
  ])('is a ContactPage of a brand with %s', async (_kind, fields, type) => {
    const data = contactStructuredData(brand(fields), page, visit);
    expect(data).toMatchObject([
      {
        '@type': 'ContactPage',
        url: `https://example.com${path}`,
        mainEntity: {
          '@type': type,
          telephone: '555-0100',
          email: 'hi@example.com',
          address: { addressCountry: 'Canada' },
        },
      },
    ]);
    expect(await vocabularyProblems(data)).toEqual([]);
  });

  it('of a brand of which only the name is known says no more', async () => {
    const data = contactStructuredData(reading({ name: 'Nova' }).configuration, page, visit);
    expect(await vocabularyProblems(data)).toEqual([]);
  });
});

it('the catering page is a FoodService of the brand', async () => {
  const data = cateringStructuredData(brand({ ...two, areaServed: ['Toronto'] }), visit);
  expect(data).toMatchObject([
    { '@type': 'FoodService', serviceType: 'Catering', areaServed: ['Toronto'], provider: { '@type': 'Organization' } },
  ]);
  expect(await vocabularyProblems(data)).toEqual([]);
});

describe('the page of a job', () => {
  const posting = (written: object, fields: object = two) => {
    const configuration = brand({ ...fields, jobs: [written] });
    const [job] = configuration.jobs;
    if (!job) throw new Error('The job cannot be read.');
    return jobStructuredData(configuration, job, { ...visit, slug: 'grill-cook' });
  };
  const job = {
    title: 'Grill cook',
    type: 'Full-time or part time',
    restaurant_id: 'r1',
    datePosted: '2026-11-01T09:00',
  };

  it('has its JobPosting', async () => {
    const said = { description: 'You tend the fire.', requirements: ['A year on a line'], benefits: ['$22 an hour'] };
    const data = posting({ ...job, ...said, validThrough: '2026-12-31' });
    expect(data).toMatchObject({
      '@type': 'JobPosting',
      url: 'https://example.com/careers/grill-cook',
      validThrough: '2026-12-31',
      title: 'Grill cook',
      description: 'You tend the fire.\nA year on a line\n$22 an hour',
      employmentType: ['FULL_TIME', 'PART_TIME'],
      datePosted: '2026-11-01',
      hiringOrganization: { '@type': 'Organization', name: 'Casa', logo: 'https://example.com/logo.svg' },
      jobLocation: { name: 'Casa A', address: { streetAddress: '1 River St', addressCountry: 'Canada' } },
      qualifications: 'A year on a line',
      jobBenefits: '$22 an hour',
    });
    expect(await vocabularyProblems([data])).toEqual([]);
  });

  it.each([
    ['by the name of its location', { location_name: 'a' }, two, 'Casa A'],
    ['at the only location', {}, { locations: [{ name: 'Riverside' }] }, 'Casa Riverside'],
    ['at the brand’s own address where there are no locations', {}, {}, 'Casa'],
    ['nowhere where several could be meant', {}, two, undefined],
    ['nowhere where its location has no address', { restaurant_id: 'x', location_name: 'B' }, two, undefined],
  ])('places a job %s', (_, where, fields, name) => {
    const data = posting({ title: 'Cook', ...where }, fields);
    expect(data).toMatchObject(name === undefined ? { title: 'Cook' } : { jobLocation: { name } });
    if (name === undefined) expect(data).not.toHaveProperty('jobLocation');
  });

  it('makes up no date and no kind of employment', () => {
    const data = posting({ title: 'Cook', type: 'Whenever you like' });
    expect(data).not.toHaveProperty('datePosted');
    expect(data).not.toHaveProperty('employmentType');
    expect(data).toMatchObject({ description: 'Cook' });
  });
});
