/**
 * Sending what visitors write: the calls, what travels with them, and what an answer means. It never throws. It is small and
 * knows no schema, since browsers load it; the bodies are made by the domain's forms and read again by the backend.
 */

import { BRAND_HEADER } from './brand-header.ts';
import { type CallOptions, call, type Reply } from './call.ts';

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

/** What a refusal counts as that says nothing itself. */
const UNSAID: Partial<Record<SubmissionCall, string>> = { feedback: 'Failed to submit feedback' };

/** Makes a request as `fetch` does; `onProgress` hears the part of the body that was sent, 0 to 1. */
export type Upload = (
  request: Request,
  body: Record<string, unknown> | FormData,
  onProgress?: (part: number) => void,
) => Promise<Response>;

/** A backend that does not answer within 30,000 ms, unless told otherwise, counts as not having been sent the submission. */
export interface SubmissionClientOptions extends CallOptions {
  /** The backend is ours: it takes what protects from doubles and robots. One elsewhere refuses unknown headers. */
  own: boolean;
  /** The id that our own backend stores the page's brand under: ids of restaurants are not unique among brands. */
  brandId?: string;
  /** How requests are made where progress is shown. */
  upload?: Upload;
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

export type SubmissionClient = ReturnType<typeof createSubmissionClient>;

const DEFAULT_TIMEOUT_MS = 30_000;
/** Of an answer, which is a sentence or two. */
const MOST_BYTES = 1024 * 1024;

export function createSubmissionClient(options: SubmissionClientOptions) {
  const { own, brandId, upload, timeoutMs = DEFAULT_TIMEOUT_MS, ...access } = options;
  return {
    async send(
      name: SubmissionCall,
      body: Record<string, unknown> | FormData,
      signals: SubmissionSignals,
      onProgress?: (part: number) => void,
    ): Promise<SubmissionOutcome> {
      const headers = {
        ...(own && headersOf(signals)),
        ...(own && brandId !== undefined && { [BRAND_HEADER]: brandId }),
      };
      const fetch = upload ? (request: Request) => upload(request, body, onProgress) : access.fetch;
      try {
        const reply = await call({ ...access, fetch, timeoutMs }, submissionPaths[name], body, {
          mostBytes: MOST_BYTES,
          headers,
        });
        return outcomeOf(name, reply);
      } catch {
        return { kind: 'unreachable' };
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

function outcomeOf(name: SubmissionCall, { response, text = '' }: Reply): SubmissionOutcome {
  const { status, ok, headers } = response;
  const answer = parse(text);
  if (ok && accepts[name](answer.success)) return { kind: 'accepted' };
  const unsaid = answer.success === false && UNSAID[name];
  const error = [answer.error, answer.message, unsaid].find((said) => typeof said === 'string' && said !== '');
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
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
