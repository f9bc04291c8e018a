import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Does some work, and tells the longest turn of the event loop meanwhile: how long nothing else could be done in this thread.
 * In milliseconds of the processor, of this thread: what the other processes of the machine do is left out.
 */
export async function longestTurnOf<T>(work: () => T | Promise<T>): Promise<{ result: T; ms: number }> {
  let longest = 0;
  let done = false;
  const watching = (async () => {
    for (let before = processorMs(); !done; ) {
      await nextTurn();
      const now = processorMs();
      longest = Math.max(longest, now - before);
      before = now;
    }
  })();
  await nextTurn();
  try {
    const result = await work();
    await nextTurn();
    return { result, ms: longest };
  } finally {
    done = true;
    await watching;
  }
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
