/** The menu: what there is, what it costs, whom it suits. */

import { orderOnlineLink } from '@tablefront/restaurant/links';
import { viewMenuLink } from '@tablefront/restaurant/menu-kind';
import { MARKS, type MarkKey } from '@tablefront/restaurant/menu-marks';
import { formatPrice } from '@tablefront/restaurant/prices';
import { allergenName, states } from './allergens.ts';
import { type Answer, listed, type MenuItemCard, sentence, someOf } from './answer.ts';
import { type Asking, contactCard, isGroup, nextStep, phoneOf, placesFor } from './asking.ts';
import { dishesAt, dishText, type Found, findDishes } from './find-dishes.ts';
import type { Dish, Place } from './knowledge.ts';
import { courseStems, isEmptyWish, type Wish } from './menu-wish.ts';
import type { Request } from './understand.ts';

const mostNamed = 8;
const mostCards = 10;
const codes: Record<MarkKey, 'v' | 've' | 'gf' | 'halal' | 'spicy'> = {
  vegetarian: 'v',
  vegan: 've',
  'gluten-free': 'gf',
  halal: 'halal',
  spicy: 'spicy',
};

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

/** `Anything cheaper than the margherita`: what costs less than that dish. */
function cheaperThan(
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
function comparison(
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

function menuUrl(places: readonly Place[], { knowledge }: Asking): { url: string; label: string } {
  const [only] = places;
  if (only && places.length === 1 && isOneOfMany(knowledge.places)) {
    return { url: viewMenuLink(only.location, only.menuPage), label: `Menu of ${only.label}` };
  }
  return { url: '/menu', label: 'View the menu' };
}

const isOneOfMany = (places: readonly Place[]) => places.length > 1;

function noDishes(places: readonly Place[], asking: Asking, wish: Wish): Answer {
  const what = isEmptyWish(wish) ? '' : ` so I can’t tell about ${describe(wish, asking) || 'that'};`;
  return {
    response: `I don’t have the dishes of the menu here,${what || ' but'} you can see the menu on its page. ${nextStep(places, asking)}`,
    content_types: ['menu_link'],
    menu_link: menuUrl(places, asking),
    links: [{ url: orderOnlineLink(asking.knowledge.configuration), label: 'Order online' }],
  };
}

function wholeMenu(dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
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

function favourites(dishes: readonly Dish[]): Dish[] {
  const praised = dishes.filter(({ tags }) =>
    tags.some((tag) => /popular|most (?:ordered|loved)|best|signature|favou?rite|plus demand|chef|own$/i.test(tag)),
  );
  const featured = dishes.filter(({ featured: chosen }) => chosen);
  return [...new Set([...praised, ...featured])].filter(({ soldOut }) => !soldOut);
}

function noFavourites(dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
  const names = [...new Set(dishes.map((dish) => dishText(dish, asking.knowledge.configuration)))];
  return {
    response: `The menu doesn’t say which dishes guests like best. It has ${sentence(someOf(names, mostNamed))}`,
    content_types: ['menu_list'],
    menu_items: dishes.slice(0, mostCards).map(card),
    menu_link: menuUrl(places, asking),
  };
}

function listOf(wish: Wish, found: Found, places: readonly Place[], asking: Asking, text: string): Answer {
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

function answerAllergens(
  wish: Wish,
  found: Found,
  places: readonly Place[],
  asking: Asking,
  all: readonly Dish[],
  text: string,
): Answer {
  const { configuration } = asking.knowledge;
  const kinds = wish.allergens.map(allergenName);
  const link = menuUrl(places, asking);
  const contact = contactCard(places, asking);
  const ask = `Please tell the staff of any allergy: I can’t say how the kitchen keeps things apart. ${nextStep(places, asking)}`;
  const base = { menu_link: link, ...(contact && { contact_info: contact }) };
  if (!all.some(({ allergens }) => allergens !== undefined)) {
    return {
      response: `I don’t know: the menu doesn’t state allergens. ${nextStep(places, asking)}`,
      content_types: ['generic_answer'],
      ...base,
    };
  }
  // Who asks whether a dish is safe must not hear yes when it holds the allergen.
  const held = /\b(?:free|safe|ok|okay|fine|suitable|without|no|allerg\w*|intoleran\w*|can i (?:eat|have|get))\b/.test(
    text,
  )
    ? 'No'
    : 'Yes';
  // One dish by its name: what is stated of it.
  const about = [...found.unfit, ...found.unknown, ...found.dishes];
  if (
    !wish.containing &&
    wish.content.length > 0 &&
    found.missing.length === 0 &&
    about.length > 0 &&
    about.length <= 3 &&
    found.named
  ) {
    const lines = about.map((dish) => {
      if (!dish.allergens) return `The menu doesn’t state the allergens of ${dish.name}.`;
      const holds = wish.allergens.filter((kind) => states(dish.allergens ?? [], kind)).map(allergenName);
      const list = dish.allergens.length > 0 ? ` Stated: ${listed(dish.allergens)}.` : '';
      return holds.length > 0
        ? `${held}, ${dish.name} states ${listed(holds)} among its allergens.${list}`
        : `${dish.name} states no ${listed(kinds, 'or')} among its allergens.${list}`;
    });
    return {
      response: `${lines.join(' ')} ${ask}`,
      content_types: ['menu_list'],
      menu_items: about.map(card),
      ...base,
    };
  }
  const asksPresence = held === 'Yes' && /^(?:and )?(?:does|do|is|are) /.test(text);
  if (wish.containing || (asksPresence && suitedNone(found))) {
    const holding = [...found.unfit, ...found.dishes].filter(({ allergens }) =>
      wish.allergens.some((kind) => states(allergens ?? [], kind)),
    );
    const silent = found.unknown.length > 0 ? ` For ${found.unknown.length} others nothing is stated.` : '';
    const names = someOf(
      holding.map((dish) => dishText(dish, configuration)),
      mostCards,
    );
    return {
      response: `${holding.length > 0 ? `These state ${listed(kinds, 'or')} among their allergens: ${names}.` : `No dish states ${listed(kinds, 'or')} among its allergens.`}${silent} ${ask}`,
      content_types: holding.length > 0 ? ['menu_list'] : ['menu_link'],
      ...(holding.length > 0 && { menu_items: holding.slice(0, mostCards).map(card) }),
      ...base,
    };
  }
  const suited = found.dishes;
  const what = describe({ ...wish, allergens: [] }, asking);
  if (suited.length === 0) {
    return {
      response: `I find no ${what || 'dish'} that states its allergens without ${listed(kinds, 'or')}. ${ask}`,
      content_types: ['menu_link'],
      ...base,
    };
  }
  const unsaid = found.unknown.length > 0 ? ` For ${found.unknown.length} others nothing is stated.` : '';
  return {
    response: `Of ${what || 'the dishes'}, these state no ${listed(kinds, 'or')} among their allergens: ${sentence(
      someOf(
        suited.map((dish) => dishText(dish, configuration)),
        mostNamed,
      ),
    )}${unsaid} ${ask}`,
    content_types: ['menu_list'],
    menu_items: suited.slice(0, mostCards).map(card),
    ...base,
  };
}

const suitedNone = ({ dishes, missing }: Found) => dishes.length === 0 && missing.length === 0;

function allergensInGeneral(dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
  const stated = dishes.filter(({ allergens }) => allergens !== undefined);
  const text =
    stated.length === 0
      ? 'I don’t know about allergens: the menu doesn’t state them.'
      : `Allergens are stated for ${stated.length} of ${dishes.length} dishes: ask me about one of them, or about what to avoid. I can’t say how the kitchen keeps things apart.`;
  return {
    response: `${text} ${nextStep(places, asking)}`,
    content_types: ['generic_answer'],
    menu_link: menuUrl(places, asking),
    contact_info: contactCard(places, asking),
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

/** The wish in words: `vegan pizza under $20.00`. */
function describe(
  { content, typed, diets, spicy, most, least }: Wish,
  { knowledge: { configuration } }: Asking,
): string {
  const price = (amount: number) => formatPrice(amount, configuration.currency, configuration.language);
  return [
    ...diets,
    ...(spicy === true ? ['spicy'] : spicy === false ? ['mild'] : []),
    ...(content.length > 0
      ? [content.map((stem) => typed.get(stem) ?? stem).join(' ')]
      : diets.length + (spicy === undefined ? 0 : 1) + (most ?? least ?? 0) > 0
        ? ['dishes']
        : []),
    ...(least !== undefined && most !== undefined
      ? [`from ${price(least)} to ${price(most)}`]
      : most !== undefined
        ? [`up to ${price(most)}`]
        : least !== undefined
          ? [`from ${price(least)}`]
          : []),
  ].join(' ');
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}

function card(dish: Dish): MenuItemCard {
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
