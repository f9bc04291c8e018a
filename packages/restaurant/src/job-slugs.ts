/** What stands for a job in addresses: `/careers/{slug}`, `/careers?position={slug}`. */
import { openApplication } from './forms/careers/careers-fields.ts';
import type { Job } from './site-configuration/site-configuration.ts';
import { dashed } from './slugs.ts';

/**
 * Title and place of each job; never twice the same, and never the key of the open application. Closed jobs have theirs
 * too: a link goes on to mean the same job.
 */
export function jobSlugs(jobs: readonly Job[]): Map<Job, string> {
  const known = new Set<string>([openApplication.key]);
  const next = new Map<string, number>();
  const slugs = jobs.map((job): [Job, string] => {
    const { title, locationName } = job;
    const own = [dashed(title), dashed(locationName)].filter((part) => part !== '').join('-') || 'job';
    let slug = own;
    let number = next.get(own) ?? 2;
    for (; known.has(slug); number += 1) slug = `${own}-${number}`;
    next.set(own, number);
    known.add(slug);
    return [job, slug];
  });
  return new Map(slugs);
}
