/**
 * The typed client of the backend. It never throws: whatever happens is a value that says what to show.
 */
import type { Warning } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { z } from 'zod';
import { brandHeader } from './brand-header.ts';
import { getBrandWebsitePath, type getBrandWebsiteRequest } from './get-brand-website.ts';
import { readText } from './read-text.ts';
import { readWebsiteAnswer, type WebsiteAnswer } from './website-answer.ts';

export interface BackendClientOptions {
  /** Where the backend is, e.g. `https://backend.example`; `functions/v1/…` is added to it. */
  url: string;
  /** The public anonymous key. */
  anonKey: string;
  /** How requests are made; the global `fetch` unless the backend is mounted in this process. */
  fetch?: (request: Request) => Promise<Response>;
  /** After this long without a whole answer the backend counts as unreachable; 15,000 ms unless set. */
  timeoutMs?: number;
}

export type BrandWebsiteAnswer =
  | {
      kind: 'found';
      configuration: SiteConfiguration;
      warnings: Warning[];
      /** The answer's body as it came, to see whether anything changed. */
      text: string;
      /** The backend's own name of what it answered; ask with it whether anything changed. Not every backend has one. */
      version?: string;
      /** The id under which the backend told or will tell of changes; not every backend says it. */
      storedAs?: string;
    }
  | { kind: 'unchanged'; storedAs?: string }
  | { kind: 'not-found'; message: string }
  | { kind: 'failed'; title: 'Error Loading Restaurant' | 'Configuration Error'; message: string };

/** Reads the body of an answer with HTTP 200 to 299. */
export type ReadWebsiteAnswer = (text: string) => WebsiteAnswer | Promise<WebsiteAnswer>;

export interface BackendClient {
  /**
   * Asks which website a brand id or a host name stands for.
   * @param knownVersion of an earlier answer: where it still holds, the answer is `unchanged`
   * @param read how the answer is read, where not here and now: megabytes take a while
   */
  getBrandWebsite(brandId: string, knownVersion?: string, read?: ReadWebsiteAnswer): Promise<BrandWebsiteAnswer>;
}

type Received =
  | { kind: 'answered'; status: number; ok: boolean; text: string; version?: string; storedAs?: string }
  | { kind: 'unreachable' }
  | { kind: 'too-large' };

const defaultTimeoutMs = 15_000;
const bodyLimit = 64 * 1024 * 1024;
const errorTextLimit = 500;
/** Of an answer that says why not; a longer one is a page, or no answer of a backend. */
const longestFailure = 100_000;

const unreachable = 'Edge Function error: Failed to send a request to the Edge Function';
const answeredBadly = 'Edge Function error: Edge Function returned a non-2xx status code';
const unusable = 'Failed to fetch brand website data';
const noConfiguration = 'Failed to load restaurant configuration';
const unknown = 'An unknown error occurred';

/** Makes a client of one backend. Nothing is sent before the first call. */
export function createBackendClient(options: BackendClientOptions): BackendClient {
  const send = options.fetch ?? fetch;

  return {
    async getBrandWebsite(brandId, knownVersion, read = readWebsiteAnswer) {
      // Not AbortSignal.timeout(): nothing but the request holds that, and so it may be collected before it fires.
      const limit = new AbortController();
      const timer = setTimeout(
        () => limit.abort(new Error('No answer in time')),
        options.timeoutMs ?? defaultTimeoutMs,
      );
      try {
        const body: z.infer<typeof getBrandWebsiteRequest> = { brandId };
        const request = new Request(addressOf(options.url, getBrandWebsitePath), {
          method: 'POST',
          headers: {
            apikey: options.anonKey,
            authorization: `Bearer ${options.anonKey}`,
            'content-type': 'application/json',
            accept: 'application/json',
            ...(knownVersion !== undefined && { 'if-none-match': knownVersion }),
          },
          body: JSON.stringify(body),
          signal: limit.signal,
          // The settings name whom to ask; nobody else is.
          redirect: 'error',
        });
        const received = await receive(send, request, limit.signal);
        // The time limit is that of the backend.
        clearTimeout(timer);
        return await answerOf(received, knownVersion !== undefined, read);
      } catch {
        return failed(unknown);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function addressOf(url: string, path: string): URL {
  return new URL(path, url.endsWith('/') ? url : `${url}/`);
}

/** A call that is refused, cut off, or not done in time is one and the same thing: the backend is not there. */
async function receive(
  send: (request: Request) => Promise<Response>,
  request: Request,
  limit: AbortSignal,
): Promise<Received> {
  try {
    const response = await beforeAbort(send(request), limit);
    const text = await beforeAbort(readText(response, bodyLimit), limit);
    if (text === undefined) return { kind: 'too-large' };
    return {
      kind: 'answered',
      status: response.status,
      ok: response.ok,
      text,
      version: response.headers.get('etag') ?? undefined,
      storedAs: response.headers.get(brandHeader) ?? undefined,
    };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** A `fetch` given by the caller need not heed the signal; the time limit holds all the same. */
function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

async function answerOf(received: Received, asked: boolean, read: ReadWebsiteAnswer): Promise<BrandWebsiteAnswer> {
  if (received.kind === 'unreachable') return failed(unreachable);
  if (received.kind === 'too-large') return failed(unusable);
  // To a POST, servers that go by the book say 412 where they would say 304 to a GET.
  if (asked && (received.status === 304 || received.status === 412)) {
    return { kind: 'unchanged', storedAs: received.storedAs };
  }
  const { status, text, version, storedAs } = received;
  if (!received.ok) return failureOf(status, text);

  const answer = await read(text);
  switch (answer.kind) {
    case 'unusable':
      return failed(unusable);
    case 'refused':
      return refused(errorText(answer.error) ?? unusable);
    case 'no-configuration':
      return { kind: 'failed', title: 'Configuration Error', message: noConfiguration };
    case 'read': {
      const { configuration, warnings } = answer;
      return { kind: 'found', configuration, warnings, text, version, storedAs };
    }
  }
}

function failureOf(status: number, text: string): BrandWebsiteAnswer {
  if (status < 400 || status > 499 || text.length > longestFailure) return failed(answeredBadly);
  const answer = readWebsiteAnswer(text);
  const error = answer.kind === 'refused' ? errorText(answer.error) : undefined;
  if (error === undefined) return failed(answeredBadly);
  return status === 404 ? { kind: 'not-found', message: error } : refused(error);
}

function errorText(error: unknown): string | undefined {
  if (typeof error !== 'string' || error.trim() === '') return undefined;
  return error.trim().slice(0, errorTextLimit);
}

function refused(message: string): BrandWebsiteAnswer {
  return /not found/i.test(message) ? { kind: 'not-found', message } : failed(message);
}

function failed(message: string): BrandWebsiteAnswer {
  return { kind: 'failed', title: 'Error Loading Restaurant', message };
}
