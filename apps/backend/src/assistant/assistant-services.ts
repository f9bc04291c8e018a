/** What the assistant's function works with, made of its options once for each process. */

import { errorForLog } from '@tablefront/serving/error-for-log';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import type { Logger } from '../failures/logger.ts';
import { type AssistantEngine, answerBuiltIn, builtInEngine } from './assistant-engine.ts';
import type { OpenRouterOptions } from './model/open-router-options.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createUnknownQuestions, type UnknownQuestions } from './unknown-questions.ts';

export interface AssistantOptions {
  /** A language model through OpenRouter; without it the built-in engine answers. */
  openRouter?: OpenRouterOptions;
  /** Whether questions that it could not answer are counted; they are unless this is false. */
  keepQuestions?: boolean;
  /** The clock; that of the machine unless given. */
  now?: () => Date;
}

export interface AssistantServices {
  engine: AssistantEngine;
  sessions: Sessions;
  unknownQuestions: UnknownQuestions;
  /** The address that a request came from, where it is known; never what a visitor could have written. */
  visitorAddress(context: Context): string | undefined;
  now(): Date;
}

/** @param requireRoom throws where the disk is too full to store anything */
export function createAssistantServices(
  database: Database,
  { openRouter, keepQuestions = true, now = () => new Date() }: AssistantOptions,
  logger: Logger,
  requireRoom?: () => void,
): AssistantServices {
  return {
    engine: openRouter ? modelEngine(openRouter, logger) : builtInEngine,
    sessions: createSessions(database),
    unknownQuestions: createUnknownQuestions(database, { keep: keepQuestions, logger, requireRoom }),
    visitorAddress: (context: Context<{ Bindings?: { visitorAddress?: string } }>) => context.env?.visitorAddress,
    now,
  };
}

/** A model's answer or, when it fails or takes too long, the built-in one. Its library is loaded with the first question. */
export function modelEngine(options: OpenRouterOptions, logger: Logger): AssistantEngine {
  return async (asked) => {
    try {
      const { answerByModel } = await import('./model/answer-by-model.ts');
      return await answerByModel(asked, options);
    } catch (error) {
      // Without the message: those of providers quote what was asked.
      const { type, code } = errorForLog(error);
      logger.warn({ error: { type, code } }, 'The model gave no answer; the built-in engine did');
      return answerBuiltIn(asked);
    }
  };
}
