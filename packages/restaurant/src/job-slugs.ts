/** What stands for a job in addresses: `/careers/{slug}`, `/careers?position={slug}`. */
import { openApplication } from './forms/careers/careers-fields.ts';
import type { Job } from './site-configuration/site-configuration.ts';
import { dashed } from './slugs.ts';
import { uniqueNames } from './unique-names.ts';

/**
 * Title and place of each job; never twice the same, and never the key of the open application. Closed jobs have theirs
 * too: a link goes on to mean the same job.
 */
export function jobSlugs(jobs: readonly Job[]): Map<Job, string> {
  const give = uniqueNames([openApplication.key]);
  const slugs = jobs.map((job): [Job, string] => {
    const { title, locationName } = job;
    const own = [dashed(title), dashed(locationName)].filter((part) => part !== '').join('-') || 'job';
    return [job, give(own)];
  });
  return new Map(slugs);
}
