import type { PreviewPage } from '@tablefront/console-wire/drafts';
import { brandPages } from '@tablefront/restaurant/brand-pages';
import { distinctNames } from '@tablefront/restaurant/distinct-names';
import { type JsonObject, keyOf } from '@tablefront/restaurant/editing/entry-keys';
import type { Step } from '@tablefront/restaurant/editing/patches';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { hasSlug, pageAt, pageName, pathTo } from '@tablefront/restaurant/site-pages';
import { locationSlugs, menuSlugs, resolveSlug } from '@tablefront/restaurant/slugs';

/** More than anybody chooses from; the others are reached by links. */
const MOST_LOCATIONS = 200;

/** The pages that a site has: those of the brand, then each location's and its menu. */
export function pagesOf(configuration: SiteConfiguration): PreviewPage[] {
  const { locations } = configuration;
  const [slugs, menus] = [locationSlugs(locations), menuSlugs(locations)];
  const ofBrand = brandPages(configuration).map(({ name, path }) => ({ name, path, key: path }));
  const names = distinctNames(locations);
  const ofLocations = locations.slice(0, MOST_LOCATIONS).flatMap(({ id, menu }, index) => [
    { name: names[index] ?? '', path: pathTo('location', { slug: slugs[index] ?? '' }), key: `location ${id}` },
    ...(menu.length === 0
      ? []
      : [
          {
            name: `${pageName('locationMenu')}, ${names[index]}`,
            path: pathTo('locationMenu', { slug: menus[index] ?? '' }),
            key: `menu ${id}`,
          },
        ]),
  ]);
  return [...ofBrand, ...ofLocations];
}

/**
 * Where the fields of a page are in the document, as far as its address says so.
 * @param document with keys, which the configuration was read from
 */
export function nearOf(path: string, { locations }: SiteConfiguration, document: JsonObject): Step[] {
  const page = pageAt(path);
  if (!page || !hasSlug(page.id) || page.id === 'job') return [];
  const route = page.id === 'location' ? 'location' : 'menu';
  const resolution = resolveSlug(page.params.slug ?? '', locations, route);
  const written = document.locations;
  // Where one could not be read, the others stand in other places.
  if (resolution.kind !== 'found' || !Array.isArray(written) || written.length !== locations.length) return [];
  const key = keyOf(written[resolution.index]);
  return key === undefined ? [] : ['locations', { key }];
}
