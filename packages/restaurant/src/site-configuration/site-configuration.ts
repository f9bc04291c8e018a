/**
 * The site configuration after it was read (see `read-site-configuration.ts`): one shape for each thing, whatever shape
 * it was written in, nothing malformed left in it, and every link safe to show. Most of it follows from the declarations in
 * `schema/`; written out is what has a reader of its own.
 */

import type { Link } from '../link.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import type { snippets, theme } from './schema/appearance.ts';
import type {
  feature,
  frequentQuestion,
  galleryPicture,
  hero,
  highlight,
  job,
  offering,
  review,
} from './schema/content.ts';
import type { EntryOf } from './schema/declare.ts';
import type { franchiseQuestion } from './schema/franchise.ts';
import type { LocationFacts, LocationLists } from './schema/location.ts';
import type { CategoryFacts, MenuFacts, menuItem } from './schema/menu-item.ts';
import type { announcement } from './schema/notices.ts';
import type { deal, discount, featuredItem, loyaltyProgram } from './schema/offers.ts';
import type { Owner, Site } from './schema/site.ts';

export type { DishVariant } from './schema/menu-item.ts';
/** Its price is the lowest where it has several sizes. What is beyond the spec is absent unless it is stated. */
export type MenuItem = EntryOf<typeof menuItem>;
export type Review = EntryOf<typeof review>;
export type Deal = EntryOf<typeof deal>;
export type Discount = EntryOf<typeof discount>;
export type Feature = EntryOf<typeof feature>;
export type FrequentQuestion = EntryOf<typeof frequentQuestion>;
export type FeaturedItem = EntryOf<typeof featuredItem>;
export type Highlight = EntryOf<typeof highlight>;
export type GalleryPicture = EntryOf<typeof galleryPicture>;
export type Job = EntryOf<typeof job>;
/** Something that the brand offers, in its own words. */
export type Offering = EntryOf<typeof offering>;
export type LoyaltyProgram = EntryOf<typeof loyaltyProgram>;
export type FranchiseQuestion = EntryOf<typeof franchiseQuestion>;
export type Hero = EntryOf<typeof hero>;
export type Theme = EntryOf<typeof theme>;
export type Snippets = EntryOf<typeof snippets>;
/** Shown above every page while it holds; `from` and `until` are milliseconds since 1970 UTC. */
export type Announcement = EntryOf<typeof announcement>;

export interface Address {
  street?: string;
  locality?: string;
  region?: string;
  postalCode?: string;
  country?: string;
  /** The neighbourhood or part of town, as people call it. */
  area?: string;
}

export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface NamedLink {
  name: string;
  url: Link;
}

/** Kilocalories of a portion; up to `to` where portions differ. */
export interface Calories {
  from: number;
  to?: number;
}

/** Beyond the spec: when a dish is to be had, besides the hours of its menu. */
export interface Availability {
  hours?: OpeningHours;
  /** First date, `YYYY-MM-DD`. */
  from?: string;
  /** Last date, inclusive, `YYYY-MM-DD`. */
  through?: string;
}

/** Whether a dish can be had, as configured: see `configurationAt` for what holds at a moment. */
export interface Sale {
  soldOut: boolean;
  /** From then on it is not, in milliseconds since 1970 UTC. */
  soldOutUntil?: number;
}

/** What a dish states of allergens, in the operator's words; what is named nowhere is unknown. See `menu/allergens.ts`. */
export interface AllergenStatements {
  allergens?: string[];
  mayContain?: string[];
  freeOf?: string[];
}

export interface MenuCategory extends CategoryFacts {
  id: string;
  name: string;
  items: MenuItem[];
}

export interface Menu extends MenuFacts {
  categories: MenuCategory[];
}

export interface About {
  title?: string;
  /** Paragraphs. */
  text: string[];
  image?: Link;
}

export interface PickupHours {
  useRestaurantHours: boolean;
  customHours?: OpeningHours;
}

export type ServiceKind =
  | 'kitchen'
  | 'breakfast'
  | 'brunch'
  | 'lunch'
  | 'dinner'
  | 'happy_hour'
  | 'delivery'
  | 'takeout'
  | 'other';

/**
 * When a part of the place is on, such as its kitchen or the happy hour. It says nothing of whether the place is open.
 */
export interface ServiceHours {
  /** As configured; always there where the kind is `other`. `serviceTitle` has words for the rest. */
  name?: string;
  kind: ServiceKind;
  hours: OpeningHours;
  /** The brand states them for all of its locations, and this one not for itself; see `completeLocation`. */
  isOfBrand?: true;
}

/** An old path of the brand's, which leads elsewhere where the site has no page at it. */
export interface Redirect {
  /** Comparable, see `comparablePath`. */
  from: string;
  /** Every path below `from` as well. */
  below: boolean;
  /** http(s) or a path. */
  to: Link;
  permanent: boolean;
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
