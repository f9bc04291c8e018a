import type { Context } from 'hono';
import * as z from 'zod/v4/core';
import type { Refusal } from '../failures/failure.ts';
import { storableJson } from './storable-json.ts';

export type Read<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** The request's body as the schema has it, or why it cannot be used (400, 415). */
export async function readJsonBody<Body>(context: Context, schema: z.$ZodType<Body>): Promise<Read<Body>> {
  const read = await readJson(context);
  return read.ok ? checkBody(schema, read.value) : read;
}

/** The request's body as any JSON value that the database can hold. */
export async function readJson(context: Context): Promise<Read<unknown>> {
  const type = context.req.header('content-type') ?? '';
  if (!/^\s*application\/json\s*(?:;|$)/i.test(type)) {
    return refused({ status: 415, error: 'The content type must be application/json' });
  }
  let value: unknown;
  try {
    value = await context.req.json();
  } catch {
    return refused({ status: 400, error: 'The body is not JSON', fields: {} });
  }
  const storable = storableJson(value);
  return storable.ok
    ? { ok: true, value: storable.value }
    : refused({ status: 400, error: 'The body is nested too deeply', fields: {} });
}

/** The value as the schema has it, or the first thing that is wrong with each field. */
export function checkBody<Body>(schema: z.$ZodType<Body>, value: unknown): Read<Body> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = path[0];
    if (field !== undefined && !fields.has(String(field))) fields.set(String(field), message);
  }
  const error = fields.size > 0 ? [...new Set(fields.values())].join('. ') : 'The body must be a JSON object';
  return refused({ status: 400, error, fields: Object.fromEntries(fields) });
}

function refused(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
