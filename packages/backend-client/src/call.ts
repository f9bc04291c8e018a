export interface CallOptions {
  /** Where the backend is, e.g. `https://backend.example`, to which paths are added; in a page, an empty text is its origin. */
  url: string;
  /** The public anonymous key. */
  anonKey: string;
  /** How requests are made; the global `fetch` unless given. */
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
 * A call to a backend, by a server or a page: its address, headers, time limit, and what no answer is. It is small, and knows
 * no schema, since browsers load it.
 * @throws Unreachable, whether or not `fetch` heeds the signal; another error where no such call can be made
 */
export async function call(
  { url, anonKey, fetch: send = fetch, timeoutMs = 15_000 }: CallOptions,
  path: string,
  body: object,
  { mostBytes, headers = {} }: { mostBytes: number; headers?: Record<string, string> },
): Promise<Reply> {
  const isForm = body instanceof FormData;
  const limit = new AbortController();
  const request = new Request(`${url.replace(/\/+$/, '')}/${path}`, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${anonKey}`,
      ...(!isForm && { 'content-type': 'application/json' }),
      accept: 'application/json',
      ...headers,
    },
    body: isForm ? body : JSON.stringify(body),
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

/**
 * The body of an answer as text; undefined where it is larger than so many bytes, of which no more is read then.
 *
 * @throws where the answer breaks off
 */
export async function readText(response: Response, mostBytes: number): Promise<string | undefined> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    size += value?.byteLength ?? 0;
    if (size > mostBytes) {
      // Whoever sends without end hears that nobody listens; what comes of that matters to nobody.
      void reader.cancel().catch(() => {});
      return undefined;
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
  parts.push(decoder.decode());
  return parts.join('');
}
