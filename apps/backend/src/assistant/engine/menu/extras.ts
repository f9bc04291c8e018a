/** What costs more, less or nothing beside the price of a dish: its add-ons, and what the words of the menu tell of such. */
import { shownPrice } from '@tablefront/restaurant/prices';
import type { DishVariant } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, capital, sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems } from '../knowledge/knowledge.ts';
import { rootOf, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { joined, type Request } from '../request.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { ASKS_WHEN_SERVED } from '../vocabulary/hours-words.ts';
import { broad } from '../vocabulary/meanings.ts';
import { ADDS_SOMETHING, ASKS_EXTRA, ASKS_SURCHARGE, TELLS_EXTRA, TELLS_TIME } from '../vocabulary/menu-words.ts';
import { meaningsOf } from './meanings.ts';

const rootsOf = (words: readonly string[]) =>
  words.filter((word) => !isFiller(word) && !ASKS_EXTRA.test(word)).map(rootOf);

/** The roots of all that a question says, as it was typed, in plain English and by other words of menus for it. */
function rootsSaid({ text, wish }: Request): Set<string> {
  const words = [...text.split(' '), ...[...wish.typed.values()].flatMap(wordsOf)];
  const others = words.map(stemOf).filter((stem) => !isFiller(stem) && !broad.has(stem));
  return new Set([...rootsOf(words), ...rootsOf(others.flatMap(meaningsOf))]);
}

/** The add-ons of a dish that a question names: `with bacon and a second patty`. */
export function addOnsSaid({ name, addOns = [] }: Dish, request: Request): DishVariant[] {
  if (addOns.length === 0) return [];
  const said = rootsSaid(request);
  const own = new Set(stemsOf(name).map(rootOf));
  // `With chicken`, of any meat.
  const isOfKind = (root: string) => meaningsOf(root).some((word) => said.has(word) && !own.has(word));
  const isSaid = (roots: readonly string[]) =>
    roots.length > 0 && roots.every((root) => said.has(root) || isOfKind(root)) && roots.some((root) => !own.has(root));
  const isAdding = ADDS_SOMETHING.test(request.text);
  return addOns.filter((addOn) => {
    const roots = rootsOf(wordsOf(addOn.name));
    // `With egg`, of a fried egg.
    return isSaid(roots) || (isAdding && isSaid(roots.slice(-1)));
  });
}

/** The most sentences that one answer tells of this. */
const MOST = 2;

/**
 * What the menu's own words say of a price beside those of dishes, where the question names what it is for: `oat milk is 75 cents
 * more`. By one word where it stands under the dish that is meant, or extra charges are asked about; else by two.
 *
 * @param dishes those of the places that are asked about
 */
export function extrasTold(request: Request, dishes: readonly Dish[]): string[] {
  const { wish, text, when, configuration } = request;
  const said = rootsSaid(request);
  const own = Map.groupBy(
    wish.dishes.flatMap(({ name, heading, description = '' }) =>
      [heading, description].map((from) => ({ name, from })),
    ),
    ({ from }) => from,
  );
  const avoided = new Set([...wish.avoid, ...wish.allergens].flatMap(({ kind, word }) => [kind, word]).map(rootOf));
  const all = new Set([...own.keys(), ...dishes.map(({ heading }) => heading), ...(configuration.menuNotices ?? [])]);
  const isTimely = ASKS_WHEN_SERVED.test(text) || (when.days.length > 0 && /\border\b/.test(text));
  const isTold = (from: string) => (sentence: string) => {
    const isTimed = isTimely && own.has(from) && TELLS_TIME.test(sentence);
    if (isTimed) return true;
    if (!TELLS_EXTRA.test(sentence)) return false;
    const named = new Set((own.get(from) ?? wish.dishes).flatMap(({ name }) => stemsOf(name).map(rootOf)));
    const shared = new Set(rootsOf(wordsOf(sentence)).filter((root) => said.has(root)));
    // Beside what must be avoided, only what is said of that.
    if (avoided.size > 0 && ![...shared].some((root) => avoided.has(root))) return false;
    const more = [...shared].filter((root) => !named.has(root)).length;
    return more > 0 && (shared.size > 1 || own.has(from) || ASKS_EXTRA.test(text));
  };
  // `How much is extra bacon`, of no dish in particular.
  const isAdded = ({ name }: DishVariant) => rootsOf(wordsOf(name)).some((root) => avoided.has(root));
  const ofDishes = wish.dishes.length > 0 || !ASKS_SURCHARGE.test(text) ? [] : dishes;
  const added = ofDishes.flatMap((dish) => {
    const addOns = avoided.size > 0 ? (dish.addOns ?? []).filter(isAdded) : addOnsSaid(dish, request);
    const priced = (one: DishVariant) =>
      joined(one.name, shownPrice(one, dish.currency ?? configuration.currency, configuration.language));
    return addOns.length > 0 ? `${dish.name}: ${request.say.list(addOns.map(priced))}.` : [];
  });
  const parts = (from: string) => from.split(/;\s*/).flatMap(sentencesOf).map(capital);
  return [...new Set([...[...all].flatMap((from) => parts(from).filter(isTold(from))), ...added])].slice(0, MOST);
}

/** Without the dishes that are only asked for on or with another: the burrata on the margherita. */
export function withoutExtras(dishes: readonly Dish[], told: readonly string[], request: Request): readonly Dish[] {
  if (dishes.length < 2 || !ADDS_SOMETHING.test(request.text)) return dishes;
  const more = dishes.flatMap((dish) => addOnsSaid(dish, request).map((addOn) => ({ dish, words: addOn.name })));
  const isExtra = (dish: Dish) => {
    const own = contentStems(wordsOf(dish.name));
    const within = (words: string) => own.every((stem) => stemsOf(words).includes(stem));
    return (
      more.some((one) => one.dish.name !== dish.name && within(one.words)) ||
      told.some(
        (sentence) => !dish.heading.toLowerCase().includes(sentence.toLowerCase().slice(0, -1)) && within(sentence),
      )
    );
  };
  const kept = dishes.filter((dish) => !isExtra(dish));
  return kept.length > 0 ? kept : dishes;
}

/** Whether a food is told of by such a sentence. */
export function isToldOf(stem: string, told: readonly string[], { wish }: Request): boolean {
  const own = [stem, ...wordsOf(wish.typed.get(stem) ?? '')].map(rootOf);
  return told.some((sentence) => rootsOf(wordsOf(sentence)).some((root) => own.includes(root)));
}

/** An answer with these sentences of the menu, as far as it does not have them. */
export function withExtras(answer: Answer, told: readonly string[], { say }: Request): Answer {
  const before = answer.response.toLowerCase();
  const more = told.filter((sentence) => !before.includes(sentence.toLowerCase().slice(0, -1)));
  if (more.length === 0) return answer;
  return { ...answer, response: `${answer.response} ${say('menuOwnWords', { text: more.join(' ') })}` };
}
