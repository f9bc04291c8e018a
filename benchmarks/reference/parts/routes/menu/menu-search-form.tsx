'use client';
import type { Mark, MarkKey } from '@tablefront/restaurant/menu/marks';
import type { MenuCriteria } from '@tablefront/restaurant/menu/search';
import { Search, SlidersHorizontal, X } from 'lucide';
import { type FormEvent, type MouseEvent, useId } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface MenuSearchProps {
  criteria: MenuCriteria;
  legend: Mark[];
  path: string;
  onChange: (criteria: MenuCriteria) => void;
}

export function MenuSearch({ criteria, legend, path, onChange }: MenuSearchProps) {
  const id = useId();
  const diets = legend.filter(({ diet }) => diet);
  const toggle = (key: MarkKey) => {
    const chosen = criteria.diets.includes(key);
    onChange({ ...criteria, diets: chosen ? criteria.diets.filter((diet) => diet !== key) : [...criteria.diets, key] });
  };
  const stay = (event: FormEvent) => event.preventDefault();
  const clear = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.closest('form')?.querySelector('input')?.focus();
    onChange({ text: '', diets: [] });
  };
  return (
    <search>
      <form className="menu-search" method="get" action={path} onSubmit={stay}>
        <div className="menu-search-field">
          <label className="visually-hidden" htmlFor={id}>
            Search the menu
          </label>
          <Icon node={Search} />
          <input
            id={id}
            type="search"
            name="q"
            placeholder="Search the menu"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            value={criteria.text}
            onChange={(event) => onChange({ ...criteria, text: event.currentTarget.value })}
          />
        </div>
        <button type="submit" className="button button--small button--quiet menu-search-send">
          Search
        </button>
        {diets.length > 0 && (
          <>
            <button type="button" className="chip menu-filters" popoverTarget="menu_filters">
              <Icon node={SlidersHorizontal} />
              <span>Filters</span>
              <span className="count">{criteria.diets.length || ''}</span>
            </button>
            <div id="menu_filters" popover="auto" className="sheet" role="dialog" aria-labelledby="menu_filters_title">
              <header>
                <h2 id="menu_filters_title">Filters</h2>
                <button
                  type="button"
                  className="icon-button"
                  popoverTarget="menu_filters"
                  popoverTargetAction="hide"
                  aria-label="Close"
                >
                  <Icon node={X} />
                </button>
              </header>
              <fieldset>
                <legend>Diet</legend>
                {diets.map(({ key, sign, name }) => (
                  <label className="chip" key={key}>
                    <input
                      type="checkbox"
                      name="diet"
                      value={key}
                      checked={criteria.diets.includes(key)}
                      onChange={() => toggle(key)}
                    />
                    <span className="diet" aria-hidden="true">
                      {sign}
                    </span>
                    <span>{name}</span>
                  </label>
                ))}
              </fieldset>
              <footer>
                <button type="button" className="button button--quiet menu-clear" onClick={clear}>
                  Clear all
                </button>
                <button type="button" className="button" popoverTarget="menu_filters" popoverTargetAction="hide">
                  Show items
                </button>
              </footer>
            </div>
          </>
        )}
      </form>
    </search>
  );
}
