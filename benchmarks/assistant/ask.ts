/** Asks the built-in engine, turn by turn, as in a conversation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answered, answerQuestion } from '../../apps/backend/src/assistant/engine/answer-question.ts';
import type { Conversation } from '../../apps/backend/src/assistant/engine/conversation.ts';
import { readSiteConfiguration } from '../../packages/restaurant/src/site-configuration/read-site-configuration.ts';
import type { SiteConfiguration } from '../../packages/restaurant/src/site-configuration/site-configuration.ts';
import { configurationFile, type EvaluatedBrand, evaluationMoment } from './question.ts';

const configurations = new Map<string, SiteConfiguration>();

export function configurationOf(brand: EvaluatedBrand): SiteConfiguration {
  const known = configurations.get(brand);
  if (known) return known;
  const text = readFileSync(join(import.meta.dirname, '../..', configurationFile(brand)), 'utf8');
  const read = readSiteConfiguration(JSON.parse(text));
  if (!read.ok) throw new Error(`${brand}: ${read.error}`);
  configurations.set(brand, read.configuration);
  return read.configuration;
}

/** The answer to the last of the turns. */
export function converse(configuration: SiteConfiguration, turns: readonly string[], now = evaluationMoment): Answered {
  let answered: Answered | undefined;
  let conversation: Conversation | undefined;
  for (const turn of turns) {
    answered = answerQuestion(configuration, turn, { now, conversation });
    conversation = answered.conversation;
  }
  if (!answered) throw new Error('Nothing was asked');
  return answered;
}
