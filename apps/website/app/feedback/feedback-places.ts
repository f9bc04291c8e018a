import { addressLines } from '@tablefront/restaurant/addresses';
import { askedRestaurants, brandRestaurantId } from '@tablefront/restaurant/asked-restaurant';
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
  const { locations, address: brandAddress } = configuration;
  const slugs = locationSlugs(locations);
  const places = askedRestaurants(configuration, brandKey).map(({ restaurantId, name, location }, index) => ({
    restaurantId,
    name,
    address: addressLines(location?.address ?? brandAddress).join(', '),
    slug: slugs[index] ?? '',
  }));
  return { places, ownId: brandRestaurantId(configuration, brandKey) };
}
