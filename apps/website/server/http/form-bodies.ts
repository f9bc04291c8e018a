import type { EdgeBindings } from './edge.ts';

type Fetch = (request: Request, bindings: EdgeBindings) => Response | Promise<Response>;

interface FormBodyLimits {
  /** Of one form that is posted to its page: two files of 10 MB and what is written. */
  largest: number;
  /** Of all such bodies that are read at a time, as each is held in memory. */
  together: number;
  /** Of those from one visitor. */
  perVisitor: number;
  /** Up to this size a body is no burden, and always taken. */
  small: number;
  /** A body that is too large is read to its end up to this size: a browser that is cut off shows no page. */
  readToItsEnd: number;
}

const MB = 1024 * 1024;
const defaults: FormBodyLimits = {
  largest: 22 * MB,
  together: 110 * MB,
  perVisitor: 44 * MB,
  small: 64 * 1024,
  readToItsEnd: 100 * MB,
};

const retryAfterSeconds = 30;
/** What the backend answers has limits of its own. */
const wirePath = /^\/(?:functions|rest)\//;

/**
 * Limits what forms post to their pages without JavaScript. The page answers one that is not taken: it is handed the same
 * post without its body and with `X-Body-Refused`, the status to answer with (see `postForm`).
 */
export function limitFormBodies(fetch: Fetch, limits: Partial<FormBodyLimits> = {}): Fetch {
  const { largest, together, perVisitor, small, readToItsEnd } = { ...defaults, ...limits };
  const held = new Map<string, number>();
  let heldTogether = 0;

  const hold = (visitor: string, bytes: number) => {
    heldTogether += bytes;
    const before = held.get(visitor) ?? 0;
    if (before + bytes > 0) held.set(visitor, before + bytes);
    else held.delete(visitor);
  };

  return async (request, bindings) => {
    if (request.method !== 'POST' || wirePath.test(new URL(request.url).pathname)) return fetch(request, bindings);
    // A body of unknown length counts as the largest; the application counts its bytes.
    const bytes = Number(request.headers.get('content-length') ?? largest);
    if (bytes <= small) return fetch(request, bindings);

    const visitor = bindings.visit?.address ?? '';
    const status = statusFor(bytes, held.get(visitor) ?? 0);
    if (status === undefined) {
      hold(visitor, bytes);
      try {
        return await fetch(request, bindings);
      } finally {
        hold(visitor, -bytes);
      }
    }
    if (bytes <= readToItsEnd) await discard(request);
    const answer = await fetch(withoutBody(request, status), bindings);
    if (status === 413) return answer;
    const headers = new Headers(answer.headers);
    headers.set('Retry-After', String(retryAfterSeconds));
    return new Response(answer.body, { status: answer.status, headers });
  };

  function statusFor(bytes: number, ofVisitor: number): 413 | 503 | undefined {
    if (!(bytes <= largest)) return 413;
    return heldTogether + bytes > together || ofVisitor + bytes > perVisitor ? 503 : undefined;
  }
}

async function discard(request: Request): Promise<void> {
  const reader = request.body?.getReader();
  try {
    while (reader && !(await reader.read()).done);
  } catch {
    // The visitor left; nobody reads the answer either.
  }
}

function withoutBody(request: Request, status: number): Request {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'transfer-encoding']) headers.delete(name);
  headers.set('content-type', 'application/x-www-form-urlencoded');
  headers.set('x-body-refused', String(status));
  return new Request(request.url, { method: 'POST', headers, body: '' });
}
