/**
 * Sending what visitors write: the calls, what travels with them, and what an answer means. It never throws. It is small and
 * knows no schema, since browsers load it; the bodies are made by the domain's forms and read again by the backend.
 */

import { brandHeader } from './brand-header.ts';

/** The path of each call under the backend's address. */
export const submissionPaths = {
  restaurantFeedback: 'rest/v1/restaurant_feedback',
  feedback: 'functions/v1/website-submissions/feedback',
  careers: 'functions/v1/website-submissions/careers',
  mediaInquiry: 'functions/v1/website-submissions/media-inquiries',
  franchise: 'functions/v1/website-submissions/franchise',
  catering: 'functions/v1/catering-request',
} as const;

export type SubmissionCall = keyof typeof submissionPaths;

/** Which answers with HTTP 200 to 299 mean that the submission arrived. */
const accepts: Record<SubmissionCall, (success: unknown) => boolean> = {
  restaurantFeedback: () => true,
  catering: () => true,
  feedback: (success) => success !== false,
  careers: (success) => success === true,
  mediaInquiry: (success) => success === true,
  franchise: (success) => success === true,
};

export interface SubmissionRequest {
  url: string;
  headers: Record<string, string>;
  body: string | FormData;
}

export interface SubmissionReply {
  status: number;
  text: string;
  /** The header `Retry-After`. */
  retryAfter?: string | null;
}

/** How a request is made; rejects when there is no answer. `onProgress` hears the part of the body that was sent, 0 to 1. */
export type SubmissionTransport = (
  request: SubmissionRequest,
  options: { signal: AbortSignal; onProgress?: (part: number) => void },
) => Promise<SubmissionReply>;

export interface SubmissionClientOptions {
  /** Where the backend is; an empty text is the origin of the page. */
  url: string;
  /** The public anonymous key. */
  anonKey: string;
  /** The backend is ours: it takes what protects from doubles and robots. One elsewhere refuses unknown headers. */
  own: boolean;
  /** The id that our own backend stores the page's brand under: ids of restaurants are not unique among brands. */
  brandId?: string;
  /** The global `fetch` unless set. */
  transport?: SubmissionTransport;
  /** After this long without an answer the submission counts as not sent; 30,000 ms unless set. */
  timeoutMs?: number;
}

/** What travels beside the body, to our own backend only. */
export interface SubmissionSignals {
  /** The same submission sent again bears the same key, and is stored once. */
  idempotencyKey: string;
  /** Between the form's appearance and its sending. */
  seconds?: number;
  /** What stands in the field that people do not see. */
  trap?: string;
}

export type SubmissionOutcome =
  | { kind: 'accepted' }
  | {
      kind: 'refused';
      status: number;
      /** What the backend says of it. */
      error?: string;
      /** What is wrong with which field. */
      fields: Record<string, string>;
      /** After how many seconds it may be tried again. */
      retryAfter?: number;
    }
  /** No answer: nobody knows whether it arrived. */
  | { kind: 'unreachable' };

export interface SubmissionClient {
  send(
    call: SubmissionCall,
    body: Record<string, unknown> | FormData,
    signals: SubmissionSignals,
    onProgress?: (part: number) => void,
  ): Promise<SubmissionOutcome>;
}

const defaultTimeoutMs = 30_000;

export function createSubmissionClient(options: SubmissionClientOptions): SubmissionClient {
  const { url, anonKey, own, brandId, transport = sendWithFetch, timeoutMs = defaultTimeoutMs } = options;
  return {
    async send(call, body, signals, onProgress) {
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(new Error('No answer in time')), timeoutMs);
      try {
        const isForm = body instanceof FormData;
        const headers = {
          apikey: anonKey,
          authorization: `Bearer ${anonKey}`,
          ...(!isForm && { 'content-type': 'application/json' }),
          ...(own && headersOf(signals)),
          ...(own && brandId !== undefined && { [brandHeader]: brandId }),
        };
        const request = {
          url: `${url.replace(/\/+$/, '')}/${submissionPaths[call]}`,
          headers,
          body: isForm ? body : JSON.stringify(body),
        };
        const reply = await transport(request, { signal: limit.signal, onProgress });
        return outcomeOf(call, reply);
      } catch {
        return { kind: 'unreachable' };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function headersOf({ idempotencyKey, seconds, trap }: SubmissionSignals): Record<string, string> {
  return {
    'idempotency-key': idempotencyKey,
    ...(seconds !== undefined && { 'x-form-seconds': seconds.toFixed(1) }),
    // A header holds ASCII only, and it matters only that something stands there.
    ...(trap && { 'x-form-trap': 'filled' }),
  };
}

function outcomeOf(call: SubmissionCall, { status, text, retryAfter }: SubmissionReply): SubmissionOutcome {
  const answer = parse(text);
  const ok = status >= 200 && status < 300;
  if (ok && accepts[call](answer.success)) return { kind: 'accepted' };
  const error = [answer.error, answer.message].find((said) => typeof said === 'string' && said !== '');
  const wait = Number(retryAfter ?? Number.NaN);
  return {
    kind: 'refused',
    status,
    ...(typeof error === 'string' && { error }),
    fields: textsOf(answer.fields),
    ...(wait >= 0 && { retryAfter: wait }),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function textsOf(value: unknown): Record<string, string> {
  const texts = Object.entries(recordOf(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

async function sendWithFetch(
  { url, headers, body }: SubmissionRequest,
  { signal }: { signal: AbortSignal },
): Promise<SubmissionReply> {
  const response = await fetch(url, { method: 'POST', headers, body, signal });
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
}
