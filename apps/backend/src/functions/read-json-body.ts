import type { Context } from 'hono';
import type { z } from 'zod';
import { failure } from './failure.ts';

/** The request's body as the schema has it, or the answer that says what is wrong with it (400, 415). */
export async function readJsonBody<Body>(
  context: Context,
  schema: z.ZodType<Body>,
): Promise<{ ok: true; body: Body } | { ok: false; response: Response }> {
  const type = context.req.header('content-type') ?? '';
  if (!/^\s*application\/json\s*(?:;|$)/i.test(type)) {
    return { ok: false, response: failure(context, 415, 'The content type must be application/json') };
  }

  let value: unknown;
  try {
    value = await context.req.json();
  } catch {
    return { ok: false, response: failure(context, 400, 'The body is not JSON', {}) };
  }

  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, body: parsed.data };
  const fields = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = path[0];
    if (field !== undefined && !fields.has(String(field))) fields.set(String(field), message);
  }
  const error = fields.size > 0 ? [...fields.values()].join('. ') : 'The body must be a JSON object';
  return { ok: false, response: failure(context, 400, error, Object.fromEntries(fields)) };
}
