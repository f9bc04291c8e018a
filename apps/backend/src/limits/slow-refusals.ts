import { setTimeout as wait } from 'node:timers/promises';

/** Whoever is refused for the hundredth time waits for two seconds. */
const PAUSE_FOR_EACH_MS = 20;
const LONGEST_PAUSE_MS = 2_000;
/** Each is a timer and an open connection. Beyond that, refusals are answered at once. */
const MOST_HELD = 300;

/**
 * Holds the answers to those who are refused again and again: a program that waits for its answer before it sends more is
 * slowed down by that, and costs the one thread next to nothing.
 */
export function createSlowRefusals() {
  let held = 0;

  return {
    /** @param times how often whoever is refused was refused of late */
    async hold(times: number, signal?: AbortSignal): Promise<void> {
      if (held >= MOST_HELD) return;
      held += 1;
      try {
        await wait(Math.min(LONGEST_PAUSE_MS, times * PAUSE_FOR_EACH_MS), undefined, { ref: false, signal });
      } catch {
        // Whoever was to be answered left.
      } finally {
        held -= 1;
      }
    },
  };
}
