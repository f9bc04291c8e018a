/**
 * The site configuration after it was read (see `read-site-configuration.ts`): one shape for each thing, whatever shape
 * it was written in, nothing malformed left in it, and every link safe to show.
 */

import type { Link } from '../link.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';

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

/** Beyond the spec: a size or kind of a dish, or something that can be had with it. */
export interface DishVariant {
  name: string;
  price?: number;
  /** The price as it is written, where it is not plainly one amount. */
  priceText?: string;
  calories?: Calories;
}

/** Beyond the spec: when a dish is to be had, besides the hours of its menu. */
export interface Availability {
  hours?: OpeningHours;
  /** First date, `YYYY-MM-DD`. */
  from?: string;
  /** Last date, inclusive, `YYYY-MM-DD`. */
  through?: string;
}

/** What is beyond the spec is absent unless it is stated. */
export interface MenuItem {
  id: string;
  name: string;
  /** In the currency of its place, e.g. 12.5; the lowest where it has several sizes. */
  price?: number;
  /** The price as it is written, where it is not plainly one amount: `market price`. */
  priceText?: string;
  /** Beyond the spec: at least one. */
  variants?: DishVariant[];
  /** Beyond the spec: at least one. */
  addOns?: DishVariant[];
  description?: string;
  image?: Link;
  isVegetarian: boolean;
  isVegan: boolean;
  isGlutenFree: boolean;
  isHalal: boolean;
  isSpicy: boolean;
  /** Beyond the spec: further diets, `kosher` or in the operator's own words. */
  diets?: string[];
  /** As configured: see `configurationAt` for what holds at a moment. */
  soldOut: boolean;
  /** Beyond the spec: from then on it is not, in milliseconds since 1970 UTC. */
  soldOutUntil?: number;
  tags: string[];
  /** What it contains, in the operator's words; only what is stated, and absent when nothing is. See `menu/allergens.ts`. */
  allergens?: string[];
  /** Beyond the spec: what it may contain traces of. */
  mayContain?: string[];
  /** Beyond the spec: what it is stated to be free of. */
  freeOf?: string[];
  calories?: Calories;
  /** Beyond the spec: more sugar, or salt, than is advised for a day. */
  highSugar?: true;
  highSodium?: true;
  available?: Availability;
  /** Beyond the spec: where this dish can be ordered. */
  orderingLink?: Link;
  featured?: true;
}

export interface MenuCategory {
  id: string;
  name: string;
  description?: string;
  image?: Link;
  items: MenuItem[];
}

export interface Menu {
  name?: string;
  description?: string;
  /** Beyond the spec: when it is served. */
  hours?: OpeningHours;
  categories: MenuCategory[];
}

export interface Review {
  author: string;
  /** 1 to 5. */
  rating?: number;
  content: string;
  /** As configured: a text such as `June 2026` or an ISO date. */
  date?: string;
}

export interface Deal {
  title: string;
  description?: string;
  price?: number;
  priceText?: string;
  originalPrice?: number;
  originalPriceText?: string;
  badge?: string;
  /** As configured: a text or an ISO date. */
  validUntil?: string;
  image?: Link;
}

export interface Discount {
  title: string;
  description?: string;
  badge?: string;
  conditions: string[];
  couponCode?: string;
  validUntil?: string;
  icon?: string;
}

export interface Feature {
  icon?: string;
  title: string;
  description?: string;
}

export interface FrequentQuestion {
  question: string;
  answer: string;
}

export interface FeaturedItem {
  id: string;
  name: string;
  price?: number;
  priceText?: string;
  description?: string;
  category?: string;
  image?: Link;
}

export interface Highlight {
  id: string;
  title: string;
  description?: string;
  image?: Link;
  /** Beyond the spec: where the highlight leads. */
  link?: NamedLink;
}

export interface About {
  title?: string;
  /** Paragraphs. */
  text: string[];
  image?: Link;
}

