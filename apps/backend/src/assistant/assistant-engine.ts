/** What answers questions: the built-in engine, or a model that uses it. */
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Answer } from './built-in/answer.ts';
import { answerQuestion } from './built-in/answer-question.ts';
import type { Turn } from './sessions.ts';

export interface AskedQuestion {
  configuration: SiteConfiguration;
  question: string;
  /** Of the conversation, the oldest first. */
  turns: readonly Turn[];
  now: Date;
  /** `id` or `restaurant_id` of the location on whose page it is asked. */
  locationId?: string;
}

export type AssistantEngine = (asked: AskedQuestion) => Promise<Answer>;

/** From the configuration alone: no key, no network. */
export const builtInEngine: AssistantEngine = async (asked) => answerBuiltIn(asked);

export function answerBuiltIn({ configuration, question, turns, now, locationId }: AskedQuestion): Answer {
  const earlier = turns.map((turn) => turn.question);
  const { topics: _topics, ...answer } = answerQuestion(configuration, question, { now, locationId, earlier });
  return answer;
}
