/** The dishes of all menus of a brand: what is the same on several menus is one. */
import { dietsOf, type MarkKey, marksOf } from '@tablefront/restaurant/menu-marks';
import type {
  FeaturedItem,
  Menu,
  MenuCategory,
  MenuItem,
  SiteConfiguration,
} from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Course, courseOf } from './courses.ts';
import type { Place } from './knowledge.ts';

export interface Dish {
  /** Its position among the brand's dishes. */
  index: number;
  id?: string;
  name: string;
  price?: number;
  description?: string;
  category?: string;
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

type Draft = Omit<Dish, 'index' | 'places'> & { places: Set<number> };

/** Of the dishes of the brand's own menu, of which there may be 50,000. */
const nowhere = new Set<number>();

export function dishesOf(configuration: SiteConfiguration, places: readonly Place[]): Dish[] {
  const dishes = new Map<string, Draft>();
  const french = configuration.language.startsWith('fr');
  addMenus(dishes, configuration.menu, french);
  for (const { location, index, menu } of places) if (menu === 'own') addMenus(dishes, location.menu, french, index);
  if (configuration.featuredItems.length > 0) addFeatured(dishes, configuration.featuredItems, french);
  return [...dishes.values()].map((dish, index) => Object.assign(dish, { index }));
}

function addFeatured(dishes: Map<string, Draft>, items: readonly FeaturedItem[], french: boolean): void {
  const names = new Map([...dishes.values()].map((dish) => [dish.name.toLowerCase(), dish]));
  for (const item of items) {
    const dish = names.get(item.name.toLowerCase());
    if (dish) {
      dish.featured = true;
      dish.image ??= item.image;
    } else {
      const { id, name, price, description, category, image } = item;
      const rest = { spicy: false, tags: [], soldOut: false, featured: true, brand: true, places: nowhere };
      const course = courseOf(name, category ?? '', '', french);
      dishes.set(`featured ${id} ${name}`, {
        id,
        name,
        price,
        description,
        category,
        around: '',
        course,
        image,
        ...rest,
      });
    }
  }
}

function addMenus(dishes: Map<string, Draft>, menus: readonly Menu[], french: boolean, place?: number): void {
  for (const menu of menus) {
    for (const category of menu.categories) {
      for (const item of category.items)
        addItem(dishes, item, category, courseOf(item.name, category.name, menu.name ?? '', french), menu, place);
    }
  }
}

const knownDiets = new Map<string, MarkKey[]>();

/** The diets of an item: there are few combinations, and there may be 50,000 items. */
function dietsBy(item: MenuItem): MarkKey[] {
  const key = `${item.isVegan}${item.isVegetarian}${item.isGlutenFree}${item.isHalal}`;
  const known = knownDiets.get(key) ?? dietsOf(marksOf(item));
  knownDiets.set(key, known);
  return known;
}

function addItem(
  dishes: Map<string, Draft>,
  item: MenuItem,
  category: MenuCategory,
  course: Course,
  menu: Menu,
  place: number | undefined,
): void {
  const diets = dietsBy(item);
  const plain = `${item.name}|${item.price}|${diets}|${item.soldOut}|${item.allergens}`;
  // Long texts are compared only where all else is the same.
  const same = dishes.get(plain);
  const key = same && same.description !== item.description ? `${plain}|${item.description}` : plain;
  const known = key === plain ? same : dishes.get(key);
  if (known) {
    if (place === undefined) return;
    if (known.places === nowhere) known.places = new Set();
    known.places.add(place);
    return;
  }
  dishes.set(key, {
    id: item.id,
    name: item.name,
    price: item.price,
    description: item.description,
    category: category.name,
    around: `${menu.name ?? ''} ${category.description ?? ''}`.trim(),
    course,
    image: item.image,
    diets,
    spicy: item.isSpicy,
    allergens: item.allergens,
    tags: item.tags,
    soldOut: item.soldOut,
    featured: false,
    brand: place === undefined,
    places: place === undefined ? nowhere : new Set([place]),
  });
}
