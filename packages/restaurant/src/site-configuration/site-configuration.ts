/**
 * The site configuration after it was read (see `read-site-configuration.ts`): one shape for each thing, whatever shape
 * it was written in, nothing malformed left in it, and every link safe to show. Most of it follows from the declarations in
 * `schema/`; what has a reader of its own is written out beside that.
 */

import type { Link } from '../link.ts';
import type { OpeningHours, PickupHours } from '../opening-hours/opening-hours.ts';
import type { ServiceHours } from '../service-kinds.ts';
import type { Address, Coordinates } from './read-place.ts';
import type { snippets, theme } from './schema/appearance.ts';
import type { feature, frequentQuestion, highlight, job, offering, review } from './schema/content.ts';
import type { EntryOf } from './schema/declare.ts';
import type { franchiseQuestion } from './schema/franchise.ts';
import type { LocationFacts, LocationLists } from './schema/location.ts';
import type { announcement } from './schema/notices.ts';
import type { deal, discount, featuredItem, loyaltyProgram } from './schema/offers.ts';
import type { Owner, Site } from './schema/site.ts';

export type { Redirect } from '../redirects.ts';
export type { ServiceHours, ServiceKind } from '../service-kinds.ts';
export type { Availability } from './read-availability.ts';
export type { Calories } from './read-calories.ts';
export type { About } from './read-content.ts';
export type { Sale } from './read-dish.ts';
export type { Menu, MenuCategory } from './read-menu.ts';
export type { Address, Coordinates } from './read-place.ts';
export type { DishVariant, MenuItem } from './schema/menu-item.ts';
export type Review = EntryOf<typeof review>;
export type Deal = EntryOf<typeof deal>;
export type Discount = EntryOf<typeof discount>;
export type Feature = EntryOf<typeof feature>;
export type FrequentQuestion = EntryOf<typeof frequentQuestion>;
export type FeaturedItem = EntryOf<typeof featuredItem>;
export type Highlight = EntryOf<typeof highlight>;
export type Job = EntryOf<typeof job>;
/** Something that the brand offers, in its own words. */
export type Offering = EntryOf<typeof offering>;
export type LoyaltyProgram = EntryOf<typeof loyaltyProgram>;
export type FranchiseQuestion = EntryOf<typeof franchiseQuestion>;
export type Theme = EntryOf<typeof theme>;
export type Snippets = EntryOf<typeof snippets>;
/** Shown above every page while it holds; `from` and `until` are milliseconds since 1970 UTC. */
export type Announcement = EntryOf<typeof announcement>;

export interface NamedLink {
  name: string;
  url: Link;
}

/** When a place is open, and what tells when that is. */
interface Hours {
  /** Absent when there is no list of hours at all. */
  openingHours?: OpeningHours;
  pickupHours?: PickupHours;
  serviceHours: ServiceHours[];
  /** IANA name, e.g. `America/Toronto`; of a location its own, else the brand's. */
  timeZone?: string;
}

/** Its service hours are its own ones; `completeLocation` has the brand's where they hold. */
export interface Location extends LocationLists, LocationFacts, Hours {
  /** Never empty: the configured id or restaurant_id, else the position in the configuration. */
  id: string;
  restaurantId?: string;
  name: string;
  address: Address;
  /** ISO 4217, of its prices. */
  currency?: string;
}

export interface SiteConfiguration extends Omit<Site, 'name'>, Pick<Owner, 'brand'>, Hours {
  /** The configured name, else the brand's, else 'Our Restaurant'. */
  name: string;
  address: Address;
  coordinates?: Coordinates;
  locations: Location[];
  flags: { liveCatering: boolean; partyHall: boolean; foodTruck: boolean };
  /** `restaurants.email`. */
  cateringEmail?: string;
  /** ISO 4217: as configured, else by the signs in prices, else the country's, else `CAD`. */
  currency: string;
}
