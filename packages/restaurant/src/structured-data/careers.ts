import type { JobPosting, Place, WithContext } from 'schema-dts';
import { completeLocation } from '../complete-location.ts';
import { locationTitle } from '../location-title.ts';
import { present } from '../reading/lenient.ts';
import type { Job, Location, SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { pathTo } from '../site-pages.ts';
import { absoluteLink } from './absolute-link.ts';
import { organizationNode, postalAddress } from './restaurant.ts';

/**
 * `/careers/{job}`: the JobPosting of one position, with what the configuration says of it. Google shows only those that
 * have a place and a `datePosted`; neither is made up. A page that lists several jobs must bear none.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobStructuredData(
  configuration: SiteConfiguration,
  job: Job,
  { origin, slug }: { origin: string; slug: string },
): WithContext<JobPosting> {
  const { title, type, requirements, benefits, datePosted, validThrough } = job;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: descriptionOf(job),
    url: origin + pathTo('job', { slug }),
    hiringOrganization: {
      ...organizationNode(configuration, origin),
      ...present({ logo: absoluteLink(configuration.logo, origin) }),
    },
    ...present({
      datePosted,
      validThrough,
      employmentType: employmentTypes(type),
      jobLocation: placeOf(job, configuration),
      qualifications: requirements.length > 0 ? requirements.join('\n') : undefined,
      jobBenefits: benefits.length > 0 ? benefits.join('\n') : undefined,
    }),
  };
}

/** All that the page says of the job. */
function descriptionOf({ title, description, requirements, benefits }: Job): string {
  const lines = [description ?? title, ...requirements, ...benefits];
  return lines.join('\n');
}

/** Google's words for kinds of employment, by what operators write. */
const EMPLOYMENT_TYPES: [written: RegExp, type: string][] = [
  [/full[\s-]*time|temps plein/i, 'FULL_TIME'],
  [/part[\s-]*time|temps partiel/i, 'PART_TIME'],
  [/contract|freelance/i, 'CONTRACTOR'],
  [/temporary|seasonal|saisonnier|temporaire/i, 'TEMPORARY'],
  [/\bintern|apprentice|stage|stagiaire/i, 'INTERN'],
  [/volunteer/i, 'VOLUNTEER'],
  [/per[\s-]*diem/i, 'PER_DIEM'],
];

function employmentTypes(type = ''): string[] | undefined {
  const types = EMPLOYMENT_TYPES.filter(([written]) => written.test(type)).map(([, name]) => name);
  return types.length > 0 ? types : undefined;
}

/** Where a job is: its location, the only one, or the brand's own address; undefined where no address is known. */
function placeOf({ restaurantId, locationName = '' }: Job, configuration: SiteConfiguration): Place | undefined {
  const { locations, name } = configuration;
  const own = restaurantId === undefined ? undefined : locations.find((place) => place.restaurantId === restaurantId);
  const named = locations.find((place) => place.name.toLowerCase() === locationName.toLowerCase());
  const location = own ?? named ?? (locations.length === 1 ? locations[0] : undefined);
  if (!location && locations.length > 0) return undefined;
  const address = postalAddress(location ? addressOf(location, configuration) : configuration.address);
  return address && { '@type': 'Place', name: location ? locationTitle(location.name, name) : name, address };
}

function addressOf(location: Location, configuration: SiteConfiguration) {
  return completeLocation(location, configuration).address;
}
