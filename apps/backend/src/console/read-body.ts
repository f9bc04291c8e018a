import type { Context } from 'hono';
import type { z } from 'zod';
import { ConsoleRefusal } from './console-refusal.ts';

/**
 * The body of a call, as its schema has it.
 * @throws ConsoleRefusal `not-understood`
 */
export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const text = await context.req.text();
  return understood(schema, text === '' ? {} : parsed(text));
}

/** What stands behind the `?`; each name once. */
export function readQuery<Schema extends z.ZodType>(context: Context, schema: Schema): z.output<Schema> {
  return understood(schema, context.req.query());
}

/** @throws ConsoleRefusal `not-understood` */
export function understood<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const fields = [...new Set(read.error.issues.map(({ path }) => path.join('.')).filter((path) => path !== ''))];
  const where = fields.length > 0 ? ` Please look at: ${fields.slice(0, 5).join(', ').slice(0, 200)}.` : '';
  throw new ConsoleRefusal('not-understood', `This could not be read.${where}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConsoleRefusal('not-understood', 'This could not be read.');
  }
}
