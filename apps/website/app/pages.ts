import { type PageId, pageAt } from '@tablefront/restaurant/site-pages';
import type { PageModule } from './rendering/page.ts';
import { parameters as finderParameters, SEARCH } from './routes/locations/finder-query.ts';

/** What stands around a page: the main layout, the same with the assistant in the launcher's and the footer's place, or nothing. */
type Layout = 'main' | 'assistant' | 'alone';

/** What the website makes of a page. */
interface SitePageRow {
  load(): Promise<PageModule>;
  layout: Layout;
  /** Names in the query that change what is rendered: with one of them, the page is rendered for its visitor. */
  query?: readonly string[];
  /**
   * One rendering does for all visitors, and is kept. Pages with a form are not (each rendering has a key of its own, see
   * decision 016), nor what is not found: there are as many such addresses as anybody cares to invent.
   */
  kept?: true;
  /** The page shows pictures that no configuration names. */
  picturesFromAnywhere?: true;
  /** With a query it is one guest's, opened from a code or an e-mail: not one for search engines. */
  noindexWithQuery?: true;
  /** What enlivens it in the browser, besides the script of every page: `browser/parts/NAME.ts`. */
  parts?: readonly string[];
  /** The title while the site is still being fetched. */
  loading?: string;
}

const menuQuery = ['q', 'diet', 'avoid'];

/** Every page of the site, one row each; `packages/restaurant/src/site-pages.ts` has its address and name. */
export const pages: Readonly<Record<PageId | 'notFound', SitePageRow>> = {
  home: { load: () => import('./routes/home/home.tsx'), layout: 'main', kept: true, parts: ['home'] },
  menu: {
    load: () => import('./routes/menu/menu.tsx'),
    layout: 'main',
    kept: true,
    query: menuQuery,
    parts: ['menu'],
  },
  locationMenu: {
    load: () => import('./routes/menu/location-menu.tsx'),
    layout: 'main',
    kept: true,
    query: menuQuery,
    parts: ['menu'],
  },
  allergens: {
    load: () => import('./routes/allergens/allergens.tsx'),
    layout: 'main',
    kept: true,
    parts: ['allergens'],
  },
  locationAllergens: {
    load: () => import('./routes/allergens/location-allergens.tsx'),
    layout: 'main',
    kept: true,
    parts: ['allergens'],
  },
  locations: {
    load: () => import('./routes/locations/locations.tsx'),
    layout: 'assistant',
    kept: true,
    query: [...Object.values(finderParameters), SEARCH],
    parts: ['finder'],
  },
  location: {
    load: () => import('./routes/location/location.tsx'),
    layout: 'main',
    kept: true,
    parts: ['location'],
  },
  catering: { load: () => import('./routes/catering/catering.tsx'), layout: 'main' },
  offers: { load: () => import('./routes/offers/offers.tsx'), layout: 'main', kept: true, parts: ['offers'] },
  careers: { load: () => import('./routes/careers/careers.tsx'), layout: 'assistant', parts: ['careers'] },
  job: { load: () => import('./routes/careers/job.tsx'), layout: 'main' },
  contact: {
    load: () => import('./routes/contact/contact.tsx'),
    layout: 'assistant',
    kept: true,
    parts: ['contact'],
  },
  mediaInquiries: {
    load: () => import('./routes/media-inquiries/media-inquiries.tsx'),
    layout: 'assistant',
    picturesFromAnywhere: true,
    parts: ['media'],
  },
  franchise: { load: () => import('./routes/franchise/franchise.tsx'), layout: 'assistant' },
  terms: { load: () => import('./routes/legal/terms-and-conditions.tsx'), layout: 'main', kept: true },
  privacy: { load: () => import('./routes/legal/privacy-policy.tsx'), layout: 'main', kept: true, parts: ['privacy'] },
  accessibility: { load: () => import('./routes/legal/accessibility-statement.tsx'), layout: 'main', kept: true },
  feedback: {
    load: () => import('./routes/feedback/feedback.tsx'),
    layout: 'alone',
    noindexWithQuery: true,
    parts: ['feedback'],
    loading: 'Loading...',
  },
  notFound: { load: () => import('./routes/not-found/not-found.tsx'), layout: 'alone', parts: ['not-found'] },
};

/** The page that answers at an address: its own, or the one that says that there is none. */
export function pageAnswering(path: string): { id: PageId | 'notFound'; params: { slug?: string } } {
  return pageAt(path) ?? { id: 'notFound', params: {} };
}
