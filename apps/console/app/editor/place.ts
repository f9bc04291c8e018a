import { type JsonValue, keyOf } from '@tablefront/restaurant/editing/entry-keys';
import type { Step } from '@tablefront/restaurant/editing/patches';

/** Whether a place is another one, or within it. */
export function isWithin(at: readonly Step[], place: readonly Step[]): boolean {
  return place.every((step, index) => JSON.stringify(at[index]) === JSON.stringify(step));
}

/** The keys of the entries of a list, as far as they have any. */
export const keysOf = (value: JsonValue | undefined): string[] =>
  Array.isArray(value) ? value.flatMap((entry) => keyOf(entry) ?? []) : [];
