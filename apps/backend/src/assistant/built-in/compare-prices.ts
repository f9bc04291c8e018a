/** Which dishes cost less than another. */
import { type Answer, listed, sentence, someOf } from './answer.ts';
import { type Asking, nextStep } from './asking.ts';
import { card, menuUrl, mostCards, mostNamed } from './dish-cards.ts';
import { dishText, findDishes } from './find-dishes.ts';
import type { Dish, Place } from './knowledge.ts';
import type { Wish } from './menu-wish.ts';
import type { Request } from './understand.ts';

/** `Anything cheaper than the margherita`: what costs less than that dish. */
export function cheaperThan(
  { text, wish }: Request,
  dishes: readonly Dish[],
  places: readonly Place[],
  asking: Asking,
): Answer | undefined {
  if (wish.content.length === 0 || !/\b(?:cheaper|less expensive|less) than (?:the|your|a) /.test(text))
    return undefined;
  const [named] = findDishes({ ...wish, sort: undefined, price: true }, dishes).dishes;
  const limit = named?.price;
  if (named === undefined || limit === undefined) return undefined;
  const { configuration } = asking.knowledge;
  const less = dishes
    .filter(({ price, soldOut }) => price !== undefined && price < limit && !soldOut)
    .toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0));
  const texts = [...new Set(less.map((dish) => dishText(dish, configuration)))];
  return {
    response:
      less.length > 0
        ? `Cheaper than ${dishText(named, configuration)}: ${sentence(someOf(texts, mostNamed))}`
        : `Nothing on the menu is cheaper than ${sentence(dishText(named, configuration))}`,
    content_types: ['menu_list'],
    menu_items: (less.length > 0 ? less : [named]).slice(0, mostCards).map(card),
    menu_link: menuUrl(places, asking),
  };
}

/** Which of several dishes costs less. */
export function comparison(
  wish: Wish,
  sides: readonly (readonly string[])[],
  dishes: readonly Dish[],
  places: readonly Place[],
  asking: Asking,
): Answer {
  const { configuration } = asking.knowledge;
  const found = sides.map((side) => {
    const matching = findDishes({ ...wish, content: [...side], sort: undefined, price: true, either: false }, dishes);
    const priced = matching.missing.length === 0 ? matching.dishes.filter(({ price }) => price !== undefined) : [];
    return { typed: side.map((stem) => wish.typed.get(stem) ?? stem).join(' '), dishes: priced };
  });
  const absent = found.filter((side) => side.dishes.length === 0).map(({ typed }) => `“${typed}”`);
  const all = [...new Set(found.flatMap((side) => side.dishes))].toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const [first, second] = all;
  const texts = all.map((dish) => dishText(dish, configuration));
  const base = {
    content_types: ['menu_list' as const],
    menu_items: all.slice(0, mostCards).map(card),
    menu_link: menuUrl(places, asking),
  };
  if (absent.length > 0 || !first || !second) {
    const rest = texts.length > 0 ? ` I found ${someOf(texts, mostNamed)}.` : '';
    const what = absent.length > 0 ? `I see no price of ${listed(absent)} on the menu.` : 'I can’t tell these apart.';
    return { ...base, response: `${what}${rest} ${nextStep(places, asking)}` };
  }
  if (all.length > 2) return { ...base, response: `From the lowest price: ${sentence(someOf(texts, mostNamed))}` };
  return first.price === second.price
    ? { ...base, response: `${listed(texts)} cost the same.` }
    : { ...base, response: `${texts[0]} is cheaper than ${sentence(texts[1] ?? '')}` };
}
