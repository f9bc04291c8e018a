import { currencyOfCountry } from '../currencies.ts';
import { inWords, longest, most } from '../limits.ts';
import { described, type Entry, field, isRecord, present, type Warn } from './lenient.ts';
import { names, sentences } from './lenient-lists.ts';
import { idText, label, link, readEmail, readPhone, text, textWithin, webLink } from './lenient-values.ts';
import { announcementsOf } from './read-announcements.ts';
import { animationsOf, consentRequiredOf, languageOf, snippetsOf, themeOf } from './read-appearance.ts';
import { brandOf, keywordsOf, offerCatalogOf, readOrderingProvider, readRestaurants } from './read-brand.ts';
import {
  aboutOf,
  faqsOf,
  featuresOf,
  heroOf,
  highlightsOf,
  jobsOf,
  offeringsOf,
  pageLeadsOf,
  reviewsOf,
} from './read-content.ts';
import type { DishContext } from './read-dish.ts';
import { embeddedHostsOf, influencerPortalOf, navigationOf, siteMenuOf, socialLinksOf } from './read-links.ts';
import { type BrandDefaults, locationsOf, withMenus } from './read-locations.ts';
import { menuNoticesOf, menusOf } from './read-menu.ts';
import { dealsOf, discountsOf, featuredItemsOf, loyaltyProgramOf } from './read-offers.ts';
import {
  addressOf,
  coordinatesOf,
  openingHoursOf,
  pickupHoursOf,
  specialHoursOf,
  timeZoneReader,
} from './read-place.ts';
import { currencyNamedIn, currencyOfPrices } from './read-prices.ts';
import { redirectsOf } from './read-redirects.ts';
import { serviceHoursOf } from './read-service-hours.ts';
import type { SiteConfiguration } from './site-configuration.ts';

/** Something malformed that was left out. `path` is where it stands, e.g. `deals[0].price`. */
export interface Warning {
  path: string;
  message: string;
}

export type SiteConfigurationResult =
  | { ok: true; configuration: SiteConfiguration; warnings: Warning[] }
  | { ok: false; error: string };

/**
 * Reads a site configuration from JSON, in any of the shapes that the specification accepts. Entries and fields that
 * are malformed are left out with a warning; unknown fields are ignored; only a value that is no object at all fails.
 * Never throws for a JSON value.
 */
export function readSiteConfiguration(value: unknown): SiteConfigurationResult {
  if (!isRecord(value)) return { ok: false, error: `a site configuration is an object, this is ${described(value)}` };
  const { warn, warnings } = collectWarnings();
  return { ok: true, configuration: configurationOf({ fields: value, path: '', warn }), warnings: warnings() };
}

/** Keeps the first warnings, and says at the end how many more there were. */
export function collectWarnings(): { warn: Warn; warnings: () => Warning[] } {
  const kept: Warning[] = [];
  let further = 0;
  return {
    warn(path, message) {
      if (kept.length < most.warnings) kept.push({ path, message });
      else further += 1;
    },
    warnings() {
      if (further === 0) return kept;
      return [
        ...kept,
        { path: 'and more', message: `${further.toLocaleString('en')} further warnings are not listed` },
      ];
    },
  };
}

/** A warning in one line: `locations[3].menu.categories[1].items[7].price: "market" is not a number`. */
export function warningText({ path, message }: Warning): string {
  return `${path}: ${message}`;
}

function configurationOf(entry: Entry): SiteConfiguration {
  const brand = brandOf(entry);
  const restaurants = field(entry, ['restaurants'], readRestaurants);
  const named = currencyNamedIn(entry);
  const currency = named ?? brandCurrency(entry);
  const overrides: BrandDefaults['overrides'] = new Map();
  const places = placesOf(entry, { currency, currencyNamed: named !== undefined, overrides });
  const timeZones = timeZonesOf(places);
  const read = {
    name: text(entry, 'name') ?? brand.name ?? 'Our Restaurant',
    brand,
    flags: restaurants?.flags ?? { liveCatering: false, partyHall: false, foodTruck: false },
    ...present({ cateringEmail: restaurants?.email }),
    ...identityOf(entry, brand),
    ...places,
    ...linksOf(entry),
    ...contentOf(entry, { currency, timeZones }),
    hero: heroOf(entry),
    theme: themeOf(entry),
    snippets: snippetsOf(entry),
    consentRequired: consentRequiredOf(entry),
    redirects: redirectsOf(entry),
    announcements: announcementsOf(entry, timeZones),
    animations: animationsOf(entry),
    language: languageOf(entry),
    currency,
  };
  return { ...read, locations: withMenus(read.locations, read.menu, overrides, entry.warn) };
}

