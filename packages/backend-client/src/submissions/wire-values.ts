/**
 * What the bodies of submissions have in common. A body is read leniently where the visitor could not help it (null is
 * the same as absent, what a page adds by itself is cut rather than refused), and strictly where somebody typed.
 */
import * as z from 'zod/mini';

/** An object in which null is the same as absent. */
export function wireObject<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.pipe(z.transform(withoutNulls), z.object(shape));
}

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null));
}

/** An id of a brand or of a restaurant: a text or a number on the wire, a text ever after. */
export function wireId(problem: string) {
  return z.pipe(
    z.prefault(z.union([z.string(), z.number()], problem), ''),
    z.pipe(
      z.transform((id: string | number) => String(id).trim()),
      z.string().check(z.minLength(1, problem), z.maxLength(200, problem)),
    ),
  );
}

export const optionalWireId = z.optional(wireId('This is no id'));

/** What the page adds by itself: cut to its length, and null when it is no text. */
export function pageText(length: number) {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => (typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, length) : null)),
  );
}

export const pageUrl = pageText(2_000);
export const userAgent = pageText(500);

/** What a page says of itself, e.g. its size: any object of a reasonable length, else null. */
export const pageMeta = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): Record<string, unknown> | null => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return JSON.stringify(value).length <= 4_000 ? Object.fromEntries(Object.entries(value)) : null;
  }),
);
