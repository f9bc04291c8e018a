/** What the configuration says of today: hours of each place, and what is sold out. */
import type { PlaceToday, SoldOut } from '@tablefront/console-wire/today';
import { completeLocation } from '@tablefront/restaurant/complete-location';
import { configurationAt } from '@tablefront/restaurant/menu/sold-out';
import { namedRestaurants } from '@tablefront/restaurant/named-restaurants';
import { dayNumber } from '@tablefront/restaurant/opening-hours/calendar';
import { placeClock } from '@tablefront/restaurant/opening-hours/clock';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { todayText } from '@tablefront/restaurant/opening-hours/status';
import { statusNow } from '@tablefront/restaurant/opening-hours/status-now';
import { hoursOn, specialEntriesOn } from '@tablefront/restaurant/opening-hours/timeline';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import { dishKey } from '@tablefront/restaurant/site-configuration/menu-overrides';
import type { Menu, MenuItem, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

interface PlaceNow {
  id: string;
  name: string;
  timeZone: string | undefined;
  hours: OpeningHours | undefined;
  menu: Menu[];
}

/**
 * The places in the order of the site.
 * @param reaches whether the caller may see a place
 */
export function placesNow(
  configuration: SiteConfiguration,
  brandId: string,
  reaches: (id: string) => boolean,
): PlaceNow[] {
  return namedRestaurants(configuration, brandId)
    .filter(({ restaurantId }) => reaches(restaurantId))
    .map(({ restaurantId: id, name, location }) => ({
      id,
      name,
      timeZone: location?.timeZone ?? configuration.timeZone,
      hours: (location ? completeLocation(location, configuration) : configuration).openingHours,
      menu: location && location.menu.length > 0 ? location.menu : configuration.menu,
    }));
}

export function hoursToday({ id, name, timeZone, hours }: PlaceNow, now: Date): PlaceToday {
  const zone = timeZone === undefined ? undefined : zoneOffsets(timeZone, now);
  const place = { id, name, timeZone: timeZone ?? null };
  if (!zone)
    return { ...place, open: null, status: 'Time zone not known', hours: '', spans: [], minutes: null, special: null };
  const clock = placeClock(now, zone);
  const { open = null, text } = statusNow(hours, clock);
  const day = dayNumber(clock.date);
  return {
    ...place,
    open,
    status: text,
    hours: todayText(hours, clock),
    spans: (hours && hoursOn(hours, day)?.spans) ?? [],
    minutes: clock.minutes,
    special: (hours && specialEntriesOn(hours, day)[0]?.name) ?? null,
  };
}

/** By dish, with the places where it is so; what is sold out in some until different times is told once for each. */
export function soldOutNow(
  configuration: SiteConfiguration,
  brandId: string,
  now: Date,
  reaches: (id: string) => boolean,
): SoldOut[] {
  const places = placesNow(configurationAt(configuration, now), brandId, reaches);
  const keyOf = keysOn(configuration.menu);
  const found = new Map<string, Omit<SoldOut, 'places'> & { places: Map<string, string> }>();
  for (const { id: placeId, name: placeName, menu } of places) {
    for (const { item, key } of menu.flatMap(dishesOn)) {
      const { soldOut, soldOutUntil, name, image = null } = item;
      if (!soldOut) continue;
      const until = soldOutUntil === undefined ? null : new Date(soldOutUntil).toISOString();
      const id = keyOf(item) ?? key;
      const one = JSON.stringify([id, until]);
      const known = found.get(one) ?? { id, name, image, until, places: new Map() };
      found.set(one, known);
      known.places.set(placeId, placeName);
    }
  }
  return Array.from(found.values(), ({ places: where, ...dish }) => ({
    ...dish,
    places: where.size === places.length ? null : Array.from(where, ([id, name]) => ({ id, name })),
  }));
}

function dishesOn({ categories }: Menu): { item: MenuItem; key: string }[] {
  return categories.flatMap(({ items }) => items.map((item, position) => ({ item, key: dishKey(item, position) })));
}

/** What a dish of the brand's menu is called: at a location that hides others it stands at another place, and has the id of its own. */
function keysOn(menus: readonly Menu[]): (item: MenuItem) => string | undefined {
  const keys = new Map(menus.flatMap(dishesOn).map(({ item, key }) => [`${item.id} ${item.name}`, key]));
  return ({ id, name }) => keys.get(`${id} ${name}`);
}
