import type { Mark, MarkKey } from '@tablefront/restaurant/menu-marks';
import { readCriteria } from '@tablefront/restaurant/menu-search';
import { Search } from 'lucide';
import { type FormEvent, type MouseEvent, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { useEarlyChoice } from '../../before-hydration.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MenuSearchState } from './use-menu-search.ts';

interface MenuSearchProps {
  search: MenuSearchState;
  /** The marks that the menu has: those of a diet can be asked for, and all are explained here. */
  legend: Mark[];
  /** How many items the whole menu has. */
  total: number;
}

/** Search and filters; without JavaScript a form that the server answers. */
export function MenuSearch({ search: { criteria, found, change, clear }, legend, total }: MenuSearchProps) {
  const id = useId();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoice(form, (query) => change(readCriteria(new URLSearchParams(query))));
  const diets = legend.filter(({ diet }) => diet);
  const others = legend.filter(({ diet }) => !diet);
  const toggle = (key: MarkKey) => {
    const chosen = criteria.diets.includes(key);
    change({ ...criteria, diets: chosen ? criteria.diets.filter((diet) => diet !== key) : [...criteria.diets, key] });
  };
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <search>
      <form ref={form} className="menu-search" method="get" action={pathname} onSubmit={stay}>
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
            onChange={(event) => change({ ...criteria, text: event.currentTarget.value })}
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
          <p role="status">{found && (found.count === 0 ? 'No items match' : `${found.count} of ${total} items`)}</p>
          {found && (
            <a className="link" href={pathname} onClick={clearInstead(clear)}>
              Clear
            </a>
          )}
        </div>
      </form>
    </search>
  );
}

/** Without JavaScript the link asks the server for the whole menu. It goes away: the keyboard's focus moves on. */
function clearInstead(clear: () => void) {
  return (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const pressed = event.currentTarget;
    if (pressed.matches(':focus-visible')) pressed.closest('form')?.querySelector('input')?.focus();
    clear();
  };
}
