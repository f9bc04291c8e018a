import { addressLines } from '@tablefront/restaurant/addresses';
import { canonicalOrigin } from '@tablefront/restaurant/canonical-origin';
import { isExternal, type Link } from '@tablefront/restaurant/link';
import { telephoneLink } from '@tablefront/restaurant/links';
import { headerNavigation, type NavigationItem } from '@tablefront/restaurant/navigation';
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { hoursNear } from '@tablefront/restaurant/opening-hours/hours-near';
import { compactHours } from '@tablefront/restaurant/opening-hours/hours-table';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { pickupDiffers, pickupHoursOf } from '@tablefront/restaurant/opening-hours/status';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import { orderLink, reservationLink } from '@tablefront/restaurant/order-links';
import { safeLink } from '@tablefront/restaurant/safe-link';
import { servicesOfPlace, serviceTexts } from '@tablefront/restaurant/services-of-place';
import type { NamedLink, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { menuSlugs } from '@tablefront/restaurant/slugs';
import { interfaceLanguage, type TextLanguage, textLanguage } from '@tablefront/restaurant/text-language';

/** How many locations the footer names; a brand with more links to the finder for the rest. */
const FOOTER_LOCATIONS = 24;
const FOOTER_AREAS = 6;
/** No page is looked at for longer. */
const SHOWN_DAYS = 45;

interface FooterLocation {
  name: string;
  area?: string;
  menu: { url: Link; external: boolean };
}

export interface Footer {
  address: string[];
  phone?: { text: string; url: Link };
  locations: FooterLocation[];
  locationCount: number;
  /** With one location, or none: the week and the dates ahead that differ. */
  hours?: OpeningHours;
  zone?: ZoneOffsets;
  /** The date there when the page was made, until the browser tells the time. */
  today: string;
  /** Below the hours: how pickup differs, and when the kitchen and the like are on. */
  notes?: string[];
  social: { name: string; url: Link }[];
  areas: { names: string[]; more: boolean };
  franchise: boolean;
  orderingProvider?: { name: string; url?: Link };
  year: number;
}

/** The part of the configuration that every page shows: header and footer. */
export interface Shell {
  name: string;
  /** `https://host`, for absolute addresses. */
  origin: string;
  logo?: Link;
  /** Of our own sentences, BCP 47. */
  interfaceLanguage: string;
  /** Marks what the operator wrote. */
  text: TextLanguage;
  language: string;
  keywords?: string;
  navigation: NavigationItem[];
  /** Absent where nothing can be opened. */
  order?: Link;
  reservation: { url: Link; external: boolean };
  /** Several locations and a menu that is a page: `/menu` is a list of locations. */
  menuIsList: boolean;
  /** The operator asks for a face that is not ours, and of which nobody knows how wide its letters are. */
  isOtherFace?: true;
  /** The hero has no picture of its own: it and the header stand on the brand's colour. */
  heroOnBrand: boolean;
  animations: boolean;
  /** The operator's own sentences under the titles of pages, by their ids. */
  leads: SiteConfiguration['pageLeads'];
  /** Analytics and marked snippets wait for the visitor's consent; absent where they need not. */
  consentRequired?: true;
  footer: Footer;
}

type Lasting = Omit<Shell, 'origin' | 'footer'>;

const lasting = new WeakMap<SiteConfiguration, Lasting>();

export function shellOf(configuration: SiteConfiguration, { now, origin }: { now: Date; origin: string }): Shell {
  const known = lasting.get(configuration) ?? lastingOf(configuration);
  lasting.set(configuration, known);
  return { ...known, origin: canonicalOrigin(configuration, origin), footer: footerAt(configuration, now) };
}

/** What is the same for as long as a configuration stands. */
function lastingOf(configuration: SiteConfiguration): Lasting {
  const { name, logo, language, locations } = configuration;
  return {
    name,
    logo,
    interfaceLanguage: interfaceLanguage(language),
    text: textLanguage(language),
    language,
    keywords: configuration.keywords.join(', ') || undefined,
    navigation: headerNavigation(configuration),
    order: orderLink(configuration),
    reservation: withKind(reservationLink(configuration)),
    menuIsList: locations.length > 1 && configuration.hasMenu === 'page',
    isOtherFace: configuration.theme.fontFamily === undefined ? undefined : true,
    heroOnBrand: configuration.hero.backgroundImage === undefined,
    animations: configuration.animations,
    leads: configuration.pageLeads,
    consentRequired: configuration.consentRequired || undefined,
  };
}

function withKind(url: Link): { url: Link; external: boolean } {
  return { url, external: isExternal(url) };
}

/** What of a footer goes by the clock. */
type FooterDay = Pick<Footer, 'zone' | 'today' | 'year'>;

const footers = new WeakMap<SiteConfiguration, Footer>();

/** The same object for as long as it says the same. */
function footerAt(configuration: SiteConfiguration, now: Date): Footer {
  const { locations } = configuration;
  const timeZone = (locations.length === 1 ? locations[0]?.timeZone : undefined) ?? configuration.timeZone;
  const zone = locations.length > 1 || timeZone === undefined ? undefined : zoneOffsets(timeZone, now);
  const day = { zone, today: placeDate(now, zone), year: now.getFullYear() };
  const known = footers.get(configuration);
  if (known && known.zone === day.zone && known.today === day.today && known.year === day.year) return known;
  const footer = footerOf(configuration, day);
  footers.set(configuration, footer);
  return footer;
}

function footerOf(configuration: SiteConfiguration, day: FooterDay): Footer {
  const { locations, areaServed, telephone, orderingLink } = configuration;
  const only = locations.length === 1 ? locations[0] : undefined;
  const several = locations.length > 1;
  const hours = only?.openingHours ?? configuration.openingHours;
  const pickupHours = only?.pickupHours ?? configuration.pickupHours;
  const notes = [
    ...(pickupDiffers(hours, pickupHours) ? [pickupText(pickupHoursOf(hours, pickupHours))] : []),
    ...serviceTexts(only ? servicesOfPlace(only, configuration) : configuration.serviceHours),
  ];
  const phone = telephone ?? only?.phone;
  const ownAddress = addressLines(configuration.address);
  return {
    ...day,
    address: ownAddress.length > 0 || !only ? ownAddress : addressLines(only.address),
    phone: phone === undefined ? undefined : { text: phone, url: telephoneLink(phone) },
    locations: several ? footerLocations(configuration) : [],
    locationCount: locations.length,
    hours: several || hours === undefined ? undefined : hoursNear(hours, day.today, SHOWN_DAYS),
    notes: several || notes.length === 0 ? undefined : notes,
    social: socialProfiles(configuration.socialLinks),
    areas: { names: areaServed.slice(0, FOOTER_AREAS), more: areaServed.length > FOOTER_AREAS },
    franchise: configuration.brand.franchiseQuestions.length > 0,
    orderingProvider: configuration.orderingProvider ?? hostOf(orderingLink),
  };
}

/** `Pickup: Tue – Sun from 12:00 PM` */
function pickupText(hours: OpeningHours | undefined): string {
  const text = compactHours(hours);
  return text === undefined ? 'Pickup hours not available' : `Pickup: ${text}`;
}

function footerLocations({ locations }: SiteConfiguration): FooterLocation[] {
  const slugs = menuSlugs(locations);
  return locations.slice(0, FOOTER_LOCATIONS).map((location, index) => {
    const menuPage = pathTo('locationMenu', { slug: slugs[index] ?? '' });
    const { area, locality } = location.address;
    return {
      name: location.name,
      area: [area, locality].find((text) => text !== location.name),
      menu: withKind(location.menuUrl ?? menuPage),
    };
  });
}

/** Facebook and Instagram are known by the text of their address; other profiles show no icon. */
function socialProfiles(links: Link[]): Footer['social'] {
  return links.flatMap((url) => {
    if (/facebook/i.test(url)) return [{ name: 'Facebook', url }];
    if (/instagram/i.test(url)) return [{ name: 'Instagram', url }];
    return [];
  });
}

/** The ordering platform as it may be called when the configuration gives it no name: the host of its links. */
function hostOf(orderingLink: Link | undefined): NamedLink | undefined {
  if (orderingLink === undefined || !/^https?:/i.test(orderingLink)) return undefined;
  const { hostname, origin } = new URL(orderingLink);
  const url = safeLink(origin);
  return url && { name: hostname.replace(/^www\./, ''), url };
}
