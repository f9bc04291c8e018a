import type { Context } from 'hono';

type FailureStatus = 200 | 400 | 401 | 405 | 413 | 415 | 429 | 500;

/** How a function answers what it cannot do; `fields` names what is wrong with which field of the body. */
export function failure(
  context: Context,
  status: FailureStatus,
  error: string,
  fields?: Record<string, string>,
): Response {
  return context.json({ success: false, error, ...(fields && { fields }) }, status);
}
