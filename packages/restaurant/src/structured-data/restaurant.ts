/** Restaurants as schema.org's structured data, for search engines and whoever else reads pages by machine. */
import type {
  LocationFeatureSpecification,
  OfferCatalog,
  Organization,
  PostalAddress,
  Restaurant,
  WithContext,
} from 'schema-dts';
import { addressLines } from '../addresses.ts';
import { completeLocation } from '../complete-location.ts';
import { isExternal } from '../link.ts';
import { locationTitle } from '../location-title.ts';
import { mapSearchLink } from '../map-links.ts';
import { locationMenuKind, siteMenuKind } from '../menu/kind.ts';
import {
  groupedHoursSpecification,
  openingHoursSpecification,
  specialOpeningHoursSpecification,
} from '../opening-hours/schema-org-hours.ts';
import { present } from '../reading/lenient.ts';
import { serviceTitle } from '../service-kinds.ts';
import type { Address, Location, ServiceHours, SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { absoluteLink } from './absolute-link.ts';

/** More pictures than these say nothing more. */
const PICTURES = 6;

export interface RestaurantPage {
  /** `https://host` of the site. */
  origin: string;
  /** Of the location's own page; without it the restaurant's address is the site's. */
  slug?: string;
  /** Of the location's menu; without it the menu is the brand's. */
  menuSlug?: string;
  /** `YYYY-MM-DD`; special hours that are over by then are left out. */
  today: string;
}

/** A restaurant without `@context`, to stand within other structured data. */
export type RestaurantNode = Extract<Restaurant, { '@type': 'Restaurant' }>;

/**
 * One location, or (without one) the brand itself, as schema.org's Restaurant. What is not known is left out, and
 * nothing is made up: a rating needs reviews, an order action an ordering link.
 */
export function restaurantStructuredData(
  location: Location | undefined,
  configuration: SiteConfiguration,
  page: RestaurantPage,
): WithContext<RestaurantNode> {
  return { '@context': 'https://schema.org', ...restaurantNode(location, configuration, page) };
}

/** As `restaurantStructuredData`, without `@context`. */
export function restaurantNode(
  location: Location | undefined,
  configuration: SiteConfiguration,
  page: RestaurantPage,
): RestaurantNode {
  const { origin, today } = page;
  const place = placeOf(location, configuration);
  const { openingHours, address, coordinates } = place;
  const week = openingHoursSpecification(openingHours);
  const special = specialOpeningHoursSpecification(openingHours, today);
  const order = absoluteLink(location?.orderingLink ?? configuration.orderingLink, origin);
  return {
    ...restaurantIdentity(location, configuration, page),
    ...present({
      description: configuration.description,
      telephone: place.phone,
      email: place.email,
      image: filled(picturesOf(location, configuration, origin)),
      logo: absoluteLink(configuration.logo, origin),
      address: postalAddress(address),
      geo: coordinates && ({ '@type': 'GeoCoordinates', ...coordinates } as const),
      openingHoursSpecification: filled(week),
      specialOpeningHoursSpecification: filled(special),
      amenityFeature: filled(servicesWithHours(place.serviceHours)),
      servesCuisine: filled(configuration.servesCuisine),
      priceRange: configuration.priceRange,
      hasMenu: menuAddress(location, configuration, page),
      knowsAbout: filled(configuration.keywords),
      hasOfferCatalog: offerCatalog(configuration),
      acceptsReservations: absoluteLink(location?.reservationLink ?? configuration.reservationLink, origin),
      potentialAction:
        order === undefined
          ? undefined
          : ({ '@type': 'OrderAction', target: { '@type': 'EntryPoint', urlTemplate: order } } as const),
      aggregateRating: ratingOf(location),
      sameAs: filled(configuration.socialLinks.filter(isExternal)),
      areaServed: filled(location?.deliveryAreas.length ? location.deliveryAreas : place.areaServed),
      hasMap: mapSearchLink({ ...place, name: nameOf(location, configuration) }),
      parentOrganization: configuration.locations.length > 1 ? organizationNode(configuration, origin) : undefined,
    }),
  };
}

/** The kitchen, the happy hour and the like, with the hours in which they are to be had. */
function servicesWithHours(services: readonly ServiceHours[]): LocationFeatureSpecification[] {
  return services.flatMap((service) => {
    const hoursAvailable = groupedHoursSpecification(service.hours);
    if (hoursAvailable.length === 0) return [];
    return {
      '@type': 'LocationFeatureSpecification',
      name: serviceTitle(service),
      value: true,
      hoursAvailable,
    } as const;
  });
}

/** Absent where nothing stands at the address but that there is no menu. */
function menuAddress(
  location: Location | undefined,
  configuration: SiteConfiguration,
  { origin, menuSlug }: RestaurantPage,
): string | undefined {
  const own = location !== undefined && menuSlug !== undefined;
  const { kind } = own ? locationMenuKind(location, configuration, origin) : siteMenuKind(configuration, origin);
  return kind === 'none' ? undefined : `${origin}/menu${own ? `/${menuSlug}` : ''}`;
}

function offerCatalog({ name, offerCatalog: names }: SiteConfiguration): OfferCatalog | undefined {
  if (names.length === 0) return undefined;
  return { '@type': 'OfferCatalog', name, itemListElement: names.map((offer) => ({ '@type': 'Offer', name: offer })) };
}

/** What tells one restaurant from another: enough for a list of many. */
export function restaurantIdentity(
  location: Location | undefined,
  configuration: SiteConfiguration,
  { origin, slug }: Pick<RestaurantPage, 'origin' | 'slug'>,
) {
  const url = slug === undefined ? `${origin}/` : `${origin}/location/${slug}`;
  const only = configuration.locations.length < 2;
  return {
    '@type': 'Restaurant',
    '@id': only ? `${origin}/#restaurant` : `${url}#restaurant`,
    name: nameOf(location, configuration),
    url,
  } as const;
}

/** The brand that has several restaurants. */
export function organizationNode(configuration: SiteConfiguration, origin: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: configuration.name,
    url: `${origin}/`,
  } as const satisfies Organization;
}

