/** The menu at large: what there is, what guests like, whether it states allergens. */
import { orderOnlineLink } from '@tablefront/restaurant/order-links';
import { type Answer, page } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { joined, type Request } from '../request.ts';
import * as cues from '../vocabulary/slot-words.ts';
import * as words from './dish-text.ts';

export function noDishes(request: Request): Answer {
  const { say, wish, configuration } = request;
  const text = joined(say('menuNoDishes'), wish.avoid.length > 0 && say('menuTellStaff'));
  const answer = words.withNextStep(text, request);
  const order = page(orderOnlineLink(configuration), say('orderOnline'));
  return { ...answer, links: [...(answer.links ?? []), order] };
}

/** The dishes that the menu praises or features and that are to be had. */
export function favourites(dishes: readonly Dish[]): Dish[] {
  const praised = dishes.filter(({ tags }) => tags.some((tag) => cues.PRAISES.test(tag)));
  const featured = dishes.filter((dish) => dish.featured);
  return [...new Set([...praised, ...featured])].filter(({ soldOut }) => !soldOut);
}

export function popular(dishes: readonly Dish[], request: Request): Answer {
  const liked = favourites(dishes);
  if (liked.length > 0)
    return words.withDishes(request.say('menuFavourites', { dishes: words.namesOf(liked, request) }), liked, request);
  return words.withDishes(request.say('menuNoFavourites', { dishes: words.namesOf(dishes, request) }), dishes, request);
}

/** What the menu has, where nothing of it is asked for in particular. */
export function wholeMenu(dishes: readonly Dish[], request: Request): Answer {
  const { say } = request;
  const groups = say.some([...new Set(dishes.flatMap(({ category }) => category ?? []))], 12);
  const [least, most] = words.priceSpan(words.inOneCurrency(dishes), request) ?? [];
  const liked = favourites(dishes);
  const shown = liked.length > 0 ? liked : dishes.filter(({ soldOut }) => !soldOut);
  const text = request.knowledge.hasMenu
    ? joined(
        say('menuWhole', { groups }),
        least !== undefined && most !== undefined && say('menuPriceSpan', { least, most }),
        liked.length > 0 && say('menuFavourites', { dishes: words.namesOf(liked, request, 5) }),
      )
    : say('menuFew', { dishes: words.namesOf(shown, request) });
  return { ...words.withDishes(text, shown, request), content_types: ['menu_list', 'menu_link'] };
}

/** Whether the menu states allergens at all. */
export function allergensInGeneral(dishes: readonly Dish[], request: Request): Answer {
  const { say } = request;
  const stated = dishes.filter(({ allergens }) => allergens !== undefined).length;
  const general = () => joined(say('menuAllergensGeneral', { stated, all: dishes.length }), say('menuTellStaff'));
  const text = stated === 0 ? say('menuAllergensNone') : general();
  return { ...words.withNextStep(text, request), unknown: stated === 0 };
}
