import { Briefcase, MapPin } from 'lucide';
import type { MouseEvent } from 'react';
import { useShownPage } from '../../rendering/shown-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import { type CareersJob, titleOf } from './careers-page.ts';
import { JobFilters } from './job-filters.tsx';
import { everyJob, isFiltered, matchingJobs, writePosition } from './job-query.ts';
import { useJobQuery } from './use-job-query.ts';

/** So many jobs show all that is said of them; of more, each unfolds. */
const mostUnfolded = 3;

interface JobListProps {
  jobs: CareersJob[];
  /** Chooses the job in the form below. */
  apply: (key: string) => void;
}

export function JobList({ jobs, apply }: JobListProps) {
  const [query, change] = useJobQuery();
  const shown = matchingJobs(jobs, query);
  const all = jobs.length === 1 ? '1 position' : `${jobs.length} positions`;
  return (
    <section className="section on-tint jobs-section" aria-labelledby="jobs">
      <div className="wrap">
        <div className="section-head jobs-head">
          <h2 id="jobs">Open Positions</h2>
          <p className="num" role="status">
            {isFiltered(query) ? `${shown.length} of ${all}` : all}
          </p>
        </div>
        <JobFilters jobs={jobs} query={query} change={change} />
        <ul className="jobs">
          {shown.map((job) => (
            <li key={job.key}>
              <Job job={job} unfolded={jobs.length <= mostUnfolded} apply={apply} />
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <div className="jobs-none">
            <p>No open position fits these filters.</p>
            <PageLink
              className="button button--quiet"
              to="/careers#jobs"
              onClick={(event) => {
                event.preventDefault();
                change(everyJob);
                document.getElementById('jobs')?.scrollIntoView();
              }}
            >
              Show All Positions
            </PageLink>
          </div>
        )}
      </div>
    </section>
  );
}

interface JobProps {
  job: CareersJob;
  unfolded: boolean;
  apply: (key: string) => void;
}

function Job({ job, unfolded, apply }: JobProps) {
  const { search } = useShownPage();
  const { key, position, type, place, description, requirements, benefits } = job;
  const lists = (
    <div className="job-lists">
      <JobFacts title="Requirements" texts={requirements} />
      <JobFacts title="Benefits" texts={benefits} />
    </div>
  );
  const hasLists = requirements.length + benefits.length > 0;
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    apply(key);
  };
  return (
    <article className="job" aria-labelledby={`job-${key}`}>
      <div className="job-head">
        <h3 id={`job-${key}`}>{position}</h3>
        <ul className="job-facts">
          {place && (
            <li>
              <Icon node={MapPin} />
              {place}
            </li>
          )}
          {type && (
            <li>
              <Icon node={Briefcase} />
              {type}
            </li>
          )}
        </ul>
      </div>
      <div className="job-text">
        {description && <p>{description}</p>}
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
      <PageLink className="button button--quiet job-apply" to={`${writePosition(key, search)}#apply`} onClick={choose}>
        Apply
        <span className="visually-hidden"> for {titleOf(job)}</span>
      </PageLink>
    </article>
  );
}

function namesOf(requirements: string[], benefits: string[]): string {
  if (benefits.length === 0) return 'Requirements';
  return requirements.length === 0 ? 'Benefits' : 'Requirements and benefits';
}

function JobFacts({ title, texts }: { title: string; texts: string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
