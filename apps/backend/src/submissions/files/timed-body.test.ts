import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type BodyTimes, BrokenOff, TooSlow, timedBody } from './timed-body.ts';

const patient: BodyTimes = { idleMs: 5_000, wholeMs: 10_000, graceMs: 10_000, leastBytesPerSecond: 1 };

/** A byte every so many ms. */
function trickle(everyMs: number, fails = false) {
  const state = { cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await wait(everyMs, undefined, { ref: false });
      if (fails) controller.error(new Error('reset'));
      else if (!state.cancelled) controller.enqueue(Uint8Array.of(1));
    },
    cancel: () => {
      state.cancelled = true;
    },
  });
  return { body, state };
}
async function readAll(body: ReadableStream<Uint8Array>, times: Partial<BodyTimes>, cut?: AbortSignal) {
  for await (const _chunk of timedBody(body, { ...patient, ...times }, cut));
}

test.each([
  ['falls silent', { idleMs: 50 }, 10_000],
  ['takes too long', { wholeMs: 100 }, 20],
  ['is slower than it should be', { graceMs: 50, leastBytesPerSecond: 1_000 }, 10],
])('a body that %s is given up', async (_what, times, everyMs) => {
  const { body, state } = trickle(everyMs);
  await expect(readAll(body, times)).rejects.toThrow(TooSlow);
  expect(state.cancelled).toBe(true);
});

test('a body that has to make room for another is given up at once', async () => {
  const cut = new AbortController();
  const { body, state } = trickle(10_000);
  const reading = readAll(body, {}, cut.signal);
  cut.abort();
  await expect(reading).rejects.toThrow(TooSlow);
  expect(state.cancelled).toBe(true);
  await expect(readAll(trickle(10).body, {}, AbortSignal.abort())).rejects.toThrow(TooSlow);
});

test('a body that breaks off is told from a slow one', async () => {
  await expect(readAll(trickle(1, true).body, {})).rejects.toThrow(BrokenOff);
});
