import 'server-only';
import { cache } from 'react';

const shown = cache(() => ({ id: 'home', pathname: '/', search: '' }));

/** Said by each page before what is on it is rendered. */
export function showPage(id: string, pathname: string): void {
  Object.assign(shown(), { id, pathname });
}

export const useShownPage = shown;