function identityOf(entry: Entry, brand: SiteConfiguration['brand']) {
  const id = idText(entry, 'id');
  const restaurantId = idText(entry, 'restaurant_id', 'restaurantId');
  return {
    servesCuisine: names(entry, 'servesCuisine'),
    areaServed: names(entry, 'areaServed'),
    offerCatalog: offerCatalogOf(entry),
    keywords: keywordsOf(entry),
    ...present({
      id: id ?? restaurantId,
      restaurantId: restaurantId ?? id,
      brandId: idText(entry, 'brand_id', 'brandId'),
      description: field(entry, ['description'], textWithin(longest.story)) ?? brand.description,
      logo: webLink(entry, 'logo'),
      email: field(entry, ['email'], readEmail),
      telephone: field(entry, ['telephone', 'phone'], readPhone),
      url: webLink(entry, 'url'),
      priceRange: label(entry, 'priceRange'),
    }),
  };
}

/** Of a brand that does not say it: by its prices, its country, that of its first location. */
function brandCurrency({ fields, path }: Entry): string {
  const ignore = () => {};
  const { menu, deals, featuredItems, locations } = fields;
  const first = Array.isArray(locations) ? locations.find((location) => isRecord(location)) : undefined;
  const places = [fields, ...(isRecord(first) ? [first] : [])];
  const countries = places.map((place) => addressOf({ fields: place, path, warn: ignore }).country);
  const country = countries.find((name) => currencyOfCountry(name) !== undefined);
  return currencyOfPrices([menu, featuredItems, deals, first], country, 'CAD');
}

function placesOf(entry: Entry, known: Pick<BrandDefaults, 'currency' | 'currencyNamed' | 'overrides'>) {
  const readTimeZone = timeZoneReader();
  const timeZone = field(entry, ['timeZone'], readTimeZone);
  const specialHours = specialHoursOf(entry);
  const locations = locationsOf(entry, {
    timeZone,
    readTimeZone,
    specialHours,
    room: { left: most.inLocations },
    ...known,
  });
  const own = {
    coordinates: coordinatesOf(entry),
    openingHours: openingHoursOf(entry, specialHours),
    pickupHours: pickupHoursOf(entry),
    timeZone,
  };
  const withoutClock = placesWithoutClock(locations, own);
  if (withoutClock > 0) {
    const places = withoutClock === 1 ? 'a place' : `${inWords(withoutClock)} places`;
    entry.warn(
      'timeZone',
      `is missing for ${places} with hours and without coordinates: each visitor's clock counts there`,
    );
  }
  return { address: addressOf(entry), locations, serviceHours: serviceHoursOf(entry), ...present(own) };
}

/** What tells whether a place is open now. */
type Timing = Pick<SiteConfiguration, 'coordinates' | 'openingHours' | 'timeZone'>;

/** How many places have hours of which nobody can tell in which time zone they are. The only location has the brand's. */
function placesWithoutClock(locations: readonly Timing[], brand: Timing): number {
  const places = locations.length > 1 ? locations : [{ ...brand, ...locations[0] }];
  return places.filter((place) => place.openingHours && !place.coordinates && place.timeZone === undefined).length;
}

/** The brand's time zone, else those of its locations. */
function timeZonesOf({ timeZone, locations }: { timeZone?: string; locations: { timeZone?: string }[] }): string[] {
  if (timeZone !== undefined) return [timeZone];
  return [...new Set(locations.flatMap((location) => location.timeZone ?? []))];
}

function linksOf(entry: Entry) {
  return {
    navigation: navigationOf(entry),
    socialLinks: socialLinksOf(entry),
    embeddedHosts: embeddedHostsOf(entry),
    ...present({
      orderingLink: link(entry, 'orderingLink'),
      fileLink: webLink(entry, 'fileLink'),
      reservationLink: link(entry, 'reservationLink'),
      giftCards: link(entry, 'giftCards'),
      hasMenu: siteMenuOf(entry),
      influencerPortal: influencerPortalOf(entry),
      orderingProvider: field(entry, ['orderingProvider'], readOrderingProvider),
    }),
  };
}

function contentOf(entry: Entry, context: DishContext) {
  const { currency } = context;
  return {
    menu: menusOf(entry, context),
    reviews: reviewsOf(entry),
    deals: dealsOf(entry, currency),
    discounts: discountsOf(entry),
    faqs: faqsOf(entry),
    features: featuresOf(entry),
    featuredItems: featuredItemsOf(entry, currency),
    highlights: highlightsOf(entry),
    jobs: jobsOf(entry),
    offerTerms: sentences(entry, 'offerTerms'),
    cateringServices: offeringsOf(entry, 'cateringServices'),
    benefits: offeringsOf(entry, 'benefits'),
    pageLeads: pageLeadsOf(entry),
    ...present({
      menuNotices: menuNoticesOf(entry),
      featuresTitle: text(entry, 'featuresTitle'),
      about: aboutOf(entry),
      loyaltyProgram: loyaltyProgramOf(entry),
      accessibilityEmail: field(entry, ['accessibilityEmail'], readEmail),
    }),
  };
}
