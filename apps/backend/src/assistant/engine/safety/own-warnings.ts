/** What the brand itself has written of what must be avoided, beside its menus. */
import { capital, sentence, sentencesOf } from '../answer.ts';
import { isOfPlaces, quotedText } from '../answers/frequent-questions.ts';
import { noticesOf } from '../answers/own-words.ts';
import { type Dish, wordsAlone } from '../knowledge/dishes.ts';
import type { Question } from '../knowledge/knowledge.ts';
import { folded, stemOf } from '../language/words.ts';
import { MOST_NAMED } from '../menu/dish-text.ts';
import { meaningsOf } from '../menu/meanings.ts';
import { joined, type Request } from '../request.ts';
import { OF_ALL } from '../vocabulary/held-words.ts';
import { OF_OIL } from '../vocabulary/kitchen-words.ts';
import { ASKS_HOW_COOKED, TELLS_CONDITION } from '../vocabulary/menu-words.ts';
import * as refusals from '../vocabulary/refusals.ts';
import { type Avoided, avoidedName, namedIn, shownIn, wordsAmong } from './allergens.ts';
import { isSharedIn, sharedByDishes, tellsOfKitchen } from './shared-kitchen.ts';
import { statementsOf, statementText, unlikeOf } from './stated.ts';

const MOST_WARNINGS = 2;

/** `Our almonds are kept in a room of their own`: nobody is to take that for leave to eat. */
const isAssuring = (text: string, told = text) => refusals.ASSURES.test(text) && !refusals.SAYS_NOT.test(told);

const noDish = wordsAlone('');

/** What is asked of the brand's words. */
export interface Asked {
  /** What a text names of what must be avoided; of gluten also that something is not for who avoids it. */
  names: (text: string) => boolean;
  /** Whether a text shows some of it: catfish. */
  shows: (text: string) => boolean;
  /** Whether that is an allergen, of which a trace may be too much. */
  isOfAllergen: boolean;
  /** Whether it is gluten: of flour in the air nobody else is told. */
  isOfGluten: boolean;
  /** Whether it is left out by choice or faith: who keeps from all meat asks for no halal meat. */
  isLeftOut: boolean;
  /** Whether it is what Muslims leave out. */
  isOfFaith: boolean;
}

function askedOf(avoid: readonly Avoided[]): Asked {
  const isOfGluten = avoid.some(({ kind }) => kind === 'gluten' || kind === 'wheat');
  const named = ({ kind, word }: Avoided, text: string) =>
    kind === 'other'
      ? wordsAmong(new Set(meaningsOf(stemOf(word))), text, unlikeOf(noDish, stemOf(word)))
      : namedIn(kind, text);
  return {
    isOfAllergen: avoid.some(({ kind }) => kind !== 'other'),
    isOfGluten,
    isLeftOut: avoid.every(({ kind, word }) => kind === 'other' && word !== 'meat'),
    isOfFaith: ['pork', 'alcohol'].every((one) => avoid.some(({ word }) => word === one)),
    names: (text) =>
      (isOfGluten && refusals.NOT_FOR_COELIACS.test(folded(text))) || avoid.some((one) => named(one, text).length > 0),
    shows: (text) => avoid.some(({ kind }) => kind !== 'other' && shownIn(kind, text, true).length > 0),
  };
}

