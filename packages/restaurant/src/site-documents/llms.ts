/** `llms.txt`: the brand in short, for language models and the people who use them. Source: https://llmstxt.org */
import { fullAddress } from '../addresses.ts';
import { brandPages } from '../brand-pages.ts';
import { completeLocation } from '../complete-location.ts';
import { isExternal, type Link } from '../link.ts';
import { locationTitle } from '../location-title.ts';
import { holidayRows } from '../opening-hours/holiday-hours.ts';
import { compactHours } from '../opening-hours/hours-table.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import { placeDate } from '../opening-hours/place-date.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { type LocationPages, locationPages } from './location-pages.ts';

/** The next ones; the page of the place has them all. */
const MOST_HOLIDAYS = 10;

/** @param origin `https://host` of the site */
export function llms(configuration: SiteConfiguration, { origin, now }: { origin: string; now: Date }): string {
  const { name, description, locations } = configuration;
  const places = locationPages(configuration, origin).map((pages) => placeLines(configuration, pages, { origin, now }));
  const facts = factsOf(configuration, locations.length === 0 ? placeDate(now) : undefined);
  return [
    `# ${plain(name)}`,
    ...(description === undefined ? [] : [`> ${plain(description)}`]),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...(places.length > 0 ? [`## ${places.length > 1 ? 'Locations' : 'Location'}`, places.join('\n\n')] : []),
    '## Pages',
    brandPages(configuration)
      .map((page) => `- ${linked(page.name, origin + page.path)}`)
      .join('\n'),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function factsOf(configuration: SiteConfiguration, today: string | undefined): string[] {
  const { servesCuisine, priceRange, telephone, email, address, openingHours, orderingLink, areaServed } =
    configuration;
  return [
    ...fact('Cuisine', servesCuisine.join(', ')),
    ...fact('Price range', priceRange),
    ...fact('Address', fullAddress(address, { country: true })),
    ...fact('Phone', telephone),
    ...fact('E-mail', email),
    ...(today === undefined ? [] : hoursFacts(openingHours, today)),
    ...fact('Delivers to', areaServed.join(', ')),
    ...link('Order online', orderingLink),
  ];
}

function placeLines(
  configuration: SiteConfiguration,
  { index, location: path, menu }: LocationPages,
  { origin, now }: { origin: string; now: Date },
): string {
  const location = configuration.locations[index];
  if (!location) return '';
  const { name, address, phone, email, openingHours, orderingLink } = completeLocation(location, configuration);
  return [
    `### ${linked(locationTitle(name, configuration.name), origin + path)}`,
    '',
    ...fact('Address', fullAddress(address, { country: true })),
    ...fact('Phone', phone),
    ...fact('E-mail', email),
    ...hoursFacts(openingHours, placeDate(now)),
    ...(menu === undefined ? [] : [`- Menu: ${linked(origin + menu, origin + menu)}`]),
    ...link('Order online', orderingLink),
  ].join('\n');
}

function hoursFacts(hours: OpeningHours | undefined, today: string): string[] {
  const holidays = holidayRows(hours, today, MOST_HOLIDAYS).map(
    ({ name, dates, text }) => `${name === undefined ? '' : `${name}, `}${dates}: ${text}`,
  );
  return [...fact('Hours', compactHours(hours)), ...fact('Holiday hours', holidays.join('; '))];
}

function fact(name: string, value: string | undefined): string[] {
  return value ? [`- ${name}: ${plain(value)}`] : [];
}

function link(name: string, url: Link | undefined): string[] {
  return url !== undefined && isExternal(url) ? [`- ${name}: ${linked(url, url)}`] : [];
}

function linked(name: string, url: string): string {
  const target = url.replace(/[()<>\s]/g, (character) =>
    encodeURIComponent(character).replace('(', '%28').replace(')', '%29'),
  );
  return `[${plain(name)}](${target})`;
}

/** A text in one line, whose characters mean nothing to Markdown. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}