export interface GalleryPicture {
  image: Link;
  title?: string;
  orientation: 'portrait' | 'landscape';
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
 * Beyond the spec: when a part of the place is on, such as its kitchen or the happy hour. It says nothing of whether the
 * place is open.
 */
export interface ServiceHours {
  /** As configured; always there where the kind is `other`. `serviceTitle` has words for the rest. */
  name?: string;
  kind: ServiceKind;
  hours: OpeningHours;
  /** The brand states them for all of its locations, and this one not for itself; see `completeLocation`. */
  isOfBrand?: true;
}

export interface Job {
  title: string;
  type?: string;
  description?: string;
  requirements: string[];
  benefits: string[];
  restaurantId?: string;
  locationName?: string;
  /** Beyond the spec: ISO dates, for search engines. */
  datePosted?: string;
  validThrough?: string;
}

/** Beyond the spec: something that the brand offers, in its own words. */
export interface Offering {
  title: string;
  description?: string;
  image?: Link;
}

export interface LoyaltyProgram {
  available: boolean;
  name?: string;
  description?: string;
  url?: Link;
}

export interface FranchiseQuestion {
  id: string;
  question: string;
  type: 'input' | 'textarea' | 'radio' | 'select' | 'datetime';
  options: string[];
  required: boolean;
  order: number;
}

export interface Hero {
  badge?: string;
  title?: string;
  description?: string;
  callToAction?: { text?: string; url?: Link };
  backgroundImage?: Link;
  /** Beyond the spec: another crop of the background for phones. */
  backgroundImageTall?: Link;
  /** Beyond the spec: a cut-out picture, shown on the brand's colour when there is no background. */
  image?: Link;
}

export interface Location {
  /** Never empty: the configured id or restaurant_id, else the position in the configuration. */
  id: string;
  restaurantId?: string;
  name: string;
  phone?: string;
  email?: string;
  address: Address;
  coordinates?: Coordinates;
  placeId?: string;
  services: string[];
  features: string[];
  /** 0 to 5. */
  rating?: number;
  reviewCount?: number;
  /** Kilometres. */
  distance?: number;
  hasMenu?: 'page' | 'file' | 'embedded';
  fileLink?: Link;
  orderingLink?: Link;
  /** Beyond the spec. */
  reservationLink?: Link;
  menuUrl?: Link;
  /** Its own, or the brand's with what `menuOverrides` changes. */
  menu: Menu[];
  /** Beyond the spec: its own notices in the place of the brand's. */
  menuNotices?: string[];
  heroImage?: Link;
  gallery: GalleryPicture[];
  faqs: FrequentQuestion[];
  reviews: Review[];
  deliveryAreas: string[];
  /** Absent when the location has no hours list at all. */
  openingHours?: OpeningHours;
  pickupHours?: PickupHours;
  /** Beyond the spec: its own ones; `completeLocation` has the brand's where they hold. */
  serviceHours: ServiceHours[];
  /** ISO 4217, of its prices. */
  currency?: string;
  /** IANA name, e.g. `America/Toronto`; the location's own, else the brand's. */
  timeZone?: string;
}

export interface Theme {
  /** `#rrggbb`; the spec's defaults where nothing (readable) is configured. */
  primaryColor: string;
  /** `#rrggbb`. */
  orderColor: string;
  fontFamily?: string;
}

export interface Snippets {
  head?: string;
  body?: string;
  footer?: string;
}

/** Beyond the spec: an old path of the brand's, which leads elsewhere where the site has no page at it. */
export interface Redirect {
  /** Comparable, see `comparablePath`. */
  from: string;
  /** Every path below `from` as well. */
  below: boolean;
  /** http(s) or a path. */
  to: Link;
  permanent: boolean;
}

/** Beyond the spec: shown above every page while it holds. */
export interface Announcement {
  text: string;
  url?: Link;
  /** Milliseconds since 1970 UTC; absent: it holds already. */
  from?: number;
  /** Milliseconds since 1970 UTC; absent: it holds until it is taken out. */
  until?: number;
}

export interface SiteConfiguration {
  /** The configured name, else the brand's, else 'Our Restaurant'. */
  name: string;
  description?: string;
  logo?: Link;
  email?: string;
  telephone?: string;
  url?: Link;
  servesCuisine: string[];
  priceRange?: string;
  address: Address;
  coordinates?: Coordinates;
  /** `id` or `restaurant_id`. */
  id?: string;
  restaurantId?: string;
  brandId?: string;
  brand: {
    name?: string;
    description?: string;
    email?: string;
    /** Sorted by `order`. */
    franchiseQuestions: FranchiseQuestion[];
  };
  openingHours?: OpeningHours;
  pickupHours?: PickupHours;
  /** Beyond the spec: of the kitchen, the lunch, the happy hour and so on, beside the opening hours. */
  serviceHours: ServiceHours[];
  timeZone?: string;
  orderingLink?: Link;
  fileLink?: Link;
  reservationLink?: Link;
  giftCards?: Link;
  /** Only entries with a name and a safe url. */
  navigation: NamedLink[];
  hasMenu?: 'page' | Link;
  /** Social profiles: `sameAs` and the values of `socialMedia`, without repetition. */
  socialLinks: Link[];
  /**
   * Beyond the spec: hosts (`checkout.example.com`, `*.example.com`) that pictures and frames may come from besides those
   * of the configuration's own links, as where an ordering page leads on to another host.
   */
  embeddedHosts: string[];
  areaServed: string[];
  offerCatalog: string[];
  locations: Location[];
  menu: Menu[];
  /** Beyond the spec: sentences that stand with prices: fees, raw food. */
  menuNotices?: string[];
  reviews: Review[];
  deals: Deal[];
  discounts: Discount[];
  faqs: FrequentQuestion[];
  features: Feature[];
  /** Beyond the spec: a title for the features section. */
  featuresTitle?: string;
  featuredItems: FeaturedItem[];
  highlights: Highlight[];
  about?: About;
  jobs: Job[];
  loyaltyProgram?: LoyaltyProgram;
  /** Beyond the spec: what holds for every offer, one sentence each. */
  offerTerms: string[];
  /** Beyond the spec: in the place of those that follow from `flags`. */
  cateringServices: Offering[];
  /** Beyond the spec: what working there brings, in the place of what the jobs list. */
  benefits: Offering[];
  /** Beyond the spec: `pages.{page}.lead`, the sentence under a page's title, by the page's id. */
  pageLeads: Partial<Record<string, string>>;
  /** Beyond the spec: who answers about accessibility. */
  accessibilityEmail?: string;
  /** Scroll-reveal effects; on unless switched off. */
  animations: boolean;
  keywords: string[];
  hero: Hero;
  theme: Theme;
  flags: { liveCatering: boolean; partyHall: boolean; foodTruck: boolean };
  /** `restaurants.email`. */
  cateringEmail?: string;
  snippets: Snippets;
  /** Beyond the spec: whether analytics, and snippets marked with `data-consent`, wait for the visitor's consent. */
  consentRequired: boolean;
  redirects: Redirect[];
  announcements: Announcement[];
  /** Where influencers apply for a campaign, see `applyLink`. */
  influencerPortal?: Link;
  /** Beyond the spec: who is credited in the footer for online ordering. */
  orderingProvider?: { name: string; url?: Link };
  /** Beyond the spec: `en` unless set; the document's language. */
  language: string;
  /** ISO 4217: as configured, else by the signs in prices, else the country's, else `CAD`. */
  currency: string;
}
