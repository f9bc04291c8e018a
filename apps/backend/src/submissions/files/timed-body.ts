export interface BodyTimes {
  /** Longest silence. */
  idleMs: number;
  /** From the beginning to the end. */
  wholeMs: number;
  /** A body may crawl for this long before its speed counts. */
  graceMs: number;
  /** On average since the beginning. */
  leastBytesPerSecond: number;
}

/** The body does not come in time. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}

/** The body came to no end. */
export class BrokenOff extends Error {
  override name = 'BrokenOff';
}

/**
 * The chunks of a body that comes in time.
 * @param cut says that nobody waits for it any longer
 * @throws TooSlow, BrokenOff; nothing more is taken from it then
 */
export async function* timedBody(
  body: ReadableStream<Uint8Array>,
  { idleMs, wholeMs, graceMs, leastBytesPerSecond }: BodyTimes,
  cut?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const began = performance.now();
  let bytes = 0;
  try {
    for (;;) {
      const ms = performance.now() - began;
      if (ms > graceMs && (bytes / ms) * 1_000 < leastBytesPerSecond) throw new TooSlow();
      const { done, value } = await within(reader.read(), Math.min(idleMs, wholeMs - ms), cut);
      if (done) return;
      bytes += value.length;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function within<Value>(work: Promise<Value>, ms: number, cut?: AbortSignal): Promise<Value> {
  let giveUp = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(new TooSlow());
  });
  const timer = setTimeout(giveUp, Math.max(0, ms));
  cut?.addEventListener('abort', giveUp);
  if (cut?.aborted) giveUp();
  try {
    return await Promise.race([work.catch(breakOff), late]);
  } finally {
    clearTimeout(timer);
    cut?.removeEventListener('abort', giveUp);
  }
}

function breakOff(cause: unknown): never {
  throw new BrokenOff('The body broke off', { cause });
}
