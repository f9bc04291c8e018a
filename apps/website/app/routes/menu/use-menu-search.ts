import { criteriaQuery, isSearching, type MenuCriteria, readCriteria } from '@tablefront/restaurant/menu-search';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FoundOnMenu } from './menu-page.ts';
import { searchPrintedMenu } from './search-printed-menu.ts';

/** The address follows when the typing pauses: browsers allow only so many changes of it. */
const ADDRESS_AFTER_MS = 300;

export interface MenuSearchState {
  criteria: MenuCriteria;
  /** Absent while nothing is looked for. */
  found: FoundOnMenu | undefined;
  change: (criteria: MenuCriteria) => void;
  clear: () => void;
}

/** The search within the menu, kept in the address so that it can be shared and found again. */
export function useMenuSearch(
  island: RefObject<HTMLElement | null>,
  initially: FoundOnMenu | undefined,
): MenuSearchState {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [criteria, setCriteria] = useState(() => readCriteria(new URLSearchParams(search)));
  const [found, setFound] = useState(initially);
  const written = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(
    (next: MenuCriteria) => {
      setCriteria(next);
      const left = island.current ? searchPrintedMenu(island.current, next) : undefined;
      setFound(isSearching(next) ? left : undefined);
    },
    [island],
  );

  // Back, or a link to the menu, changed the address.
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    show(readCriteria(new URLSearchParams(search)));
  }, [search, show]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: MenuCriteria) => {
    show(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const query = criteriaQuery(next, new URLSearchParams(search));
      if (query === search) return;
      written.current = query;
      void navigate({ search: query, hash }, { replace: true, preventScrollReset: true });
    }, ADDRESS_AFTER_MS);
  };
  return { criteria, found, change, clear: () => change({ text: '', diets: [] }) };
}
