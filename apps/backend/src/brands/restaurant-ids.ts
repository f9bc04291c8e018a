import { parseConfiguration } from '@tablefront/restaurant/site-configuration/parse-configuration';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';

/**
 * Every id of a configuration (JSON text) that a visitor's page may send as `restaurant_id` or `brand_id`: the brand's,
 * its locations', and those that its jobs name. Empty when the text is no configuration.
 */
export function restaurantIdsIn(text: string): string[] {
  const read = readSiteConfiguration(parsed(text));
  if (!read.ok) return [];

  const { id, brandId, restaurantId, locations, jobs } = read.configuration;
  const ids = [
    ...[id, brandId, restaurantId],
    ...locations.flatMap((location) => [location.id, location.restaurantId]),
    ...jobs.map((job) => job.restaurantId),
  ];
  // Longer ones would not fit into an index, and no call accepts them.
  const given = ids.filter((each) => each !== undefined);
  return [...new Set(given)].filter((each) => each.length <= 200 && isStorable(each));
}

function parsed(text: string): unknown {
  try {
    return parseConfiguration(text);
  } catch {
    // It is no JSON.
    return undefined;
  }
}

/** The database refuses U+0000 and half characters. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}
