/** `Show me your bar bites`, `what sandwiches and burgers do you have`: a part of the menu that is named in full, and nothing else. */
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import { stemsOf, wordsOf } from '../language/words.ts';
import type { Wish } from '../menu/wish.ts';
import { AROUND_HEADING, ASKS_WHICH, MEAL, PRICES_HEADING, SHOWS_HEADING } from '../vocabulary/menu-words.ts';

/** Whether stems are a heading of the menu, and no more. */
const isHeading = (stems: readonly string[], { index }: Knowledge) =>
  index.headingsIn(stems).some(({ phrase }) => phrase.length === stems.length) ||
  (stems.length === 1 && index.headed(stems[0] ?? '').under > 0);

/** The wish for all that stands under the heading that a plain text names; undefined where it names none, or more than that. */
export function headingAsked(plain: string, wish: Wish, knowledge: Knowledge): Wish | undefined {
  const said = new Set(stemsOf(plain));
  const isNamed = wish.dishes.some(({ name }) => stemsOf(name).every((stem) => said.has(stem)));
  const isPriced = PRICES_HEADING.test(plain) && !isNamed;
  if (!(SHOWS_HEADING.test(plain) || isPriced) || wish.avoid.length > 0) return undefined;
  const rest = plain.replace(AROUND_HEADING, ' ').trim();
  const wanted = contentStems(wordsOf(rest));
  // A course, or a meal, is more than what stands under a heading that is called so.
  const isOther =
    wanted.length < 2 && (MEAL.test(rest) || wish.course !== undefined || !(isPriced || ASKS_WHICH.test(plain)));
  if (wanted.length === 0 || isOther || !isHeading(stemsOf(rest), knowledge)) return undefined;
  const none = { dishes: [], missing: [], excluded: [], quantities: [], course: undefined };
  return { ...wish, ...none, wanted, parts: [wanted] };
}
