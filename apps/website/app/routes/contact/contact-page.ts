import { addressLines } from '@tablefront/restaurant/addresses';
import type { Link } from '@tablefront/restaurant/link';
import { directionsLink, mapSearchLink } from '@tablefront/restaurant/map-links';
import { openJobs } from '@tablefront/restaurant/open-jobs';
import type { Address, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

export interface ContactPage {
  /** Lines; the default country is not among them. */
  address: string[];
  phone?: string;
  email?: string;
  map?: Link;
  directions?: Link;
  social: { name: string; url: Link }[];
  /** How many positions are open. */
  openings: number;
  severalLocations: boolean;
}

/** The part of the configuration that the contact page shows. With one location it stands in for a missing head office. */
export function contactPageOf(configuration: SiteConfiguration, { now }: { now: Date }): ContactPage {
  const { locations, brand, name, socialLinks } = configuration;
  const only = locations.length === 1 ? locations[0] : undefined;
  const own = addressLines(configuration.address).length > 0 || !only;
  const place = own ? { ...configuration, name } : only;
  const phone = configuration.telephone ?? only?.phone;
  const email = configuration.email ?? brand.email ?? only?.email;
  return {
    address: [...new Set([...addressLines(place.address), ...foreignCountry(place.address)])],
    phone,
    email,
    map: mapSearchLink(place),
    directions: directionsLink(place),
    social: socialLinks.map((url) => ({ name: profileName(url), url })),
    openings: openJobs(configuration, now).length,
    severalLocations: locations.length > 1,
  };
}

/** The country as a line of its own, but for the default one, Canada. */
function foreignCountry({ country }: Address): string[] {
  return country === undefined || /^(?:canada|can|ca)$/i.test(country.trim()) ? [] : [country];
}

const networks: [RegExp, string][] = [
  [/facebook/i, 'Facebook'],
  [/instagram/i, 'Instagram'],
  [/^(?:.*\.)?(?:x|twitter)\.com$/i, 'X'],
  [/yelp/i, 'Yelp'],
  [/tripadvisor/i, 'Tripadvisor'],
  [/tiktok/i, 'TikTok'],
  [/youtube/i, 'YouTube'],
  [/linkedin/i, 'LinkedIn'],
];

/** What people call the network that a profile is on; one that is not known by its host name. */
function profileName(url: Link): string {
  if (!URL.canParse(url)) return url;
  const { hostname } = new URL(url);
  return networks.find(([host]) => host.test(hostname))?.[1] ?? (hostname.replace(/^www\./, '') || url);
}
