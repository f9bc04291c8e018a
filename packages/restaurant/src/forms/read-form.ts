import type * as z from 'zod/mini';

/** What a form holds as it is sent: texts and files by field name. */
export type FormFields = Record<string, string | File>;

/** What to say beside a field, by its name, in the order of the form. */
export type FormErrors = Record<string, string>;

export type FormReading<Value> = { ok: true; value: Value } | { ok: false; errors: FormErrors };

/** The form's value, or the first thing that is wrong with each field. */
export function readForm<Value>(schema: z.ZodMiniType<Value>, fields: FormFields): FormReading<Value> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0]);
    if (!errors.has(field)) errors.set(field, message);
  }
  return { ok: false, errors: Object.fromEntries(errors) };
}
