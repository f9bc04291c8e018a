import { currentOffers, offersToday } from '@tablefront/restaurant/current-offers';
import { type HomeSection, shownHomeSections } from '@tablefront/restaurant/home-sections';
import type { Link } from '@tablefront/restaurant/link';
import { telephoneLink } from '@tablefront/restaurant/links';
import type { MapPlace } from '@tablefront/restaurant/map-links';
import { costsFrom } from '@tablefront/restaurant/menu/dish-words';
import { type MenuLinks, menuLinks } from '@tablefront/restaurant/menu/links';
import { priceNotices } from '@tablefront/restaurant/menu/price-notices';
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { hoursNear } from '@tablefront/restaurant/opening-hours/hours-near';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import { orderLink } from '@tablefront/restaurant/order-links';
import { shownPrice } from '@tablefront/restaurant/prices';
import type {
  About,
  Feature,
  FrequentQuestion,
  Highlight,
  Location,
  SiteConfiguration,
} from '@tablefront/restaurant/site-configuration/site-configuration';
import { locationSlugs } from '@tablefront/restaurant/slugs';
import { type ShownDeal, shownDeals } from '../../deals/shown-deals.ts';
import { type ShownReview, shownReviews } from '../../reviews/shown-reviews.ts';
import { onlyPlaceNow, type PlaceNow } from '../../right-now/place-now.ts';
import { sparePictures } from './spare-pictures.ts';

/** The spec's limit of the carousel. */
const POPULAR_ITEMS = 12;
/** What one page can carry of lists that a brand may make as long as it likes; the rest has pages of its own. */
const DEALS = 12;
const LOCATIONS = 24;
/** A page is not looked at for longer; most have no clock change within that time. */
const SHOWN_DAYS = 45;

export interface PopularItem {
  key: string;
  name: string;
  price?: string;
  category?: string;
  image?: Link;
  /** Where the menu shows it. */
  dish?: Link;
}

export interface Cuisine {
  name: string;
  /** The search of the menu that finds it. */
  dishes?: Link;
}

export interface HomeLocation {
  /** Name, address and what a map needs: its links are made of it in the browser, which saves sending them twice. */
  place: MapPlace & { name: string };
  phone?: string;
  email?: string;
  hours?: OpeningHours;
  /** A key of the page's `zones`. */
  timeZone?: string;
  slug: string;
  order?: Link;
}

export interface HomePage {
  title: string;
  description?: string;
  hero: {
    badge?: string;
    title: string;
    description?: string;
    /** `url` where it leads elsewhere than ordering does. */
    callToAction: { text: string; url?: Link };
    background?: Link;
    backgroundTall?: Link;
    cutout?: Link;
  };
  /** With one place, or none but the brand itself; absent where nothing is known of it. */
  placeNow?: PlaceNow;
  popularItems: PopularItem[];
  /** What goes with prices, beside the first ones on the page: of dishes, else of offers. */
  notices: { popular?: string[]; offers?: string[] };
  highlights: Highlight[];
  reviews: ShownReview[];
  features: { title: string; list: Feature[] };
  cuisines: Cuisine[];
  offers: ShownDeal[];
  about?: About & { title: string };
  questions: FrequentQuestion[];
  phone?: { text: string; url: Link };
  bannerPicture?: Link;
  locations: HomeLocation[];
  zones: Record<string, ZoneOffsets>;
  locationCount: number;
  /** The earliest date that it is anywhere, until the browser tells the time. */
  today: string;
  /** In the order in which they stand, as far as there is anything in them. */
  sections: HomeSection[];
}

/** The configuration without what the brand would not have on its home page. */
export function withoutHidden(configuration: SiteConfiguration): SiteConfiguration {
  const { hidden } = configuration.homeSections;
  if (hidden.length === 0) return configuration;
  const unless = <T>(section: HomeSection, list: T[]): T[] => (hidden.includes(section) ? [] : list);
  const { highlights, reviews, features, servesCuisine, deals, faqs, about, ...rest } = configuration;
  return {
    ...rest,
    ...{ highlights: unless('highlights', highlights), reviews: unless('reviews', reviews) },
    ...{ features: unless('features', features), servesCuisine: unless('specialties', servesCuisine) },
    ...{ deals: unless('offers', deals), faqs: unless('questions', faqs) },
    ...(about && !hidden.includes('about') && { about }),
  };
}

