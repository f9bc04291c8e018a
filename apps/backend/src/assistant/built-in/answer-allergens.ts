/** Allergens: what the menu states, and never more than that. */
import { allergenName, states } from './allergens.ts';
import { type Answer, listed, sentence, someOf } from './answer.ts';
import { type Asking, contactCard, nextStep } from './asking.ts';
import { card, menuUrl, mostCards, mostNamed } from './dish-cards.ts';
import { dishText, type Found } from './find-dishes.ts';
import type { Dish, Place } from './knowledge.ts';
import type { Wish } from './menu-wish.ts';
import { describe } from './wish-in-words.ts';

/** What the menu states of the allergens that a wish names. */
export function answerAllergens(
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

/** Whether the menu states allergens at all. */
export function allergensInGeneral(dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
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
