/** Puts `Yes.` or `No.` before an answer, where a predicate was checked. */
import type { Answer, Check } from '../answer.ts';
import { type Asking, verdict } from '../asking.ts';

/** The answer as it is where nothing was checked. */
export function withVerdict(check: Check | undefined, answer: Answer, asking: Asking): Answer {
  if (!check) return answer;
  return {
    ...answer,
    response: `${verdict(check, asking)} ${answer.response}`,
    checked: [check, ...(answer.checked ?? [])],
  };
}
