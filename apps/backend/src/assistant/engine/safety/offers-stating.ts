/** What stands in offers, for who must avoid something. */
import type { Answer } from '../answer.ts';
import { wordsAlone } from '../knowledge/dishes.ts';
import { heldInOffer } from '../knowledge/held.ts';
import { folded } from '../language/words.ts';
import * as words from '../menu/dish-text.ts';
import { joined, type Request } from '../request.ts';
import { EXCEPTED } from '../vocabulary/held-words.ts';
import type { Avoided } from './allergens.ts';
import { statementsOf, statementText } from './stated.ts';
import { isHeldOnly, statingText } from './stating.ts';
import { avoidedNames } from './what-is-avoided.ts';

/** What the words of offers state, and the dishes that may be in them by these: `any five tacos`. */
export function offersStating(
  { deals = [], discounts = [] }: Answer,
  avoid: readonly Avoided[],
  request: Request,
): { text: string; names: string[] } {
  const { knowledge } = request;
  const offers = [...deals, ...discounts].map(({ title, description = '' }) => wordsAlone(title, { description }));
  const held = offers.flatMap((offer) => heldInOffer(offer, knowledge));
  const stating = held.filter((dish) => statementsOf(dish, avoid).length > 0);
  const names = [...new Set(stating.map(({ name }) => name))];
  const own = offers.flatMap((offer) => {
    const description = folded(offer.description ?? '').replace(EXCEPTED, ' ');
    const statements = statementsOf({ ...offer, description }, avoid);
    return statements.length > 0 ? [statementText(offer, statements, request)] : [];
  });
  const all = [...new Map(stating.map((dish) => [dish.name, dish])).values()];
  const heldOnly = all.filter((dish) => isHeldOnly(dish, avoid));
  const nameOf = (some: readonly Avoided[]) => avoidedNames(some, request);
  const text = statingText(
    { states: all, stated: all, held: heldOnly, avoid, nameOf, most: words.MOST_NAMED },
    request,
  );
  return { text: joined(...own, text), names: names.slice(0, words.MOST_NAMED) };
}