/** The sentences of one of the brand's answers that say where something of it is: never that something is free of it. */
function tellingOf({ question, answer, statement }: Question, { names, ...asked }: Asked): string[] {
  const { isOfAllergen, isOfGluten, isOfFaith, isLeftOut } = asked;
  const asksOfContent = refusals.ASKS_OF_CONTENT.test(question) || (isLeftOut && refusals.ASKS_OF_FAITH.test(question));
  // `Is your meat halal? The lamb is; the beef is not`: the very question of who eats by faith.
  if (isOfFaith && !statement && refusals.ASKS_OF_FAITH.test(question)) return sentencesOf(answer);
  if (statement || !asksOfContent || isAssuring(question, answer)) return [];
  const kept = sentencesOf(answer).filter((text) => !isAssuring(text));
  // `It goes in the same fryer`, of gluten-free batter.
  const isOfThat =
    (isOfAllergen && /\bfryers?\b/i.test(question)) ||
    (isOfGluten && refusals.OF_COELIACS.test(question)) ||
    names(question.replace(/[- ]free\b|\b(?:without|sans|sin) /gi, ''));
  const isNotFree = (text: string) =>
    (refusals.ASKS_IF_FREE_OF.test(question) && refusals.IS_NOT_FREE.test(text)) ||
    refusals.IS_NO_FREE_KITCHEN.test(text);
  const isShared = (text: string) => refusals.SHARES.test(text) && !refusals.SHARES_NOT.test(text);
  // `Are you safe for celiacs? We’d rather be honest: no.`
  const isDenied = (text: string) => refusals.ASKS_IF_SAFE.test(question) && refusals.DENIES_SAFETY.test(text);
  // Of flour in the air who is no coeliac need not know.
  const isOfAny = (text: string) =>
    isOfAllergen &&
    refusals.PROMISES_NOTHING.test(text) &&
    (isOfGluten || !refusals.NOT_FOR_COELIACS.test(folded(text)));
  // `Is anything gluten-free? The ham`, of who eats no pork; `I am a coeliac: the steaks are fine`, of who is vegan.
  const ofOthers = isOfAllergen ? refusals.OF_COELIACS : refusals.OF_OTHER_ALLERGY;
  if (!isOfGluten && ofOthers.test(question)) return kept.filter(isOfAny);
  const telling = kept.filter(
    (text) => names(text) || isOfAny(text) || (isOfThat && (isShared(text) || isNotFree(text) || isDenied(text))),
  );
  // `Is fish sauce in everything? In most dishes. The tofu has none.`
  const others =
    names(question) && !refusals.DENIES.test(answer) ? kept.filter((text) => !refusals.HAS_NONE.test(text)) : [];
  return telling.length > 0 ? telling : others;
}

/**
 * The brand's answers that say where something of it is, with their questions: `Is anything nut free? … Everything is baked in one room
 * with almonds.` Of each only the sentences that name it, or that its kitchen keeps nothing apart.
 */
export function ownWarnings(request: Request, avoid: readonly Avoided[]): string[] {
  const { knowledge, places, wish, text: question } = request;
  // That tea is poured to everybody tells nothing of caffeine.
  const asked = askedOf(avoid.filter(({ word }) => word !== 'caffeine'));
  const told = knowledge.questions
    .filter((one) => isOfPlaces(one, places))
    .map((one) => {
      // `What oil do you fry in`: the very question.
      const isOil = OF_OIL.test(question) && OF_OIL.test(one.question);
      const telling = isOil ? sentencesOf(one.answer) : tellingOf(one, asked);
      const kitchen = tellsOfKitchen(one, wish.dishes, asked);
      const texts = sentencesOf(one.answer).filter((text) => telling.includes(text) || kitchen.includes(text));
      const plain = texts.map((own) => capital(own.replace(/^(?:yes|oui|s[ií])\b[,.:]? */iu, '')));
      const text = plain.length > 0 ? joined(!one.statement && quotedText(one), ...plain) : '';
      return { text, isKitchen: telling.length === 0, rank: rankOf(kitchen, asked) };
    })
    .filter(({ text }) => text !== '');
  const [ofKitchen, rest] = [true, false].map((is) => told.filter(({ isKitchen }) => isKitchen === is));
  const first = ofKitchen?.toSorted((a, b) => b.rank - a.rank) ?? [];
  const all = [...first.slice(0, rest?.length ? 1 : MOST_WARNINGS), ...(rest ?? []).slice(0, MOST_WARNINGS)];
  const isTelling = (text: string) =>
    asked.names(text) && ![refusals.ADVISES, refusals.HAS_NONE].some((one) => one.test(text));
  const isNoted = (text: string) => isTelling(text) || isSharedIn(text, wish.dishes, asked);
  const noted = noticesOf(request).filter(({ text }) => isNoted(text) && !isAssuring(text));
  const ofRaw = avoid.some(({ word }) => word === 'raw') ? rawWarnings(request) : [];
  const ofDishes = sharedByDishes(wish.dishes, asked).slice(0, MOST_WARNINGS);
  return [...ofRaw, ...ofDishes, ...noted.slice(0, 1).map((one) => one.told), ...all.map(({ text }) => text)];
}

/** What dishes that are told of say of their fryer, to who must avoid something. */
export const sharedAmong = (dishes: readonly Dish[], avoid: readonly Avoided[]): string[] =>
  sharedByDishes(dishes, askedOf(avoid)).slice(0, MOST_WARNINGS);

