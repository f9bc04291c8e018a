/** The dishes that fit a wish, with their prices, marks and places. */
import { MARKS } from '@tablefront/restaurant/menu-marks';
import { formatPrice } from '@tablefront/restaurant/prices';
import { type Answer, listed, sentence, someOf } from './answer.ts';
import { type Asking, contactCard, isGroup, nextStep } from './asking.ts';
import { card, menuUrl, mostCards, mostNamed } from './dish-cards.ts';
import { dishText, type Found } from './find-dishes.ts';
import type { Dish, Place } from './knowledge.ts';
import type { Wish } from './menu-wish.ts';
import { describe } from './wish-in-words.ts';

/** The answer to a wish: the dishes that fit, the closest ones, or why none does. */
export function listOf(wish: Wish, found: Found, places: readonly Place[], asking: Asking, text: string): Answer {
  const { hasMenu } = asking.knowledge;
  const { dishes, missing, unfit, unknown } = found;
  const what = describe(wish, asking);
  const link = menuUrl(places, asking);
  const at = places.length === 1 && isGroup(asking) ? ` at ${places[0]?.label}` : '';

  if (dishes.length === 0) {
    const [first] = unfit;
    const asksOne = first && found.named && unfit.length <= 3 && wish.content.length > 0;
    const reason = asksOne && first ? unfitText(first, wish, asking) : undefined;
    const nothing =
      reason ??
      (unknown.length > 0 && !hasMenu
        ? `I can’t tell which dishes are ${what}: what I have of the menu doesn’t say.`
        : `I don’t see ${what || 'that'} on the menu${at}.`);
    return {
      response: `${nothing} ${nextStep(places, asking, hasMenu ? 'to be sure' : 'to ask')}`,
      content_types: ['menu_link'],
      ...(asksOne && first && { content_types: ['menu_list', 'menu_link'], menu_items: [card(first)] }),
      menu_link: link,
      contact_info: contactCard(places, asking),
    };
  }

  if (
    missing.length > 0 &&
    /^(?:is|are|was|how|does) (?:is |are )?(?:the|your|a|an|that|this|these|those)\b|^(?:is|are) there .+ in (?:the|your|that|this) /.test(
      text,
    )
  ) {
    const names = someOf(
      dishes.map((dish) => dishText(dish, asking.knowledge.configuration)),
      mostNamed,
    );
    return {
      response: `I don’t know: the menu doesn’t say “${missing.map((stem) => wish.typed.get(stem) ?? stem).join(' ')}” of ${sentence(names)} ${nextStep(places, asking)}`,
      content_types: ['menu_list'],
      menu_items: dishes.slice(0, mostCards).map(card),
      menu_link: link,
      contact_info: contactCard(places, asking),
    };
  }

  const byName = [...Map.groupBy(dishes, ({ name }) => name.toLowerCase()).values()];
  const names = byName.map((same) => sameNameText(same, places, asking));
  const closest =
    missing.length > 0
      ? `I don’t see ${listed(missing.map((stem) => `“${wish.typed.get(stem) ?? stem}”`))} on the menu${at}. The closest I found: `
      : found.partly
        ? 'Nothing has all of that together. The closest I found: '
        : '';
  const asksOne = byName.length === 1 && closest === '';
  const [only] = dishes;
  const yes =
    /^(?:is|are|do|does|have|got|any|can)\b/.test(text) || wish.diets.length > 0
      ? only?.soldOut
        ? 'It is on the menu, but not to be had now: '
        : 'Yes: '
      : '';
  const intro =
    closest !== ''
      ? closest
      : asksOne
        ? yes
        : wish.sort && only
          ? `The ${wish.sort === 'cheapest' ? 'lowest' : 'highest'} price${wish.content.length > 0 || wish.diets.length > 0 ? ` for ${what}` : ''}: `
          : wish.popular
            ? 'Guests like '
            : `${capital(what || 'On the menu')}${at}: `;
  const body = wish.sort ? someOf(names, 5) : someOf(names, mostNamed);
  const asksMore = /\b(?:what is (?:in|on)|comes? with|how big|how large|cooked|made|make|ingredients?)\b/.test(text);
  const detail = !asksOne
    ? ''
    : only?.description !== undefined
      ? ` ${sentence(only.description)}`
      : asksMore
        ? ' The menu says no more of it.'
        : '';
  const marks = asksOne && only && (wish.diets.length > 0 || wish.spicy !== undefined) ? marksText(only) : '';
  const asksAllergens =
    asksOne && only && /\b(?:allergens?|ingredients?|what is in|contains?)\b/.test(text) ? allergensOf(only) : '';
  const caution = wish.diets.some((diet) => diet === 'gluten-free')
    ? ` Please tell the staff of an allergy or coeliac disease: I can’t say how the kitchen keeps dishes apart.`
    : '';
  return {
    response: `${intro}${sentence(body)}${detail}${marks}${asksAllergens}${caution}`,
    content_types: ['menu_list'],
    menu_items: dishes.slice(0, wish.sort ? 5 : mostCards).map(card),
    menu_link: link,
  };
}

