import { addressLines } from '@tablefront/restaurant/addresses';
import { restaurantByDefault, restaurantsOf } from '@tablefront/restaurant/restaurants';
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
  /** What it is about where nothing was chosen. */
  ownId: string;
}

/** @param brandKey by which a backend knows a brand whose configuration has no id at all (see `SiteAccess`) */
export function feedbackPlacesOf(configuration: SiteConfiguration, brandKey: string): FeedbackPlaces {
  const { locations, name, address } = configuration;
  const slugs = locationSlugs(locations);
  const places = restaurantsOf(configuration, brandKey).map(({ restaurantId, location }, index) => ({
    restaurantId,
    name: location?.name ?? name,
    address: addressLines(location?.address ?? address).join(', '),
    slug: slugs[index] ?? '',
  }));
  return { places, ownId: restaurantByDefault(configuration, brandKey) };
}
