import { Check, LocateFixed, SlidersHorizontal } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { activeFilters, type FinderQuery } from './finder-query.ts';
import type { VisitorPosition } from './use-visitor-position.ts';

interface FinderHeadProps {
  count: number;
  query: FinderQuery;
  change: (changes: Partial<FinderQuery>) => void;
  position: VisitorPosition;
  locate: () => void;
  /** Some distance is known. */
  sortable: boolean;
  /** The filters of the narrow layout, which are closed at first. */
  filters: { open: boolean; toggle: () => void };
  /** Where there is no filter bar to bear it. */
  onClear?: () => void;
}

/** How many there are, and what needs JavaScript: the visitor's position, the order, what is open now. */
export function FinderHead({ count, query, change, position, locate, sortable, filters, onClear }: FinderHeadProps) {
  const active = activeFilters(query);
  const asking = position.state === 'asking';
  return (
    <div className="finder-head">
      <h1 className="visually-hidden">Locations</h1>
      <p className="finder-count num" role="status">
        {count} location(s) found
      </p>
      <button
        type="button"
        className="chip needs-script"
        aria-disabled={asking || undefined}
        onClick={asking ? undefined : locate}
      >
        <Icon node={LocateFixed} />
        {asking ? 'Finding you…' : 'Use my location'}
      </button>
      <button
        type="button"
        className="chip finder-filters-toggle needs-script"
        aria-expanded={filters.open}
        onClick={filters.toggle}
      >
        <Icon node={SlidersHorizontal} />
        Filters
        {active > 0 && <span className="num"> ({active})</span>}
      </button>
      <div className="finder-toggles needs-script" data-open={filters.open || undefined}>
        <Toggle pressed={query.openNow} onToggle={() => change({ openNow: !query.openNow })}>
          Open now
        </Toggle>
        {sortable && (
          <Toggle pressed={query.nearest} onToggle={() => change({ nearest: !query.nearest })}>
            Nearest first
          </Toggle>
        )}
        {onClear && active > 0 && (
          <button type="button" className="link finder-clear" onClick={onClear}>
            Clear filters
          </button>
        )}
      </div>
      <p className="finder-note small" role="status">
        {position.state === 'failed' ? position.message : ''}
      </p>
    </div>
  );
}

interface ToggleProps {
  pressed: boolean;
  onToggle: () => void;
  children: string;
}

function Toggle({ pressed, onToggle, children }: ToggleProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onToggle}>
      {pressed && <Icon node={Check} />}
      {children}
    </button>
  );
}
