import { completeLocation } from '../complete-location.ts';
import { present } from '../reading/lenient.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { organizationNode, postalAddress, restaurantIdentity } from './restaurant.ts';

/** Who stands behind a page: a brand with several restaurants, or the one restaurant that the home page describes. */
export function brandNode(configuration: SiteConfiguration, origin: string) {
  const { locations } = configuration;
  return locations.length > 1
    ? organizationNode(configuration, origin)
    : restaurantIdentity(locations[0], configuration, { origin });
}

/** The same with how to reach it. */
export function reachableBrandNode(configuration: SiteConfiguration, origin: string) {
  const [only] = configuration.locations.length === 1 ? configuration.locations : [];
  const place = only && completeLocation(only, configuration);
  return {
    ...brandNode(configuration, origin),
    ...present({
      telephone: configuration.telephone ?? place?.phone,
      email: configuration.email ?? configuration.brand.email ?? place?.email,
      address: postalAddress(configuration.address) ?? (place && postalAddress(place.address)),
    }),
  };
}