/** A dish with its price, or with each of its prices and where it holds. */
function sameNameText(same: readonly Dish[], places: readonly Place[], asking: Asking): string {
  const { configuration } = asking.knowledge;
  const [first, ...others] = same;
  if (!first) return '';
  const prices = same.flatMap(({ price }) => price ?? []);
  const amount = (price: number) => formatPrice(price, configuration.currency, configuration.language);
  if (others.length === 0 || new Set(prices).size < 2)
    return `${dishText(first, configuration)}${whereText(first, places, asking)}`;
  if (same.length > 3)
    return `${first.name} (${amount(Math.min(...prices))} to ${amount(Math.max(...prices))}, by location)`;
  const each = same.map(
    (dish) => `${dish.price === undefined ? 'no price stated' : amount(dish.price)}${whereText(dish, places, asking)}`,
  );
  return `${first.name} (${each.join('; ')})`;
}

/** Where a dish is to be had, if not everywhere. */
function whereText(dish: Dish, places: readonly Place[], { knowledge }: Asking): string {
  if (dish.brand || places.length === 1 || dish.places.size === 0 || knowledge.places.length < 2) return '';
  const labels = knowledge.places.filter(({ index }) => dish.places.has(index)).map(({ label }) => label);
  return labels.length === knowledge.places.length ? '' : ` at ${someOf(labels, 3)}`;
}

function unfitText(dish: Dish, wish: Wish, asking: Asking): string | undefined {
  const { configuration } = asking.knowledge;
  const missing = wish.diets.filter((diet) => dish.diets && !dish.diets.includes(diet));
  if (missing.length > 0) return `${dishText(dish, configuration)} is not marked ${listed(missing)} on the menu.`;
  if (wish.spicy === true) return `${dishText(dish, configuration)} is not marked spicy on the menu.`;
  if (wish.spicy === false && dish.spicy) return `${dishText(dish, configuration)} is marked spicy on the menu.`;
  if (wish.most !== undefined && dish.price !== undefined)
    return `I don’t see ${describe(wish, asking)} on the menu; ${dish.name} is ${formatPrice(dish.price, configuration.currency, configuration.language)}.`;
  return undefined;
}

function marksText(dish: Dish): string {
  const names = MARKS.filter(({ key }) => (key === 'spicy' ? dish.spicy : dish.diets?.includes(key))).map(({ name }) =>
    name.toLowerCase(),
  );
  return names.length > 0 ? ` Marked ${listed(names)}.` : '';
}

function allergensOf(dish: Dish): string {
  if (!dish.allergens) return ' The menu states no allergens for it.';
  return dish.allergens.length > 0
    ? ` Allergens stated: ${listed(dish.allergens)}.`
    : ' No allergens are stated for it.';
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}
