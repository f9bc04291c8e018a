import { useCallback, useState } from 'react';
import { useShownPage } from '../../rendering/shown-page.ts';
import { type FinderQuery, readFinderQuery, writeFinderQuery } from './finder-query.ts';

/**
 * The visitor's choice, kept in the page's address. The address is replaced, not navigated to: every location is here
 * already, and Back leads to the page before.
 */
export function useFinderQuery(): [FinderQuery, (changes: Partial<FinderQuery>) => void] {
  const { search } = useShownPage();
  const [state, setState] = useState(() => ({ query: readFinderQuery(search) }));

  const change = useCallback((changes: Partial<FinderQuery>) => {
    const { pathname, search: current, hash } = window.location;
    const query = { ...readFinderQuery(current), ...changes };
    setState((known) => ({ ...known, query }));
    window.history.replaceState(window.history.state, '', pathname + writeFinderQuery(query, current) + hash);
  }, []);
  return [state.query, change];
}
