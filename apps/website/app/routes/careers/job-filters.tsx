import { useRef } from 'react';
import { useEarlyChoice } from '../../before-hydration.ts';
import { PageLink } from '../../ui/site-link.tsx';
import type { CareersJob } from './careers-page.ts';
import {
  everyJob,
  type FilterOption,
  isFiltered,
  type JobQuery,
  jobOptions,
  matchingJobs,
  parameters,
  readJobQuery,
} from './job-query.ts';

/** From so many jobs on they can be searched. */
const manyJobs = 8;

interface JobFiltersProps {
  jobs: CareersJob[];
  query: JobQuery;
  change: (changes: Partial<JobQuery>) => void;
}

/** Filters by type, place and text. Without JavaScript it is a form that the server answers. */
export function JobFilters({ jobs, query, change }: JobFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoice(form, (search) => change(readJobQuery(search)));
  const { types, places } = jobOptions(jobs, query);
  const searchable = jobs.length >= manyJobs;
  if (types.length < 2 && places.length < 2 && !searchable) return null;
  return (
    <form
      ref={form}
      className="job-filters"
      aria-label="Filter positions"
      action="/careers#jobs"
      onSubmit={(event) => event.preventDefault()}
    >
      {types.length > 1 && (
        <fieldset>
          <legend>Type</legend>
          <div className="choices">
            <TypeChoice
              option={{ value: '', count: matchingJobs(jobs, { ...query, type: '' }).length }}
              query={query}
              change={change}
            />
            {types.map((option) => (
              <TypeChoice key={option.value} option={option} query={query} change={change} />
            ))}
          </div>
        </fieldset>
      )}
      {places.length > 1 && (
        <div className="field">
          <label htmlFor="job-place">Location</label>
          <select
            id="job-place"
            name={parameters.place}
            value={chosenOf(places, query.place)}
            onChange={(event) => change({ place: event.currentTarget.value })}
          >
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
          <input
            id="job-text"
            type="search"
            name={parameters.text}
            value={query.text}
            autoComplete="off"
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        </div>
      )}
      <noscript>
        <div className="actions">
          <button type="submit" className="button button--brand">
            Show Positions
          </button>
        </div>
      </noscript>
      {isFiltered(query) && (
        <PageLink
          className="link job-filters-clear"
          to="/careers#jobs"
          onClick={(event) => {
            event.preventDefault();
            change(everyJob);
          }}
        >
          Clear filters
        </PageLink>
      )}
    </form>
  );
}

interface TypeChoiceProps {
  /** An empty value is every type. */
  option: FilterOption;
  query: JobQuery;
  change: (changes: Partial<JobQuery>) => void;
}

function TypeChoice({ option: { value, count }, query, change }: TypeChoiceProps) {
  return (
    <label className="choice">
      <input
        type="radio"
        name={parameters.type}
        value={value}
        checked={query.type.toLowerCase() === value.toLowerCase()}
        onChange={() => change({ type: value })}
      />
      <span>
        {value === '' ? 'All' : value} <small className="num">{count}</small>
      </span>
    </label>
  );
}

/** An address may spell it otherwise, or name anything. */
function chosenOf(options: FilterOption[], chosen: string): string {
  return options.find(({ value }) => value.toLowerCase() === chosen.toLowerCase())?.value ?? '';
}
