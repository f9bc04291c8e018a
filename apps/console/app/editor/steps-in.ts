import type { Step } from '@tablefront/restaurant/editing/patches';

/** A place that an address names; undefined: none. */
export function stepsIn(text: string | null): Step[] | undefined {
  if (text === null) return undefined;
  try {
    const steps: unknown = JSON.parse(text);
    return Array.isArray(steps) ? (steps as Step[]) : undefined;
  } catch {
    return undefined;
  }
}
