import { describe, expect, test } from 'vitest';
import { createSubmissionClient, type SubmissionCall, submissionPaths } from './submissions.ts';

const calls = Object.keys(submissionPaths) as SubmissionCall[];

/** What a call comes to when the backend answers so; a refusal with its status and no more. */
async function outcome(call: SubmissionCall, reply?: { status: number; text: string }): Promise<string> {
  const client = createSubmissionClient({
    ...{ url: 'https://backend.test', anonKey: 'key', own: false },
    fetch: async () => (reply ? new Response(reply.text, reply) : Promise.reject(new Error('dropped'))),
  });
  const { kind, ...more } = await client.send(call, {}, { idempotencyKey: 'k' });
  return 'status' in more ? `${kind} ${more.status}` : kind;
}

describe.each(calls)('%s', (call) => {
  test.each([
    ['HTTP 500', { status: 500, text: '{"error":"Boom"}' }, 'refused 500'],
    ['HTTP 429', { status: 429, text: '{"success":false,"error":"Too many"}' }, 'refused 429'],
    ['a refusal that says success', { status: 400, text: '{"success":true}' }, 'refused 400'],
    ['a dropped connection', undefined, 'unreachable'],
  ])('has not arrived after %s', async (_, reply, expected) => {
    expect(await outcome(call, reply)).toBe(expected);
  });

  test('has arrived where success is said', async () => {
    expect(await outcome(call, { status: 200, text: '{"success":true}' })).toBe('accepted');
  });
});

/** Which say with HTTP 200 alone that it arrived, and which by the word. */
test.each<[string, string, SubmissionCall[]]>([
  ['success: false', '{"success":false,"error":"Out of paper"}', ['catering', 'restaurantFeedback']],
  ['a page instead of JSON', '<!doctype html><title>Hello</title>', ['catering', 'feedback', 'restaurantFeedback']],
  ['an empty answer', '', ['catering', 'feedback', 'restaurantFeedback']],
  ['JSON without a word of it', '{}', ['catering', 'feedback', 'restaurantFeedback']],
  ['JSON that is no object', 'null', ['catering', 'feedback', 'restaurantFeedback']],
])('HTTP 200 with %s is success for some calls only', async (_, text, accepting) => {
  const outcomes = await Promise.all(calls.map(async (call) => [call, await outcome(call, { status: 200, text })]));
  expect(Object.fromEntries(outcomes)).toEqual(
    Object.fromEntries(calls.map((call) => [call, accepting.includes(call) ? 'accepted' : 'refused 200'])),
  );
});

test('what is uploaded is handed on as it is, with whoever hears of its progress; JSON says what it is', async () => {
  const sent: { type: string | null; body: unknown }[] = [];
  const client = createSubmissionClient({
    ...{ url: 'https://backend.test/', anonKey: 'key', own: false },
    async upload(request, body, onProgress) {
      expect([request.url, request.headers.get('apikey')]).toEqual([
        `https://backend.test/${submissionPaths.careers}`,
        'key',
      ]);
      sent.push({ type: request.headers.get('content-type'), body });
      onProgress?.(0.5);
      return new Response('{"success":true}');
    },
  });
  const parts: number[] = [];
  const form = new FormData();
  for (const body of [form, { name: 'Ada' }]) {
    const outcome = await client.send('careers', body, { idempotencyKey: 'k' }, (part) => parts.push(part));
    expect(outcome).toEqual({ kind: 'accepted' });
  }
  expect(sent).toEqual([
    { type: expect.stringContaining('multipart/form-data'), body: form },
    { type: 'application/json', body: { name: 'Ada' } },
  ]);
  expect(parts).toEqual([0.5, 0.5]);
});
