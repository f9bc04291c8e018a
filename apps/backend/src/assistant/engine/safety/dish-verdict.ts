/** What the menu states of one dish for who must avoid something. */
import type { MarkKey } from '@tablefront/restaurant/menu/marks';
import { nonEmpty, sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import { saysWithout } from '../menu/find-dishes.ts';
import { meaningsOf } from '../menu/meanings.ts';
import { inSizeMeant } from '../menu/sizes.ts';
import { joined, type Request } from '../request.ts';
import { LEAVES_OUT, marksFor } from '../vocabulary/refusals.ts';
import { type Avoided, listedOf } from './allergens.ts';
import { freeOf, isDoubtful, isOnlyMay, markRefusing, statementsOf, statementText, verdictOn } from './stated.ts';
import { aroundText } from './stating.ts';
import { avoidedNames } from './what-is-avoided.ts';

/** `The shrimp one`, of chow mein that is sold so: that size, where it is what states it. */
export function inSizeFeared(dish: Dish, avoid: readonly Avoided[], { text }: Request): Dish {
  const sized = dish.variants ? inSizeMeant(dish, text) : dish;
  return statementsOf(sized, avoid).some((one) => !isOnlyMay(one)) ? sized : dish;
}

/** What else is asked or must be known of a dish: that it is sold out, whether it is spicy, and what may be left out of it. */
export function besideVerdict(dish: Dish, avoid: readonly Avoided[], request: Request): string[] {
  const { say, wish } = request;
  return [
    ...(dish.soldOut ? [say('menuSoldOutNow', { dish: dish.name })] : []),
    ...(wish.spicy === undefined ? [] : [say(dish.spicy ? 'menuSpicy' : 'menuNotSpicy', { dish: dish.name })]),
    ...leftOutOf(dish, avoid, request),
  ];
}

/** `Ask us to leave out the walnuts`, of a dish that states them: the menu's own words, beside that it does. */
export function leftOutOf(dish: Dish, avoid: readonly Avoided[], { say }: Request): string[] {
  const stated = statementsOf(dish, avoid).map(({ avoided }) => avoided);
  // A sentence that names what must be avoided, and none of leaving out the onions.
  const names = (text: string) =>
    statementsOf(
      { ...dish, name: '', tags: [], allergens: [], mayContain: [], holds: undefined, description: text },
      stated,
    ).length > 0;
  const told = sentencesOf(dish.description ?? '').filter((text) => LEAVES_OUT.test(text) && names(text));
  return told.length > 0 ? [say('menuOwnWords', { text: told.join(' ') })] : [];
}

/** The mark by which the menu says that a dish, which states none of what must be avoided itself, is free of all of it. */
export function markOf(dish: Dish, avoid: readonly Avoided[]): MarkKey | undefined {
  // What comes with a dish its mark does not tell: that is told beside it.
  if (avoid.length === 0 || statementsOf(dish, avoid).some(({ how }) => how !== 'mayHold')) return undefined;
  const isIn = (some: readonly Avoided[]) => (one: Avoided) =>
    some.some(({ kind, word }) => kind === one.kind && (kind !== 'other' || word === one.word));
  // Of who is vegan; to somebody allergic to milk that mark tells nothing for certain.
  const isTold = (told: readonly Avoided[]) => avoid.every(isIn(told)) && told.every(isIn(avoid));
  return marksFor.find(([mark, told]) => dish.diets?.includes(mark) && isTold(told))?.[0];
}

/** What comes with a dish that is marked as free of all of it, and names some of it. */
export function aroundMark(dish: Dish, avoid: readonly Avoided[], request: Request): string[] {
  const text = markOf(dish, avoid) ? aroundText(dish, avoid) : '';
  return text === '' ? [] : [request.say('menuOwnWords', { text })];
}

export function dishVerdict(dish: Dish, avoid: readonly Avoided[], request: Request): string {
  const { say } = request;
  const mark = verdictOn(dish, avoid) === 'free' ? undefined : markOf(dish, avoid);
  const statements = statementsOf(dish, avoid);
  if (mark)
    return joined(say('menuMarked', { dish: dish.name, diets: say(mark) }), statementText(dish, statements, request));
  // `Pick a meat`: which these are nothing tells, though what comes with it is told.
  const isStated = ({ kind, word }: Avoided) =>
    statements.some(
      ({ avoided, how }) =>
        avoided.kind === kind && avoided.word === word && !(how === 'mayHold' && isDoubtful(dish, word)),
    );
  const unstated = avoid.filter((one) => !isStated(one));
  const free = freeOf(dish, unstated);
  const freeText = free.length > 0 && say('menuFree', { dish: dish.name, what: avoidedNames(free, request) });
  const rest = unstated.filter((one) => !free.includes(one));
  const states = joined(statementText(dish, statements, request), mayAlso(dish, avoid, request), freeText);
  if (rest.length === 0) return states;
  const list = dish.allergens?.length ? say.list(dish.allergens) : say('menuNothing');
  const key = verdictOn(dish, rest) === 'silent' ? 'menuSilent' : dish.allergens ? 'menuUnknownFood' : 'menuUnknown';
  const isUnsaid = rest.some(({ kind }) => kind === 'unsaid');
  // Where no list is given, `none` would be heard as none that is in it.
  const open = isUnsaid ? (dish.allergens ? 'menuStatedOf' : 'menuNoAllergens') : key;
  const may = isUnsaid && dish.mayContain && say('menuMayOf', { list: say.list(dish.mayContain) });
  const own = isTelling(dish, rest) && dish.description && say('menuOwnWords', { text: dish.description });
  // What the list does name, so that who asks can judge it.
  const names = open === 'menuSilent' && nonEmpty(dish.allergens ?? []) && say('menuListNames', { list });
  const told = say(open, { dish: dish.name, list, what: avoidedNames(rest, request) });
  return joined(states, told, marksBeside(dish, rest, request), own, names, may);
}

/** Whether what is said of a dish tells more: `cassis`, by what it may well be; `no caffeine`; `with turkey`, of who asks for pork. */
function isTelling(dish: Dish, asked: readonly Avoided[]): boolean {
  const isMaybe = ({ kind, word }: Avoided) => kind === 'other' && (isDoubtful(dish, word) || saysWithout(dish, word));
  const meats = meaningsOf('meat');
  const isOfMeat = asked.every(({ word }) => meats.includes(word));
  return asked.some(isMaybe) || (isOfMeat && stemsOf(dish.description ?? '').some((stem) => meats.includes(stem)));
}

/** `Is there beef in the cauliflower steak`, which is marked vegan. */
function marksBeside(dish: Dish, asked: readonly Avoided[], { say }: Request): string | undefined {
  const mark =
    asked.every(({ kind }) => kind === 'other') &&
    markRefusing(
      dish,
      asked.map(({ word }) => word),
    );
  return mark ? say('menuMarked', { dish: dish.name, diets: say(mark) }) : undefined;
}

/** `States peanuts`, and may hold cashews, of who must avoid nuts. */
function mayAlso({ allergens = [], mayContain = [] }: Dish, avoid: readonly Avoided[], { say }: Request): string {
  const of = (some: readonly string[]) =>
    some.filter((one) => avoid.some(({ kind }) => listedOf(kind, [one]).length > 0));
  const may = of(allergens).length > 0 ? of(mayContain) : [];
  return may.length > 0 ? say('menuMayOf', { list: say.list(may) }) : '';
}
