import { type DeliveryMethod, deliveryMethods } from '@tablefront/restaurant/forms/catering-form';
import { telephoneLink } from '@tablefront/restaurant/links';
import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import type { Link, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

export interface CateringPage {
  name: string;
  /** The places that can be asked; none where the brand takes no requests here. */
  places: { restaurantId: string; name: string }[];
  deliveryMethods: DeliveryMethod[];
  phone?: { text: string; url: Link };
  /** Each once, in any case of letters. */
  emails: string[];
  /** `YYYY-MM-DD` at the restaurant; the visitor's own day counts in the browser. */
  today: string;
  pictures: Link[];
}

/** The part of the configuration that the catering page shows. */
export function cateringPageOf(configuration: SiteConfiguration, now: Date): CateringPage {
  const { name, locations, telephone, flags, timeZone } = configuration;
  const phone = telephone ?? locations.find((location) => location.phone !== undefined)?.phone;
  return {
    name,
    places: placesOf(configuration),
    deliveryMethods: deliveryMethods(flags),
    phone: phone === undefined ? undefined : { text: phone, url: telephoneLink(phone) },
    emails: emailsOf(configuration),
    today: placeDate(now, timeZone === undefined ? undefined : zoneOffsets(timeZone, now)),
    pictures: picturesOf(configuration),
  };
}

/** With several locations each of them; else the restaurant itself, by its own id or that of its location. */
function placesOf({ name, locations, restaurantId, id }: SiteConfiguration): CateringPage['places'] {
  if (locations.length > 1) {
    return locations.map((location) => ({
      restaurantId: location.restaurantId ?? location.id,
      name: location.name,
    }));
  }
  const own = restaurantId ?? id ?? locations[0]?.restaurantId;
  return own === undefined ? [] : [{ restaurantId: own, name: locations[0]?.name ?? name }];
}

/** The catering address first, then the brand's; the only location's too. */
function emailsOf({ cateringEmail, email, brand, locations }: SiteConfiguration): string[] {
  const only = locations.length === 1 ? locations[0]?.email : undefined;
  const all = [cateringEmail, email, brand.email, only].filter((address) => address !== undefined);
  return all.filter(
    (address, index) => all.findIndex((other) => other.toLowerCase() === address.toLowerCase()) === index,
  );
}

/** Dishes of the brand for the services' plates. */
function picturesOf({ featuredItems, menu, locations }: SiteConfiguration): Link[] {
  const menus = [...menu, ...locations.slice(0, 1).flatMap((location) => location.menu)];
  const dishes = [...featuredItems, ...menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items))];
  return [...new Set(dishes.flatMap(({ image }) => image ?? []))].slice(0, 5);
}
