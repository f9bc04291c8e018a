export interface BodyTimes {
  /** Longest silence. */
  idleMs: number;
  /** From the beginning to the end. */
  wholeMs: number;
}

/**
 * The chunks of a body that comes in time.
 * @throws Error when it does not; nothing more is taken from it then
 */
export async function* timedBody(
  body: ReadableStream<Uint8Array>,
  { idleMs, wholeMs }: BodyTimes,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const deadline = performance.now() + wholeMs;
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), Math.min(idleMs, deadline - performance.now()));
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function within<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The body comes too slowly')), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
