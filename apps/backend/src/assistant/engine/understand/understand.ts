/**
 * From a question and the conversation before it to what is asked: all intents of the whole text, each with the same slots,
 * filled from the text and then from the conversation. Nothing is cut into clauses: a condition holds for all of it.
 */
import type { Conversation } from '../conversation.ts';
import { readWhen } from '../hours/read-when.ts';
import type { When } from '../hours/when.ts';
import type { IntentName } from '../intents.ts';
import { type Mention, readPlaces } from '../knowledge/places.ts';
import type { Text } from '../language/read-text.ts';
import type { Wish } from '../menu/wish.ts';
import { type Asking, clockOf, placesMeant, type Request } from '../request.ts';
import { readAvoidance } from '../safety/must-avoid.ts';
import { asksWhichPlace, partySizes } from '../vocabulary/slot-words.ts';
import { continued } from './continue.ts';
import { askedIn } from './find-intents.ts';
import { readWish } from './read-wish.ts';

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
}

export interface Reading extends Slots {
  asked: readonly Asked[];
}

const mostIntents = 5;

/** What is asked, in its order; never nothing. */
export function understand(text: Text, conversation: Conversation, asking: Asking): [Request, ...Request[]] {
  const slots = slotsOf(text, asking);
  const reading = continued({ ...slots, asked: askedIn(slots, asking.knowledge) }, conversation, asking.knowledge);
  const { mention, when, wish, which, partySize } = reading;
  const request = ({ intent, words }: Asked): Request => ({
    ...asking,
    intent,
    text: reading.text.plain,
    words,
    named: mention.places,
    places: placesMeant(mention.places, which, asking),
    mention,
    which,
    when,
    wish,
    partySize,
  });
  const words = reading.text.words.map(({ plain }) => plain);
  const [first = { intent: 'unknown', words }, ...others] = reading.asked.slice(0, mostIntents);
  return [request(first), ...others.map(request)];
}

function slotsOf(text: Text, asking: Asking): Slots {
  const { knowledge } = asking;
  const { plain } = text;
  const mention = readPlaces(
    text.words.map((word) => word.plain),
    knowledge,
  );
  const [place] = mention.places.length === 1 ? mention.places : knowledge.places;
  const clock = place && clockOf(place, asking);
  return {
    text,
    mention,
    when: readWhen(text.original, plain, text.language, { now: asking.now, date: clock?.date }),
    wish: readWish(text, readAvoidance(text.words, knowledge.index), knowledge, mention.words),
    which: knowledge.places.length > 1 && mention.places.length !== 1 && asksWhichPlace.test(plain),
    partySize: partySizeIn(plain),
  };
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `For 12 people`, `a party of 8`, `table for two`. */
function partySizeIn(text: string): number | undefined {
  const word = partySizes
    .exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (word === undefined) return undefined;
  return /^\d/.test(word) ? Number(word) : numbers.indexOf(word) + 1;
}
