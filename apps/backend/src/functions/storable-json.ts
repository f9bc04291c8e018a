const DEEPEST = 32;

/**
 * A JSON value as the database can hold it: U+0000 and half characters, which it refuses, become the replacement
 * character. Not ok when it is nested so deeply that nobody can mean it.
 */
export function storableJson(value: unknown): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: storable(value, 0) };
  } catch (error) {
    if (error instanceof TooDeep) return { ok: false };
    throw error;
  }
}

export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\ufffd');
}

class TooDeep extends Error {}

function storable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) throw new TooDeep();
  if (Array.isArray(value)) return value.map((entry) => storable(entry, depth + 1));
  // Not by assignment: a key may be `__proto__`.
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [storableText(key), storable(entry, depth + 1)]),
  );
}
