import { type DeliveryMethod, deliveryMethods } from '@tablefront/restaurant/forms/catering/catering-fields';
import type { Link } from '@tablefront/restaurant/link';
import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import { restaurantsOf } from '@tablefront/restaurant/restaurants';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type BrandContact, brandContactOf } from '../../forms/brand-contact.ts';

export interface CateringPage extends BrandContact {
  name: string;
  /** The places that can be asked; none where the brand takes no requests here. */
  places: { restaurantId: string; name: string }[];
  deliveryMethods: DeliveryMethod[];
  /** `YYYY-MM-DD` at the restaurant; the visitor's own day counts in the browser. */
  today: string;
  pictures: Link[];
}

/** The part of the configuration that the catering page shows. */
export function cateringPageOf(configuration: SiteConfiguration, now: Date): CateringPage {
  const { name, flags, timeZone, cateringEmail } = configuration;
  return {
    ...brandContactOf(configuration, cateringEmail),
    name,
    places: restaurantsOf(configuration).map(({ restaurantId, location }) => ({
      restaurantId,
      name: location?.name ?? name,
    })),
    deliveryMethods: deliveryMethods(flags),
    today: placeDate(now, timeZone === undefined ? undefined : zoneOffsets(timeZone, now)),
    pictures: picturesOf(configuration),
  };
}

/** Dishes of the brand for the services' plates. */
function picturesOf({ featuredItems, menu, locations }: SiteConfiguration): Link[] {
  const menus = [...menu, ...locations.slice(0, 1).flatMap((location) => location.menu)];
  const dishes = [...featuredItems, ...menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items))];
  return [...new Set(dishes.flatMap(({ image }) => image ?? []))].slice(0, 5);
}
