/** A question that goes on from the one before, and how it is put to what was spoken of. */
import type { Conversation } from '../conversation.ts';
import { serviceAsked } from '../hours/asked.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import { wordsOf } from '../language/words.ts';
import type { Wish } from '../menu/wish.ts';
import type { IntentName } from '../vocabulary/cues.ts';
import { SAYS_COME } from '../vocabulary/hours-words.ts';
import {
  ASKS_TIME_OF_THAT,
  MEAL_NAMED,
  OF_FOOD_TO_GO,
  ordinals,
  planned,
  SERVICES,
  THAT_ONE,
} from '../vocabulary/slot-words.ts';
import { plainOf, type Reading, type Turn } from './reading.ts';

/** A question that goes on from the one before. */
export interface FollowUp extends Turn {
  reading: Reading;
  /** What it asks by itself, closing words left out. */
  own: readonly IntentName[];
  isShort: boolean;
}

export const isOnly = ({ own }: FollowUp, ...intents: IntentName[]) => own.every((intent) => intents.includes(intent));

export function again(reading: Reading, intents: readonly IntentName[], more: readonly string[] = []): Reading {
  const said = [...plainOf(reading.text.words), ...more];
  return { ...reading, asked: intents.map((intent) => ({ intent, words: said })) };
}

/** The same as before, with what is said now: `is there a patio at Inglewood`, `and at Ossington?` */
export function repeated(
  reading: Reading,
  intents: readonly IntentName[],
  { question, partySize }: Conversation,
): Reading {
  const own = plainOf(reading.text.words);
  const plain = [question, ...own].join(' ');
  const asked = again(reading, intents, question.split(' '));
  const size = reading.partySize ?? (intents.some((intent) => planned.has(intent)) ? partySize : undefined);
  return { ...asked, text: { ...reading.text, plain }, asksOn: own.join(' '), partySize: size };
}

/** The service whose hours were asked before: `pickup hours?`, `and on Sunday?`; not of who names another, or wants to come. */
export function withService(reading: Reading, { service }: Conversation, { places }: Knowledge): Reading {
  const { plain } = reading.text;
  const isOther = serviceAsked(plain, places) !== undefined || MEAL_NAMED.test(plain);
  const isLeft = isOther || (OF_FOOD_TO_GO.test(service) && SAYS_COME.test(plain));
  const isMeal = MEAL_NAMED.test(service) && !SERVICES.test(service);
  // `Lunch tomorrow`, `until?`
  return service !== '' && (!isMeal || ASKS_TIME_OF_THAT.test(plain)) && !isLeft
    ? { ...reading, text: { ...reading.text, plain: `${service} ${plain}` } }
    : reading;
}

/** The question, put to the menu of some dishes. */
export const ofDishes = ({ reading }: FollowUp, dishes: readonly Dish[]): Reading => ({
  ...again(reading, ['menu']),
  wish: { ...reading.wish, dishes },
});

export const namesFood = ({ dishes, wanted, missing }: Wish) => dishes.length + wanted.length + missing.length > 0;

/** Stems by which one of several is called: `the taco one`, `corn one`, `the one with the lobster`. */
export function callingIn(plain: string): string[] {
  const [, ...called] = THAT_ONE.exec(plain) ?? [];
  const said = wordsOf(called.find((one) => one !== undefined) ?? '');
  return said.some((word) => word in ordinals) ? [] : contentStems(said);
}