/** A postal address with schema.org's names; undefined where nothing is known of it. */
export function postalAddress(address: Address): PostalAddress | undefined {
  if (addressLines(address).length === 0) return undefined;
  return {
    '@type': 'PostalAddress',
    ...present({
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    }),
  };
}

/** The only restaurant of a brand bears the brand's name alone. */
function nameOf(location: Location | undefined, { name, locations }: SiteConfiguration): string {
  return location === undefined || locations.length < 2 ? name : locationTitle(location.name, name);
}

function placeOf(location: Location | undefined, configuration: SiteConfiguration) {
  if (location === undefined) return { ...configuration, phone: configuration.telephone, placeId: undefined };
  const areaServed = configuration.locations.length < 2 ? configuration.areaServed : [];
  return { ...completeLocation(location, configuration), areaServed };
}

function picturesOf(location: Location | undefined, { hero }: SiteConfiguration, origin: string): string[] {
  const own = location ? [location.heroImage, ...location.gallery.map(({ image }) => image)] : [];
  const brands = [hero.backgroundImage, hero.image];
  const links = own.some((link) => link !== undefined) ? own : brands;
  return [...new Set(links.flatMap((link) => absoluteLink(link, origin) ?? []))].slice(0, PICTURES);
}

/** Search engines take a rating from 1 on, and only with the number of reviews it stands on. */
function ratingOf(location: Location | undefined) {
  const { rating, reviewCount } = location ?? {};
  if (rating === undefined || rating < 1 || reviewCount === undefined || reviewCount < 1) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 } as const;
}

function filled<T>(list: readonly T[] | undefined): readonly T[] | undefined {
  return list && list.length > 0 ? list : undefined;
}
