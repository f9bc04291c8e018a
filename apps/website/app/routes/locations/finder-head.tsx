import { NEARBY } from '@tablefront/restaurant/search-locations';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { Check, Search, SlidersHorizontal } from 'lucide';
import { PickLink } from '../../picker/pick-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LocateFixed } from '../../ui/light-icons.ts';
import { PageLink } from '../../ui/site-link.tsx';
import { activeFilters, type FinderQuery, parameters, SEARCH } from './finder-query.ts';

const SEARCH_BY = 'Name, city or postal code';

interface FinderHeadProps {
  count: number;
  /** Which part of the map they are in, and what is not on it. */
  where: string;
  query: FinderQuery;
  /** Some distance is known. */
  sortable: boolean;
  /** There is no filter bar, which would bear the button that clears the filters. */
  alone: boolean;
  /** What is searched for, or empty. */
  typed: string;
  /** Nobody has the postal code that was typed: these are the nearest to it. */
  nearby: boolean;
  /** How many there are without a search. */
  total: number;
}

/** How many there are, and what needs JavaScript: the visitor's position, the order, what is open now. */
export function FinderHead({ count, where, query, sortable, alone, typed, nearby, total }: FinderHeadProps) {
  const active = activeFilters(query);
  return (
    <div className="finder-head">
      <h1 className="visually-hidden">Locations</h1>
      <p className="finder-count num" role="status">
        {count} location(s) found
      </p>
      <p className="finder-where small">{where}</p>
      {typed !== '' && (
        <p className="finder-asked small">
          {nearby && count > 0 ? NEARBY : `For ‘${typed}’.`}{' '}
          <PageLink className="link" to={pathTo('locations')}>
            Show all {total}
          </PageLink>
        </p>
      )}
      <noscript>
        <SearchForm query={query} typed={typed} />
      </noscript>
      <PickLink className="chip needs-script" pick="finder">
        <Icon node={Search} />
        City or postal code
      </PickLink>
      <button type="button" className="chip finder-locate needs-script">
        <Icon node={LocateFixed} />
        <span>Use my location</span>
      </button>
      <button type="button" className="chip finder-filters-toggle needs-script" aria-expanded={false}>
        <Icon node={SlidersHorizontal} />
        Filters
        <span className="num">{active > 0 && ` (${active})`}</span>
      </button>
      <div className="finder-toggles needs-script">
        <Toggle name="open-now" pressed={query.openNow}>
          Open now
        </Toggle>
        <Toggle name="nearest" pressed={query.nearest} hidden={!sortable}>
          Nearest first
        </Toggle>
        {alone && <ClearFilters hidden={active === 0} />}
      </div>
      <p className="finder-note small" role="status" />
    </div>
  );
}

/** What the location picker is for those whose browser runs scripts; the server answers it. */
function SearchForm({ query, typed }: Pick<FinderHeadProps, 'query' | 'typed'>) {
  const { services, features } = query;
  return (
    <search>
      <form className="finder-search" action={pathTo('locations')}>
        <input
          type="search"
          name={SEARCH}
          defaultValue={typed}
          placeholder={SEARCH_BY}
          aria-label={SEARCH_BY}
          maxLength={100}
        />
        {services.map((service) => (
          <input type="hidden" name={parameters.service} value={service} key={service} />
        ))}
        {features.map((feature) => (
          <input type="hidden" name={parameters.feature} value={feature} key={feature} />
        ))}
        <button type="submit" className="button button--quiet button--small">
          Search
        </button>
      </form>
    </search>
  );
}

interface ToggleProps {
  name: string;
  pressed: boolean;
  hidden?: boolean;
  children: string;
}

function Toggle({ name, pressed, hidden, children }: ToggleProps) {
  return (
    <button type="button" className={`chip finder-${name}`} aria-pressed={pressed} hidden={hidden}>
      <Icon node={Check} />
      {children}
    </button>
  );
}

export function ClearFilters({ hidden }: { hidden: boolean }) {
  return (
    <button type="button" className="link finder-clear needs-script" hidden={hidden}>
      Clear filters
    </button>
  );
}
