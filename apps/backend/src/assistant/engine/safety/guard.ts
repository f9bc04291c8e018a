/**
 * The last look at every answer, whoever made it: no dish that states what the guest must avoid stands in it, in words or
 * as a card, without being named as one that states it.
 */
import { type Answer, nonEmpty } from '../answer.ts';
import { dishesNamedIn } from '../knowledge/dish-index.ts';
import type { Request } from '../request.ts';
import { type Avoided, avoidedName } from './allergens.ts';
import { caution } from './answer-avoiding.ts';
import { isOffered, statementsOf, statementText } from './stated.ts';
import { leftForGood } from './what-is-avoided.ts';

function withoutYes(text: string, { say }: Request): string {
  const yes = `${say('yes')} `;
  return text.startsWith(yes) ? text.slice(yes.length) : text;
}

/**
 * The answer with what it must not leave unsaid; as it is where nothing must be avoided.
 *
 * @param feared what was asked about before, and may have to be avoided: nobody asks for nuts without a reason
 */
export function guarded(answer: Answer, feared: readonly Avoided[], request: Request): Answer {
  const { knowledge, wish } = request;
  const { avoid } = wish;
  const left = leftForGood(wish);
  const all = [...avoid, ...feared, ...left];
  if (all.length === 0) return answer;
  const { menu_items: cards = [], deals, discounts, links, ...rest } = answer;
  // `Gluten (wheat, rye, barley, oats)` names no loaf of rye, nor a list of allergens the milk of the menu.
  const [list = ''] = request.say('menuListNames', { list: '|' }).split('|');
  const response = all.reduce(
    (text, one) => text.replaceAll(avoidedName(one, request.say.language), ''),
    answer.response.replaceAll(new RegExp(`${list}[^.]*\\.`, 'g'), ''),
  );
  const texts = [response, JSON.stringify([deals, discounts, links]), ...cards.map(({ name }) => name)];
  const shown = new Set(texts.flatMap((text) => dishesNamedIn(text, knowledge)));
  const unsaid = [...shown].flatMap((dish) => {
    const statements = statementsOf(dish, all);
    const text = statementText(dish, statements, request);
    return statements.length === 0 || answer.stated?.includes(dish.name) || answer.response.includes(text)
      ? []
      : [{ dish, text }];
  });
  const offered = cards.filter(({ name }) =>
    dishesNamedIn(name, knowledge).every(
      (dish) => statementsOf(dish, [...feared, ...left]).length === 0 && (avoid.length === 0 || isOffered(dish, avoid)),
    ),
  );
  const types = offered.length > 0 ? answer.content_types : answer.content_types.filter((type) => type !== 'menu_list');
  const step = caution(request);
  const said = [...new Set(unsaid.map(({ text }) => text))].join(' ');
  const isMeant = unsaid.some(({ dish }) => wish.dishes.includes(dish));
  const added = unsaid.length === 0 ? [] : answer.response.includes(step) ? [said] : [said, step];
  return {
    ...rest,
    ...{ deals, discounts, links },
    // `Yes. The satay costs $9`, to who asked for peanuts: a yes that may be heard as another.
    response: [isMeant ? withoutYes(answer.response, request) : answer.response, ...added].join('\n\n'),
    content_types: nonEmpty(types) ?? ['generic_answer'],
    ...(offered.length > 0 && { menu_items: offered }),
  };
}
