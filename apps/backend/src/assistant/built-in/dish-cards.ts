/** What stands beside the words about dishes: their cards and the link to the menu. */
import { viewMenuLink } from '@tablefront/restaurant/menu-kind';
import type { MarkKey } from '@tablefront/restaurant/menu-marks';
import type { MenuItemCard } from './answer.ts';
import type { Asking } from './asking.ts';
import type { Dish, Place } from './knowledge.ts';

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
export function menuUrl(places: readonly Place[], { knowledge }: Asking): { url: string; label: string } {
  const [only] = places;
  if (only && places.length === 1 && isOneOfMany(knowledge.places)) {
    return { url: viewMenuLink(only.location, only.menuPage), label: `Menu of ${only.label}` };
  }
  return { url: '/menu', label: 'View the menu' };
}

const isOneOfMany = (places: readonly Place[]) => places.length > 1;

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
