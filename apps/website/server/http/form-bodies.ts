import type { UploadSpool } from '@tablefront/serving/bodies/upload-spool';
import { otherPathAt } from '../paths.ts';
import type { EdgeBindings } from './edge.ts';

type Fetch = (request: Request, bindings: EdgeBindings) => Response | Promise<Response>;

interface FormBodyOptions {
  /** Takes what is large. */
  uploads: Pick<UploadSpool, 'take'>;
  /** Hears why the disk took none. */
  warn(error: unknown): void;
  /** Of one form that is posted to its page: two files of 10 MB and what is written. */
  largest?: number;
  /** Up to this size a body is no burden, and always taken. */
  small?: number;
  /** A body that is refused is read to its end up to this size: a browser that is cut off shows no page. */
  readToItsEnd?: number;
}

const MB = 1024 * 1024;
const RETRY_AFTER_SECONDS = 30;

/**
 * Limits what forms post to their pages without JavaScript. The page answers one that is not taken: it is handed the same
 * post without its body and with `X-Body-Refused`, the status to answer with (see `postForm`).
 */
export function limitFormBodies(
  fetch: Fetch,
  { uploads, warn, largest = 22 * MB, small = 64 * 1024, readToItsEnd = 100 * MB }: FormBodyOptions,
): Fetch {
  return (request, bindings) => (request.method === 'POST' ? posted(request, bindings) : fetch(request, bindings));

  async function posted(request: Request, bindings: EdgeBindings): Promise<Response> {
    const url = new URL(request.url);
    if (request.body === null || otherPathAt(url.pathname)?.wire) return fetch(request, bindings);
    // A body of unknown length may be as large as any.
    const bytes = Number(request.headers.get('content-length') ?? largest);
    if (bytes <= small) return fetch(request, bindings);
    if (!(bytes <= largest)) return refuse(request, 413, bindings);

    const sender = { address: bindings.visit?.address, brand: url.host, largest };
    const taken = await uploads.take(request.body, sender).catch(warn);
    if (!taken) return refuse(request, 503, bindings);
    if (!taken.ok) return refuse(request, taken.refusal.status, bindings);
    try {
      return await taken.body.lend(0, taken.body.size, async (body) =>
        fetch(
          new Request(request.url, { method: 'POST', headers: request.headers, body: Uint8Array.from(body) }),
          bindings,
        ),
      );
    } finally {
      await taken.body.close();
    }
  }

  async function refuse(request: Request, status: number, bindings: EdgeBindings): Promise<Response> {
    if (Number(request.headers.get('content-length') ?? largest) <= readToItsEnd) await discard(request);
    const answer = await fetch(withoutBody(request, status), bindings);
    if (status !== 503) return answer;
    const headers = new Headers(answer.headers);
    headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
    return new Response(answer.body, { status: answer.status, headers });
  }
}

async function discard(request: Request): Promise<void> {
  // Who came too slowly is not read any further.
  if (request.body?.locked) return;
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
