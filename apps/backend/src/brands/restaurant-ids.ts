import { namedRestaurants } from '@tablefront/restaurant/named-restaurants';
import { readableConfiguration } from '@tablefront/restaurant/site-configuration/parse-configuration';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

/** What a visitor's page may send as `restaurant_id` or `brand_id`. */
export interface KnownRestaurant {
  id: string;
  /** No other place of the brand has it. Empty where it is no place: the brand as a whole, or what only a job names. */
  name: string;
  /** An IANA name. */
  timeZone: string | null;
}

/**
 * Every id of a configuration (JSON text) that a submission may bear: the brand's, its locations', and those that its jobs
 * name, each once. Empty when the text is no configuration.
 */
export function restaurantsIn(text: string): KnownRestaurant[] {
  const read = readSiteConfiguration(readableConfiguration(text));
  if (!read.ok) return [];

  const { configuration } = read;
  const known = new Map<string, KnownRestaurant>();
  const add = (id: string | undefined, name = '', timeZone = configuration.timeZone) => {
    // Longer ones would not fit into an index, and no call accepts them.
    if (id === undefined || known.has(id) || id.length > 200 || !isStorable(id)) return;
    known.set(id, { id, name: isStorable(name) ? name : '', timeZone: timeZone ?? null });
  };
  for (const place of placesIn(configuration)) add(place.restaurantId, place.name, place.timeZone);
  for (const { id, name, timeZone } of configuration.locations) add(id, name, timeZone);
  const { id, brandId, restaurantId, jobs } = configuration;
  for (const own of [id, brandId, restaurantId, ...jobs.map((job) => job.restaurantId)]) add(own);
  return [...known.values()];
}

/** The ids that places are known by, before any other that they bear. */
function placesIn(configuration: SiteConfiguration) {
  return namedRestaurants(configuration).map(({ restaurantId, name, location }) => ({
    restaurantId,
    name: location ? name : '',
    timeZone: location?.timeZone ?? configuration.timeZone,
  }));
}

/** The database refuses U+0000 and half characters. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}
