import { Check } from 'lucide';
import { useRef } from 'react';
import { useEarlyChoice } from '../../before-hydration.ts';
import { Icon } from '../../ui/icon.tsx';
import { activeFilters, type FinderQuery, parameters, readFinderQuery } from './finder-query.ts';
import type { LocationsPage } from './locations-page.ts';

interface FinderBarProps {
  offerings: LocationsPage['offerings'];
  query: FinderQuery;
  change: (changes: Partial<FinderQuery>) => void;
  /** In the narrow layout it is closed at first. */
  open: boolean;
  onClear: () => void;
}

/** The filters by services and features. Without JavaScript it is a form that the server answers. */
export function FinderBar({ offerings, query, change, open, onClear }: FinderBarProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoice(form, (search) => {
    const { services, features } = readFinderQuery(search);
    change({ services, features });
  });
  return (
    <form
      ref={form}
      className="finder-bar"
      aria-label="Filter locations"
      data-open={open || undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      <Choices
        legend="Services"
        name={parameters.service}
        options={offerings.services}
        chosen={query.services}
        onChange={(services) => change({ services })}
      />
      <Choices
        legend="Features"
        name={parameters.feature}
        options={offerings.features}
        chosen={query.features}
        onChange={(features) => change({ features })}
      />
      {activeFilters(query) > 0 && (
        <button type="button" className="link finder-clear needs-script" onClick={onClear}>
          Clear filters
        </button>
      )}
      <noscript>
        <div className="actions">
          <button type="submit" className="button button--brand button--small">
            Show locations
          </button>
          <a className="link" href="/locations">
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
  onChange: (chosen: string[]) => void;
}

function Choices({ legend, name, options, chosen, onChange }: ChoicesProps) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => {
        const checked = chosen.includes(option);
        const others = chosen.filter((value) => value !== option);
        return (
          <label className="finder-choice" key={option}>
            <input
              type="checkbox"
              name={name}
              value={option}
              checked={checked}
              onChange={() => onChange(checked ? others : [...others, option])}
            />
            <span className="chip">
              {checked && <Icon node={Check} />}
              {option}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
