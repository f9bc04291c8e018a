import type { JobPosting, Place, WithContext } from 'schema-dts';
import { completeLocation } from '../complete-location.ts';
import { locationTitle } from '../location-title.ts';
import { openJobs } from '../open-jobs.ts';
import { present } from '../site-configuration/lenient.ts';
import type { Job, Location, SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { absoluteLink } from './absolute-link.ts';
import { organizationNode, postalAddress } from './restaurant.ts';

interface CareersAddress {
  origin: string;
  now: Date;
}

/**
 * `/careers`: a JobPosting for each open position, with what the configuration says of it. Google shows only those that
 * have a place and a `datePosted`; neither is made up.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function careersStructuredData(
  configuration: SiteConfiguration,
  { origin, now }: CareersAddress,
): WithContext<JobPosting>[] {
  const placeOf = placesOf(configuration);
  return openJobs(configuration, now).map((job) => jobPosting(job, configuration, { origin, place: placeOf(job) }));
}

interface Posted {
  origin: string;
  place: Place | undefined;
}

function jobPosting(job: Job, configuration: SiteConfiguration, { origin, place }: Posted): WithContext<JobPosting> {
  const { title, type, requirements, benefits, datePosted, validThrough } = job;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: descriptionOf(job),
    url: `${origin}/careers`,
    hiringOrganization: {
      ...organizationNode(configuration, origin),
      ...present({ logo: absoluteLink(configuration.logo, origin) }),
    },
    ...present({
      datePosted,
      validThrough,
      employmentType: employmentTypes(type),
      jobLocation: place,
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

/**
 * Tells where a job is: its location, the only one, or the brand's own address; undefined where no address is known. The
 * locations are gone through once, however many jobs there are.
 */
function placesOf(configuration: SiteConfiguration): (job: Job) => Place | undefined {
  const { locations, name } = configuration;
  // Of several that are alike the first counts, which is set last.
  const backwards = locations.toReversed();
  const byId = new Map(backwards.map((place) => [place.restaurantId, place]));
  const byName = new Map(backwards.map((place) => [place.name.toLowerCase(), place]));
  const only = locations.length === 1 ? locations[0] : undefined;
  return ({ restaurantId, locationName = '' }) => {
    const own = restaurantId === undefined ? undefined : byId.get(restaurantId);
    const location = own ?? byName.get(locationName.toLowerCase()) ?? only;
    if (!location && locations.length > 0) return undefined;
    const address = postalAddress(location ? addressOf(location, configuration) : configuration.address);
    return address && { '@type': 'Place', name: location ? locationTitle(location.name, name) : name, address };
  };
}

function addressOf(location: Location, configuration: SiteConfiguration) {
  return completeLocation(location, configuration).address;
}
