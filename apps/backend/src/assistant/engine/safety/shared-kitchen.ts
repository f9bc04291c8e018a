/** What the brand has written of what its kitchen does not keep apart, and of what its dishes are cooked in. */
import { type Answer, sentencesOf } from '../answer.ts';
import { isOfPlaces } from '../answers/frequent-questions.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Question } from '../knowledge/knowledge.ts';
import { folded, stemOf, stemsOf } from '../language/words.ts';
import { joined, type Request, said, unknownAnswer } from '../request.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import {
  ASKS_OF_SHARING,
  COOKED_IN,
  FRYER,
  GRILL,
  HAS_ITS_OWN,
  IS_FRIED,
  NOT_KEPT_APART,
  OF_FRYERS,
  OF_KITCHENS,
  OF_TOOLS,
} from '../vocabulary/kitchen-words.ts';
import { ASSURES, NOT_FOR_COELIACS, OF_OTHER_ALLERGY, SHARES_NOT } from '../vocabulary/refusals.ts';
import type { Asked } from './own-warnings.ts';

/** `Everything shares one fryer`, to who has an allergy and asks for what is fried, or for no dish; `pork shares the grill`, to who eats none. */
export function isSharedIn(text: string, dishes: readonly Dish[], { names, isOfAllergen, isOfGluten }: Asked): boolean {
  if (!NOT_KEPT_APART.test(text) || !OF_KITCHENS.test(text) || SHARES_NOT.test(text)) return false;
  // `The steamers are shared, so we cannot promise it to coeliacs`: nor to who is allergic to shellfish.
  const isOfCoeliacs = NOT_FOR_COELIACS.test(folded(text)) && !(isOfAllergen && OF_TOOLS.test(text));
  if (!isOfGluten && isOfCoeliacs && !names(text)) return false;
  const isFryer = OF_FRYERS.test(text);
  if (!isOfAllergen && !names(text) && !(isFryer && dishes.length > 0)) return false;
  const said = new Set(stemsOf(text));
  const isNamed = ({ name }: Dish) => stemsOf(name).some((stem) => said.has(stem) && !isFiller(stem));
  return !isFryer || dishes.length === 0 || dishes.some((dish) => isFried(dish) || isNamed(dish));
}

const isFried = ({ name, category = '', description = '' }: Dish) =>
  IS_FRIED.test(`${name}. ${category}. ${description}`);

/** `The cornbread is baked in bacon grease`: of what is named, or of all. */
function isCookedIn(text: string, dishes: readonly Dish[], { names }: Asked): boolean {
  if (![...text.matchAll(COOKED_IN)].some(([, rest = '']) => names(rest))) return false;
  const said = new Set(stemsOf(text));
  const isNamed = ({ name }: Dish) => said.has(stemsOf(name).at(-1) ?? '');
  const all = dishes.flatMap((dish) => [dish, ...Object.values(dish.holds?.() ?? {}).flat()]);
  return all.length === 0 || all.some(isNamed);
}

/** What dishes say of themselves of that: `At Finch it has its own fryer; in Port Credit it shares with the chicken.` */
export function sharedByDishes(dishes: readonly Dish[], asked: Asked): string[] {
  return dishes.flatMap((dish) =>
    sentencesOf(dish.description ?? '')
      .filter((text) => isSharedIn(text, [dish], asked))
      .map((text) => `${dish.name}: ${text}`),
  );
}

/** The most dishes whose words are looked through for it. */
const MOST_READ = 10_000;
const MOST_TOLD = 4;

/** `Shared fryer?`: all that the house has written of it, or that it is not known; nothing where no such thing is asked. */
export function kitchenTold(request: Request): Answer | undefined {
  const { text, knowledge, places, say } = request;
  const { groups } = ASKS_OF_SHARING.exec(text) ?? {};
  if (!groups) return undefined;
  const tool = groups.tool ?? 'fryer';
  const names = [FRYER, GRILL].find((one) => one.test(tool)) ?? new RegExp(`\\b${stemOf(tool)}`, 'i');
  const isTelling = (one: string) => names.test(one) && (NOT_KEPT_APART.test(one) || HAS_ITS_OWN.test(one));
  const written = knowledge.questions
    .filter((one) => isOfPlaces(one, places))
    .flatMap((one) => writtenIn(one, isTelling));
  const noted = (knowledge.configuration.menuNotices ?? []).flatMap(sentencesOf).filter(isTelling);
  const dishes = knowledge.dishes.length > MOST_READ ? [] : knowledge.dishes;
  const ofDishes = dishes.flatMap(({ name, description = '' }) =>
    sentencesOf(description)
      .filter(isTelling)
      .map((one) => `${name}: ${one}`),
  );
  const told = [...new Set([...written, ...noted, ...ofDishes])].slice(0, MOST_TOLD);
  if (told.length === 0) return unknownAnswer(say('dontKnow'), request);
  // `Same griddle as the bacon?`, of which the house has told of its buns.
  const asked = stemsOf(text).filter(
    (stem) => knowledge.index.isNameStem(stem) && !isFiller(stem) && !names.test(stem),
  );
  const speaks = new Set(told.flatMap(stemsOf));
  const isOpen = asked.length > 0 && !asked.some((stem) => speaks.has(stem));
  const answer = isOpen ? unknownAnswer(joined(say('ownSaysNot'), ...told), request) : said(joined(...told));
  return { ...answer, own: true };
}

/**
 * What one of the brand's answers tells of that; behind its question where it is a yes or no to that, or names nothing by
 * itself: `At Finch yes: …`, `It is toasted beside the wheat buns.`
 */
function writtenIn(one: Question, isTelling: (text: string) => boolean): string[] {
  const own = isTelling(one.question) ? [one.answer] : sentencesOf(one.answer).filter(isTelling);
  const isBehind = !one.statement && own.some((text) => NEEDS_ITS_QUESTION.test(text));
  return isBehind ? [joined(one.question, ...own)] : own;
}

const NEEDS_ITS_QUESTION =
  /^(?:it|they|this|that|these|those|elles?|ils?|est[ao])\b|(?<!\p{L})(?:yes|oui|sí)(?!\p{L})|\bno[,:.]/iu;

/** The sentences of one of the brand's answers that must be told of that; none that says that something is kept apart. */
export function tellsOfKitchen({ question, answer }: Question, dishes: readonly Dish[], asked: Asked): string[] {
  // `What can I eat without gluten? Everything boils in the same water`: who asks of eggs need not know.
  const isOfOther = OF_OTHER_ALLERGY.test(question) && !asked.names(question);
  return sentencesOf(answer).filter(
    (text) =>
      !ASSURES.test(text) &&
      !(isOfOther && !OF_TOOLS.test(text)) &&
      (isSharedIn(text, dishes, asked) || isCookedIn(text, dishes, asked)),
  );
}
