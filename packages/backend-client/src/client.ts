/**
 * The typed client of the backend. It never throws: whatever happens is a value that says what to show.
 */
import type { Warning } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { z } from 'zod';
import { BRAND_HEADER } from './brand-header.ts';
import { type CallOptions, call, type Reply, Unreachable } from './call.ts';
import { GET_BRAND_WEBSITE_PATH, type getBrandWebsiteRequest } from './get-brand-website.ts';
import { readWebsiteAnswer, type WebsiteAnswer } from './website-answer.ts';

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

export type BackendClient = ReturnType<typeof createBackendClient>;

const MOST_BYTES = 64 * 1024 * 1024;
const ERROR_TEXT_LIMIT = 500;
/** Of an answer that says why not; a longer one is a page, or no answer of a backend. */
const LONGEST_FAILURE = 100_000;

const UNREACHABLE = 'Edge Function error: Failed to send a request to the Edge Function';
const ANSWERED_BADLY = 'Edge Function error: Edge Function returned a non-2xx status code';
const UNUSABLE = 'Failed to fetch brand website data';
const NO_CONFIGURATION = 'Failed to load restaurant configuration';
const UNKNOWN = 'An unknown error occurred';

/** Makes a client of one backend, which is waited for 15,000 ms unless told otherwise. Nothing is sent before the first call. */
export function createBackendClient(options: CallOptions) {
  return {
    /**
     * Asks which website a brand id or a host name stands for.
     * @param knownVersion of an earlier answer: where it still holds, the answer is `unchanged`
     * @param read how the answer is read, where not here and now: megabytes take a while
     */
    async getBrandWebsite(
      brandId: string,
      knownVersion?: string,
      read: ReadWebsiteAnswer = readWebsiteAnswer,
    ): Promise<BrandWebsiteAnswer> {
      const body: z.infer<typeof getBrandWebsiteRequest> = { brandId };
      const headers: Record<string, string> = knownVersion === undefined ? {} : { 'if-none-match': knownVersion };
      try {
        const reply = await call(options, GET_BRAND_WEBSITE_PATH, body, { mostBytes: MOST_BYTES, headers });
        return await answerOf(reply, knownVersion !== undefined, read);
      } catch (error) {
        return failed(error instanceof Unreachable ? UNREACHABLE : UNKNOWN);
      }
    },
  };
}

async function answerOf(
  { response, text }: Reply,
  asked: boolean,
  read: ReadWebsiteAnswer,
): Promise<BrandWebsiteAnswer> {
  if (text === undefined) return failed(UNUSABLE);
  const { status, ok, headers } = response;
  const storedAs = headers.get(BRAND_HEADER) ?? undefined;
  // To a POST, servers that go by the book say 412 where they would say 304 to a GET.
  if (asked && (status === 304 || status === 412)) return { kind: 'unchanged', storedAs };
  if (!ok) return failureOf(status, text);

  const answer = await read(text);
  switch (answer.kind) {
    case 'unusable':
      return failed(UNUSABLE);
    case 'refused':
      return refused(errorText(answer.error) ?? UNUSABLE);
    case 'no-configuration':
      return { kind: 'failed', title: 'Configuration Error', message: NO_CONFIGURATION };
    case 'read': {
      const { configuration, warnings } = answer;
      return { kind: 'found', configuration, warnings, text, version: headers.get('etag') ?? undefined, storedAs };
    }
  }
}

function failureOf(status: number, text: string): BrandWebsiteAnswer {
  if (status < 400 || status > 499 || text.length > LONGEST_FAILURE) return failed(ANSWERED_BADLY);
  const answer = readWebsiteAnswer(text);
  const error = answer.kind === 'refused' ? errorText(answer.error) : undefined;
  if (error === undefined) return failed(ANSWERED_BADLY);
  return status === 404 ? { kind: 'not-found', message: error } : refused(error);
}

function errorText(error: unknown): string | undefined {
  if (typeof error !== 'string' || error.trim() === '') return undefined;
  return error.trim().slice(0, ERROR_TEXT_LIMIT);
}

function refused(message: string): BrandWebsiteAnswer {
  return /not found/i.test(message) ? { kind: 'not-found', message } : failed(message);
}

function failed(message: string): BrandWebsiteAnswer {
  return { kind: 'failed', title: 'Error Loading Restaurant', message };
}
