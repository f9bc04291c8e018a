/** What a brand's configuration holds, prepared for questions: made once for each configuration, and kept with it. */
import { completeLocation } from '@tablefront/restaurant/complete-location';
import { locationMenuKind } from '@tablefront/restaurant/menu-kind';
import { dietsOf, type MarkKey, marksOf } from '@tablefront/restaurant/menu-marks';
import type {
  FrequentQuestion,
  Location,
  Menu,
  SiteConfiguration,
} from '@tablefront/restaurant/site-configuration/site-configuration';
import { locationSlugs, menuSlugs } from '@tablefront/restaurant/slugs';
import { fillerWords } from './plain-words.ts';
import { makeSpeller, type Speller } from './spelling.ts';
import { intentWords } from './topics.ts';
import { townWords } from './towns.ts';
import { stemOf, wordsOf } from './words.ts';

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

export interface Dish {
  id?: string;
  name: string;
  price?: number;
  description?: string;
  category?: string;
  image?: string;
  /** Absent where nothing is known of it (a featured item that no menu holds). */
  diets?: MarkKey[];
  spicy: boolean;
  allergens?: string[];
  tags: string[];
  soldOut: boolean;
  featured: boolean;
  /** Whether it is on the brand's own menu. */
  brand: boolean;
  /** Positions of the locations whose own menu has it. */
  places: Set<number>;
  nameStems: string[];
  groupStems: string[];
  textStems: string[];
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
  questions: Question[];
  spell: Speller;
  /** Words of the brand's own texts, as typed. */
  vocabulary: Set<string>;
  /** Stems of dishes' names and categories, and of all that is said of them. */
  nameStems: Set<string>;
  dishStems: Set<string>;
  /** Names of dishes of more than one word, as stems with spaces between, by how many words they have. */
  namesByLength: Map<number, Set<string>>;
  /** The words around each `and` in a dish's name: `salt maple`. */
  paired: Set<string>;
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
  const vocabulary = vocabularyOf(configuration, places, dishes, questions);
  const nameStems = new Set(dishes.flatMap((dish) => [...dish.nameStems, ...dish.groupStems]));
  const namesByLength = new Map<number, Set<string>>();
  for (const { nameStems: name } of dishes) {
    if (name.length < 2) continue;
    const same = namesByLength.get(name.length) ?? new Set();
    namesByLength.set(name.length, same.add(name.join(' ')));
  }
  return {
    configuration,
    places,
    dishes,
    hasMenu: dishes.some((dish) => dish.diets !== undefined),
    questions: withoutRepetition(questions),
    spell: makeSpeller(intentWords, [...vocabulary, ...townWords]),
    vocabulary,
    nameStems,
    dishStems: new Set([...nameStems, ...dishes.flatMap((dish) => dish.textStems)]),
    namesByLength,
    paired: new Set(
      dishes.flatMap(({ nameStems: name }) =>
        name.flatMap((stem, index) => (stem === 'and' ? [`${name[index - 1]} ${name[index + 1]}`] : [])),
      ),
    ),
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
    const page = configuration.locations.length === 0 ? '/' : `/location/${slugs[index] ?? ''}`;
    return {
      index,
      location,
      label,
      page,
      menuPage: several ? `/menu/${menus[index] ?? ''}` : '/menu',
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

function dishesOf(configuration: SiteConfiguration, places: readonly Place[]): Dish[] {
  const dishes = new Map<string, Dish>();
  addMenus(dishes, configuration.menu);
  for (const { location, index, menu } of places) if (menu === 'own') addMenus(dishes, location.menu, index);
  const names = new Map([...dishes.values()].map((dish) => [dish.name.toLowerCase(), dish]));
  for (const item of configuration.featuredItems) {
    const dish = names.get(item.name.toLowerCase());
    if (dish) {
      dish.featured = true;
      dish.image ??= item.image;
      continue;
    }
    const { id, name, price, description, category, image } = item;
    const stems = {
      nameStems: foldedStems(name),
      groupStems: foldedStems(category),
      textStems: foldedStems(description),
    };
    const rest = { spicy: false, tags: [], soldOut: false, featured: true, brand: true, places: new Set<number>() };
    dishes.set(`featured ${id} ${name}`, { id, name, price, description, category, image, ...rest, ...stems });
  }
  return [...dishes.values()];
}

function addMenus(dishes: Map<string, Dish>, menus: readonly Menu[], place?: number): void {
  for (const menu of menus) {
    for (const category of menu.categories) {
      for (const item of category.items) {
        const diets = dietsOf(marksOf(item));
        const key = `${item.name.toLowerCase()}|${item.price ?? ''}|${diets}|${item.soldOut}|${item.allergens ?? '?'}`;
        const known = dishes.get(key);
        if (known) {
          if (place !== undefined) known.places.add(place);
          continue;
        }
        dishes.set(key, {
          id: item.id,
          name: item.name,
          price: item.price,
          description: item.description,
          category: category.name,
          image: item.image,
          diets,
          spicy: item.isSpicy,
          allergens: item.allergens,
          tags: item.tags,
          soldOut: item.soldOut,
          featured: false,
          brand: place === undefined,
          places: new Set(place === undefined ? [] : [place]),
          nameStems: foldedStems(item.name),
          groupStems: foldedStems(`${category.name} ${menu.name ?? ''}`),
          textStems: foldedStems(`${item.description ?? ''} ${item.tags.join(' ')} ${category.description ?? ''}`),
        });
      }
    }
  }
}

function foldedStems(text = ''): string[] {
  return wordsOf(text.slice(0, 2000)).map(stemOf);
}

function questionOf(faq: FrequentQuestion, place?: number): Question {
  const content = (text: string) =>
    wordsOf(text)
      .filter((word) => !fillerWords.has(word))
      .map(stemOf);
  return {
    ...faq,
    place,
    statement: false,
    plain: wordsOf(faq.question).join(' '),
    stems: content(faq.question),
    answerStems: new Set(content(faq.answer)),
  };
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

function vocabularyOf(
  configuration: SiteConfiguration,
  places: readonly Place[],
  dishes: readonly Dish[],
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
    ...dishes.map(({ name, category, description }) => `${name} ${category ?? ''} ${description ?? ''}`),
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
  const words = new Set<string>();
  for (const text of texts) for (const word of wordsOf(text)) words.add(word);
  return words;
}
