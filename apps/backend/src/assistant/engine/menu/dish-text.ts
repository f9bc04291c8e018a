/** Dishes in words and as cards. */
import { viewMenuLink } from '@tablefront/restaurant/menu-kind';
import type { MarkKey } from '@tablefront/restaurant/menu-marks';
import { type Answer, type LabelledLink, type MenuItemCard, nonEmpty, page } from '../answer.ts';
import { type Asking, amount, contactCard, isGroup, nextStepLinks } from '../asking.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Place } from '../knowledge/knowledge.ts';
import type { Wish } from './wish.ts';

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

/** The menu, and the ways to ask a person, beside an answer that cannot tell for certain. */
export function menuAndPerson(places: readonly Place[], asking: Asking): Partial<Answer> {
  const links = nonEmpty(nextStepLinks(places, asking));
  return { menu_link: menuUrl(places, asking), contact_info: contactCard(places, asking), ...(links && { links }) };
}

/** A dish as a card, with the keys of the wire. */
export function card(dish: Dish): MenuItemCard {
  const dietary = [...(dish.diets ?? []).map((diet) => codes[diet]), ...(dish.spicy ? ['spicy' as const] : [])];
  const { id, name, price, description, category, image, tags } = dish;
  return { id, name, price, description, category, image, dietary: nonEmpty(dietary), tags: nonEmpty(tags) };
}

/** The parts of an answer that lists dishes: their cards, and the menu. */
export function dishParts(
  dishes: readonly Dish[],
  places: readonly Place[],
  asking: Asking,
  most = mostCards,
): Omit<Answer, 'response'> {
  const cards = onePerName(dishes).slice(0, most).map(card);
  return { content_types: ['menu_list'], menu_items: cards, menu_link: menuUrl(places, asking) };
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

/** What is looked for, as it was typed: `vegan pizza`; empty where nothing but all of the menu is. */
export function describe({ wanted, typed, diets, course, spicy }: Wish, asking: Asking): string {
  const foods = wanted.map((stem) => typed.get(stem) ?? stem);
  const courseWord = course === undefined || course === 'dish' ? [] : [asking.say(`course-${course}`)];
  return [
    ...diets.map((diet) => asking.say(diet)),
    ...(spicy && foods.length > 0 ? [asking.say('spicy')] : []),
    ...(foods.length > 0 ? foods : courseWord),
  ].join(' ');
}

export function dietNames(diets: readonly MarkKey[], { say }: Asking): string {
  return say.list(diets.map((diet) => say(diet)));
}
