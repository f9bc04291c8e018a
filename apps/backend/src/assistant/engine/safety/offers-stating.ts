/** What stands in offers, for who must avoid something. */
import type { Answer } from '../answer.ts';
import { type Dish, wordsAlone } from '../knowledge/dishes.ts';
import { contentStems } from '../knowledge/knowledge.ts';
import { hasPhrase, stemsOf, wordsOf } from '../language/words.ts';
import * as words from '../menu/dish-text.ts';
import { joined, type Request } from '../request.ts';
import { avoidedNames } from './answer-avoiding.ts';
import { statementsOf, statementText } from './stated.ts';

/** What a heading names, each for itself: `Wine and spirits`; of `Meats by the half pound` the meats. */
const partsOf = (heading: string): string[][] =>
  heading
    .replace(/ (?:by|with|from|on|for) .*/i, '')
    .split(/ (?:and|or|&) |, /)
    .map((part) => contentStems(wordsOf(part)))
    .filter((part) => part.length > 0);

/** What the words of offers state, and the dishes that they name or whose part of the menu they name: `any five tacos`. */
export function offersStating(
  { deals = [], discounts = [] }: Answer,
  request: Request,
): { text: string; names: string[] } {
  const { knowledge, wish, say } = request;
  const offers = [...deals, ...discounts].map(({ title, description = '' }) => ({ title, description }));
  const said = new Set(offers.flatMap(({ title, description }) => stemsOf(`${title} ${description}`)));
  // `An 18-inch with two toppings`
  const isSize = (size: string) =>
    /\d/.test(size) && offers.some((one) => hasPhrase(stemsOf(one.description), stemsOf(size)));
  const isNamed = ({ name, category = '', variants = [] }: Dish) => {
    const own = contentStems(wordsOf(name));
    const named = own.filter((stem) => said.has(stem)).length;
    return (
      variants.some((one) => isSize(one.name)) ||
      (named > 0 && named * 2 >= own.length) ||
      partsOf(category).some((part) => part.every((stem) => said.has(stem)))
    );
  };
  const stating = knowledge.dishes.filter((dish) => isNamed(dish) && statementsOf(dish, wish.avoid).length > 0);
  const names = [...new Set(stating.map(({ name }) => name))];
  const own = offers.flatMap(({ title, description }) => {
    const offer = wordsAlone(title, { description });
    const statements = statementsOf(offer, wish.avoid);
    return statements.length > 0 ? [statementText(offer, statements, request)] : [];
  });
  const what = avoidedNames(wish.avoid, request);
  const named = names.slice(0, words.MOST_NAMED);
  const text = names.length > 0 && say('menuTheseState', { what, dishes: say.some(names, words.MOST_NAMED) });
  return { text: joined(...own, text), names: named };
}
