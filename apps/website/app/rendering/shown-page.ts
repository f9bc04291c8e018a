import type { PageId } from '@tablefront/restaurant/site-pages';
import { createContext, use } from 'react';

/** The address that is being rendered, and the page at it. */
export interface ShownPage {
  /** `notFound` also where no page could be shown at all. */
  id: PageId | 'notFound';
  pathname: string;
  search: string;
}

export const ShownPageContext = createContext<ShownPage | undefined>(undefined);

/** On the server only: an island knows nothing but its props. */
export function useShownPage(): ShownPage {
  const page = use(ShownPageContext);
  if (!page) throw new Error('useShownPage() is called outside a page');
  return page;
}
