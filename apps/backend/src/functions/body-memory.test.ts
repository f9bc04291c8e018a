import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBodyMemory } from './body-memory.ts';
import { timedBody } from './timed-body.ts';

test('what does not fit waits for room, and is refused where there is none in time', async () => {
  const take = createBodyMemory({ mostBytes: 100, mostBytesOfVisitor: 100, patienceMs: 300 });
  const first = await take(60);
  const second = await take(40);
  const begun = performance.now();
  const [third, fourth] = await Promise.all([take(50), take(50)]);
  expect([third, fourth]).toEqual(
    [1, 2].map(() => ({ ok: false, refusal: expect.objectContaining({ status: 503, retryAfterSeconds: 10 }) })),
  );
  // Each waits from when it came, not from when the one before it gave up.
  expect(performance.now() - begun).toBeLessThan(550);

  const fifth = take(50);
  if (first.ok) first.release();
  if (first.ok) first.release();
  expect((await fifth).ok).toBe(true);
  expect((await take(20)).ok).toBe(false);
  if (second.ok) second.release();
  expect((await take(20)).ok).toBe(true);
});

test('one visitor does not take all of it', async () => {
  const take = createBodyMemory({ mostBytes: 100, patienceMs: 100 });
  const first = await take(40, '192.0.2.1');
  expect((await take(40, '192.0.2.1')).ok).toBe(false);
  expect((await take(40, '192.0.2.2')).ok).toBe(true);
  if (first.ok) first.release();
  expect((await take(40, '192.0.2.1')).ok).toBe(true);
});

test.each([
  ['falls silent', { idleMs: 50, wholeMs: 10_000 }, 10_000],
  ['trickles', { idleMs: 5_000, wholeMs: 100 }, 20],
])('a body that %s is given up', async (_what, times, everyMs) => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await wait(everyMs, undefined, { ref: false });
      if (!cancelled) controller.enqueue(Uint8Array.of(1));
    },
    cancel: () => {
      cancelled = true;
    },
  });
  const read = async () => {
    for await (const _chunk of timedBody(body, times));
  };
  await expect(read()).rejects.toThrow('too slowly');
  expect(cancelled).toBe(true);
});
