import type { QuestionHandling } from '#app/site-access.ts';
import type { Settings } from './settings.ts';

type Told = Pick<Settings, 'backendUrl' | 'openRouter' | 'keepQuestions'>;

/** The settings of the assistant are those of the built-in backend: of a hosted one they say nothing. */
export function questionHandling({ backendUrl, openRouter, keepQuestions }: Told): QuestionHandling | undefined {
  if (backendUrl !== undefined) return undefined;
  return { ...(openRouter && { model: providerAt(openRouter.baseUrl) }), counted: keepQuestions };
}

function providerAt(baseUrl: string | undefined): QuestionHandling['model'] {
  if (baseUrl === undefined) return 'OpenRouter';
  return /(?:^|\.)openrouter\.ai$/.test(new URL(baseUrl).hostname) ? 'OpenRouter' : 'another provider';
}
