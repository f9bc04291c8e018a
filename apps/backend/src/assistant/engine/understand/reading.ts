/** What is read from a question, and the turn of the conversation in which it is asked. */
import type { Conversation } from '../conversation.ts';
import type { When } from '../hours/when.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Mention } from '../knowledge/places.ts';
import type { Text, Word } from '../language/read-text.ts';
import type { Wish } from '../menu/wish.ts';
import type { IntentName } from '../vocabulary/cues.ts';
import { partySizes, smallNumbers } from '../vocabulary/slot-words.ts';

/** What a question says, before anything of the conversation is put in. */
export interface Slots {
  text: Text;
  mention: Mention;
  when: When;
  wish: Wish;
  which: boolean;
  partySize?: number;
}

export interface Asked {
  intent: IntentName;
  /** The part of the question that speaks of it. */
  words: readonly string[];
  /** The parts of the question that ask the same, where these are several: `is there a surcharge, and do you take cash`. */
  parts?: readonly (readonly string[])[];
  /** Whether it may ask nothing: it is told of only where the brand has answered such a question. */
  mayAskNothing?: boolean;
}

/** A part of the question, up to a comma, a stop or an `and`: where it begins and ends in its text, names and places marked. */
export interface Part {
  from: number;
  to: number;
  words: string[];
}

export interface Reading extends Slots {
  asked: readonly Asked[];
  /** What this turn itself says, where it asks on of the one before. */
  asksOn?: string;
  /** What the brand told in the turn before, where it tells what is asked on. */
  toldBefore?: string;
}

export interface Turn {
  conversation: Conversation;
  knowledge: Knowledge;
  /** What was asked before, as far as it can be carried on. */
  before: readonly IntentName[];
  /** The only dish that was told of, as each place has it; empty where none or several were. */
  only: readonly Dish[];
}

export const plainOf = (words: readonly Word[]): string[] => words.map(({ plain }) => plain);

/** `For 12 people`, `a party of 8`, `table for two`. */
export function partySizeIn(plain: string): number | undefined {
  const size = partySizes
    .exec(plain)
    ?.slice(1)
    .find((part) => part !== undefined);
  return size === undefined ? undefined : Number(size) || smallNumbers.indexOf(size) + 1;
}
