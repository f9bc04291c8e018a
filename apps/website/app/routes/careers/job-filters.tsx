import { extendedLink } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import type { CareersJob } from './careers-page.ts';
import {
  type FilterOption,
  isFiltered,
  isSame,
  type JobQuery,
  jobOptions,
  matchingJobs,
  parameters,
} from './job-query.ts';

/** From so many jobs on they can be searched. */
const MANY_JOBS = 8;

interface JobFiltersProps {
  jobs: CareersJob[];
  query: JobQuery;
}

/** Filters by type, place and text. Without JavaScript it is a form that the server answers. */
export function JobFilters({ jobs, query }: JobFiltersProps) {
  const { types, places } = jobOptions(jobs, query);
  // An address may spell it otherwise, or name anything.
  const place = places.find(({ value }) => isSame(value, query.place))?.value ?? '';
  const searchable = jobs.length >= MANY_JOBS;
  if (types.length < 2 && places.length < 2 && !searchable) return null;
  const every = { value: '', count: matchingJobs(jobs, { ...query, type: '' }).length };
  return (
    <form className="job-filters" aria-label="Filter positions" action={everyPosition}>
      {types.length > 1 && (
        <fieldset>
          <legend>Type</legend>
          <div className="choices">
            {[every, ...types].map((option) => (
              <TypeChoice key={option.value} option={option} chosen={isSame(option.value, query.type)} />
            ))}
          </div>
        </fieldset>
      )}
      {places.length > 1 && (
        <div className="field">
          <label htmlFor="job-place">Location</label>
          <select id="job-place" name={parameters.place} defaultValue={place}>
            <option value="">All locations</option>
            {places.map(({ value, count }) => (
              <option key={value} value={value}>
                {`${value} (${count})`}
              </option>
            ))}
          </select>
        </div>
      )}
      {searchable && (
        <div className="field">
          <label htmlFor="job-text">Search</label>
          <input id="job-text" type="search" name={parameters.text} defaultValue={query.text} autoComplete="off" />
        </div>
      )}
      <noscript>
        <div className="actions">
          <button type="submit" className="button button--brand">
            Show Positions
          </button>
        </div>
      </noscript>
      <a className="link job-filters-clear" href={everyPosition} data-every-job="" hidden={!isFiltered(query)}>
        Clear filters
      </a>
    </form>
  );
}

/** The list without filters. */
export const everyPosition = extendedLink(pathTo('careers'), '#jobs');

interface TypeChoiceProps {
  /** An empty value is every type. */
  option: FilterOption;
  chosen: boolean;
}

function TypeChoice({ option: { value, count }, chosen }: TypeChoiceProps) {
  return (
    <label className="choice">
      <input type="radio" name={parameters.type} value={value} defaultChecked={chosen} />
      <span>
        {value === '' ? 'All' : value} <small className="num">{count}</small>
      </span>
    </label>
  );
}
