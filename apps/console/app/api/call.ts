import { type ConsoleError, consoleErrorStatus } from '@tablefront/console-wire/console-errors';
import { proveAgain, signInAgain } from './proof.ts';
import { Refused, Unreachable } from './refused.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Options {
  body?: unknown;
  /** A picture, in the place of a body. */
  picture?: Blob;
  signal?: AbortSignal;
  /** Goes out even while its window closes; with a body of at most 64 kB. */
  keepalive?: boolean;
  /** Says itself what becomes of who is not signed in, or has to prove who they are. */
  asksNothing?: boolean;
}

/**
 * Calls the console's server, JSON both ways. Where the session is over, or has to be proved again, the person is asked at
 * once, over the page that they are at, and the same call is made again.
 * @throws Refused what the server answers instead; Unreachable where it does not answer
 */
export async function call<Answer>(method: Method, path: string, options: Options = {}): Promise<Answer> {
  try {
    return await callOnce<Answer>(method, path, options);
  } catch (error) {
    if (!(error instanceof Refused) || options.asksNothing) throw error;
    if (error.code === 'confirm') await proveAgain(error);
    else if (error.code === 'sign-in') await signInAgain(error);
    else throw error;
    return await callOnce<Answer>(method, path, options);
  }
}

/** Asks for a file; nothing is asked of the person. @throws as `call` does */
export async function callForFile(path: string, body: unknown): Promise<Blob> {
  return await (await ask('POST', path, { body })).blob();
}

async function callOnce<Answer>(method: Method, path: string, options: Options): Promise<Answer> {
  const response = await ask(method, path, options);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function ask(method: Method, path: string, { body, picture, signal, keepalive }: Options): Promise<Response> {
  const type = picture ? pictureType(picture) : body === undefined ? undefined : 'application/json';
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: type === undefined ? {} : { 'content-type': type },
    body: picture ?? (body === undefined ? null : JSON.stringify(body)),
    signal: signal ?? null,
    keepalive: keepalive ?? false,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new Unreachable(cause);
  });
  if (!response.ok) throw new Refused(response.status, await refusalOf(response), response.headers.get('retry-after'));
  return response;
}

/** What it is the server finds out; a browser may not know it. */
function pictureType({ type }: Blob): string {
  return /^image\/[\w.+-]+$/.test(type) ? type : 'image/x-unknown';
}

// What stands between (a proxy, the edge) answers in its own words: they are not shown.
async function refusalOf(response: Response): Promise<ConsoleError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isConsoleError(body)) return body;
  const busy = response.status === 429 || response.status === 503;
  return {
    error: busy ? 'unavailable' : response.status === 404 ? 'not-found' : 'failed',
    message: busy ? 'The server is busy. Try again in a minute.' : 'The server could not do this.',
  };
}

function isConsoleError(body: unknown): body is ConsoleError {
  if (typeof body !== 'object' || body === null) return false;
  const { error, message } = body as Partial<ConsoleError>;
  return typeof error === 'string' && error in consoleErrorStatus && typeof message === 'string';
}
