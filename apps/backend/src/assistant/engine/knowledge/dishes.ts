/** The dishes of all menus of a brand: what is the same on several menus is one. */
import { caloriesOfDish } from '@tablefront/restaurant/menu/dish-words';
import { dietsOf, type MarkKey, marksOf } from '@tablefront/restaurant/menu/marks';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import type * as site from '@tablefront/restaurant/site-configuration/site-configuration';
import { sentencesOf } from '../answer.ts';
import { stemsOf } from '../language/words.ts';
import { meaningsOf } from '../menu/meanings.ts';
import { courseWords, EATEN_BESIDE_DRINKS, SIDE_NAMES } from '../vocabulary/courses.ts';
import { IS_OF_ONE, TELLS_WHEN_SERVED } from '../vocabulary/menu-words.ts';
import { withoutCharges } from './comes-with.ts';

export interface Dish {
  /** Its position among the brand's dishes. */
  index: number;
  id?: string;
  name: string;
  price?: number;
  /** As it is written, where that is no amount: `market price`. */
  priceText?: string;
  /** Of its price, ISO 4217, where it is not the brand's. */
  currency?: string;
  description?: string;
  category?: string;
  /** What is said of its category. */
  heading: string;
  /** What is said of its category; not what costs extra, which is no part of the dish. */
  over: string;
  /** That, behind the name of its menu. */
  around: string;
  /** What is said of its menu. */
  ofMenu: string;
  course: Course;
  image?: string;
  /** Absent where nothing is known of it (a featured item that no menu holds). */
  diets?: MarkKey[];
  spicy: boolean;
  /** Absent where nothing is stated, which is not the same as none. */
  allergens?: string[];
  mayContain?: string[];
  freeOf?: string[];
  /** Sizes, of which `price` is the lowest. */
  variants?: site.DishVariant[];
  addOns?: site.DishVariant[];
  calories?: site.Calories;
  /** What the menu warns of. */
  signs?: WarningSign[];
  available?: site.Availability;
  /** When its menu is served; absent where that is always. */
  served?: OpeningHours;
  /** What is said of its menu, where that tells when it is served. */
  servedAsSaid?: string;
  tags: string[];
  soldOut: boolean;
  featured: boolean;
  /** Whether it is on the brand's own menu. */
  brand: boolean;
  /** Positions of the locations whose own menu has it. */
  places: Set<number>;
  /** Other dishes of the menu that are part of it, or come with it. */
  holds?: () => Held;
}

/** More of it than is advised for a day. */
export type WarningSign = 'salt' | 'sugar';

export interface Held {
  /** What its description names by whole names, or by their ends: what a platter is made up of. */
  within: readonly Dish[];
  /** What it is a small one of: its own list and marks may leave out what that states. */
  same: readonly Dish[];
  /** What the words over it say that it comes with, and what may be meant: `with rice`. */
  among: readonly Dish[];
  /** What may be chosen for it: `any filling`. */
  chosen: readonly Dish[];
}

/** A place, and whether its menu is its own. */
interface MenuPlace {
  index: number;
  location: site.Location;
  menu: 'own' | 'brand' | 'elsewhere';
}

export function dishesOf(configuration: site.SiteConfiguration, places: readonly MenuPlace[]): Dish[] {
  const french = configuration.language.startsWith('fr');
  const dishes = new Map<string, Dish>();
  addMenus(dishes, configuration.menu, french);
  for (const { location, index, menu } of places)
    if (menu === 'own') addMenus(dishes, location.menu, french, { index, currency: location.currency });
  const all = [...dishes.values()];
  addFeatured(all, configuration.featuredItems, french);
  return all;
}

/** Of the dishes of the brand's own menu, of which there may be 50,000. */
const nowhere = new Set<number>();

/** A place with menus of its own. */
interface OwnMenu {
  index: number;
  currency?: string;
}

