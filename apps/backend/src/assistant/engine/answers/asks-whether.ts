/** Whether a question can be answered by yes or no, and whether it asks nothing but the one thing that was checked. */
import type { Answer } from '../answer.ts';
import type { Asking } from '../asking.ts';
import { hasPhrase, stemOf, stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { bareWords } from '../vocabulary/services.ts';
import { withVerdict } from './with-verdict.ts';

const auxiliary = '(?:do|does|did|is|are|was|were|can|could|will|would|may|might|should|have|has|am)';
const subject = '(?:you|u|i|we|they|it|he|she|one|there|the|a|an|any|anyone|anybody|your|my|our|this|that|these|those)';
const greeting = /^(?:(?:hi|hello|hey|ok|so|please|and|also|or|but|well|sorry|excuse me|thanks|there|guys) )*/;
const first = new RegExp(`^(?:${auxiliary}|got|there (?:is|are))\\b`);
const later = new RegExp(`\\b${auxiliary} ${subject}\\b`, 'g');
/** Before `do you` these make another question of it: `what time do you`, `how do i`. */
const openQuestion = /\b(?:what|which|when|where|who|whom|whose|why|how)\b(?: (?!and\b|or\b|but\b|also\b)\w+){0,4} $/;
/** A request in the form of a question: `can you tell me your hours`. */
const politeness = /^\w+ (?:you|u)(?: please)? (?:tell|give|send|show|share|recommend|suggest|explain|know|help)\b/;

/** Whether a plain English text asks a question of yes or no, anywhere in it. */
export function asksWhether(text: string): boolean {
  const start = text.replace(greeting, '');
  if (first.test(start) && !politeness.test(start)) return true;
  return [...text.matchAll(later)].some(
    ({ index }) => !openQuestion.test(text.slice(0, index)) && !politeness.test(text.slice(index)),
  );
}

const bare = bareWords.split(' ').map(stemOf);

/**
 * Whether the question asks if one of these things is there, and nothing beside it: `do you deliver`, but not `do you
 * deliver on mondays`. Only then a yes or a no is an answer to what was asked.
 *
 * @param phrases words and phrases that name the things
 */
export function asksOnly({ when, text, words, mention }: Request, phrases: readonly string[]): boolean {
  if (when.named || !asksWhether(text)) return false;
  const stems = words.map(stemOf);
  const named = phrases.map(stemsOf).filter((phrase) => hasPhrase(stems, phrase));
  const known = new Set([...named.flat(), ...bare, ...[...mention.words].map(stemOf)]);
  return named.length > 0 && stems.every((stem) => known.has(stem));
}

/** An answer that states what was checked to hold, with a yes before it where that and no more is asked. */
export function confirmed(what: string, phrases: readonly string[], request: Request, answer: Answer, asking: Asking) {
  return withVerdict(asksOnly(request, phrases) ? { what, holds: true } : undefined, answer, asking);
}
