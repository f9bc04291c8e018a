/** A file from a machine that an operator named, with a limit to everything that the machine could draw out. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { openPublic, type Reach, RefusedAddress } from './open-public.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export interface FetchPublicOptions extends Reach {
  headers?: Record<string, string>;
  /** Asked for the first address and for each that a redirect leads to. */
  allows(url: URL): boolean;
  /** How many redirects are followed; 3 unless told. */
  redirects?: number;
  /** Of the body. */
  maxBytes: number;
  /** Milliseconds for all of it: lookups, redirects, the body. */
  limitMs: number;
  /** Milliseconds in which some of the body must come. */
  idleMs: number;
}

export interface FetchedFile {
  status: number;
  headers: IncomingHttpHeaders;
  /** Empty unless the status is 200. */
  body: Buffer;
}

/** The body is longer than asked for. */
export class TooLarge extends Error {}

/**
 * GET, redirects followed, the body as it was sent: a compressed one is refused, so that `maxBytes` is what it takes.
 * @throws RefusedAddress, PrivateAddress, TooLarge, or an Error with what the network or the time limit says
 */
export async function fetchPublic(address: string, options: FetchPublicOptions): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(options.limitMs);
  let url = new URL(address);
  for (let left = options.redirects ?? 3; ; left -= 1) {
    refuse(url, options);
    if (!options.allows(url)) throw new RefusedAddress(`${url.host} is not on the list`);
    const answer = await openPublic(url, {
      ...options,
      method: 'GET',
      headers: { ...options.headers, 'accept-encoding': 'identity' },
      signal,
    }).catch((error: unknown) => {
      throw signal.aborted ? tooSlow(url) : error;
    });
    const { statusCode: status = 0, headers } = answer;
    if (REDIRECTS.has(status) && headers.location !== undefined) {
      answer.destroy();
      if (left === 0) throw new Error(`${url.host} redirects again and again`);
      if (!URL.canParse(headers.location, url)) throw new Error(`${url.host} redirects to nowhere`);
      url = new URL(headers.location, url);
      continue;
    }
    if (status !== 200) answer.destroy();
    return { status, headers, body: status === 200 ? await bodyOf(answer, url, options, signal) : Buffer.alloc(0) };
  }
}

function refuse({ username, password, port }: URL, { allowPrivate }: Reach): void {
  if (username !== '' || password !== '') throw new RefusedAddress('An address with a user name or password');
  // Where other things than websites listen.
  if (!allowPrivate && port !== '' && port !== '80' && port !== '443') throw new RefusedAddress(`Port ${port}`);
}

async function bodyOf(
  answer: IncomingMessage,
  url: URL,
  { maxBytes, idleMs }: FetchPublicOptions,
  signal: AbortSignal,
): Promise<Buffer> {
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  const pieces: Buffer[] = [];
  let length = 0;
  const idle = setTimeout(() => answer.destroy(tooSlow(url)), idleMs);
  // Those within the loop below are thrown there; this is for those after it.
  answer.on('error', () => {});
  try {
    if (encoding !== 'identity') throw new Error(`${url.host} compresses what was asked for as it is`);
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new TooLarge(`More than ${maxBytes} bytes`);
    for await (const piece of answer) {
      idle.refresh();
      length += piece.length;
      if (length > maxBytes) throw new TooLarge(`More than ${maxBytes} bytes`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } catch (error) {
    throw signal.aborted ? tooSlow(url) : error;
  } finally {
    clearTimeout(idle);
    answer.destroy();
  }
}

function tooSlow(url: URL): Error {
  return new Error(`${url.host} is too slow`);
}
