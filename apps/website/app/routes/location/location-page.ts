import { addressLines, fullAddress } from '@tablefront/restaurant/addresses';
import { completeLocation } from '@tablefront/restaurant/complete-location';
import { distinctNames } from '@tablefront/restaurant/distinct-names';
import { extendedLink, isExternal, type Link } from '@tablefront/restaurant/link';
import { telephoneLink } from '@tablefront/restaurant/links';
import { locationTitle } from '@tablefront/restaurant/location-title';
import { mapEmbedLink, mapSearchLink } from '@tablefront/restaurant/map-links';
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { holidayRows } from '@tablefront/restaurant/opening-hours/holiday-hours';
import { compactRows } from '@tablefront/restaurant/opening-hours/hours-table';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { pickupDiffers, pickupHoursOf } from '@tablefront/restaurant/opening-hours/status';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import { hasOwnMenu } from '@tablefront/restaurant/order-links';
import { restaurantsOf } from '@tablefront/restaurant/restaurants';
import { serviceTitle } from '@tablefront/restaurant/service-kinds';
import type {
  FrequentQuestion,
  Location,
  ServiceHours,
  SiteConfiguration,
} from '@tablefront/restaurant/site-configuration/site-configuration';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { locationSlugs, menuSlugs, resolveSlug } from '@tablefront/restaurant/slugs';
import { faqStructuredData } from '@tablefront/restaurant/structured-data/faq';
import { restaurantStructuredData } from '@tablefront/restaurant/structured-data/restaurant';
import { type ShownReview, shownReviews } from '../../reviews/shown-reviews.ts';

interface TextLink {
  text: string;
  url: Link;
}

export interface ShownPicture {
  key: string;
  image: Link;
  /** What it shows, as far as anybody said. */
  alt: string;
  caption?: string;
  shape: 'portrait' | 'landscape';
}

interface ShownService {
  key: string;
  title: string;
  /** Days with their hours, then dates with theirs. */
  rows: string[];
}

export interface LocationPage {
  name: string;
  /** The name with the brand's. */
  title: string;
  /** The name as no other location's page has it. */
  metaTitle: string;
  description: string;
  /** What a shared link shows; without it the brand's picture. */
  sharePicture?: Link;
  heroImage?: Link;
  /** Where it orders by itself; without it the brand's Order Online counts. */
  order?: Link;
  reservation?: { url: Link; external: boolean };
  catering: Link;
  call?: TextLink;
  menu: { url: Link; external: boolean };
  address: string[];
  phone?: string;
  email?: string;
  directions?: Link;
  map?: Link;
  hours?: OpeningHours;
  /** Where pickup keeps other hours than the restaurant. */
  pickup?: OpeningHours;
  /** Pickup has holidays of its own, else it goes by the restaurant's. */
  pickupHolidays: boolean;
  /** When the kitchen, the happy hour and the like are on; absent where nothing is known of it. */
  serviceHours?: ShownService[];
  zone?: ZoneOffsets;
  /** The date at the place when the page was made, until the browser tells the time. */
  today: string;
  rating?: { value: number; count?: number };
  services: string[];
  features: string[];
  deliveryAreas: string[];
  gallery: ShownPicture[];
  reviews: ShownReview[];
  questions: FrequentQuestion[];
  bannerPicture?: Link;
}

/** The location itself, or where the visitor is sent instead. */
export type LocationAnswer = LocationPage | { to: string; status: 301 | 302 };

/** What `/location/{slug}` answers. */
export function locationAnswer(configuration: SiteConfiguration, slug: string, now: Date): LocationAnswer {
  const { locations } = configuration;
  const resolution = resolveSlug(slug, locations, 'location');
  if (resolution.kind === 'moved') {
    return { to: pathTo('location', { slug: resolution.slug }), status: 301 };
  }
  const location = resolution.kind === 'found' ? locations[resolution.index] : undefined;
  if (resolution.kind === 'missing' || !location) return { to: pathTo('locations'), status: 302 };
  return locationPageOf(configuration, resolution.index, location, now);
}