/** The part of the configuration that the home page shows. */
export function homePageOf(whole: SiteConfiguration, { origin, now }: { origin: string; now: Date }): HomePage {
  const configuration = withoutHidden(whole);
  const sections = shownHomeSections(configuration.homeSections);
  const { name, hero, about, locations, language, telephone } = configuration;
  const several = locations.length > 1;
  const links = menuLinks(configuration, origin);
  const popularItems = sections.includes('popular') ? popularItemsOf(configuration, links) : [];
  const offers = shownDeals(
    currentOffers(configuration.deals, offersToday(configuration, now)).slice(0, DEALS),
    configuration,
  );
  const { backgroundImage: background, backgroundImageTall: backgroundTall, image } = hero;
  const first = sections.indexOf('offers') < sections.indexOf('popular') && offers.length > 0 ? offers : popularItems;
  const notices = priceNotices(configuration, first) ? first : offers;
  const ownPicture = background ?? image;
  const lists = [popularItems, configuration.highlights, offers.slice(0, 1)];
  const shown = [background, backgroundTall, image, about?.image, ...lists.flat().map((one) => one.image)];
  const spare = sparePictures(configuration, shown, 2);
  const heroDish =
    ownPicture === undefined ? (spare.shift() ?? popularItems.findLast((item) => item.image)?.image) : undefined;
  const phone = telephone ?? (several ? undefined : locations[0]?.phone);
  const today = placeDate(now);
  const url = hero.callToAction?.url;
  return {
    title: hero.title ?? 'Come Taste The Difference',
    description:
      configuration.description ??
      hero.description ??
      `${name}: the menu, opening hours, offers, and where to order online or ask for catering.`,
    hero: {
      badge: hero.badge,
      title: hero.title ?? 'Come Taste The Difference',
      description: hero.description ?? configuration.description,
      callToAction: {
        text: hero.callToAction?.text ?? 'Order Online',
        url: url === orderLink(configuration) ? undefined : url,
      },
      background,
      backgroundTall,
      cutout: background === undefined ? (image ?? heroDish) : undefined,
    },
    placeNow: several ? undefined : onlyPlaceNow(configuration, now),
    popularItems,
    notices: { [notices === offers ? 'offers' : 'popular']: priceNotices(configuration, notices) },
    highlights: configuration.highlights,
    reviews: shownReviews(configuration.reviews, language),
    features: { title: configuration.featuresTitle ?? `Why ${name}`, list: configuration.features },
    cuisines: configuration.servesCuisine.map((name) => ({ name, dishes: links.search(name) })),
    offers,
    about: about && { ...about, title: about.title ?? 'About us' },
    questions: several ? [] : configuration.faqs,
    phone: phone === undefined ? undefined : { text: phone, url: telephoneLink(phone) },
    bannerPicture: spare[0],
    locations: several && sections.includes('locations') ? homeLocationsOf(configuration, today) : [],
    zones: several && sections.includes('locations') ? zonesOf(locations, now) : {},
    locationCount: locations.length,
    today,
    sections,
  };
}

/** The featured items; of a brand that has none, the dishes that its menu puts forward, as far as they are to be had. */
function popularItemsOf(configuration: SiteConfiguration, links: MenuLinks): PopularItem[] {
  const { featuredItems, currency, language } = configuration;
  if (featuredItems.length === 0) return featuredDishesOf(configuration, links);
  return featuredItems.slice(0, POPULAR_ITEMS).map((item) => ({
    key: item.id,
    name: item.name,
    price: shownPrice(item, currency, language),
    category: item.category,
    image: item.image,
    dish: links.dish(item.name),
  }));
}

function featuredDishesOf({ menu, locations, currency, language }: SiteConfiguration, links: MenuLinks): PopularItem[] {
  const only = menu.length === 0 && locations.length === 1 ? locations[0] : undefined;
  const categories = (only?.menu ?? menu).flatMap((each) => each.categories);
  const dishes = categories.flatMap(({ name, items }) => items.map((item) => ({ item, category: name || undefined })));
  const featured = dishes.filter(({ item }) => item.featured && !item.soldOut).slice(0, POPULAR_ITEMS);
  return featured.map(({ item, category }, index) => {
    const price = shownPrice(item, only?.currency ?? currency, language);
    return {
      key: `${index} ${item.id}`,
      name: item.name,
      price: price !== undefined && costsFrom(item) ? `from ${price}` : price,
      category,
      image: item.image,
      dish: links.dish(item.name),
    };
  });
}

function homeLocationsOf({ locations, orderingLink }: SiteConfiguration, date: string): HomeLocation[] {
  const slugs = locationSlugs(locations);
  return locations.slice(0, LOCATIONS).map((location, index) => {
    const { name, address, coordinates, placeId, phone, email, openingHours, timeZone } = location;
    return {
      place: { name, address, coordinates: address.street === undefined ? coordinates : undefined, placeId },
      phone,
      email,
      hours: openingHours && hoursNear(openingHours, date, SHOWN_DAYS),
      timeZone,
      slug: slugs[index] ?? '',
      order: location.orderingLink ?? location.menuUrl ?? orderingLink,
    };
  });
}

/** Many locations share few time zones. */
function zonesOf(locations: Location[], now: Date): Record<string, ZoneOffsets> {
  const zones: Record<string, ZoneOffsets> = {};
  for (const { timeZone } of locations.slice(0, LOCATIONS)) {
    if (timeZone === undefined || Object.hasOwn(zones, timeZone)) continue;
    const offsets = zoneOffsets(timeZone, now, SHOWN_DAYS);
    if (offsets) zones[timeZone] = offsets;
  }
  return zones;
}

/** What a tab says: the area, else the name. */
export function tabNameOf({ name, address }: HomeLocation['place']): string {
  return address.area ?? name;
}
