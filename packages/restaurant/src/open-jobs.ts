import { offersToday } from './current-offers.ts';
import type { Job, SiteConfiguration } from './site-configuration/site-configuration.ts';

/** The jobs that can be applied for: those without a last day, and those whose last day is not over where the brand is. */
export function openJobs(configuration: SiteConfiguration, now: Date): Job[] {
  const today = offersToday(configuration, now);
  return configuration.jobs.filter(({ validThrough }) => validThrough === undefined || validThrough >= today);
}
