/** What the menu warns of: dishes with more salt or sugar than is advised for a day. */
import type { Dish, WarningSign } from '../knowledge/dishes.ts';
import { joined, type Request } from '../request.ts';
import { SIGN_WORDS } from '../vocabulary/menu-words.ts';
import * as words from './dish-text.ts';

/** What is asked about by words that no menu states of each dish: `high in salt`, `low sodium`, `diabetic`. */
function signsAsked(unmarked: readonly string[]): WarningSign[] {
  const signs = Object.entries(SIGN_WORDS) as [WarningSign, RegExp][];
  return signs.filter(([, pattern]) => unmarked.some((word) => pattern.test(word))).map(([sign]) => sign);
}

/**
 * Which dishes bear a sign that is asked about; of a dish that is named, whether it does. That it bears none says nothing of
 * how much it has, and no word is said where the menu has no such signs.
 *
 * @param meant the dishes that are asked about
 * @param isNamed whether each of them is named
 */
export function signsTold(meant: readonly Dish[], isNamed: boolean, request: Request): string | undefined {
  const { say, knowledge, wish } = request;
  const asked = signsAsked(wish.unmarked).filter((sign) => knowledge.dishes.some(({ signs }) => signs?.includes(sign)));
  if (asked.length === 0) return undefined;
  const one = words.onePerName(meant);
  const texts = asked.flatMap((sign) => {
    const what = say(sign);
    const marked = one.filter(({ signs }) => signs?.includes(sign));
    const rest = [...new Set(one.flatMap(({ name, signs }) => (signs?.includes(sign) ? [] : name)))];
    return [
      marked.length > 0 && say('menuHighIn', { what, dishes: words.namesOf(marked, request) }),
      isNamed && rest.length > 0 && say('menuNotHighIn', { what, dishes: say.list(rest) }),
      !isNamed && marked.length === 0 && say('menuNoneHighIn', { what }),
    ];
  });
  return joined(...texts, say('menuHowMuchUnsaid'));
}
