/** What a brand's configuration holds, prepared for questions: made once for each configuration, and kept with it. */

import { completeLocation } from '@tablefront/restaurant/complete-location';
import type { Link } from '@tablefront/restaurant/link';
import { locationMenuKind } from '@tablefront/restaurant/menu/kind';
import { serviceKindIn } from '@tablefront/restaurant/service-kinds';
import { whileOpen } from '@tablefront/restaurant/services-of-place';
import type {
  FrequentQuestion,
  Location,
  SiteConfiguration,
} from '@tablefront/restaurant/site-configuration/site-configuration';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { locationSlugs, menuSlugs } from '@tablefront/restaurant/slugs';
import { plainOfText } from '../language/glossary.ts';
import { rootOf, stemOf, wordsOf } from '../language/words.ts';
import { lazily } from '../lazily.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { type DishIndex, makeDishIndex } from './dish-index.ts';
import { type Dish, dishesOf } from './dishes.ts';
import { heldIn, partsTold } from './held.ts';

export interface Place {
  index: number;
  location: Location;
  /** How answers call it: its name, with the town where several share the name; the brand's where there is one only. */
  label: string;
  page: string;
  menuPage: Link;
  /** Whether it shows a menu of its own, the brand's, or none that is known dish by dish. */
  menu: 'own' | 'brand' | 'elsewhere';
}

export interface Question extends FrequentQuestion {
  /** Of one location; absent where it is the brand's. */
  place?: number;
  /** A feature or highlight that the brand writes about, which nobody asked. */
  statement: boolean;
  /** The question in plain English words. */
  plain: string;
  /** The answer in such. */
  plainAnswer: string;
}

export interface Knowledge {
  configuration: SiteConfiguration;
  places: Place[];
  dishes: Dish[];
  /** Whether any menu is known dish by dish; a few featured items are no menu. */
  hasMenu: boolean;
  /** What the menus say of their parts, with the name of the part. */
  headings: ReadonlyMap<string, string>;
  index: DishIndex;
  /** What is no dish, and of which a dish or the house tells what it holds: `Salad bar`. */
  told: () => readonly Dish[];
  questions: Question[];
  /** Words of the brand's other texts, folded: names, places, services, offers, questions, what may be added. */
  vocabulary: Set<string>;
  /** The roots of these. */
  spoken: ReadonlySet<string>;
  /** What its places list as services and features, each once. */
  listed: string[];
}

const prepared = new WeakMap<SiteConfiguration, Knowledge>();

/** The knowledge of a configuration; the first call for one prepares it. */
export function knowledgeOf(configuration: SiteConfiguration): Knowledge {
  const known = prepared.get(configuration);
  if (known) return known;
  const places = placesOf(configuration);
  const dishes = dishesOf(configuration, places);
  const questions = questionsOf(configuration, places);
  const hasMenu = dishes.some((dish) => dish.diets !== undefined);
  const vocabulary = vocabularyOf(configuration, places, questions, dishes);
  const listed = listedOf(places);
  const headings = new Map(dishes.map(({ category = '', heading }) => [heading, category]));
  const index = makeDishIndex(dishes);
  const menu = { index, dishes, told: lazily(() => partsTold(dishes, questions)) };
  for (const dish of dishes) dish.holds = lazily(() => heldIn(dish, menu));
  const knowledge = {
    configuration,
    places,
    ...menu,
    hasMenu,
    headings,
    questions,
    vocabulary,
    spoken: new Set([...vocabulary].map(rootOf)),
    listed,
  };
  prepared.set(configuration, knowledge);
  return knowledge;
}

function placesOf(configuration: SiteConfiguration): Place[] {
  const { locations: listed, name: brand } = configuration;
  const locations = listed.length > 0 ? listed : [brandAsLocation(configuration)];
  const slugs = locationSlugs(locations);
  const menus = menuSlugs(locations);
  const counts = Map.groupBy(locations, ({ name }) => name.toLowerCase());
  const statedElsewhere = new Set(listed.flatMap((one) => one.serviceHours.map(({ kind }) => kind)));
  return locations.map((given, index) => {
    const complete = completeLocation(given, configuration);
    const location = { ...complete, serviceHours: servicesOf(complete, configuration, statedElsewhere) };
    const { name, address } = location;
    const town = address.locality ?? address.street ?? address.area;
    const shared = (counts.get(name.toLowerCase())?.length ?? 0) > 1 && town !== undefined;
    return {
      index,
      location,
      label: locations.length === 1 ? brand : shared ? `${name} (${town})` : name,
      page: listed.length === 0 ? pathTo('home') : pathTo('location', { slug: slugs[index] ?? '' }),
      menuPage: listed.length > 1 ? pathTo('locationMenu', { slug: menus[index] ?? '' }) : pathTo('menu'),
      menu: menuOf(location, configuration),
    };
  });
}

/**
 * The services whose hours are stated; those of a menu that is called by one tell it where nothing else does: `Breakfast`.
 *
 * @param statedElsewhere the kinds of which some place tells: what one states of itself is not known of the others
 */
