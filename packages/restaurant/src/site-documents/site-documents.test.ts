import { describe, expect, it, test } from 'vitest';
import { reading } from '../site-configuration/reading.test-support.ts';
import { llms } from './llms.ts';
import { robots } from './robots.ts';
import { sitemap, sitemapPart } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

const ORIGIN = 'https://example.com';
const visit = { origin: ORIGIN, now: new Date('2026-11-20T15:00:00Z') };
const brand = (fields: object) => reading({ name: 'Casa', ...fields }).configuration;
const places = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Place ${index + 1}`, menuUrl: 'https://menus.example.com' }));
const addressesIn = (xml: string | undefined) => [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

describe('the sitemap', () => {
  it('of a brand of which little is known has its pages, and none that it lacks', () => {
    const found = addressesIn(sitemap(brand({}), visit));
    expect(found).toContain('https://example.com/');
    expect(found).toContain('https://example.com/offers');
    expect(found).not.toContain('https://example.com/locations');
    expect(found).not.toContain('https://example.com/franchise');
    expect(sitemap(brand({}), visit)).not.toContain('lastmod');
  });

  it('has the page of each location and the menu of those that have one', () => {
    const found = addressesIn(
      sitemap(
        brand({
          brand: { franchisee_form: { questions: [{ question: 'Why?' }] } },
          locations: [{ name: 'A & B', fileLink: '/menu.pdf', hasMenu: 'file' }, { name: 'C' }],
        }),
        visit,
      ),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'https://example.com/locations',
        'https://example.com/franchise',
        'https://example.com/location/a-b',
        'https://example.com/menu/a-b',
        'https://example.com/location/c',
      ]),
    );
    expect(found).not.toContain('https://example.com/menu/c');
  });

  it('has the page of each job that is open', () => {
    const jobs = [{ title: 'Cook', validThrough: '2026-11-19' }, { title: 'Cook' }, { title: '寿司職人' }];
    const found = addressesIn(sitemap(brand({ jobs }), visit)).filter((address) => address?.includes('/careers/'));
    expect(found).toEqual(['https://example.com/careers/cook-2', expect.stringMatching(/\/careers\/[a-z-]+$/)]);
  });

  it('of too many pages for one file is an index of files that hold each once', () => {
    const many = brand({ locations: places(30) });
    const index = sitemap(many, visit, 25);
    expect(index).toContain('<sitemapindex');
    expect(addressesIn(index)).toEqual([1, 2, 3].map((part) => `https://example.com/sitemap-${part}.xml`));
    const parts = [1, 2, 3, 4].map((part) => addressesIn(sitemapPart(many, visit, part, 25)));
    expect(parts.map((part) => part.length)).toEqual([25, 25, 22, 0]);
    expect(new Set(parts.flat()).size).toBe(72);
    expect(sitemapPart(many, visit, 1), 'no parts where one file does').toBeUndefined();
  });
});

test('robots may read everything, and are told of the sitemap', () => {
  expect(robots(ORIGIN)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n');
});

describe('llms.txt', () => {
  it('says the facts, the hours of each location, and where the pages are', () => {
    const text = llms(
      brand({
        description: 'Pasta by the river.',
        servesCuisine: ['Italian'],
        locations: [
          {
            name: 'Riverside',
            phone: '555-0100',
            address: { street: '1 River St', locality: 'Toronto' },
            openingHours: [{ day: 'Monday', open: '11:00', close: '22:00' }],
            specialOpeningHoursSpecification: [{ validFrom: '2026-12-25', closed: true }],
            menuUrl: 'https://menus.example.com/a',
          },
          { name: 'Second' },
        ],
      }),
      { origin: ORIGIN, now: new Date('2026-11-21T12:00:00Z') },
    );
    expect(text).toMatch(/^# Casa\n\n> Pasta by the river\.\n\n- Cuisine: Italian\n/);
    expect(text).toContain('### [Casa Riverside](https://example.com/location/riverside)');
    expect(text).toContain('- Address: 1 River St, Toronto\n- Phone: 555-0100\n- Hours: Mon 11:00 AM – 10:00 PM');
    expect(text).toContain('- Holiday hours: Friday, December 25: Closed');
    expect(text).toContain(
      '- Menu: [https://example.com/menu/toronto-riverside](https://example.com/menu/toronto-riverside)',
    );
    expect(text).toContain('- [Privacy Policy](https://example.com/privacy-policy)');
  });

  it('lets no text of a configuration be read as Markdown', () => {
    const text = llms(
      brand({
        name: '# [Casa](https://evil.example.com)\n\n## `code` <b>',
        orderingLink: 'https://order.example.com/a_(b)',
      }),
      {
        origin: ORIGIN,
        now: new Date(0),
      },
    );
    expect(text.split('\n')[0]).toBe('# \\# \\[Casa\\](https://evil.example.com) \\#\\# \\`code\\` \\<b\\>');
    expect(text).toContain('](https://order.example.com/a_%28b%29)');
  });
});

describe('the web manifest', () => {
  it('names the brand and the icons that the site makes', () => {
    expect(
      webManifest(brand({ logo: '/logo.svg', theme: { primaryColor: '#0d4a3c' }, language: 'fr-CA' })),
    ).toMatchObject({
      name: 'Casa',
      lang: 'fr-CA',
      start_url: '/',
      theme_color: '#0d4a3c',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { purpose: 'maskable' },
        { src: '/icon-512.png' },
        { purpose: 'maskable' },
      ],
    });
  });

  it('links a logo that lies elsewhere as it is', () => {
    expect(webManifest(brand({ logo: 'https://cdn.example.com/logo.png' }))).toMatchObject({
      icons: [{ src: 'https://cdn.example.com/logo.png', sizes: 'any' }],
    });
  });
});