/** What notices, or the words over a part of the menu, say of the risk of what is raw. */
export function rawWarnings(request: Request): string[] {
  const headed = [...request.knowledge.headings.keys()].map((text) => ({ text, told: text }));
  const all = [...new Set([...noticesOf(request), ...headed].flatMap(({ told }) => sentencesOf(told)))];
  const [cooked, warned] = [refusals.TELLS_HOW_COOKED, refusals.WARNS_OF_RAW].map((one) =>
    all.filter((text) => one.test(text)),
  );
  return [...new Set([...(cooked ?? []).slice(0, 1), ...(warned ?? []).slice(0, 1)])];
}

/** `A burger medium rare`, `do you cook the patties through`: what the house says of how it cooks, where no dish is named. */
export function toldHowCooked(request: Request): string | undefined {
  const told = ASKS_HOW_COOKED.test(request.text) && request.wish.dishes.length === 0 ? rawWarnings(request) : [];
  return told.some((one) => refusals.TELLS_HOW_COOKED.test(one)) ? joined(...told) : undefined;
}

/** What shows it is told first, then what is said of all. */
const rankOf = (texts: readonly string[], { shows }: Asked) =>
  texts.some(shows) ? 2 : Number(texts.some((text) => OF_ALL.test(text)));

/** What the house has written of meat by faith: `The lamb chops are halal; nothing else is.` */
export const writtenOfFaith = ({ knowledge, places }: Request): string[] =>
  knowledge.questions
    .filter((one) => !one.statement && isOfPlaces(one, places) && refusals.ASKS_OF_FAITH.test(one.question))
    .map(({ question, answer }) => joined(sentence(question), answer));

/** What comes with a dish that its marks deny: fish, with what is marked vegan. */
export function besideMarks(dish: Dish, request: Request): string {
  const refused = refusals.marksFor.flatMap(([mark, kinds]) => (dish.diets?.includes(mark) ? kinds : []));
  const held = statementsOf(dish, refused).filter(({ how }) => how === 'mayHold');
  return held.length > 0 ? statementText(dish, held, request) : '';
}

/** `Ask for the bread without butter and it is vegan`, of a dish that is marked so: on what that stands. */
const conditionsOf = ({ name, description = '' }: Dish): string[] =>
  sentencesOf(description)
    .filter((text) => TELLS_CONDITION.test(text))
    .map((text) => `${name}: ${text}`);

/** The same of many dishes, each named where it has such a doubt. */
export function doubtsOfMany(dishes: readonly Dish[], request: Request): string[] {
  const refused = request.wish.diets.flatMap((diet) => (diet === 'halal' ? [] : (refusals.refusedBy[diet] ?? [])));
  const heldOf = (dish: Dish) => statementsOf(dish, refused).filter(({ how }) => how === 'mayHold');
  const held = dishes.filter((dish) => heldOf(dish).length > 0);
  const what = new Set(held.flatMap(heldOf).map(({ avoided }) => avoidedName(avoided, request.say.language)));
  const names = [...new Set(held.map(({ name }) => name))];
  const values = { what: request.say.list([...what]), dishes: request.say.some(names, MOST_NAMED) };
  const own = sharedByDishes(dishes, { ...askedOf(refused), isOfAllergen: false });
  return [
    ...dishes.flatMap(conditionsOf),
    ...(held.length > 0 ? [request.say('menuTheseMayHold', values)] : []),
    ...own.slice(0, MOST_WARNINGS),
  ];
}

/** Of a dish that is marked as of the diets that are asked about, what no mark tells of: what it may contain or come with, and the fryer that it shares. */
export function doubtsOfMarks(dish: Dish, request: Request): string[] {
  const { knowledge, places, wish } = request;
  const refused = wish.diets.flatMap((diet) => refusals.refusedBy[diet] ?? []);
  // Whoever marked it may not have thought of the wine in its sauce.
  const doubts = statementsOf(dish, refused).filter(
    ({ how, avoided }) => how !== 'shown' || avoided.word === 'alcohol',
  );
  // A trace does no harm to who is of a diet: only the oil is told of.
  const asked = { ...askedOf(refused), isOfAllergen: false };
  const kitchen = knowledge.questions.flatMap((one) => {
    const texts = isOfPlaces(one, places) ? tellsOfKitchen(one, [dish], asked) : [];
    return texts.length > 0 ? [joined(!one.statement && quotedText(one), ...texts)] : [];
  });
  const own = sharedByDishes([dish], asked);
  const stated = doubts.length > 0 ? [statementText(dish, doubts, request)] : [];
  return [...conditionsOf(dish), ...stated, ...own, ...kitchen];
}
