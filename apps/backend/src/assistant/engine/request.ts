/** One thing that a question asks, with everything that its words and the conversation say of it. */
import type { When } from './hours/when.ts';
import type { IntentName } from './intents.ts';
import type { Place } from './knowledge/knowledge.ts';
import type { Mention } from './knowledge/places.ts';
import type { Wish } from './menu/wish.ts';

export interface Request {
  intent: IntentName;
  /** The whole question in plain English, mended, without punctuation: `are you open on sunday`. */
  text: string;
  /** Its words. */
  words: readonly string[];
  /** The locations it is about, named in it or before; empty where none is. */
  places: readonly Place[];
  /** What names places in this question itself. */
  mention: Mention;
  /** Asks which of the locations something holds for. */
  which: boolean;
  when: When;
  wish: Wish;
  /** `for 12 people`. */
  partySize?: number;
}