/** @param place where these menus are, if not everywhere */
function addMenus(dishes: Map<string, Dish>, menus: readonly site.Menu[], french: boolean, place?: OwnMenu): void {
  for (const { name: menu = '', hours: served, description = '', categories } of menus) {
    const servedAsSaid = TELLS_WHEN_SERVED.test(description) ? description : undefined;
    const servedKey = `${served ? JSON.stringify(served) : ''}${servedAsSaid ?? ''}`;
    for (const { name: category, description: heading = '', items } of categories) {
      const courses = coursesOf(category, menu, french);
      const over = sentencesOf(heading).map(withoutCharges).filter(Boolean).join(' ');
      const at = {
        category,
        heading,
        over,
        around: `${menu} ${over}`.trim(),
        ofMenu: description,
        served,
        servedAsSaid,
        servedKey,
        brand: place === undefined,
        currency: place?.currency,
      };
      const overItem = courses.has('dessert') ? overEach(over, items) : () => over;
      for (const item of items)
        addItem(dishes, item, { ...at, over: overItem(item), course: courseOf(item, courses) }, place?.index);
    }
  }
}

/** `Our baklava has forty layers`, over baklava and rice pudding, of which neither is a part of the other: of an item that states its allergens and is not called so it tells nothing. */
function overEach(over: string, items: readonly site.MenuItem[]): (item: site.MenuItem) => string {
  const subjects = sentencesOf(over).flatMap((text) => {
    const [subject = ''] = stemsOf(IS_OF_ONE.exec(text)?.[1] ?? '');
    return items.some(({ name }) => stemsOf(name).at(-1) === subject) ? { text, subject } : [];
  });
  if (subjects.length === 0) return () => over;
  return ({ name, allergens }) => {
    const others = subjects.filter(({ subject }) => allergens !== undefined && !stemsOf(name).includes(subject));
    return others.reduce((text, other) => text.replace(other.text, ' '), over);
  };
}

type Where = Pick<
  Dish,
  'category' | 'heading' | 'over' | 'around' | 'ofMenu' | 'served' | 'servedAsSaid' | 'brand' | 'course' | 'currency'
> & {
  servedKey: string;
};

/** What is the same but for the place is one dish. */
function addItem(
  dishes: Map<string, Dish>,
  item: site.MenuItem,
  { servedKey, ...where }: Where,
  place: number | undefined,
): void {
  const diets = dietsBy(item);
  const { id, name, price, priceText, description, image, allergens, tags, soldOut, isSpicy: spicy } = item;
  const key = `${name}\n${price ?? priceText} ${where.currency ?? ''}\n${soldOut}\n${description}\n${diets}\n${allergens}${servedKey}${furtherKey(item)}`;
  const same = dishes.get(key);
  if (same && place !== undefined) same.places = same.places === nowhere ? new Set([place]) : same.places.add(place);
  if (same && item.featured) same.featured = true;
  if (same) return;
  const { mayContain, freeOf, variants, addOns, available } = item;
  const further = {
    mayContain,
    freeOf,
    variants,
    addOns,
    available,
    calories: caloriesOfDish(item),
    signs: signsOf(item),
  };
  const own = { id, name, price, priceText, description, image, allergens, tags, soldOut, spicy, diets, ...further };
  const places = place === undefined ? nowhere : new Set([place]);
  dishes.set(key, { index: dishes.size, ...own, ...where, featured: item.featured ?? false, places });
}

/** What tells dishes apart that say more than most. */
function furtherKey(item: site.MenuItem): string {
  const { mayContain, freeOf, variants, addOns, calories, available, highSodium, highSugar } = item;
  const further = [mayContain, freeOf, variants, addOns, calories, available, highSodium, highSugar];
  return further.some(Boolean) ? JSON.stringify(further) : '';
}

function signsOf({ highSodium, highSugar }: site.MenuItem): WarningSign[] | undefined {
  if (!highSodium && !highSugar) return undefined;
  return [...(highSodium ? (['salt'] as const) : []), ...(highSugar ? (['sugar'] as const) : [])];
}

/** Featured items: the dishes that a menu has of that name, else dishes of which no more is known. */
function addFeatured(dishes: Dish[], items: readonly site.FeaturedItem[], french: boolean): void {
  const names = Map.groupBy(items.length === 0 ? [] : dishes, (dish) => dish.name.toLowerCase());
  for (const { id, name, price, description, category, image } of items) {
    const known = names.get(name.toLowerCase());
    // The same dish at each of its prices.
    for (const dish of known ?? []) {
      dish.featured = true;
      dish.image ??= image;
    }
    if (known) continue;
    const course = courseOf({ name }, coursesOf(category ?? '', '', french));
    const own = { index: dishes.length, id, name, price, description, category, image, course };
    const rest = {
      heading: '',
      over: '',
      around: '',
      ofMenu: '',
      spicy: false,
      tags: [],
      soldOut: false,
      places: nowhere,
    };
    dishes.push({ ...own, ...rest, featured: true, brand: true });
  }
}

