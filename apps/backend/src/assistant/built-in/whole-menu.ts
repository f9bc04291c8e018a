/** The menu at large, and what guests like best of it. */
import { formatPrice } from '@tablefront/restaurant/prices';
import { type Answer, sentence, someOf } from './answer.ts';
import type { Asking } from './asking.ts';
import { card, menuUrl, mostCards, mostNamed } from './dish-cards.ts';
import { dishText } from './find-dishes.ts';
import type { Dish, Place } from './knowledge.ts';

/** What the menu has, where nothing of it is asked for in particular. */
export function wholeMenu(dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
  const { currency, language } = asking.knowledge.configuration;
  const groups = [...new Set(dishes.flatMap(({ category }) => category ?? []))];
  const prices = dishes.flatMap(({ price }) => price ?? []);
  const range =
    prices.length > 1
      ? ` Prices go from ${formatPrice(Math.min(...prices), currency, language)} to ${formatPrice(Math.max(...prices), currency, language)}.`
      : '';
  const liked = favourites(dishes);
  const shown = liked.length > 0 ? liked : dishes.filter(({ soldOut }) => !soldOut);
  const intro = asking.knowledge.hasMenu
    ? `The menu has ${someOf(groups, 12)}.${range}`
    : `I don’t have the whole menu here, but among the dishes are ${someOf(
        shown.map((dish) => dishText(dish, asking.knowledge.configuration)),
        mostNamed,
      )}.`;
  const popular =
    asking.knowledge.hasMenu && liked.length > 0
      ? ` Guests like ${someOf(
          liked.map((dish) => dishText(dish, asking.knowledge.configuration)),
          5,
        )}.`
      : '';
  return {
    response: intro + popular,
    content_types: ['menu_list', 'menu_link'],
    menu_items: shown.slice(0, mostCards).map(card),
    menu_link: menuUrl(places, asking),
  };
}

/** The dishes that the menu praises or features and that are to be had. */
export function favourites(dishes: readonly Dish[]): Dish[] {
  const praised = dishes.filter(({ tags }) =>
    tags.some((tag) => /popular|most (?:ordered|loved)|best|signature|favou?rite|plus demand|chef|own$/i.test(tag)),
  );
  const featured = dishes.filter(({ featured: chosen }) => chosen);
  return [...new Set([...praised, ...featured])].filter(({ soldOut }) => !soldOut);
}

/** The dishes, where the menu praises none. */
export function noFavourites(dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
  const names = [...new Set(dishes.map((dish) => dishText(dish, asking.knowledge.configuration)))];
  return {
    response: `The menu doesn’t say which dishes guests like best. It has ${sentence(someOf(names, mostNamed))}`,
    content_types: ['menu_list'],
    menu_items: dishes.slice(0, mostCards).map(card),
    menu_link: menuUrl(places, asking),
  };
}
