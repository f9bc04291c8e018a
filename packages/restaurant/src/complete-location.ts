import { addressLines } from './addresses.ts';
import { servicesOfPlace } from './services-of-place.ts';
import type { Location, SiteConfiguration } from './site-configuration/site-configuration.ts';

/**
 * The location as pages tell of it. The only location of a brand is where the brand itself is: what it does not say of
 * itself (address, phone, e-mail, hours) it takes from the brand. One of several takes only when the kitchen and the like
 * are on.
 */
export function completeLocation(location: Location, configuration: SiteConfiguration): Location {
  const serviceHours = servicesOfPlace(location, configuration);
  if (configuration.locations.length !== 1) return { ...location, serviceHours };
  const { address, coordinates, telephone, email, openingHours, pickupHours } = configuration;
  const hasAddress = addressLines(location.address).length > 0;
  return {
    ...location,
    address: hasAddress ? location.address : { ...address, ...location.address },
    coordinates: location.coordinates ?? (hasAddress ? undefined : coordinates),
    phone: location.phone ?? telephone,
    email: location.email ?? email,
    openingHours: location.openingHours ?? openingHours,
    pickupHours: location.pickupHours ?? pickupHours,
    serviceHours,
  };
}
