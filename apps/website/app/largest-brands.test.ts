/** What pages select of a brand that is as large as its limits let it be takes a fraction of a second. */
import { embeddedOrigins } from '@tablefront/restaurant/embedded-content';
import { most } from '@tablefront/restaurant/limits';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { llms } from '@tablefront/restaurant/site-documents/llms';
import { sitemap } from '@tablefront/restaurant/site-documents/sitemap';
import { menuSlugs } from '@tablefront/restaurant/slugs';
import { locationsStructuredData } from '@tablefront/restaurant/structured-data/locations';
import { expect, test } from 'vitest';
import { hasLongWord } from './layout/long-words.ts';
import { pickerPageOf } from './picker/picker-page.ts';
import { careersPageOf } from './routes/careers/careers-page.ts';
import { jobPageOf } from './routes/careers/job-page.ts';
import { homePageOf } from './routes/home/home-page.ts';
import { locationsPageOf } from './routes/locations/locations-page.ts';
import { locationMenuPageOf } from './routes/menu/menu-page.ts';

/** Milliseconds of the processor, for all of them; by the square of their number each of some took longer. */
const LIMIT = 3_000;
const now = new Date('2026-11-21T12:00:00Z');
const ORIGIN = 'https://large.example';
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const words = (count: number) => 'Lorem ipsum dolor '.repeat(count / 18 + 1).slice(0, count);
const zones = Intl.supportedValuesOf('timeZone');
const date = (index: number) => new Date(now.getTime() + index * 86_400_000).toISOString().slice(0, 10);
const jobs = times(most.jobs, (index) => ({
  title: 'Cook',
  locationName: `Kitchen ${index * 5}`,
  description: words(5_000),
}));

test.each<[what: string, configuration: Record<string, unknown>]>([
  ['locations of one name', { jobs, locations: times(most.locations, () => ({ name: 'Same' })) }],
  [
    'locations with all that may be said of them',
    {
      jobs,
      specialOpeningHoursSpecification: times(most.specialHours, (index) => ({
        validFrom: date(index % 40),
        opens: '10:00',
        closes: '11:00',
      })),
      locations: times(most.locations, (index) => ({
        name: `Kitchen ${index}`,
        address: { street: words(100), locality: words(100), region: words(100) },
        services: times(20, (service) => `${index} ${service} ${words(40)}`),
        features: times(20, (feature) => `${feature} ${words(40)}`),
        timeZone: zones[index % zones.length],
        openingHours: ['Mo-Su 10:00-22:00'],
        pickupHours: ['Mo-Su 11:00-21:00'],
      })),
    },
  ],
  [
    'pictures from everywhere, and dishes at every place',
    {
      locations: times(400, (index) => ({
        name: `Kitchen ${index}`,
        gallery: times(most.gallery, (picture) => `https://p${index}-${picture}.example/x`),
        menu: [{ categories: [{ name: 'C', items: times(200, (dish) => ({ name: `Dish ${dish}` })) }] }],
      })),
    },
  ],
])('%s', (_what, value) => {
  const read = readSiteConfiguration(value);
  if (!read.ok) throw new Error(read.error);
  const { configuration } = read;
  const before = processorMs();
  const page = locationsPageOf(configuration, { now });
  expect(JSON.stringify(page).length).toBeLessThan(12_000_000);
  JSON.stringify(homePageOf(configuration, { origin: ORIGIN, now }));
  JSON.stringify(careersPageOf(configuration, { brandKey: 'b', now }));
  jobPageOf(configuration, 'cook-kitchen-5', { brandKey: 'b', now });
  JSON.stringify(locationsStructuredData(configuration, { origin: ORIGIN, today: '2026-11-21' }));
  const visit = { origin: ORIGIN, criteria: { text: '', diets: [] }, now };
  JSON.stringify(pickerPageOf(configuration, now));
  JSON.stringify(locationMenuPageOf(menuSlugs(configuration.locations)[0] ?? '', configuration, visit).page);
  sitemap(configuration, { origin: ORIGIN, now });
  llms(configuration, { origin: ORIGIN, now });
  hasLongWord(configuration);
  expect(embeddedOrigins(configuration).pictures.length).toBeLessThanOrEqual(most.hosts);
  expect(processorMs() - before).toBeLessThan(LIMIT);
});

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
