/** The one table of what the website answers that is no page; pages stand in `site-pages.ts`. */

import { BRAND_PICTURE_PATH } from '@tablefront/backend-client/brand-picture';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { CODES_FOLDER } from '@tablefront/restaurant/codes/code-target';
import { GROUND_FOLDER } from '@tablefront/restaurant/pin-map/ground-link';
import { ASSISTANT_DATA, BEGUN, LOCATION_PICKER, MISSED, RIGHT_NOW, WIDGET_DATA } from '#app/data-paths.ts';
import { DEMO_ORDERING } from './files/demo-ordering.ts';

interface OtherPath {
  /** Other sites may show or call it. */
  forOtherSites?: true;
  /** It is asked for by the dozen with each page, or by machines all day: no line in the log. */
  quiet?: true;
  /** It says how the process is, also to those that name no host. */
  health?: true;
  /** The backend's, which says itself which methods and bodies it takes. */
  wire?: true;
}

const health: OtherPath = { quiet: true, health: true };
const picture: OtherPath = { quiet: true, forOtherSites: true };
const wire: OtherPath = { wire: true, forOtherSites: true };

const wireCalls = [
  ...Object.values(submissionPaths),
  'functions/v1/get-brand-website',
  'functions/v1/ai-search-openrouter',
  BRAND_PICTURE_PATH,
];

/** A slash at the end: a folder, whatever is asked for in it. */
const otherPaths: Readonly<Record<string, OtherPath>> = {
  '/healthz': health,
  '/readyz': health,
  '/functions/': wire,
  '/rest/': wire,
  ...Object.fromEntries(wireCalls.map((call) => [`/${call}`, wire])),
  [ASSISTANT_DATA]: {},
  [WIDGET_DATA]: {},
  [RIGHT_NOW]: {},
  [LOCATION_PICKER]: {},
  [BEGUN]: { quiet: true },
  [MISSED]: { quiet: true },
  [CODES_FOLDER]: {},
  '/robots.txt': {},
  '/sitemap.xml': {},
  '/llms.txt': {},
  '/manifest.webmanifest': {},
  '/share.png': picture,
  '/icon-192.png': picture,
  '/icon-512.png': picture,
  '/apple-touch-icon.png': picture,
  '/favicon.ico': picture,
  // Pictures of demo brands, what was uploaded for any, and all of them in the sizes that pages show.
  '/brands/': picture,
  '/pictures/': picture,
  '/p/': picture,
  [DEMO_ORDERING]: {},
  // What lies under the pins of a map.
  [GROUND_FOLDER]: { quiet: true },
  '/assets/': { quiet: true },
  '/placeholder.svg': { quiet: true },
};

const known = new Map(Object.entries(otherPaths).map(([path, facts]) => [path, { path, ...facts }]));

/** What is at this path, where it is no page; `path` is as in the table. */
export function otherPathAt(path: string): (OtherPath & { path: string }) | undefined {
  return known.get(path) ?? known.get(path.slice(0, path.indexOf('/', 1) + 1));
}

/** What a mounted backend answers, as patterns of routes. */
export const backendRoutes = [...known.values()]
  .filter(({ path, health: isHealth, wire: isWire }) => isHealth || (isWire && path.endsWith('/')))
  .map(({ path }) => path.replace(/\/$/, '/*'));
