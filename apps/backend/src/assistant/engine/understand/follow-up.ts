/** A question that goes on from the one before, and how it is put to what was spoken of. */
import type { Conversation } from '../conversation.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Wish } from '../menu/wish.ts';
import type { IntentName } from '../vocabulary/cues.ts';
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
export function repeated(reading: Reading, intents: readonly IntentName[], { question }: Conversation): Reading {
  const own = plainOf(reading.text.words);
  const plain = [question, ...own].join(' ');
  return { ...again(reading, intents, question.split(' ')), text: { ...reading.text, plain }, asksOn: own.join(' ') };
}

/** The service whose hours were asked before: `pickup hours?`, `and on Sunday?` */
export function withService(reading: Reading, { service }: Conversation): Reading {
  const plain =
    service !== '' && !/^(?:lunch|dinner)$/.test(service) ? `${service} ${reading.text.plain}` : reading.text.plain;
  return { ...reading, text: { ...reading.text, plain } };
}

/** The question, put to the menu of some dishes. */
export const ofDishes = ({ reading }: FollowUp, dishes: readonly Dish[]): Reading => ({
  ...again(reading, ['menu']),
  wish: { ...reading.wish, dishes },
});

export const namesFood = ({ dishes, wanted, missing }: Wish) => dishes.length + wanted.length + missing.length > 0;
