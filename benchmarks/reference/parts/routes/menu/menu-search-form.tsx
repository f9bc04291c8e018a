'use client';
import type { Mark, MarkKey } from '@tablefront/restaurant/menu/marks';
import type { MenuCriteria } from '@tablefront/restaurant/menu/search';
import { Search } from 'lucide';
import { type FormEvent, type MouseEvent, useId } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface MenuSearchProps {
  criteria: MenuCriteria;
  /** How many items match; absent while nothing is looked for. */
  found: number | undefined;
  legend: Mark[];
  total: number;
  path: string;
  onChange: (criteria: MenuCriteria) => void;
}

export function MenuSearch({ criteria, found, legend, total, path, onChange }: MenuSearchProps) {
  const id = useId();
  const diets = legend.filter(({ diet }) => diet);
  const others = legend.filter(({ diet }) => !diet);
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
        {legend.length > 0 && (
          <fieldset className="legend">
            <legend className="visually-hidden">Show only</legend>
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
            {others.map(({ key, sign, name }) => (
              <span className="legend-mark" key={key}>
                <span className="diet" aria-hidden="true">
                  {sign}
                </span>
                <span>{name}</span>
              </span>
            ))}
          </fieldset>
        )}
        <button type="submit" className="button button--small button--quiet menu-search-send">
          Search
        </button>
        <div className="menu-found">
          <p role="status">
            {found !== undefined && (found === 0 ? 'No items match' : `${found} of ${total} items`)}
          </p>
          {found !== undefined && (
            <a className="link" href={path} onClick={clear}>
              Clear
            </a>
          )}
        </div>
      </form>
    </search>
  );
}
