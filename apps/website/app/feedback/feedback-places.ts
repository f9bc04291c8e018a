import { addressLines } from '@tablefront/restaurant/addresses';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { locationSlugs } from '@tablefront/restaurant/slugs';

export interface FeedbackPlace {
  restaurantId: string;
  name: string;
  /** In one line; empty where it is not known. */
  address: string;
}

export interface FeedbackPlaces {
  /** What feedback can be about: the locations, each with the slug of its page, or the restaurant itself. Never empty. */
  places: (FeedbackPlace & { slug: string })[];
  /** Names the brand as a whole. */
  ownId: string;
}

/** @param brandKey by which a backend knows a brand whose configuration has no id at all (see `SiteAccess`) */
export function feedbackPlacesOf(configuration: SiteConfiguration, brandKey: string): FeedbackPlaces {
  const { locations, name, address, restaurantId, id, brandId } = configuration;
  const own = restaurantId ?? id;
  const slugs = locationSlugs(locations);
  const places = locations.map((location, index) => ({
    restaurantId: location.restaurantId ?? (locations.length === 1 ? own : undefined) ?? location.id,
    name: location.name,
    address: addressLines(location.address).join(', '),
    slug: slugs[index] ?? '',
  }));
  const ownId = own ?? brandId ?? brandKey;
  if (places.length > 0) return { places, ownId };
  return { places: [{ restaurantId: ownId, name, address: addressLines(address).join(', '), slug: '' }], ownId };
}
