import { readText } from './read-text.ts';

export interface CallOptions {
  /** Where the backend is, e.g. `https://backend.example`; `functions/v1/…` is added to it. */
  url: string;
  /** The public anonymous key. */
  anonKey: string;
  /** How requests are made; the global `fetch` unless the backend is mounted in this process. */
  fetch?: (request: Request) => Promise<Response>;
  /** After this long without a whole answer the backend counts as unreachable. */
  timeoutMs?: number;
}

/** There is no connection, or no whole answer in time. */
export class Unreachable extends Error {}

export interface Reply {
  response: Response;
  /** The body; undefined where it is larger than it may be. */
  text: string | undefined;
}

/**
 * A server's call to a function of a backend.
 * @throws Unreachable, whether or not `fetch` heeds the signal; another error where no such call can be made
 */
export async function call(
  { url, anonKey, fetch: send = fetch, timeoutMs = 15_000 }: CallOptions,
  path: string,
  body: Record<string, unknown>,
  { mostBytes, headers = {} }: { mostBytes: number; headers?: Record<string, string> },
): Promise<Reply> {
  const limit = new AbortController();
  const request = new Request(`${url.replace(/\/+$/, '')}/${path}`, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${anonKey}`,
      'content-type': 'application/json',
      accept: 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
    signal: limit.signal,
    // The settings name whom to ask; nobody else is.
    redirect: 'error',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not AbortSignal.timeout(): nothing but the request holds that, and so it may be collected before it fires.
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${timeoutMs} ms`));
      limit.abort();
    }, timeoutMs);
  });
  const answered = async () => {
    const response = await send(request);
    return { response, text: await readText(response, mostBytes) };
  };
  try {
    return await Promise.race([answered(), tooLate]);
  } catch (cause) {
    throw new Unreachable(cause instanceof Error ? cause.message : 'no answer', { cause });
  } finally {
    clearTimeout(timer);
  }
}
