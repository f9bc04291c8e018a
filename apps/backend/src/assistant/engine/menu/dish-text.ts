/** Dishes in words and as cards. */

import { caloriesText, costsFrom } from '@tablefront/restaurant/menu/dish-words';
import { viewMenuLink } from '@tablefront/restaurant/menu/kind';
import type { MarkKey } from '@tablefront/restaurant/menu/marks';
import { type Answer, type LabelledLink, type MenuItemCard, nonEmpty, page, sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { nameIn } from '../language/glossary.ts';
import * as ask from '../request.ts';
import { amount, nextStep, nextStepLinks, onlyPlace, type Request, siteLink } from '../request.ts';
import { TELLS_MADE_OTHERWISE } from '../vocabulary/menu-words.ts';
import type { Wish } from './wish.ts';

/** The most dishes that a sentence names. */
export const MOST_NAMED = 8;

/** The most dishes that are shown as cards. */
export const MOST_CARDS = 10;

const codes = { vegetarian: 'v', vegan: 've', 'gluten-free': 'gf', halal: 'halal', spicy: 'spicy' } as const;

/** The link to the menu: of the only location that is asked about, else of the brand. */
function menuLink(request: Request): LabelledLink {
  const only = onlyPlace(request);
  if (!only) return siteLink('menu', request);
  return page(viewMenuLink(only.location, only.menuPage), request.say('menuOf', { place: only.label }));
}

/** The menu, and the ways to ask a person, beside an answer that cannot tell for certain. */
export function menuAndPerson(request: Request): Partial<Answer> {
  const links = nonEmpty(nextStepLinks(request));
  return { menu_link: menuLink(request), contact_info: ask.contactCard(request), ...(links && { links }) };
}

/** A text that cannot tell for certain, and whom to ask. */
export function withNextStep(text: string, request: Request, purpose?: 'ToBeSure'): Answer {
  const response = `${text} ${nextStep(request, purpose)}`;
  return { response, content_types: ['menu_link'], ...menuAndPerson(request), unknown: true };
}

/** A text and a link to the menu. */
export function withMenuLink(response: string, request: Request): Answer {
  return { response, content_types: ['menu_link'], menu_link: menuLink(request) };
}

/** A dish as a card, with the keys of the wire. What it costs is in words where it is not simply an amount of the brand's currency. */
export function card(dish: Dish, request: Request): MenuItemCard {
  const dietary = [...(dish.diets ?? []).map((diet) => codes[diet]), ...(dish.spicy ? [codes.spicy] : [])];
  const { id, name, description, category, image, tags, currency } = dish;
  const isPlain = dish.price !== undefined && currency === undefined && !costsFrom(dish);
  const cost = isPlain ? { price: dish.price } : { price_text: costText(dish, request) };
  const own = { id, name, ...cost, ...(dish.soldOut && { sold_out: true }), description, category, image };
  return { ...own, dietary: nonEmpty(dietary), tags: nonEmpty(tags) };
}

/** An answer that lists dishes: with their cards, and the menu. */
export function withDishes(response: string, dishes: readonly Dish[], request: Request, most = MOST_CARDS): Answer {
  const cards = onePerName(dishes)
    .slice(0, most)
    .map((dish) => card(dish, request));
  return { response, content_types: ['menu_list'], menu_items: cards, menu_link: menuLink(request) };
}

/** `$19.00`, `from $12.00`, `market price`. */
function costText(dish: Dish, request: Request): string | undefined {
  const { price, priceText, currency } = dish;
  if (price === undefined) return priceText;
  const exact = amount(price, request, currency);
  return costsFrom(dish) ? request.say('menuFromPrice', { price: exact }) : exact;
}

/** `Margherita ($19.00)`, with what a guest should know before asking for it. */
export function dishText(dish: Dish, request: Request): string {
  return withNotes(dish.name, costText(dish, request), dish.soldOut && request.say('menuSoldOut'));
}

function withNotes(name: string, ...notes: (string | false | undefined)[]): string {
  const told = notes.filter((note) => note);
  return told.length > 0 ? `${name} (${told.join(', ')})` : name;
}

/** The calories that the menu states for dishes. */
export function caloriesOf(dishes: readonly Dish[], { say, configuration }: Request): string {
  const texts = dishes.flatMap(({ name: dish, calories, currency = configuration.currency }) =>
    calories ? say('menuCaloriesOf', { dish, calories: caloriesText(calories, currency) }) : [],
  );
  return [...new Set(texts)].slice(0, MOST_NAMED).join(' ');
}

/** Dishes of one name and price are one. */
export function onePerName(dishes: readonly Dish[]): Dish[] {
  const key = ({ name, price, currency }: Dish) => `${name.toLowerCase()}|${price} ${currency}`;
  return [...new Map(dishes.toReversed().map((dish) => [key(dish), dish])).values()].reverse();
}

/** The different prices of dishes as the site writes them, the lowest first. */
export function pricesOf(dishes: readonly Dish[], request: Request): string[] {
  const priced = dishes.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  return [
    ...new Set(priced.flatMap(({ price, currency }) => (price === undefined ? [] : amount(price, request, currency)))),
  ];
}

/** The lowest and the highest price of some dishes in any of their sizes, as the site writes them. */
export function priceSpan(dishes: readonly Dish[], request: Request): [least: string, most: string] | undefined {
  const all = dishes.flatMap(({ price, variants = [] }) =>
    [price ?? [], ...variants.map((size) => size.price ?? [])].flat(),
  );
  const [first] = dishes;
  if (!first || all.length === 0) return undefined;
  const text = (value: number) => amount(value, request, first.currency);
  return [text(Math.min(...all)), text(Math.max(...all))];
}

/** Those whose prices can be compared: of several currencies, those in that of the first. */
export function inOneCurrency(dishes: readonly Dish[]): Dish[] {
  const [first] = dishes;
  return dishes.filter(({ currency }) => currency === first?.currency);
}

/** Dishes with their prices; of one name, each price, or where it is to be had, and where it is sold out. */
export function namesOf(dishes: readonly Dish[], request: Request, most = MOST_NAMED): string {
  const text = (same: readonly Dish[]) => {
    const [first] = same;
    if (!first) return '';
    const prices = pricesOf(same, request);
    const gone = same.find(({ soldOut }) => soldOut);
    const isElsewhere = same.some(({ soldOut }) => !soldOut);
    const off = gone && isElsewhere && `${request.say('menuSoldOut')}${whereText(gone, request, true)}`;
    if (prices.length > 1 || off) return withNotes(first.name, prices.join(' – ') || costText(first, request), off);
    return `${dishText(first, request)}${whereText(first, request)}`;
  };
  return request.say.some([...Map.groupBy(dishes, ({ name }) => name.toLowerCase()).values()].map(text), most);
}

/** Where a dish is to be had, if not everywhere; of one that costs something else at another of a few places, also where that is the brand's. */
export function whereText(dish: Dish, { knowledge, places, say }: Request, isOther = false): string {
  if ((dish.brand && !(isOther && places.length <= 3)) || places.length === 1) return '';
  const isThere = ({ menu, index }: Place) => (menu === 'own' ? dish.places.has(index) : dish.brand);
  const labels = ask.labelsOf((dish.brand || isOther ? places : knowledge.places).filter(isThere));
  return labels.length % knowledge.places.length === 0 ? '' : say('menuAtPlaces', { places: say.some(labels, 3) });
}

/** What is looked for, as it was typed: `vegan pizza`; empty where nothing but all of the menu is. */
export function describe({ wanted, typed, diets, course, spicy }: Wish, { say }: Request): string {
  const foods = wanted.map((stem) => typed.get(stem) ?? nameIn(stem, say.language));
  const courseWord = course === undefined || course === 'dish' ? [] : [say(`course-${course}`)];
  return [
    ...diets.map((diet) => say(diet)),
    ...(spicy && foods.length > 0 ? [say('spicy')] : []),
    ...(foods.length > 0 ? foods : courseWord),
  ].join(' ');
}

/** Words as the guest typed them. */
export function typedOf(stems: readonly string[], { say, wish }: Request, word: 'and' | 'or' = 'or'): string {
  return say.list(
    stems.map((stem) => wish.typed.get(stem) ?? nameIn(stem, say.language)),
    word,
  );
}

/** Whether the menu marks a dish as of the diets that are asked about; empty where no menu knows it. */
export function markText({ name: dish, diets: marked }: Dish, request: Request): string {
  const { diets } = request.wish;
  const missing = diets.filter((diet) => !marked?.includes(diet));
  const [key, some] = missing.length > 0 ? (['menuNotMarked', missing] as const) : (['menuMarked', diets] as const);
  return marked ? request.say(key, { dish, diets: dietNames(some, request) }) : '';
}

/** What a dish says of being made otherwise for a diet that is asked about: `Say “all plant” and it comes vegan.` */
export function madeForDiets({ diets = [], description = '' }: Dish, { say, wish }: Request): string | undefined {
  const missing = wish.diets.filter((diet) => !diets.includes(diet));
  const isOfDiets = (text: string) => missing.some((diet) => text.toLowerCase().includes(diet));
  const text = sentencesOf(description).find((one) => TELLS_MADE_OTHERWISE.test(one) && isOfDiets(one));
  return text && say('menuOwnWords', { text });
}

export function dietNames(diets: readonly MarkKey[], { say }: Request): string {
  return say.list(diets.map((diet) => say(diet)));
}
