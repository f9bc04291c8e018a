import type { AvoidChoice } from '@tablefront/restaurant/menu/allergen-table';
import type { Mark } from '@tablefront/restaurant/menu/marks';
import { type MenuCriteria, readCriteria } from '@tablefront/restaurant/menu/search';
import { safeLink } from '@tablefront/restaurant/safe-link';
import { Search, SlidersHorizontal, X } from 'lucide';
import type { ReactNode } from 'react';
import { useShownPage } from '../../rendering/shown-page.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MenuNotes } from './around-menu.ts';
import { Diet } from './diet.tsx';

interface MenuToolsProps {
  /** The marks that the menu has: those of a diet can be asked for. */
  legend: Mark[];
  /** What can be left out. */
  avoid: AvoidChoice[];
  phone: MenuNotes['phone'];
  /** How many items the whole menu has. */
  total: number;
  /** The chips of the categories. */
  children: ReactNode;
}

/** One row under the header: search, filters behind a button, categories. Without JavaScript a form that the server answers. */
export function MenuTools({ legend, avoid, phone, total, children }: MenuToolsProps) {
  const { pathname, search } = useShownPage();
  const criteria = readCriteria(new URLSearchParams(search));
  const diets = legend.filter(({ diet }) => diet);
  return (
    <div className="menu-tools">
      <div className="wrap">
        <search>
          <form className="menu-search" method="get" action={pathname} data-total={total}>
            <div className="menu-search-field">
              <Icon node={Search} />
              <input
                type="search"
                name="q"
                aria-label="Search the menu"
                placeholder="Search the menu"
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
                defaultValue={criteria.text}
              />
            </div>
            <button type="submit" className="button button--small button--quiet menu-search-send">
              Search
            </button>
            {diets.length + avoid.length > 0 && <Filters {...{ diets, avoid, phone, criteria }} />}
          </form>
        </search>
        {children}
      </div>
    </div>
  );
}

interface FiltersProps extends Pick<MenuToolsProps, 'avoid' | 'phone'> {
  diets: Mark[];
  criteria: MenuCriteria;
}

/** A sheet over the page, opened and closed by the browser itself. */
function Filters({ diets, avoid, phone, criteria }: FiltersProps) {
  const { pathname } = useShownPage();
  const { diets: chosen, avoid: avoided = [] } = criteria;
  return (
    <>
      <button type="button" className="chip menu-filters" popoverTarget="menu_filters">
        <Icon node={SlidersHorizontal} />
        <span>Filters</span>
        <span className="count">{chosen.length + avoided.length || ''}</span>
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
        <div className="sheet-body">
          {diets.length > 0 && (
            <fieldset>
              <legend>Diet</legend>
              {diets.map(({ key, sign, name }) => (
                <label className="chip" key={key}>
                  <input type="checkbox" name="diet" value={key} defaultChecked={chosen.includes(key)} />
                  <Diet sign={sign} />
                  <span>{name}</span>
                </label>
              ))}
            </fieldset>
          )}
          {avoid.length > 0 && (
            <fieldset>
              <legend>Leave out</legend>
              <p>What contains it, or may, disappears. What states nothing stays, marked ‘ask us’.</p>
              {avoid.map(({ key, name, words }) => (
                <label className="chip chip--out" key={key}>
                  <input
                    type="checkbox"
                    name="avoid"
                    value={key}
                    defaultChecked={avoided.includes(key)}
                    data-words={words.join(', ') === key ? undefined : words.join(', ')}
                  />
                  <span>{name}</span>
                </label>
              ))}
              <p>
                Allergy? Tell us before you order{phone ? ': ' : '.'}
                {phone && (
                  <a className="link" href={phone.url}>
                    {phone.text}
                  </a>
                )}
              </p>
            </fieldset>
          )}
        </div>
        <footer>
          <a className="button button--quiet menu-clear" href={safeLink(pathname)}>
            Clear all
          </a>
          <button type="submit" className="button">
            Show items
          </button>
        </footer>
      </div>
    </>
  );
}