function servicesOf(
  location: Location,
  configuration: SiteConfiguration,
  statedElsewhere: ReadonlySet<string | undefined>,
): Location['serviceHours'] {
  const { serviceHours, menu, openingHours } = location;
  const isStated = (kind: string) => statedElsewhere.has(kind) || serviceHours.some((one) => one.kind === kind);
  const ofMenus = (menu.length > 0 ? menu : configuration.menu).flatMap(({ name = '', hours }) => {
    const kind = serviceKindIn(name);
    return hours && kind && kind !== 'dinner' && !isStated(kind)
      ? [{ kind, hours: whileOpen(hours, openingHours) }]
      : [];
  });
  return [...serviceHours, ...ofMenus];
}

/** What places list as features and services, each once; features say more. */
export function listedOf(places: readonly Place[]): string[] {
  const listed = places.flatMap(({ location }) => [...location.features, ...location.services]);
  return [...new Set(listed)].slice(0, MOST_TEXTS);
}

/** A brand without locations is one place itself. */
function brandAsLocation(configuration: SiteConfiguration): Location {
  const { name, telephone, email, address, coordinates, openingHours, pickupHours, timeZone } = configuration;
  const { restaurantId, id = restaurantId ?? 'brand', serviceHours, orderingLink } = configuration;
  const own = { id, restaurantId, name, phone: telephone, email, address, coordinates, timeZone };
  const hours = { openingHours, pickupHours, serviceHours };
  const none = { services: [], features: [], menu: [], gallery: [], faqs: [], reviews: [], deliveryAreas: [] };
  return { ...own, ...hours, orderingLink, ...none };
}

/** Only tells whether a link leads to the site's own menu; no address of the answers is made of it. */
const ANY_ORIGIN = 'https://site.invalid';

function menuOf(location: Location, configuration: SiteConfiguration): Place['menu'] {
  const kind = locationMenuKind(location, configuration, ANY_ORIGIN);
  if (kind.kind === 'page') return kind.menus === configuration.menu ? 'brand' : 'own';
  return location.menu.length > 0 ? 'own' : 'elsewhere';
}

/** What the brand answered itself, and what it writes of its features; what all its places say in the same words counts once. */
function questionsOf(
  { faqs, features, highlights, language }: SiteConfiguration,
  places: readonly Place[],
): Question[] {
  const written = language === 'fr' || language === 'es' ? language : 'en';
  const questionOf = (faq: FrequentQuestion, more: Pick<Question, 'statement' | 'place'>): Question => {
    const [plain, plainAnswer] = [plainOfText(faq.question, written), plainOfText(faq.answer, written)];
    return { ...faq, ...more, plain, plainAnswer };
  };
  const ofBrand = [
    ...faqs.map((faq) => questionOf(faq, { statement: false })),
    ...[...features, ...highlights].flatMap(({ title: question, description: answer }) =>
      answer === undefined ? [] : questionOf({ question, answer }, { statement: true }),
    ),
  ];
  const key = ({ question, answer }: FrequentQuestion) => JSON.stringify([question, answer]);
  const seen = new Set(ofBrand.map(key));
  const ofPlaces = places.flatMap(({ location, index: place }) =>
    location.faqs.filter((faq) => !seen.has(key(faq))).map((faq) => questionOf(faq, { statement: false, place })),
  );
  return [
    ...ofBrand.filter(({ statement }) => !statement),
    ...ofPlaces,
    ...ofBrand.filter(({ statement }) => statement),
  ];
}

/** The stems of words that say what something is about, without those that everybody says. */
export function contentStems(words: readonly string[]): string[] {
  return words.filter((word) => !isFiller(word)).map(stemOf);
}

/** Of a brand of 500 places there are a few thousand; more are not needed to tell what its places have, or a misspelt word. */
const MOST_TEXTS = 20_000;

function vocabularyOf(
  brand: SiteConfiguration,
  places: readonly Place[],
  questions: readonly Question[],
  dishes: readonly Dish[],
): Set<string> {
  const texts = [
    ...[brand.name, brand.loyaltyProgram?.name],
    ...[brand.servesCuisine, brand.areaServed, brand.offerCatalog].flat(),
    ...[brand.deals, brand.discounts, brand.features, brand.jobs].flat().map(({ title }) => title),
    ...[brand.deals, brand.discounts].flat().map(({ description }) => description),
    ...brand.discounts.flatMap(({ couponCode, conditions = [] }) => [couponCode, ...conditions]),
    ...brand.announcements.map(({ text }) => text),
    ...[brand.about?.text, brand.menuNotices, brand.loyaltyProgram?.description, brand.description].flat(),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...places.flatMap(
      ({ location: { name, address, services, features, deliveryAreas, openingHours, serviceHours } }) => [
        ...[...(openingHours?.special ?? []), ...serviceHours].map((own) => own.name),
        ...[name, address.area, address.locality, address.street],
        ...[services, features, deliveryAreas].flat(),
      ],
    ),
    // `Queso` that may be added is no cheese in Spanish.
    ...new Set(dishes.flatMap(({ addOns = [] }) => addOns.map(({ name }) => name))),
  ].filter((text) => text !== undefined);
  // Many places say the same of themselves.
  return new Set([...new Set(texts)].slice(0, MOST_TEXTS).flatMap(wordsOf));
}
