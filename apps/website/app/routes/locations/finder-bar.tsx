import { pathTo } from '@tablefront/restaurant/site-pages';
import { Check } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { ClearFilters } from './finder-head.tsx';
import { activeFilters, type FinderQuery, parameters, SEARCH } from './finder-query.ts';
import type { LocationsPage } from './locations-page.ts';

interface FinderBarProps {
  offerings: LocationsPage['offerings'];
  query: FinderQuery;
  /** What is searched for, or empty. */
  typed: string;
}

/** The filters by services and features; without JavaScript a form that the server answers. */
export function FinderBar({ offerings, query, typed }: FinderBarProps) {
  return (
    <form className="finder-bar" aria-label="Filter locations">
      <Choices legend="Services" name={parameters.service} options={offerings.services} chosen={query.services} />
      <Choices legend="Features" name={parameters.feature} options={offerings.features} chosen={query.features} />
      {query.area !== undefined && <input type="hidden" name={parameters.area} value={query.area} />}
      {typed !== '' && <input type="hidden" name={SEARCH} value={typed} />}
      <ClearFilters hidden={activeFilters(query) === 0} />
      <noscript>
        <div className="actions">
          <button type="submit" className="button button--brand button--small">
            Show locations
          </button>
          <a className="link" href={pathTo('locations')}>
            Clear filters
          </a>
        </div>
      </noscript>
    </form>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  options: readonly string[];
  chosen: readonly string[];
}

function Choices({ legend, name, options, chosen }: ChoicesProps) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label className="finder-choice" key={option}>
          <input type="checkbox" name={name} value={option} defaultChecked={chosen.includes(option)} />
          <span className="chip">
            <Icon node={Check} />
            {option}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
