import type { FakeBackend } from './fake-backend.ts';

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

/** What the console says of those: the browser's own line, and ours. */
export const FAILURE_NOISE = /Failed to load resource|The form could not be sent|ERR_EMPTY_RESPONSE|ERR_CONNECTION/;
