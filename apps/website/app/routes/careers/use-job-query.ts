import { useCallback, useState } from 'react';
import { useShownPage } from '../../rendering/shown-page.ts';
import { type JobQuery, readJobQuery, writeJobQuery } from './job-query.ts';

/**
 * The visitor's filters, kept in the page's address. The address is replaced, not navigated to: every job is here
 * already, and Back leads to the page before.
 */
export function useJobQuery(): [JobQuery, (changes: Partial<JobQuery>) => void] {
  const { search } = useShownPage();
  const [state, setState] = useState(() => ({ query: readJobQuery(search) }));

  const { query } = state;
  const change = useCallback(
    (changes: Partial<JobQuery>) => {
      const changed = { ...query, ...changes };
      setState((known) => ({ ...known, query: changed }));
      replaceSearch((current) => writeJobQuery(changed, current));
    },
    [query],
  );
  return [query, change];
}

/** Writes the address's query without a navigation. */
export function replaceSearch(written: (current: string) => string): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + written(search) + hash);
}
