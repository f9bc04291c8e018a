/** The menu at large, and what guests like best of it. */
import type { Answer } from '../answer.ts';
import { type Asking, amount } from '../asking.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { dishParts, dishText, mostNamed, onePerName } from './dish-text.ts';

/** What the menu has, where nothing of it is asked for in particular. */
export function wholeMenu(dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
  const { say, knowledge } = asking;
  const groups = [...new Set(dishes.flatMap(({ category }) => category ?? []))];
  const prices = dishes.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
  const [least] = prices;
  const liked = favourites(dishes);
  const shown = liked.length > 0 ? liked : dishes.filter(({ soldOut }) => !soldOut);
  const names = (some: readonly Dish[], most: number) =>
    say.some(
      onePerName(some).map((dish) => dishText(dish, asking)),
      most,
    );
  const texts = knowledge.hasMenu
    ? [
        say('menuWhole', { groups: say.some(groups, 12) }),
        least === undefined
          ? ''
          : say('menuPriceSpan', { least: amount(least, asking), most: amount(prices.at(-1) ?? least, asking) }),
        liked.length > 0 ? say('menuFavourites', { dishes: names(liked, 5) }) : '',
      ]
    : [say('menuFew', { dishes: names(shown, mostNamed) })];
  return {
    response: texts.filter((text) => text !== '').join(' '),
    ...dishParts(shown, places, asking),
    content_types: ['menu_list', 'menu_link'],
  };
}

/** The dishes that the menu praises or features and that are to be had. */
export function favourites(dishes: readonly Dish[]): Dish[] {
  const praised = dishes.filter(({ tags }) =>
    tags.some((tag) =>
      /popular|most (?:ordered|loved)|best|signature|favou?rite|plus demand|chef|own$|favorito|coup de c/i.test(tag),
    ),
  );
  const featured = dishes.filter(({ featured: chosen }) => chosen);
  return [...new Set([...praised, ...featured])].filter(({ soldOut }) => !soldOut);
}

/** The dishes, where the menu praises none. */
export function noFavourites(dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
  const names = onePerName(dishes).map((dish) => dishText(dish, asking));
  const response = asking.say('menuNoFavourites', { dishes: asking.say.some(names, mostNamed) });
  return { response, ...dishParts(dishes, places, asking) };
}
