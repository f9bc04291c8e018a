import { setTimeout as wait } from 'node:timers/promises';

/** Whoever is refused for the hundredth time waits for two seconds. */
const pauseForEachMs = 20;
const longestPauseMs = 2_000;
/** Each is a timer and an open connection. Beyond that, refusals are answered at once. */
const mostHeld = 300;

/**
 * Holds the answers to those who are refused again and again: a program that waits for its answer before it sends more is
 * slowed down by that, and costs the one thread next to nothing.
 */
export function createSlowRefusals() {
  let held = 0;

  return {
    /** @param times how often whoever is refused was refused of late */
    async hold(times: number, signal?: AbortSignal): Promise<void> {
      if (held >= mostHeld) return;
      held += 1;
      try {
        await wait(Math.min(longestPauseMs, times * pauseForEachMs), undefined, { ref: false, signal });
      } catch {
        // Whoever was to be answered left.
      } finally {
        held -= 1;
      }
    },
  };
}
