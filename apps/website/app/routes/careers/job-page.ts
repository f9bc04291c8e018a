import { jobSlugs } from '@tablefront/restaurant/job-slugs';
import type { Job, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { dashed } from '@tablefront/restaurant/slugs';
import { type CareersJob, type CareersVisit, careersPageOf } from './careers-page.ts';

export type JobPage =
  | { kind: 'open'; shown: CareersJob; job: Job }
  /** The job is known by another spelling. */
  | { kind: 'moved'; slug: string }
  /** The configuration still has it, but its last day is over. */
  | { kind: 'closed' }
  | { kind: 'missing' };

/** What answers at `/careers/{slug}`. */
export function jobPageOf(configuration: SiteConfiguration, slug: string, visit: CareersVisit): JobPage {
  const jobs = new Map([...jobSlugs(configuration.jobs)].map(([job, known]) => [known, job]));
  const spelled = jobs.has(slug) ? slug : dashed(slug, Number.POSITIVE_INFINITY);
  const job = jobs.get(spelled);
  if (!job) return { kind: 'missing' };
  const shown = careersPageOf(configuration, visit).jobs.find(({ key }) => key === spelled);
  if (!shown) return { kind: 'closed' };
  return spelled === slug ? { kind: 'open', shown, job } : { kind: 'moved', slug: spelled };
}
