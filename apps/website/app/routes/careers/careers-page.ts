import { type Opening, openApplication } from '@tablefront/restaurant/forms/careers/careers-fields';
import { jobSlugs } from '@tablefront/restaurant/job-slugs';
import { openJobs } from '@tablefront/restaurant/open-jobs';
import { jobPlaces, restaurantsOf } from '@tablefront/restaurant/restaurants';
import type { Location, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { dashed } from '@tablefront/restaurant/slugs';
import { type Benefit, benefitsOf } from './benefits.ts';

export interface CareersJob extends Opening {
  type?: string;
  /** Where, as the list says it. */
  place?: string;
  description?: string;
  requirements: string[];
  benefits: string[];
}

export interface CareersPage {
  jobs: CareersJob[];
  /** With jobs and several locations: the application to any of them. */
  openApplication: boolean;
  /** Where one can apply to; one at least. */
  places: { restaurantId: string; name: string }[];
  benefits: Benefit[];
}

export interface CareersVisit {
  /** By which a backend knows a brand whose configuration says no id at all. */
  brandKey: string;
  now: Date;
}

/** The part of the configuration that the careers page shows: the jobs that are open now, and where one can apply. */
export function careersPageOf(configuration: SiteConfiguration, { brandKey, now }: CareersVisit): CareersPage {
  const { locations } = configuration;
  const placeNames = placeNamesOf(locations);
  const keys = jobSlugs(configuration.jobs);
  const placeOf = jobPlaces(configuration);
  const jobs = openJobs(configuration, now).map((job, index): CareersJob => {
    const { index: at, restaurantId } = placeOf(job);
    const place = at === undefined ? job.locationName : (placeNames[at] ?? job.locationName);
    const { type, description, requirements, benefits } = job;
    return {
      key: keys.get(job) ?? `job-${index + 1}`,
      position: job.title,
      requirements,
      benefits,
      ...(type !== undefined && { type }),
      ...(description !== undefined && { description }),
      ...(place !== undefined && { place }),
      ...(restaurantId !== undefined && { restaurantId }),
    };
  });
  return {
    jobs,
    openApplication: jobs.length > 0 && locations.length > 1,
    places: restaurantsOf(configuration, brandKey).map(({ restaurantId }, index) => ({
      restaurantId,
      name: placeNames[index] ?? configuration.name,
    })),
    benefits: benefitsOf(jobs),
  };
}

/** What the form can be sent for. */
export function openingsOf({ jobs, openApplication: open }: CareersPage): Opening[] {
  return open ? [...jobs, openApplication] : jobs;
}

/** A title with its place, for lists in one line. */
export function titleOf({ position, place }: { position: string; place?: string }): string {
  return place === undefined ? position : `${position}, ${place}`;
}

/** With the city, where there is more than one place to tell apart. */
function placeNamesOf(locations: readonly Location[]): string[] {
  if (locations.length === 1) return locations.map(({ name }) => name);
  return locations.map(({ name, address: { locality } }) =>
    locality === undefined || dashed(name).includes(dashed(locality)) ? name : `${name}, ${locality}`,
  );
}