function locationPageOf(configuration: SiteConfiguration, index: number, location: Location, now: Date): LocationPage {
  const complete = completeLocation(location, configuration);
  const { name, address, phone, email, openingHours, pickupHours, serviceHours, timeZone, rating } = complete;
  const title = locationTitle(name, configuration.name);
  const place = { ...complete, name: title };
  const menuSlug = menuSlugs(configuration.locations)[index] ?? '';
  const menu = menuLink(location, menuSlug);
  const zone = timeZone === undefined ? undefined : zoneOffsets(timeZone, now);
  const today = placeDate(now, zone);
  const whereabouts = fullAddress(address, { country: false });
  const metaTitle = distinctNames(configuration.locations)[index] ?? name;
  const described = whereabouts === '' ? [locationTitle(metaTitle, configuration.name)] : [title, whereabouts];
  const pictures = configuration.featuredItems.flatMap(({ image }) => image ?? []);
  return {
    name,
    title,
    metaTitle,
    description: `${described.join(', ')}. Hours, directions, menu and online ordering.`,
    sharePicture: sharedPicture(location.heroImage),
    heroImage: location.heroImage,
    order: location.orderingLink ?? (hasOwnMenu(location) ? menu.url : undefined),
    reservation: linkWithKind(location.reservationLink ?? configuration.reservationLink),
    catering: cateringPage(restaurantsOf(configuration)[index]?.restaurantId),
    call: phoneLink(phone ?? configuration.telephone),
    menu,
    address: addressLines(address),
    phone,
    email,
    directions: mapSearchLink(place),
    map: mapEmbedLink(place),
    hours: openingHours,
    pickup: pickupDiffers(openingHours, pickupHours) ? pickupHoursOf(openingHours, pickupHours) : undefined,
    pickupHolidays: pickupHours?.customHours?.special !== undefined,
    serviceHours: shownServices(serviceHours, today),
    zone,
    today,
    rating: rating === undefined ? undefined : { value: rating, count: location.reviewCount },
    services: location.services,
    features: location.features,
    deliveryAreas: location.deliveryAreas,
    gallery: galleryOf(location),
    reviews: shownReviews(location.reviews, configuration.language),
    questions: location.faqs,
    bannerPicture: pictures[index % Math.max(pictures.length, 1)],
  };
}

/** The restaurant and its questions, for search engines; nothing for an address that is no location's. */
export function locationNodes(
  configuration: SiteConfiguration,
  slug: string,
  { now, origin }: { now: Date; origin: string },
): object[] {
  const { locations } = configuration;
  const index = locationSlugs(locations).indexOf(slug);
  const location = locations[index];
  if (!location) return [];
  const page = { origin, slug, menuSlug: menuSlugs(locations)[index], today: placeDate(now) };
  const questions = faqStructuredData(location.faqs);
  return [restaurantStructuredData(location, configuration, page), ...(questions ? [questions] : [])];
}

/** Networks show photographs; of other formats, and of data, they show nothing. */
function sharedPicture(heroImage: Link | undefined): Link | undefined {
  return heroImage !== undefined && /\.(?:jpe?g|png|webp)(?:$|\?)/i.test(heroImage) ? heroImage : undefined;
}

function phoneLink(phone: string | undefined): TextLink | undefined {
  return phone === undefined ? undefined : { text: phone, url: telephoneLink(phone) };
}

function cateringPage(restaurantId: string | undefined): Link {
  const query = restaurantId === undefined ? '' : (`?${new URLSearchParams({ id: restaurantId })}` as const);
  return extendedLink(pathTo('catering'), query);
}

function shownServices(services: ServiceHours[], today: string): ShownService[] | undefined {
  const shown = services.flatMap((service, index) => {
    const dates = holidayRows(service.hours, today).map(({ dates, text }) => `${dates}: ${text}`);
    const rows = [...(compactRows(service.hours) ?? []), ...dates];
    return rows.length > 0 ? { key: String(index), title: serviceTitle(service), rows } : [];
  });
  return shown.length > 0 ? shown : undefined;
}

/** Its page of the site; only a location whose menu is nowhere but at `menuUrl` sends people there. */
function menuLink({ hasMenu, menu, menuUrl }: Location, menuSlug: string): LocationPage['menu'] {
  const elsewhere = hasMenu === undefined && menu.length === 0 ? menuUrl : undefined;
  const url = elsewhere ?? pathTo('locationMenu', { slug: menuSlug });
  return { url, external: isExternal(url) };
}

function galleryOf({ gallery, name }: Location): ShownPicture[] {
  return gallery.map(({ image, title, orientation }, index) => ({
    key: String(index),
    image,
    alt: title ?? `${name}, picture ${index + 1} of ${gallery.length}`,
    caption: title,
    shape: orientation,
  }));
}

function linkWithKind(url: Link | undefined): LocationPage['reservation'] {
  return url === undefined ? undefined : { url, external: isExternal(url) };
}
