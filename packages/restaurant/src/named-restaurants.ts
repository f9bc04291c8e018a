import { distinctNames } from './distinct-names.ts';
import { type Restaurant, restaurantsOf } from './restaurants.ts';
import type { SiteConfiguration } from './site-configuration/site-configuration.ts';

interface NamedRestaurant extends Restaurant {
  name: string;
}

/**
 * The restaurants that can be meant, each with a name that no other of them has; the brand's where it is the brand itself.
 * @param brandKey see `restaurantsOf`
 */
export function namedRestaurants(configuration: SiteConfiguration, brandKey?: string): NamedRestaurant[] {
  const names = distinctNames(configuration.locations);
  return restaurantsOf(configuration, brandKey).map((restaurant, index) => ({
    ...restaurant,
    name: names[index] ?? configuration.name,
  }));
}
