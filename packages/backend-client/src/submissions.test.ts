import { describe, expect, test } from 'vitest';
import { createSubmissionClient, type SubmissionCall, submissionPaths } from './submissions.ts';

const calls = Object.keys(submissionPaths) as SubmissionCall[];

interface Answer {
  status: number;
  text: string;
}

/** What a call comes to when the backend answers so. */
function sent(call: SubmissionCall, reply?: Answer) {
  const client = createSubmissionClient({
    ...{ url: 'https://backend.test', anonKey: 'key', own: false },
    fetch: async () => (reply ? new Response(reply.text, reply) : Promise.reject(new Error('dropped'))),
  });
  return client.send(call, {}, { idempotencyKey: 'k' });
}

/** The same, of a refusal its status and no more. */
async function outcome(call: SubmissionCall, reply?: Answer): Promise<string> {
  const { kind, ...more } = await sent(call, reply);
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

test('feedback that is refused without a word has a text of its own, for who looks into it', async () => {
  const refusal = (text: string, status = 200) => sent('feedback', { status, text });
  expect(await refusal('{"success":false}')).toMatchObject({ error: 'Failed to submit feedback' });
  expect(await refusal('{"success":false,"error":"Out of paper"}')).toMatchObject({ error: 'Out of paper' });
  expect(await refusal('Bad gateway', 502)).not.toHaveProperty('error');
  expect(await sent('careers', { status: 200, text: '{"success":false}' })).not.toHaveProperty('error');
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
