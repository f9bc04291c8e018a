import { setTimeout as wait } from 'node:timers/promises';
import type { Refusal } from './failure.ts';

export interface BodyMemoryOptions {
  /** Bytes of bodies that may be in memory at once. */
  mostBytes?: number;
  /** Those of one visitor, who must not take all of it. */
  mostBytesOfVisitor?: number;
  /** How long a body waits for room before it is refused. */
  patienceMs?: number;
}

type Room = { ok: true; release(): void } | { ok: false; refusal: Refusal };

/** Hands out memory for a body of `size` bytes, before it is read. */
export type BodyMemory = (size: number, visitorAddress?: string) => Promise<Room>;

const tryAgain = { status: 503, retryAfterSeconds: 10 } as const;
const full: Refusal = { ...tryAgain, error: 'Too much is being sent at the moment. Please try again.' };
const checkEveryMs = 50;

/** Keeps uploads, which are in memory until they are checked and stored, within what a process has. */
export function createBodyMemory(options: BodyMemoryOptions = {}): BodyMemory {
  const { mostBytes = 128 * 1024 * 1024, mostBytesOfVisitor = mostBytes / 2, patienceMs = 5_000 } = options;
  const ofVisitors = new Map<string, number>();
  let used = 0;
  /** In the order of arrival: a large body is not overtaken for ever by small ones. */
  let turn: Promise<unknown> = Promise.resolve();

  function change(bytes: number, visitorAddress: string | undefined) {
    used += bytes;
    if (visitorAddress === undefined) return;
    const own = (ofVisitors.get(visitorAddress) ?? 0) + bytes;
    if (own > 0) ofVisitors.set(visitorAddress, own);
    else ofVisitors.delete(visitorAddress);
  }
  async function take(size: number, visitorAddress: string | undefined, deadline: number): Promise<boolean> {
    while (used + size > mostBytes) {
      if (performance.now() > deadline) return false;
      await wait(checkEveryMs);
    }
    // Not waited for: only who sends much at once has so much under way.
    if (visitorAddress !== undefined && (ofVisitors.get(visitorAddress) ?? 0) + size > mostBytesOfVisitor) return false;
    change(size, visitorAddress);
    return true;
  }

  return async (size, visitorAddress) => {
    const deadline = performance.now() + patienceMs;
    const taking = turn.then(() => take(size, visitorAddress, deadline));
    turn = taking;
    if (!(await taking)) return { ok: false, refusal: full };
    let released = false;
    return {
      ok: true,
      release() {
        if (!released) change(-size, visitorAddress);
        released = true;
      },
    };
  };
}