const knownDiets = new Map<string, MarkKey[]>();

/** The diets of an item: there are few combinations, and there may be 50,000 items. */
function dietsBy(item: site.MenuItem): MarkKey[] {
  const key = `${item.isVegan}${item.isVegetarian}${item.isGlutenFree}${item.isHalal}`;
  const known = knownDiets.get(key) ?? dietsOf(marksOf(item));
  knownDiets.set(key, known);
  return known;
}

/** `dish` where a heading names no course: `Pizza`. */
export const courseNames = ['main', 'starter', 'side', 'dessert', 'drink', 'dish'] as const;
export type Course = (typeof courseNames)[number];

const kinds = new Map<string, Course>(
  (Object.entries(courseWords) as [Course, string][]).flatMap(([course, words]) =>
    stemsOf(words).map((stem) => [stem, course] as const),
  ),
);
const sides = new Set(SIDE_NAMES.split(' '));
const eatenBesideDrinks = new Set(stemsOf(EATEN_BESIDE_DRINKS));
const drinks = new Set([...['drink', 'alcohol'].flatMap(meaningsOf), 'glass', 'pint', 'litre', 'carafe', 'pitcher']);

/**
 * The courses that a category of a menu may be: by its own heading, else by that of its menu.
 *
 * @param french on a French menu the entrées come first
 */
function coursesOf(category: string, menu: string, french: boolean): ReadonlySet<Course> {
  const kindOf = (stem: string) => (stem === 'entree' && french ? 'starter' : (kinds.get(stem) ?? []));
  // Without its accent it would be `the`.
  const isTea = (heading: string) => /(?<!\p{L})thés?(?!\p{L})/iu.test(heading);
  // A menu that is called `Bakery and café` is none of coffees.
  const [own, ofMenu] = [category, menu.replace(/\bcaf[eé](?!\p{L})/giu, '')].map(
    (heading) => new Set([...stemsOf(heading).flatMap(kindOf), ...(isTea(heading) ? (['drink'] as const) : [])]),
  );
  // Of a part of a menu: a menu that is called `Bar` has burgers.
  if (/^(?:(?:from|behind) )?(?:(?:the|our) )?bar$/i.test(category)) return new Set(['drink']);
  // Under `Sweet and drinks`, or `Pies and drinks`, a heading that names neither is not known to be either.
  const isOther = (part: string) => stemsOf(part).every((stem) => kindOf(stem) !== 'drink');
  const partsOf = (heading: string) => heading.split(/ (?:&|and|et|y) /i);
  // `Pie and shakes` has pies; `Aquavit and beer` and `Beer and soft` have drinks alone.
  const isFood = (part: string) => stemsOf(part).some((stem) => eatenBesideDrinks.has(stem));
  const hasFood = own?.size === 1 && own.has('drink') && partsOf(category).some(isFood);
  if (own?.size) return hasFood ? new Set(['dish', 'drink']) : own;
  const isMixed = ofMenu?.has('drink') && partsOf(menu).some(isOther);
  return ofMenu && !isMixed ? ofMenu : new Set();
}

/** The course of a dish; under a heading of several courses by its own name as well. */
function courseOf(
  { name, variants = [] }: Pick<site.MenuItem, 'name' | 'variants'>,
  courses: ReadonlySet<Course>,
): Course {
  const [first = 'dish', ...others] = courses;
  if (others.length === 0) return first;
  const called = stemsOf([name, ...variants.map((one) => one.name)].join(' '));
  if (courses.has('drink') && called.some((stem) => drinks.has(stem))) return 'drink';
  const isSide = courses.has('side') && stemsOf(name).some((stem) => sides.has(stem));
  return isSide ? 'side' : courses.has('main') ? 'main' : first;
}

/** What is no dish of the menu, as one that says no more than that. */
export function wordsAlone(name: string, like: Pick<Partial<Dish>, 'course' | 'description' | 'category'> = {}): Dish {
  const { course = 'dish', description, category } = like;
  const around = { description, category, heading: '', over: '', around: '', ofMenu: '' };
  const marks = { spicy: false, soldOut: false, featured: false, brand: false, tags: [] };
  return { index: -1, name, course, places: new Set(), ...around, ...marks };
}
