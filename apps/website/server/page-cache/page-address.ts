import { parameters as finderParameters } from '#app/routes/locations/finder-query.ts';

/** A page of which one rendering does for all visitors. */
interface SharedPage {
  /** As the router calls it: a navigation within the site asks for the data of this route alone. */
  route: string;
  /** Names in the query that change what is rendered; such a page is rendered for its visitor. */
  query?: readonly string[];
}

const MENU_QUERY = ['q', 'diet'];

/**
 * Pages with a form are not among them (each rendering has a key of its own, see decision 016), nor what is not found:
 * there are as many such addresses as anybody cares to invent.
 */
export const SHARED_PAGES: Readonly<Record<string, SharedPage>> = {
  '/': { route: 'routes/home/home' },
  '/menu': { route: 'routes/menu/menu', query: MENU_QUERY },
  '/locations': { route: 'routes/locations/locations', query: Object.values(finderParameters) },
  '/offers': { route: 'routes/offers/offers' },
  '/contact': { route: 'routes/contact/contact' },
  '/terms-and-conditions': { route: 'routes/legal/terms-and-conditions' },
  '/privacy-policy': { route: 'routes/legal/privacy-policy' },
  '/accessibility-statement': { route: 'routes/legal/accessibility-statement' },
};
/** Pages by the path that their location's slug follows. */
export const SHARED_PAGES_BELOW: Readonly<Record<string, SharedPage>> = {
  '/menu/': { route: 'routes/menu/location-menu', query: MENU_QUERY },
  '/location/': { route: 'routes/location/location' },
};

const pages = new Map(Object.entries(SHARED_PAGES));
const pagesBelow = Object.entries(SHARED_PAGES_BELOW);

const DATA = '.data';

/**
 * The one address under which a page (or its `.data`) is rendered and kept for everyone who asks for it, whatever else
 * stands in their query; undefined where each visitor may see another page. Beside the addresses in the site's own links
 * a page answers to many spellings: those are not kept, so that a page has one place in the cache.
 *
 * @param address the requested URL
 * @param origin `https://host` as the visitor sees it
 */
export function sharedPageAddress(address: string, origin: string): string | undefined {
  const pathStart = address.indexOf('/', address.indexOf('://') + 3);
  const queryStart = address.indexOf('?', pathStart);
  const whole = address.slice(pathStart, queryStart < 0 ? undefined : queryStart);
  const isData = whole.endsWith(DATA);
  const path = isData ? pathOfData(whole) : whole;
  const page = path === undefined ? undefined : (pages.get(path) ?? pageBelow(path));
  if (!page) return undefined;
  if (queryStart < 0) return origin + whole;

  const query = new URLSearchParams(address.slice(queryStart));
  if (page.query?.some((name) => query.has(name))) return undefined;
  const routes = isData ? query.getAll('_routes') : [];
  if (routes.length === 0) return origin + whole;
  return routes.length === 1 && routes[0] === page.route ? `${origin}${whole}?_routes=${page.route}` : undefined;
}

function pathOfData(path: string): string | undefined {
  if (path === '/_root.data') return '/';
  return path === `/${DATA}` ? undefined : path.slice(0, -DATA.length);
}

function pageBelow(path: string): SharedPage | undefined {
  for (const [beginning, page] of pagesBelow) {
    if (path.startsWith(beginning) && isCanonicalSlug(path.slice(beginning.length))) return page;
  }
  return undefined;
}

/** One segment, in lower case, and encoded only where it has to be. */
function isCanonicalSlug(slug: string): boolean {
  if (/^[a-z0-9-]+$/.test(slug)) return true;
  try {
    const decoded = decodeURIComponent(slug);
    return decoded !== '' && decoded === decoded.toLowerCase() && encodeURIComponent(decoded) === slug;
  } catch {
    return false;
  }
}
