/** The hours of services, and dates that bear a name, stand wherever a place's opening hours are told. */
import { describe, expect, test } from 'vitest';
import { visited } from '../rendering/visited-page.test-support.ts';

const kitchen = [{ kind: 'kitchen', hours: 'Mo-Su 12:00-21:00' }];
const OPENING_HOURS = 'Mo-Su 11:00-22:00';
const christmas = [{ validFrom: '2026-12-24', name: 'Christmas', opens: '11:00', closes: '15:00' }];

const brands = {
  'a brand alone': { openingHours: OPENING_HOURS, serviceHours: kitchen, specialOpeningHoursSpecification: christmas },
  'one location': {
    locations: [
      {
        name: 'Queen',
        openingHours: OPENING_HOURS,
        serviceHours: kitchen,
        specialOpeningHoursSpecification: christmas,
      },
    ],
  },
  'one location, of which the brand says it': {
    serviceHours: kitchen,
    specialOpeningHoursSpecification: christmas,
    locations: [{ name: 'Queen', openingHours: OPENING_HOURS }],
  },
  'several locations': {
    serviceHours: kitchen,
    specialOpeningHoursSpecification: christmas,
    locations: [
      { name: 'Queen', openingHours: OPENING_HOURS },
      {
        name: 'King',
        openingHours: OPENING_HOURS,
        serviceHours: [{ name: 'Late kitchen', kind: 'kitchen', hours: 'Fr 12:00-23:00' }],
      },
    ],
  },
};

const shown = async (brand: object, path: string) => {
  const { html } = await visited({ name: 'Ember', ...brand }, path);
  const nodes = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const part = (tag: string) => new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '';
  const text = (markup: string) =>
    markup
      .replace(/<(script|style).*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
  return {
    main: text(part('main')),
    footer: text(part('footer')),
    machines: nodes.map(([, json = '']) => JSON.parse(json)).find((node) => node['@type'] === 'Restaurant'),
  };
};

describe.each(Object.entries(brands))('%s', (what, brand) => {
  const isOne = what !== 'several locations';
  const page = what === 'a brand alone' ? '/' : '/location/queen';

  test('says them in the footer, where that says when the place is open', async () => {
    const { footer } = await shown(brand, '/');
    expect(/Kitchen: Mon – Sun 12:00 PM – 9:00 PM/.test(footer), footer).toBe(isOne);
    expect(/Christmas Thursday, December 24 11:00 AM – 3:00 PM/.test(footer)).toBe(isOne);
  });

  test.runIf(page !== '/')('says them on the page of the place, and in the finder', async () => {
    const { main } = await shown(brand, page);
    expect(main).toMatch(/Kitchen Mon – Sun 12:00 PM – 9:00 PM/);
    expect(main).toMatch(/Christmas Thursday, December 24 11:00 AM – 3:00 PM/);
    const { main: finder } = await shown(brand, '/locations');
    expect(finder).toMatch(/Kitchen: Mon – Sun 12:00 PM – 9:00 PM/);
    expect(/Late kitchen: Fri 12:00 PM – 11:00 PM/.test(finder)).toBe(!isOne);
  });

  test('says them to search engines', async () => {
    const { machines } = await shown(brand, page);
    const every = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    expect(machines.amenityFeature).toEqual([
      {
        '@type': 'LocationFeatureSpecification',
        name: 'Kitchen',
        value: true,
        hoursAvailable: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: every.map((day) => `https://schema.org/${day}`),
            opens: '12:00',
            closes: '21:00',
          },
        ],
      },
    ]);
    expect(machines.specialOpeningHoursSpecification).toMatchObject([{ validFrom: '2026-12-24', name: 'Christmas' }]);
  });
});
