/** Dishes in words and as cards. */
import { viewMenuLink } from '@tablefront/restaurant/menu-kind';
import type { MarkKey } from '@tablefront/restaurant/menu-marks';
import { type LabelledLink, type MenuItemCard, page } from '../answer.ts';
import { type Asking, amount, isGroup } from '../asking.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Place } from '../knowledge/knowledge.ts';

/** The most dishes that a sentence names. */
export const mostNamed = 8;

/** The most dishes that are shown as cards. */
export const mostCards = 10;

const codes: Record<MarkKey, 'v' | 've' | 'gf' | 'halal' | 'spicy'> = {
  vegetarian: 'v',
  vegan: 've',
  'gluten-free': 'gf',
  halal: 'halal',
  spicy: 'spicy',
};

/** The link to the menu: of the only location that is asked about, else of the brand. */
export function menuUrl(places: readonly Place[], asking: Asking): LabelledLink {
  const [only] = places;
  if (only && places.length === 1 && isGroup(asking)) {
    return page(viewMenuLink(only.location, only.menuPage), asking.say('menuOf', { place: only.label }));
  }
  return page('/menu', asking.say('menuLink'));
}

/** A dish as a card, with the keys of the wire. */
export function card(dish: Dish): MenuItemCard {
  const dietary = [...(dish.diets ?? []).map((diet) => codes[diet]), ...(dish.spicy ? ['spicy' as const] : [])];
  const { id, name, price, description, category, image, tags } = dish;
  const full: MenuItemCard = {
    id,
    name,
    price,
    description,
    category,
    image,
    dietary: dietary.length > 0 ? dietary : undefined,
    tags: tags.length > 0 ? tags : undefined,
  };
  return { name, ...Object.fromEntries(Object.entries(full).filter(([, value]) => value !== undefined)) };
}

/** `Margherita ($19.00)`, with what a guest should know before asking for it. */
export function dishText(dish: Dish, asking: Asking): string {
  const notes = [
    ...(dish.price === undefined ? [] : [amount(dish.price, asking)]),
    ...(dish.soldOut ? [asking.say('menuSoldOut')] : []),
  ];
  return notes.length > 0 ? `${dish.name} (${notes.join(', ')})` : dish.name;
}

/** Dishes of one name and price are one. */
export function onePerName(dishes: readonly Dish[]): Dish[] {
  return [
    ...new Map(dishes.toReversed().map((dish) => [`${dish.name.toLowerCase()}|${dish.price}`, dish])).values(),
  ].reverse();
}
