/** What stands around the dishes of a menu: notices, signs that need words, and how to ask about allergens. */
import type { Link } from '@tablefront/restaurant/link';
import { telephoneLink } from '@tablefront/restaurant/links';
import { stateAllergens } from '@tablefront/restaurant/menu/allergen-pages';
import { type AllergenColumn, avoidChoices } from '@tablefront/restaurant/menu/allergen-table';
import { calorieStatement, caloriesOfDish } from '@tablefront/restaurant/menu/dish-words';
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import type { Location, Menu, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

/** What follows from the dishes alone. */
export interface MenuSigns {
  /** What guests may want to avoid of what the dishes name. */
  avoid: AllergenColumn[];
  statesAllergens: boolean;
  hasCalories: boolean;
  highSodium: boolean;
  highSugar: boolean;
}

export function menuSigns(menus: readonly Menu[]): MenuSigns {
  const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  return {
    avoid: avoidChoices(menus),
    statesAllergens: stateAllergens(menus),
    hasCalories: items.some((item) => caloriesOfDish(item) ?? item.variants?.some(({ calories }) => calories)),
    highSodium: items.some((item) => item.highSodium),
    highSugar: items.some((item) => item.highSugar),
  };
}

/** What the place adds. */
export interface MenuNotes {
  notices: string[];
  /** What laws want said of calories. */
  calories?: string;
  phone?: { text: string; url: Link };
  /** The page of all allergens. */
  table?: Link;
  /** Of the place, for the hours of menus. */
  zone?: ZoneOffsets;
}

interface Around {
  /** Absent on the brand's menu. */
  location: Location | undefined;
  table: Link;
  currency: string;
  now: Date;
}

export function menuNotes(configuration: SiteConfiguration, signs: MenuSigns, around: Around): MenuNotes {
  const { location, table, currency, now } = around;
  const { locations } = configuration;
  const place = location ?? (locations.length === 1 ? locations[0] : undefined);
  const phone = place?.phone ?? configuration.telephone;
  const timeZone = place?.timeZone ?? configuration.timeZone;
  return {
    notices: place?.menuNotices ?? configuration.menuNotices ?? [],
    calories: signs.hasCalories ? calorieStatement(currency) : undefined,
    phone: phone === undefined ? undefined : { text: phone, url: telephoneLink(phone) },
    table: signs.statesAllergens ? table : undefined,
    zone: timeZone === undefined ? undefined : zoneOffsets(timeZone, now),
  };
}
