import type { Mark } from '@tablefront/restaurant/menu-marks';
import { readCriteria } from '@tablefront/restaurant/menu-search';
import { safeLink } from '@tablefront/restaurant/safe-link';
import { Search } from 'lucide';
import { useId } from 'react';
import { useShownPage } from '../../rendering/shown-page.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FoundOnMenu } from './menu-page.ts';

interface MenuSearchProps {
  found?: FoundOnMenu;
  /** The marks that the menu has: those of a diet can be asked for, and all are explained here. */
  legend: Mark[];
  /** How many items the whole menu has. */
  total: number;
}

/** Search and filters; without JavaScript a form that the server answers. */
export function MenuSearch({ found, legend, total }: MenuSearchProps) {
  const id = useId();
  const { pathname, search } = useShownPage();
  const criteria = readCriteria(new URLSearchParams(search));
  const diets = legend.filter(({ diet }) => diet);
  const others = legend.filter(({ diet }) => !diet);
  return (
    <search>
      <form className="menu-search" method="get" action={pathname} data-total={total}>
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
            defaultValue={criteria.text}
          />
        </div>
        {legend.length > 0 && (
          <fieldset className="legend">
            <legend className="visually-hidden">Show only</legend>
            {diets.map(({ key, sign, name }) => (
              <label className="chip" key={key}>
                <input type="checkbox" name="diet" value={key} defaultChecked={criteria.diets.includes(key)} />
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
          <a className="link" href={safeLink(pathname)} hidden={!found}>
            Clear
          </a>
        </div>
      </form>
    </search>
  );
}
