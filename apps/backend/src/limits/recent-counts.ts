import { LRUCache } from 'lru-cache';

/** Each takes about 200 bytes. */
const MOST_KEYS = 50_000;

/**
 * Counts in memory what came within the last `windowMs`, as if what came in the window before had come evenly. Nothing is
 * kept for longer than two windows; of too many keys those that came last are kept.
 */
export function createRecentCounts(windowMs: number, now: () => number) {
  const nothing = () => new LRUCache<string, number>({ max: MOST_KEYS });
  let window = { startsAt: startOf(now()), counts: nothing(), before: nothing() };

  function startOf(time: number): number {
    return Math.floor(time / windowMs) * windowMs;
  }
  function turn(time: number): void {
    const startsAt = startOf(time);
    if (startsAt === window.startsAt) return;
    // After a pause, or when the clock was set, nothing is known of the window before.
    const follows = startsAt === window.startsAt + windowMs;
    window = { startsAt, counts: nothing(), before: follows ? window.counts : nothing() };
  }

  return {
    /** Counts, and answers how much came under this key within the last window, itself included. */
    add(key: string, amount: number): number {
      const time = now();
      turn(time);
      const { startsAt, counts, before } = window;
      const count = (counts.get(key) ?? 0) + amount;
      counts.set(key, count);
      const left = 1 - (time - startsAt) / windowMs;
      return count + (before.get(key) ?? 0) * left;
    },
    /** Lets go of what is over. */
    forget: () => turn(now()),
  };
}

export type RecentCounts = ReturnType<typeof createRecentCounts>;
