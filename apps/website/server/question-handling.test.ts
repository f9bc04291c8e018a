import { expect, test } from 'vitest';
import { questionHandling } from './question-handling.ts';
import { readSettings } from './settings.ts';

const key = { OPENROUTER_API_KEY: 'secret' };
const counted = true;

test.each([
  [{}, { counted }],
  [{ OPENROUTER_API_KEY: ' ' }, { counted }],
  [{ OPENROUTER_MODEL: 'a/b', OPENROUTER_BASE_URL: 'https://openrouter.ai/api/v1' }, { counted }],
  [{ ASSISTANT_KEEP_QUESTIONS: 'no' }, { counted: false }],
  [key, { model: 'OpenRouter', counted }],
  [
    { ...key, OPENROUTER_BASE_URL: 'https://eu.openrouter.ai/api/v1' },
    { model: 'OpenRouter', counted },
  ],
  [
    { ...key, OPENROUTER_BASE_URL: 'https://models.example/v1' },
    { model: 'another provider', counted },
  ],
  [
    { ...key, OPENROUTER_BASE_URL: 'https://notopenrouter.ai/v1' },
    { model: 'another provider', counted },
  ],
  [{ BACKEND_URL: 'https://backend.example' }, undefined],
  [{ ...key, BACKEND_URL: 'https://backend.example' }, undefined],
])('with %j what happens with questions is %j', (environment, handling) => {
  expect(questionHandling(readSettings(environment))).toEqual(handling);
});
