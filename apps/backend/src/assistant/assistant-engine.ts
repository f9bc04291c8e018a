/** What answers questions: the built-in engine, or a model that uses it. */
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Answer } from './engine/answer.ts';
import { type Answered, answerQuestion } from './engine/answer-question.ts';
import type { Conversation } from './engine/conversation.ts';
import type { Turn } from './sessions.ts';

export interface AskedQuestion {
  configuration: SiteConfiguration;
  question: string;
  /** The last ones of the conversation, the oldest first: what a model reads. */
  turns: readonly Turn[];
  /** What is known of the conversation: what the built-in engine goes by. */
  conversation: Conversation;
  now: Date;
  /** `id` or `restaurant_id` of the location on whose page it is asked. */
  locationId?: string;
}

export interface EngineAnswer {
  answer: Answer;
  /** The conversation with this turn. */
  conversation: Conversation;
}

export type AssistantEngine = (asked: AskedQuestion) => Promise<EngineAnswer>;

/** From the configuration alone: no key, no network. */
export const builtInEngine: AssistantEngine = async (asked) => answerBuiltIn(asked);

export function answerBuiltIn({ configuration, question, conversation, now, locationId }: AskedQuestion): Answered {
  return answerQuestion(configuration, question, { now, locationId, conversation });
}
