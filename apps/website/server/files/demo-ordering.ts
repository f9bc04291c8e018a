import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { locationSlugs } from '@tablefront/restaurant/slugs';
import { Hono } from 'hono';
import type { SiteOutcome } from '#app/site-access.ts';
import { demoOrderingPage, type OrderedDish } from './demo-ordering-page.ts';

/** Where the ordering links of demo brands lead. */
export const DEMO_ORDERING = '/demo-order';

/** How the backend's ids of demo brands begin. */
const DEMO = 'demo:';
const MOST_DISHES = 12;
const MOST_OF_ONE = 20;
/** Nothing is loaded but the demo's own pictures, and no other site may frame it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

/**
 * A small ordering page for demo brands, whose framed menus would else lead to a host that nobody has. It takes no order; on the hosts of other
 * brands there is no such page.
 */
export function demoOrdering(loadSite: (request: Request) => Promise<SiteOutcome> | SiteOutcome): Hono {
  const app = new Hono();
  app.get(DEMO_ORDERING, async (c, next) => {
    const site = await loadSite(c.req.raw);
    if (site.kind !== 'ready' || !site.storedAs?.startsWith(DEMO)) return next();
    const { configuration } = site;
    const dishes = dishesOf(configuration, (name) => c.req.query(name));
    const page = demoOrderingPage(configuration, { dishes, place: placeOf(configuration, c.req.query('at')) });
    return c.html(page, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      'X-Robots-Tag': 'noindex',
    });
  });
  return app;
}

/** What is on offer, each with how many of it the query asks for: `?d0=2&d3=1`. */
function dishesOf(
  { featuredItems, menu }: SiteConfiguration,
  query: (name: string) => string | undefined,
): OrderedDish[] {
  const onMenus = menu.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  const priced = [...featuredItems, ...onMenus].flatMap((item) =>
    item.price === undefined ? [] : [{ ...item, price: item.price }],
  );
  return priced.slice(0, MOST_DISHES).map(({ name, description, image, price }, place) => {
    const field = `d${place}`;
    const asked = Math.trunc(Number(query(field) ?? 0));
    return { field, name, description, image, price, count: Math.min(MOST_OF_ONE, Math.max(0, asked || 0)) };
  });
}

function placeOf({ locations }: SiteConfiguration, asked: string | undefined) {
  return locationSlugs(locations)
    .map((slug, index) => ({ slug, name: locations[index]?.name ?? '' }))
    .find(({ slug }) => slug === asked);
}
