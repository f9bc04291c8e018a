/** Finds on a brand's menus what a wish asks for. */
import { formatPrice } from '@tablefront/restaurant/prices';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { states } from './allergens.ts';
import type { Dish, Knowledge, Place } from './knowledge.ts';
import { meaningsOf, type Wish } from './menu-wish.ts';

export interface Found {
  dishes: Dish[];
  /** Words that no dish has. */
  missing: string[];
  /** The words occur, but not together: what is found has some of them. */
  partly: boolean;
  /** Dishes that fit but for allergens that are not stated, or diets that are not. */
  unknown: Dish[];
  /** Dishes that have the words, but not the rest of the wish. */
  unfit: Dish[];
  /** Whether each dish found is so by its name or category. */
  named: boolean;
}

/** How well a stem fits a dish: 4 by its name, 3 by its category, 1 by its description, 0 not at all. */
function closeness(stem: string, dish: Dish): number {
  if (dish.nameStems.includes(stem)) return 4;
  if (dish.groupStems.includes(stem)) return 3;
  const others = meaningsOf(stem);
  if (dish.nameStems.some((own) => others.includes(own))) return 2.6;
  if (dish.groupStems.some((own) => others.includes(own))) return 2.5;
  if (dish.textStems.includes(stem)) return 1;
  return others.length > 1 && !broad.has(stem) && dish.textStems.some((own) => others.includes(own)) ? 0.5 : 0;
}

/** Kinds of course: an ingredient in a description makes no dessert. */
const broad = new Set([
  'dessert',
  'sweet',
  'treat',
  'pudding',
  'drink',
  'beverage',
  'boisson',
  'starter',
  'appetizer',
  'app',
  'main',
  'entree',
  'side',
  'kid',
  'child',
  'breakfast',
  'brunch',
  'alcohol',
]);

/** The dishes of the places; of those whose menu is not known dish by dish, the brand's. */
export function dishesAt({ dishes, places: all }: Knowledge, places: readonly Place[]): Dish[] {
  if (places.length === 0 || places.length === all.length) return dishes;
  const selected = dishes.filter((dish) =>
    places.some(({ index, menu }) => (menu === 'own' ? dish.places.has(index) : menu === 'brand' && dish.brand)),
  );
  return selected.length > 0 ? selected : dishes.filter(({ brand }) => brand);
}

export function findDishes(wish: Wish, dishes: readonly Dish[]): Found {
  const scored = dishes.map((dish) => ({ dish, fits: wish.content.map((stem) => closeness(stem, dish)) }));
  const missing = wish.content.filter((_, index) => !scored.some(({ fits }) => (fits[index] ?? 0) > 0));
  const present = wish.content.filter((stem) => !missing.includes(stem));
  if (wish.content.length > 0 && present.length === 0) {
    return { dishes: [], missing, partly: false, unknown: [], unfit: [], named: false };
  }

  const rated = scored.map(({ dish, fits }) => {
    const counted = fits.filter((_, index) => present.includes(wish.content[index] ?? ''));
    return {
      dish,
      hits: counted.filter((value) => value > 0).length,
      least: Math.min(9, ...counted),
      sum: counted.reduce((a, b) => a + b, 0),
    };
  });
  const all = rated.filter(({ hits }) => hits === present.length);
  const partly = all.length === 0 && present.length > 0;
  let words =
    all.length > 0 && !(wish.either && present.length > 1 && all.every(({ least }) => least < 2))
      ? all
      : rated.filter(({ hits }) => hits > 0);
  // A whole name beats its words elsewhere; a category or name beats a mention.
  const exact = words.filter(
    ({ dish }) =>
      present.length > 0 &&
      dish.nameStems.length <= present.length + 1 &&
      dish.nameStems.filter((stem) => stem.length > 2).every((stem) => present.includes(stem)),
  );
  if (
    exact.length > 0 &&
    !wish.either &&
    (present.length > 1 ||
      exact.every(({ dish }) => dish.nameStems.length > 1) ||
      wish.price ||
      (new Set(exact.map(({ dish }) => dish.name)).size === 1 &&
        exact.every(({ dish }) => !dish.groupStems.some((stem) => present.includes(stem)))))
  ) {
    const bySum = Math.max(...exact.map(({ sum }) => sum));
    words = present.length > 1 ? exact.filter(({ sum }) => sum >= bySum - 1) : exact;
  } else if (
    words.some(({ least }) => least >= 2.5) &&
    (wish.price || words.some(({ least }) => least >= 2.5 && least !== 4 && least !== 2.6) || wish.sort !== undefined)
  ) {
    words = words.filter(({ least }) => least >= 2.5);
  }
  words = words.toSorted((a, b) => b.hits - a.hits || b.least - a.least || b.sum - a.sum);

  const chosen: Dish[] = [];
  const unknown: Dish[] = [];
  const unfit: Dish[] = [];
  for (const { dish } of words) {
    const answer = fits(dish, wish);
    (answer === 'yes' ? chosen : answer === 'unknown' ? unknown : unfit).push(dish);
  }
  if (wish.sort) {
    const sign = wish.sort === 'cheapest' ? 1 : -1;
    chosen.sort(
      (a, b) => sign * ((a.price ?? Number.POSITIVE_INFINITY * sign) - (b.price ?? Number.POSITIVE_INFINITY * sign)),
    );
  }
  const named = words.length > 0 && words.every(({ least }) => least >= 2.5);
  return {
    dishes: withSoldOutLast(onePerName(chosen)),
    missing,
    partly: partly && !wish.either,
    unknown: onePerName(unknown),
    unfit: onePerName(unfit),
    named,
  };
}

function fits(dish: Dish, wish: Wish): 'yes' | 'no' | 'unknown' {
  const { most, least, spicy, diets, allergens, sort } = wish;
  if ((most !== undefined || least !== undefined || sort !== undefined) && dish.price === undefined) return 'no';
  if (most !== undefined && (dish.price ?? 0) > most + 0.001) return 'no';
  if (least !== undefined && (dish.price ?? 0) < least) return 'no';
  if (spicy !== undefined && dish.spicy !== spicy && !(spicy && dish.textStems.includes('spicy'))) return 'no';
  if (diets.length > 0) {
    if (!dish.diets) return 'unknown';
    if (!diets.every((diet) => dish.diets?.includes(diet))) return 'no';
  }
  if (allergens.length > 0) {
    if (!dish.allergens) return 'unknown';
    if (allergens.some((kind) => states(dish.allergens ?? [], kind))) return 'no';
  }
  return 'yes';
}

function onePerName(dishes: readonly Dish[]): Dish[] {
  const names = new Map<string, Dish>();
  for (const dish of dishes)
    if (!names.has(`${dish.name.toLowerCase()}${dish.price}`))
      names.set(`${dish.name.toLowerCase()}${dish.price}`, dish);
  return [...names.values()];
}

function withSoldOutLast(dishes: readonly Dish[]): Dish[] {
  return [...dishes.filter(({ soldOut }) => !soldOut), ...dishes.filter(({ soldOut }) => soldOut)];
}

/** `Margherita ($19.00)`, with what a guest should know before asking for it. */
export function dishText(dish: Dish, { currency, language }: SiteConfiguration): string {
  const notes = [
    ...(dish.price === undefined ? [] : [formatPrice(dish.price, currency, language)]),
    ...(dish.soldOut ? ['sold out at the moment'] : []),
  ];
  return notes.length > 0 ? `${dish.name} (${notes.join(', ')})` : dish.name;
}
