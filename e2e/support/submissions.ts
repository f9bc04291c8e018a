import { answer, type FakeAnswer, type FakeBackend } from './fake-backend.ts';

/** What a call received since this was made. */
export function callsOf({ requests }: FakeBackend, path: string) {
  const before = requests.length;
  return () => requests.slice(before).filter((request) => request.path === path);
}

/** The bodies that a call received since this was made. */
export function bodiesOf(backend: FakeBackend, path: string): () => unknown[] {
  const calls = callsOf(backend, path);
  return () => calls().map(({ body }): unknown => JSON.parse(body));
}

/** Every way in which a submission does not arrive. */
export const failingAnswers: { what: string; given: FakeAnswer }[] = [
  { what: 'success: false', given: answer.failure('Out of paper') },
  { what: 'HTTP 500', given: answer.serverError() },
  { what: 'HTTP 429', given: answer.failure('Too many', 429) },
  { what: 'a page instead of JSON', given: answer.html() },
  { what: 'a dropped connection', given: answer.drop() },
];

/** What the console says of those: the browser's own line, and ours. */
export const failureNoise = /Failed to load resource|The form could not be sent|ERR_EMPTY_RESPONSE|ERR_CONNECTION/;
