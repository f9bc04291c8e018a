import type { Context } from 'hono';

/** Why a call was not done; `fields` names what is wrong with which field of the body. */
export interface Refusal {
  status: 200 | 400 | 401 | 405 | 409 | 413 | 415 | 429 | 500 | 503;
  error: string;
  fields?: Record<string, string>;
  /** With 429 and 503: when it may be tried again. */
  retryAfterSeconds?: number;
}

/** How a function answers what it cannot do. */
export function failure(context: Context, { status, error, fields, retryAfterSeconds }: Refusal): Response {
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
  return context.json({ success: false, error, ...(fields && { fields }) }, status);
}
