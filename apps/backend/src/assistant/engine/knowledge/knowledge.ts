/** What a brand's configuration holds, prepared for questions: made once for each configuration, and kept with it. */
import { completeLocation } from '@tablefront/restaurant/complete-location';
import { locationMenuKind } from '@tablefront/restaurant/menu-kind';
import type {
  FrequentQuestion,
  Location,
  SiteConfiguration,
} from '@tablefront/restaurant/site-configuration/site-configuration';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { locationSlugs, menuSlugs } from '@tablefront/restaurant/slugs';
import { stemOf, wordsOf } from '../language/words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { type DishIndex, makeDishIndex } from './dish-index.ts';
import { type Dish, dishesOf } from './dishes.ts';

export interface Place {
  index: number;
  location: Location;
  /** How answers call it: its name, with the town where several share the name; the brand's where there is one only. */
  label: string;
  page: string;
  menuPage: string;
  /** Whether it shows a menu of its own, the brand's, or none that is known dish by dish. */
  menu: 'own' | 'brand' | 'elsewhere';
}

export interface Question extends FrequentQuestion {
  /** Of one location; absent where it is the brand's. */
  place?: number;
  /** A feature or highlight that the brand writes about, which nobody asked. */
  statement: boolean;
  /** The question in plain words. */
  plain: string;
  stems: string[];
  answerStems: Set<string>;
}

export interface Knowledge {
  configuration: SiteConfiguration;
  places: Place[];
  dishes: Dish[];
  /** Whether any menu is known dish by dish; a few featured items are no menu. */
  hasMenu: boolean;
  index: DishIndex;
  questions: Question[];
  /** Words of the brand's other texts, folded: names, places, services, offers, questions. */
  vocabulary: Set<string>;
}

const prepared = new WeakMap<SiteConfiguration, Knowledge>();

/** The knowledge of a configuration; the first call for one prepares it. */
export function knowledgeOf(configuration: SiteConfiguration): Knowledge {
  const known = prepared.get(configuration);
  if (known) return known;
  const knowledge = prepare(configuration);
  prepared.set(configuration, knowledge);
  return knowledge;
}

function prepare(configuration: SiteConfiguration): Knowledge {
  const places = placesOf(configuration);
  const dishes = dishesOf(configuration, places);
  const questions = [
    ...configuration.faqs.map((faq) => questionOf(faq)),
    ...places.flatMap(({ location, index }) => location.faqs.map((faq) => questionOf(faq, index))),
    ...[...configuration.features, ...configuration.highlights].flatMap(({ title, description }) =>
      description === undefined ? [] : [{ ...questionOf({ question: title, answer: description }), statement: true }],
    ),
  ];
  return {
    configuration,
    places,
    dishes,
    hasMenu: dishes.some((dish) => dish.diets !== undefined),
    index: makeDishIndex(dishes),
    questions: withoutRepetition(questions),
    vocabulary: vocabularyOf(configuration, places, questions),
  };
}

function placesOf(configuration: SiteConfiguration): Place[] {
  const locations = configuration.locations.length > 0 ? configuration.locations : [brandAsLocation(configuration)];
  const slugs = locationSlugs(locations);
  const menus = menuSlugs(locations);
  const counts = new Map<string, number>();
  for (const { name } of locations) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  return locations.map((given, index) => {
    const location = completeLocation(given, configuration);
    const { name, address } = location;
    const town = address.locality ?? address.street ?? address.area;
    const shared = (counts.get(name.toLowerCase()) ?? 0) > 1 && town !== undefined;
    const label = locations.length === 1 ? configuration.name : shared ? `${name} (${town})` : name;
    const several = configuration.locations.length > 1;
    const page =
      configuration.locations.length === 0 ? pathTo('home') : pathTo('location', { slug: slugs[index] ?? '' });
    return {
      index,
      location,
      label,
      page,
      menuPage: several ? pathTo('locationMenu', { slug: menus[index] ?? '' }) : pathTo('menu'),
      menu: menuOf(location, configuration),
    };
  });
}

/** A brand without locations is one place itself. */
function brandAsLocation(configuration: SiteConfiguration): Location {
  const { name, telephone, email, address, coordinates, openingHours, pickupHours, timeZone, restaurantId, id } =
    configuration;
  return {
    id: id ?? restaurantId ?? 'brand',
    restaurantId,
    name,
    phone: telephone,
    email,
    address,
    coordinates,
    openingHours,
    pickupHours,
    timeZone,
    orderingLink: configuration.orderingLink,
    services: [],
    features: [],
    serviceHours: configuration.serviceHours,
    menu: [],
    gallery: [],
    faqs: [],
    reviews: [],
    deliveryAreas: [],
  };
}

/** Only tells whether a link leads to the site's own menu; no address of the answers is made of it. */
const anyOrigin = 'https://site.invalid';

function menuOf(location: Location, configuration: SiteConfiguration): Place['menu'] {
  const kind = locationMenuKind(location, configuration, anyOrigin);
  if (kind.kind === 'page') return kind.menus === configuration.menu ? 'brand' : 'own';
  return location.menu.length > 0 ? 'own' : 'elsewhere';
}

function questionOf(faq: FrequentQuestion, place?: number): Question {
  return {
    ...faq,
    place,
    statement: false,
    plain: wordsOf(faq.question).join(' '),
    stems: contentStems(wordsOf(faq.question)),
    answerStems: new Set(contentStems(wordsOf(faq.answer))),
  };
}

/** The stems of words that say what something is about, without those that everybody says. */
export function contentStems(words: readonly string[]): string[] {
  return words.filter((word) => !isFiller(word)).map(stemOf);
}

/** What the brand and all its places say in the same words counts once. */
function withoutRepetition(questions: readonly Question[]): Question[] {
  const seen = new Set<string>();
  return questions.filter(({ question, answer, place }) => {
    const key = JSON.stringify([question, answer]);
    if (place !== undefined && seen.has(key)) return false;
    if (place === undefined) seen.add(key);
    return true;
  });
}

/** Of a brand of 500 places there are a few thousand; the words of more are not needed to tell a misspelt one. */
const MOST_TEXTS = 20_000;

function vocabularyOf(
  configuration: SiteConfiguration,
  places: readonly Place[],
  questions: readonly Question[],
): Set<string> {
  const texts = [
    configuration.name,
    ...configuration.servesCuisine,
    ...configuration.areaServed,
    ...configuration.offerCatalog,
    ...configuration.deals.map(({ title }) => title),
    ...configuration.discounts.map(({ title, couponCode }) => `${title} ${couponCode ?? ''}`),
    ...configuration.features.map(({ title }) => title),
    ...configuration.jobs.map(({ title }) => title),
    configuration.loyaltyProgram?.name ?? '',
    ...questions.map(({ question }) => question),
    ...places.flatMap(({ location: { name, address, services, features, deliveryAreas } }) => [
      name,
      address.area ?? '',
      address.locality ?? '',
      address.street ?? '',
      ...services,
      ...features,
      ...deliveryAreas,
    ]),
  ];
  // Many places say the same of themselves.
  return new Set([...new Set(texts)].slice(0, MOST_TEXTS).flatMap(wordsOf));
}
