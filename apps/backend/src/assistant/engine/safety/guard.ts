/**
 * The last look at every answer, whoever made it: no dish that states what the guest must avoid stands in it, in words or
 * as a card, without being named as one that states it.
 */
import type { Answer } from '../answer.ts';
import type { Asking } from '../asking.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { stemsOf } from '../language/words.ts';
import type { Avoided } from './allergens.ts';
import { caution, statementText } from './answer-avoiding.ts';
import { statementsOf, verdictOn } from './stated.ts';

/**
 * The answer with what it must not leave unsaid; as it is where nothing must be avoided.
 *
 * @param feared what was asked about before, and may have to be avoided: nobody asks for nuts without a reason
 */
export function guarded(answer: Answer, avoid: readonly Avoided[], feared: readonly Avoided[], asking: Asking): Answer {
  const all = [...avoid, ...feared];
  if (all.length === 0) return answer;
  const { knowledge } = asking;
  const texts = [answer.response, JSON.stringify([answer.deals, answer.discounts, answer.links])];
  const cards = answer.menu_items ?? [];
  const shown = [
    ...new Set([...texts, ...cards.map(({ name }) => name)].flatMap((text) => dishesNamedIn(text, knowledge))),
  ];
  const unsaid = shown.flatMap((dish) => {
    const statements = statementsOf(dish, all);
    if (statements.length === 0 || answer.stated?.includes(dish.name)) return [];
    return [statementText(dish, statements, asking)];
  });
  const offered = cards.filter(({ name }) =>
    dishesNamedIn(name, knowledge).every(
      (dish) => statementsOf(dish, feared).length === 0 && (avoid.length === 0 || verdictOn(dish, avoid) === 'silent'),
    ),
  );
  const { menu_items: _cards, ...rest } = answer;
  const types = offered.length > 0 ? answer.content_types : answer.content_types.filter((type) => type !== 'menu_list');
  return {
    ...rest,
    response:
      unsaid.length > 0
        ? [answer.response, [...new Set(unsaid)].join(' '), caution([], asking)].join('\n\n')
        : answer.response,
    content_types: types.length > 0 ? types : ['generic_answer'],
    ...(offered.length > 0 && { menu_items: offered }),
  };
}

/** The dishes whose whole names are in a text. */
export function dishesNamedIn(text: string, { index, dishes }: Knowledge): Dish[] {
  const stems = stemsOf(text.slice(0, 8_000));
  const found = new Set<number>();
  for (const length of index.nameLengths) {
    for (let start = 0; start + length <= stems.length; start += 1)
      for (const at of index.named(stems.slice(start, start + length).join(' '))) found.add(at);
  }
  return [...found].flatMap((at) => dishes[at] ?? []);
}
