/** `Fish`, `do you have pork`: beside what is called so, all else that states it. */
import type { Answer } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemOf, stemsOf } from '../language/words.ts';
import { joined, type Request } from '../request.ts';
import { avoidedName } from '../safety/allergens.ts';
import { caution } from '../safety/answer-avoiding.ts';
import { askedAlone } from '../safety/asked-alone.ts';
import { statementsOf } from '../safety/stated.ts';
import { CALLED_BY_KIND } from '../vocabulary/allergens.ts';

/** The most dishes that are named as stating it. */
const MOST_STATING = 60;

/** The longest menu that is read through for it: of longer ones only what is called so is told. */
const MOST_READ = 10_000;

/** The answer with the dishes that state what was asked for by one word, and that it does not name; and whom to tell. */
export function withStating(answer: Answer, request: Request, dishes: readonly Dish[]): Answer {
  const { say, text, wish } = request;
  const [asked, another] = askedAlone(text);
  if (!asked || another || dishes.length > MOST_READ || wish.diets.length + wish.excluded.length > 0) return answer;
  const own = stemOf(asked.word);
  // `Any pork`, of what is in the dish of before.
  if (!wish.dishes.every(({ name }) => stemsOf(name).includes(own))) return answer;
  // Of walnuts no hazelnuts are told, of prawns no mussels.
  const isIt = (words: readonly string[]) => CALLED_BY_KIND.has(own) || stemsOf(words.join(' ')).includes(own);
  const statedOf = (dish: Dish) => statementsOf(dish, [asked]).filter(({ words }) => isIt(words));
  const others = dishes.filter((dish) => !answer.response.includes(dish.name) && statedOf(dish).length > 0);
  if (others.length === 0) return answer;
  const isMay = (dish: Dish) => statedOf(dish).every(({ how }) => how === 'may');
  const names = (some: readonly Dish[]) => say.some([...new Set(some.map(({ name }) => name))], MOST_STATING);
  const [sure, may] = [others.filter((dish) => !isMay(dish)), others.filter(isMay)];
  const what = CALLED_BY_KIND.has(own) ? avoidedName(asked, say.language) : asked.word;
  const more = joined(
    sure.length > 0 && say('menuTheseState', { what, dishes: names(sure) }),
    may.length > 0 && say('menuTheseMay', { what, dishes: names(may) }),
    caution({ ...request, wish: { ...wish, allergens: [asked] } }, answer.response),
  );
  // That there is none on the menu is not said beside those that state it.
  const isNone = answer.menu_items === undefined && wish.dishes.length === 0;
  return isNone ? { ...answer, response: more } : { ...answer, response: joined(answer.response, more) };
}
