import { Check, Search, SlidersHorizontal } from 'lucide';
import { PickLink } from '../../picker/pick-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LocateFixed } from '../../ui/light-icons.ts';
import { activeFilters, type FinderQuery } from './finder-query.ts';

interface FinderHeadProps {
  count: number;
  /** Which part of the map they are in, and what is not on it. */
  where: string;
  query: FinderQuery;
  /** Some distance is known. */
  sortable: boolean;
  /** There is no filter bar, which would bear the button that clears the filters. */
  alone: boolean;
}

/** How many there are, and what needs JavaScript: the visitor's position, the order, what is open now. */
export function FinderHead({ count, where, query, sortable, alone }: FinderHeadProps) {
  const active = activeFilters(query);
  return (
    <div className="finder-head">
      <h1 className="visually-hidden">Locations</h1>
      <p className="finder-count num" role="status">
        {count} location(s) found
      </p>
      <p className="finder-where small">{where}</p>
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
