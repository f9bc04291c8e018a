import { pathTo } from '@tablefront/restaurant/site-pages';
import { useShell } from '../../shell/shell-context.ts';
import { type CareersJob, titleOf } from './careers-page.ts';
import { everyPosition, JobFilters } from './job-filters.tsx';
import { JobLists } from './job-lists.tsx';
import { countText, matchingJobs, readJobQuery, writePosition } from './job-query.ts';
import { PlaceAndType } from './place-and-type.tsx';

/** So many jobs show all that is said of them; of more, each unfolds. */
const MOST_UNFOLDED = 3;

interface JobListProps {
  jobs: CareersJob[];
  /** The query of the page's address. */
  search: string;
}

/** All jobs, those that the filters leave out hidden: `browser/parts/careers.ts` shows and hides them as they change. */
export function JobList({ jobs, search }: JobListProps) {
  const query = readJobQuery(search);
  const shown = matchingJobs(jobs, query);
  return (
    <section className="section on-tint jobs-section" aria-labelledby="jobs">
      <div className="wrap">
        <div className="section-head jobs-head">
          <h2 id="jobs">Open Positions</h2>
          <p className="num" role="status">
            {countText(shown.length, jobs.length, query)}
          </p>
        </div>
        <JobFilters jobs={jobs} query={query} />
        <ul className="jobs">
          {jobs.map((job) => (
            <li key={job.key} hidden={!shown.includes(job)}>
              <Job job={job} unfolded={jobs.length <= MOST_UNFOLDED} search={search} />
            </li>
          ))}
        </ul>
        <div className="jobs-none" hidden={shown.length > 0}>
          <p>No open position fits these filters.</p>
          <a className="button button--quiet" href={everyPosition} data-every-job="">
            Show All Positions
          </a>
        </div>
      </div>
    </section>
  );
}

interface JobProps {
  job: CareersJob;
  unfolded: boolean;
  search: string;
}

function Job({ job, unfolded, search }: JobProps) {
  const { key, position, type, place, description, requirements, benefits } = job;
  const lists = <JobLists job={job} Heading="h4" />;
  const { text } = useShell();
  const hasLists = requirements.length + benefits.length > 0;
  return (
    <article className="job" aria-labelledby={`job-${key}`}>
      <div className="job-head">
        <h3 id={`job-${key}`} {...text}>
          <a href={pathTo('job', { slug: key })}>{position}</a>
        </h3>
        <PlaceAndType place={place} type={type} />
      </div>
      <div className="job-text">
        {description && <p {...text}>{description}</p>}
        {hasLists && unfolded && lists}
        {hasLists && !unfolded && (
          <details className="job-more">
            <summary>
              {namesOf(requirements, benefits)}
              <span className="visually-hidden"> of {titleOf(job)}</span>
            </summary>
            {lists}
          </details>
        )}
      </div>
      <a className="button button--quiet job-apply" href={`${writePosition(key, search)}#apply`} data-job={key}>
        Apply
        <span className="visually-hidden"> for {titleOf(job)}</span>
      </a>
    </article>
  );
}

function namesOf(requirements: string[], benefits: string[]): string {
  if (benefits.length === 0) return 'Requirements';
  return requirements.length === 0 ? 'Benefits' : 'Requirements and benefits';
}
