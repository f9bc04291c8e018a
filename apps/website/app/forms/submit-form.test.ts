import { createSubmissionClient } from '@tablefront/backend-client/submissions';
import { expect, test } from 'vitest';
import { type FormDefinition, submitForm } from './submit-form.ts';

const definition: FormDefinition<{ name: string }> = {
  read: ({ name }) => (name ? { ok: true, value: { name: String(name) } } : { ok: false, errors: { name: 'Missing' } }),
  send: (value, client, signals) => client.send('franchise', value, signals),
};

interface Reply {
  status: number;
  text: string;
  retryAfter?: string;
}

/** Where the form stands when the backend answers so; without an answer it cannot be reached. */
function formAfter(reply?: Reply) {
  const client = createSubmissionClient({
    ...{ url: 'https://backend.test', anonKey: 'key', own: true },
    async fetch() {
      if (!reply) throw new Error('refused');
      const { status, text, retryAfter } = reply;
      return new Response(text, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });
    },
  });
  return submitForm(definition, { name: 'Ada' }, { client, signals: { idempotencyKey: 'k' } });
}

const failed = { status: 'failed', fields: { name: 'Ada' }, errors: {} };
const SAID = '{"success":false,"error":"Not now"}';

test.each<[string, Reply | undefined, object]>([
  ['nothing', undefined, { ...failed, problem: 'No answer', away: true }],
  ['503', { status: 503, text: SAID, retryAfter: '7' }, { ...failed, problem: 'Not now', away: true }],
  ['504', { status: 504, text: '<html>' }, { ...failed, problem: 'HTTP 504', away: true }],
  ['500', { status: 500, text: SAID }, { ...failed, problem: 'Not now' }],
  ['429', { status: 429, text: SAID, retryAfter: '90' }, { ...failed, problem: 'Not now', retryAfter: 90 }],
  [
    '400',
    { status: 400, text: '{"fields":{"name":"Too long"}}' },
    { ...failed, status: 'invalid', errors: { name: 'Too long' } },
  ],
])('a form that is answered with %s keeps what was typed', async (_, reply, state) => {
  expect(await formAfter(reply)).toEqual(expect.objectContaining(state));
  expect(Object.hasOwn(await formAfter(reply), 'away')).toBe('away' in state);
});
