/** Whether a question can be answered by yes or no, and the yes or no before an answer that was checked. */
import type { Answer, Check } from '../answer.ts';
import { type Asking, verdict } from '../asking.ts';
import { hasPhrase, stemOf, stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { bareWords, whetherForms } from '../vocabulary/services.ts';
import { onDoctorsWord } from '../vocabulary/slot-words.ts';

/** Whether a plain English text asks a question of yes or no, anywhere in it. */
export function asksWhether(text: string): boolean {
  // Where health is asked about, no yes of ours is one to that.
  if (onDoctorsWord.test(text)) return false;
  const { greeting, first, later, openQuestion, politeness } = whetherForms;
  const start = text.replace(greeting, '');
  if (first.test(start) && !politeness.test(start)) return true;
  return [...text.matchAll(later)].some(
    ({ index }) => !openQuestion.test(text.slice(0, index)) && !politeness.test(text.slice(index)),
  );
}

/**
 * Whether the question asks if one of these things is there, and nothing beside it: `do you deliver`, but not `do you
 * deliver on mondays`. Only then a yes or a no is an answer to what was asked.
 *
 * @param names words and phrases that name the things
 */
export function asksOnly({ when, text, words, mention }: Request, names: readonly string[]): boolean {
  if (when.named || !asksWhether(text)) return false;
  const stems = words.map(stemOf);
  const named = names.map(stemsOf).filter((phrase) => hasPhrase(stems, phrase));
  const known = new Set([...named.flat(), ...stemsOf(bareWords), ...[...mention.words].map(stemOf)]);
  return named.length > 0 && stems.every((stem) => known.has(stem));
}

/** The answer with a yes or no before it; as it is where nothing was checked. */
export function withVerdict(check: Check | undefined, answer: Answer, asking: Asking): Answer {
  if (!check) return answer;
  const checked = [check, ...(answer.checked ?? [])];
  return { ...answer, response: `${verdict(check, asking)} ${answer.response}`, checked };
}

/** An answer that states what was checked to hold, with a yes before it where that and no more is asked. */
export function confirmed(answer: Answer, names: readonly string[], request: Request, asking: Asking): Answer {
  return withVerdict(asksOnly(request, names) ? { what: answer.response, holds: true } : undefined, answer, asking);
}
