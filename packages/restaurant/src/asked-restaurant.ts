/**
 * Which restaurant a visitor means, by its id on the wire: the same for feedback, callbacks, catering, applications and
 * questions, so that an owner finds all of one restaurant under one id.
 */
import type { Location, SiteConfiguration } from './site-configuration/site-configuration.ts';

type Ids = Pick<SiteConfiguration, 'id' | 'restaurantId'>;

/** A location's own restaurant; the only location without one is the brand's restaurant. */
export function restaurantIdOf(location: Location, configuration: Ids & Pick<SiteConfiguration, 'locations'>): string {
  const brands = configuration.locations.length === 1 ? configuredRestaurantId(configuration) : undefined;
  return location.restaurantId ?? brands ?? location.id;
}

/** The restaurant of the brand as a whole. `brandKey` is what a backend knows a brand without any id by. */
export function brandRestaurantId(configuration: Ids & Pick<SiteConfiguration, 'brandId'>, brandKey: string): string {
  return configuredRestaurantId(configuration) ?? configuration.brandId ?? brandKey;
}

/** What a visitor can mean: each location, or the brand where it has none. Never empty. */
export function askedRestaurants(
  configuration: SiteConfiguration,
  brandKey: string,
): { restaurantId: string; name: string; location?: Location }[] {
  const { locations, name } = configuration;
  if (locations.length === 0) return [{ restaurantId: brandRestaurantId(configuration, brandKey), name }];
  return locations.map((location) => ({
    restaurantId: restaurantIdOf(location, configuration),
    name: location.name,
    location,
  }));
}

function configuredRestaurantId({ restaurantId, id }: Ids): string | undefined {
  return restaurantId ?? id;
}
