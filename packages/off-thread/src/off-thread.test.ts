import { expect, test } from 'vitest';
import { countIn, failOn, slowly } from './off-thread.test-support.ts';
import { offThread } from './off-thread.ts';

const module = new URL('./off-thread.test-support.ts', import.meta.url).href;
const long = 'x'.repeat(300_000);

test('a short text is worked on here, a long one in another thread, with the same result', async () => {
  const count = offThread(module, countIn);
  expect(await count('abc')).toEqual({ length: 3, thread: 0 });
  const apart = await count(long);
  expect(apart.length).toBe(300_000);
  expect(apart.thread).toBeGreaterThan(0);
});

test('what the work throws is thrown here', async () => {
  const fail = offThread(module, failOn);
  await expect(fail('short')).rejects.toThrow('no: short');
  await expect(fail(long)).rejects.toThrow('no: xxxxx');
});

test('meanwhile this thread goes on, and more work than there are threads waits for its turn', async () => {
  const work = offThread(module, slowly);
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 5);
  const results = await Promise.all(Array.from({ length: 5 }, () => work(long)));
  clearInterval(turning);
  expect(results).toEqual(Array.from({ length: 5 }, () => 300_000));
  expect(turns).toBeGreaterThan(10);
});
