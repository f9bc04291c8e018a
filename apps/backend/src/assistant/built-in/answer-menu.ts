/** The menu: what there is, what it costs, whom it suits. */

import { orderOnlineLink } from '@tablefront/restaurant/links';
import type { Answer } from './answer.ts';
import { allergensInGeneral, answerAllergens } from './answer-allergens.ts';
import { type Asking, contactCard, nextStep, phoneOf, placesFor } from './asking.ts';
import { cheaperThan, comparison } from './compare-prices.ts';
import { menuUrl } from './dish-cards.ts';
import { dishesAt, findDishes } from './find-dishes.ts';
import type { Dish, Place } from './knowledge.ts';
import { listOf } from './list-dishes.ts';
import { courseStems, isEmptyWish, type Wish } from './menu-wish.ts';
import type { Request } from './understand.ts';
import { favourites, noFavourites, wholeMenu } from './whole-menu.ts';
import { describe } from './wish-in-words.ts';

export function answerMenu(request: Request, asking: Asking): Answer {
  const { knowledge } = asking;
  const places = placesFor(request, asking);
  const asked = request.places.length > 0 || places.length < knowledge.places.length ? places : [];
  const { wish } = request;
  const dishes = dishesAt(knowledge, asked);
  if (dishes.length === 0) return noDishes(asked, asking, wish);
  if (
    request.topic === 'allergens' &&
    wish.allergens.length === 0 &&
    wish.diets.length === 0 &&
    wish.content.length === 0
  )
    return allergensInGeneral(dishes, asked, asking);
  if (isEmptyWish(wish)) return wholeMenu(dishes, asked, asking);
  if (wish.compared) return comparison(wish, wish.compared, dishes, asked, asking);
  const cheaper = cheaperThan(request, dishes, asked, asking);
  if (cheaper) return cheaper;
  const courseless = withoutCourse(wish, dishes, asking);
  if (courseless) {
    const { response, ...rest } = answerMenu({ ...request, wish: courseless.wish }, asking);
    return { ...rest, response: `${courseless.note} ${response}` };
  }

  const matching = findDishes(wish, dishes);
  const liked = wish.popular ? favourites(matching.dishes) : [];
  if (wish.popular && liked.length === 0 && matching.dishes.length > 0)
    return noFavourites(matching.dishes, asked, asking);
  const found = liked.length > 0 ? { ...matching, dishes: liked } : matching;
  if (wish.unmarked !== undefined && !found.dishes.some((dish) => dish.nameStems.includes(wish.unmarked ?? '')))
    return unmarked(wish.unmarked, asked, asking);
  if (wish.allergens.length > 0) return answerAllergens(wish, found, asked, asking, dishes, request.text);
  return listOf(wish, found, asked, asking, request.text);
}

/** The wish for a main where no heading of the menu says which dishes are mains: all dishes are looked through. */
function withoutCourse(wish: Wish, dishes: readonly Dish[], asking: Asking): { wish: Wish; note: string } | undefined {
  const courses = wish.content.filter((stem) => courseStems.has(stem));
  if (courses.length === 0) return undefined;
  // On a French menu the entrées come first.
  const names = asking.knowledge.configuration.language.startsWith('fr')
    ? ['plat', 'principal', 'main']
    : ['main', 'entree', 'plate', 'secondi', 'plat', 'principal', 'large'];
  if (dishes.some(({ groupStems }) => names.some((name) => groupStems.includes(name)))) return undefined;
  const typed = courses.map((stem) => wish.typed.get(stem) ?? stem).join(' ');
  const content = wish.content.filter((stem) => !courseStems.has(stem));
  const rest = { ...wish, content };
  return { wish: rest, note: `The menu doesn’t say which dishes are “${typed}”, so this is of all of it.` };
}

function noDishes(places: readonly Place[], asking: Asking, wish: Wish): Answer {
  const what = isEmptyWish(wish) ? '' : ` so I can’t tell about ${describe(wish, asking) || 'that'};`;
  return {
    response: `I don’t have the dishes of the menu here,${what || ' but'} you can see the menu on its page. ${nextStep(places, asking)}`,
    content_types: ['menu_link'],
    menu_link: menuUrl(places, asking),
    links: [{ url: orderOnlineLink(asking.knowledge.configuration), label: 'Order online' }],
  };
}

function unmarked(kind: string, places: readonly Place[], asking: Asking): Answer {
  const phone = phoneOf(places, asking);
  return {
    response: `I don’t know: ${/^calorie/.test(kind) ? 'the menu doesn’t state calories' : `the menu doesn’t say which dishes are ${kind}`}. ${nextStep(places, asking)}`,
    content_types: ['menu_link'],
    menu_link: menuUrl(places, asking),
    ...(phone !== undefined && { contact_info: contactCard(places, asking) }),
  };
}
