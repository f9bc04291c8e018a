/** The dishes of all menus of a brand: what is the same on several menus is one. */
import { dietsOf, type MarkKey, marksOf } from '@tablefront/restaurant/menu-marks';
import type {
  FeaturedItem,
  Menu,
  MenuCategory,
  MenuItem,
  SiteConfiguration,
} from '@tablefront/restaurant/site-configuration/site-configuration';
import { stemsOf } from '../language/words.ts';
import { courseWords, sideNames } from '../vocabulary/courses.ts';
import type { Place } from './knowledge.ts';

export interface Dish {
  /** Its position among the brand's dishes. */
  index: number;
  id?: string;
  name: string;
  price?: number;
  description?: string;
  category?: string;
  /** What is said of its category. */
  heading: string;
  /** The name of its menu and what is said of its category. */
  around: string;
  course: Course;
  image?: string;
  /** Absent where nothing is known of it (a featured item that no menu holds). */
  diets?: MarkKey[];
  spicy: boolean;
  /** Absent where nothing is stated, which is not the same as none. */
  allergens?: string[];
  tags: string[];
  soldOut: boolean;
  featured: boolean;
  /** Whether it is on the brand's own menu. */
  brand: boolean;
  /** Positions of the locations whose own menu has it. */
  places: ReadonlySet<number>;
}

/** Of the dishes of the brand's own menu, of which there may be 50,000. */
const nowhere = new Set<number>();

export function dishesOf(configuration: SiteConfiguration, places: readonly Place[]): Dish[] {
  const collected = new Collection(configuration.language.startsWith('fr'));
  collected.addMenus(configuration.menu);
  for (const { location, index, menu } of places) if (menu === 'own') collected.addMenus(location.menu, index);
  collected.addFeatured(configuration.featuredItems);
  return collected.dishes;
}

type CollectedDish = Omit<Dish, 'places'> & { places: Set<number> };
const MOST_OF_ONE_NAME = 100;

/** Dishes as they come: what is the same but for the place is one. */
class Collection {
  readonly dishes: CollectedDish[] = [];
  readonly #byName = new Map<string, CollectedDish[]>();
  readonly #french: boolean;

  constructor(french: boolean) {
    this.#french = french;
  }

  addMenus(menus: readonly Menu[], place?: number): void {
    for (const menu of menus) for (const category of menu.categories) this.#addCategory(category, menu, place);
  }

  #addCategory({ name, description: heading = '', items }: MenuCategory, menu: Menu, place: number | undefined): void {
    const courses = coursesOf(name, menu.name ?? '', this.#french);
    const around = `${menu.name ?? ''} ${heading}`.trim();
    for (const item of items) {
      const same = this.#byName.get(item.name)?.find((dish) => isSame(dish, item));
      if (!same) this.#keep(dishOf(item, { name, heading, courses, around }, place));
      else if (place !== undefined) {
        if (same.places === nowhere) same.places = new Set();
        same.places.add(place);
      }
    }
  }

  addFeatured(items: readonly FeaturedItem[]): void {
    if (items.length === 0) return;
    const names = new Map(this.dishes.map((dish) => [dish.name.toLowerCase(), dish]));
    for (const item of items) {
      const known = names.get(item.name.toLowerCase());
      if (known) {
        known.featured = true;
        known.image ??= item.image;
        continue;
      }
      const { id, name, price, description, category, image } = item;
      const course = courseOf(name, coursesOf(category ?? '', '', this.#french));
      const rest = { spicy: false, tags: [], soldOut: false, featured: true, brand: true, places: nowhere };
      this.#keep({ id, name, price, description, category, heading: '', around: '', course, image, ...rest });
    }
  }

  #keep(draft: Omit<CollectedDish, 'index'>): void {
    const dish = draft as CollectedDish;
    dish.index = this.dishes.length;
    this.dishes.push(dish);
    const same = this.#byName.get(dish.name);
    // A menu of one name over and over is compared with its first ones only.
    if (same && same.length < MOST_OF_ONE_NAME) same.push(dish);
    else if (same) return;
    else this.#byName.set(dish.name, [dish]);
  }
}

/** Written out in full: there may be 50,000. */
function dishOf(
  item: MenuItem,
  {
    name: category,
    heading,
    courses,
    around,
  }: { name: string; heading: string; courses: ReadonlySet<Course>; around: string },
  place: number | undefined,
): CollectedDish {
  return {
    index: 0,
    id: item.id,
    name: item.name,
    price: item.price,
    description: item.description,
    category,
    heading,
    around,
    course: courseOf(item.name, courses),
    image: item.image,
    diets: dietsBy(item),
    spicy: item.isSpicy,
    allergens: item.allergens,
    tags: item.tags,
    soldOut: item.soldOut,
    featured: false,
    brand: place === undefined,
    places: place === undefined ? nowhere : new Set([place]),
  };
}

function isSame(dish: Dish, item: MenuItem): boolean {
  return (
    dish.price === item.price &&
    dish.soldOut === item.soldOut &&
    dish.description === item.description &&
    dish.diets === dietsBy(item) &&
    String(dish.allergens) === String(item.allergens)
  );
}

const knownDiets = new Map<string, MarkKey[]>();

/** The diets of an item: there are few combinations, and there may be 50,000 items. */
function dietsBy(item: MenuItem): MarkKey[] {
  const key = `${item.isVegan}${item.isVegetarian}${item.isGlutenFree}${item.isHalal}`;
  const known = knownDiets.get(key) ?? dietsOf(marksOf(item));
  knownDiets.set(key, known);
  return known;
}

/** `dish` where a heading names no course: `Pizza`. */
export type Course = 'main' | 'starter' | 'side' | 'dessert' | 'drink' | 'dish';

const kinds = new Map<string, Course>();
for (const [course, words] of Object.entries(courseWords) as [Course, string][]) {
  for (const word of words.split(/\s+/)) kinds.set(word, course);
}
const sides = new Set(sideNames.split(' '));

/**
 * The courses that a category of a menu may be: by its own heading, else by that of its menu.
 *
 * @param french on a French menu the entrées come first
 */
function coursesOf(category: string, menu: string, french: boolean): ReadonlySet<Course> {
  const own = coursesIn(category, french);
  return own.size > 0 ? own : coursesIn(menu, french);
}

/** The course of a dish; under a heading of several courses by its own name as well. */
function courseOf(name: string, courses: ReadonlySet<Course>): Course {
  const [first, ...others] = courses;
  if (others.length === 0) return first ?? 'dish';
  const isSide = courses.has('side') && stemsOf(name).some((stem) => sides.has(stem));
  return isSide ? 'side' : courses.has('main') ? 'main' : (first ?? 'dish');
}

function coursesIn(heading: string, french: boolean): ReadonlySet<Course> {
  const found = new Set(
    stemsOf(heading).flatMap((stem) => (stem === 'entree' && french ? 'starter' : (kinds.get(stem) ?? []))),
  );
  // Without its accent it would be `the`.
  if (/(?<!\p{L})thés?(?!\p{L})/iu.test(heading)) found.add('drink');
  return found;
}
