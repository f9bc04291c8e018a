'use client';
import type { Mark, MarkKey } from '@tablefront/restaurant/menu/marks';
import { dietsOf } from '@tablefront/restaurant/menu/marks';
import { criteriaQuery, isSearching, type MenuCriteria, searcher, searchText } from '@tablefront/restaurant/menu/search';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { CategoryBar } from './category-bar.tsx';
import type { MenuCards } from './menu-cards.ts';
import { MenuItems, type ShownCategory } from './menu-items.tsx';
import type { MenuOutline } from './menu-page.ts';
import { MenuSearch } from './menu-search-form.tsx';
import { useActiveCategory } from './use-active-category.ts';

const ADDRESS_AFTER_MS = 300;
const NOTHING: MenuCriteria = { text: '', diets: [] };

interface MenuBrowserProps {
  title: string;
  place?: { address?: string; page: string; order?: string };
  outline: MenuOutline[];
  legend: Mark[];
  count: number;
  cards: MenuCards;
  path: string;
  /** The breadcrumbs. */
  children?: ReactNode;
}

/** The menu with its search, its chips and its items. */
export function MenuBrowser({ title, place, outline, legend, count, cards, path, children }: MenuBrowserProps) {
  const [criteria, setCriteria] = useState(NOTHING);
  const found = useMemo(() => foundIn(cards, criteria), [cards, criteria]);
  const searching = isSearching(criteria);
  useAddress(criteria);
  const left = found.flatMap(({ categories }) => categories.filter(({ hidden }) => !hidden));
  const matching = left.reduce((sum, { items }) => sum + items.filter(({ hidden }) => !hidden).length, 0);
  const chips = outline.flatMap(({ categories }) =>
    categories.filter(({ anchor }) => left.some((category) => category.anchor === anchor)),
  );
  const active = useActiveCategory(chips);
  return (
    <>
      <div className="wrap page-head">
        {children}
        <div className="menu-head">
          <h1>{title}</h1>
          {place && (
            <div className="menu-place">
              {place.address && <p className="muted">{place.address}</p>}
              <div className="actions">
                {place.order && (
                  <a className="button button--order button--small" href={place.order} target="_blank" rel="noopener">
                    Order Online
                    <span className="visually-hidden"> (opens in a new tab)</span>
                  </a>
                )}
                <a className="link" href={place.page}>
                  Hours and directions
                </a>
              </div>
            </div>
          )}
          <MenuNames outline={outline} active={active} />
        </div>
      </div>
      <div className="menu-tools">
        <div className="wrap">
          <MenuSearch
            criteria={criteria}
            legend={legend}
            path={path}
            onChange={setCriteria}
          />
          <CategoryBar categories={chips} active={active} />
        </div>
      </div>
      <div className="wrap menu-end">
        <div className="menu-found">
          <p role="status">
            {searching && (matching === 0 ? 'No items match' : `${matching} of ${count} items`)}
          </p>
          {searching && (
            <button type="button" className="link menu-clear" onClick={() => setCriteria(NOTHING)}>
              Clear
            </button>
          )}
        </div>
        {searching && matching === 0 && (
          <div className="menu-nothing">
            <h2>Nothing on the menu matches</h2>
            <p>Try another word, or fewer filters.</p>
            <button type="button" className="button button--quiet" onClick={() => setCriteria(NOTHING)}>
              Show the whole menu
            </button>
          </div>
        )}
        <div id="menu_items" className="menus">
          {found.map((menu) => (
            <MenuItems key={menu.anchor} {...menu} />
          ))}
        </div>
        {legend.length > 0 && (
          <ul className="legend" aria-label="Marks">
            {legend.map(({ key, sign, name }) => (
              <li key={key}>
                <span className="diet" aria-hidden="true">
                  {sign}
                </span>
                <span>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function MenuNames({ outline, active }: { outline: MenuOutline[]; active: string | undefined }) {
  const named = outline.filter(({ name }) => name !== undefined);
  if (named.length < 2) return null;
  return (
    <nav className="menu-names" aria-label="Menus">
      {named.map(({ anchor, name, categories }) => (
        <a key={anchor} href={`#${anchor}`} aria-current={categories.some((one) => one.anchor === active) || undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** The menus with what does not match hidden. */
function foundIn(cards: MenuCards, criteria: MenuCriteria) {
  const matches = isSearching(criteria) ? searcher(criteria) : () => true;
  return cards.map((menu) => {
    const categories = menu.categories.map((category): ShownCategory => {
      const items = category.items.map((item) => ({
        ...item,
        hidden: !matches({
          text: searchText(category.name, item.name, item.description),
          diets: dietsOf(item.marks) as MarkKey[],
        }),
      }));
      return { ...category, items, hidden: items.every(({ hidden }) => hidden) };
    });
    return { ...menu, categories, hidden: categories.every(({ hidden }) => hidden) };
  });
}

/** The address follows when the typing pauses. */
function useAddress(criteria: MenuCriteria): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => {
      const query = criteriaQuery(criteria, new URLSearchParams(window.location.search));
      const { search, pathname, hash } = window.location;
      if (query !== search) window.history.replaceState(window.history.state, '', pathname + query + hash);
    }, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [criteria]);
}
