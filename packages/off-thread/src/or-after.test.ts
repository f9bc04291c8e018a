import { expect, test, vi } from 'vitest';
import { orAfter } from './or-after.ts';

test('what comes in time is the answer, also a failure; else what was said instead, and no timer is left', async () => {
  vi.useFakeTimers();
  const comes = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'answer'));
  const [soon, late] = [orAfter(comes(10), 100, 'none'), orAfter(comes(1_000), 100, 'none')];
  await vi.advanceTimersByTimeAsync(100);
  expect([await soon, await late]).toEqual(['answer', 'none']);
  await expect(orAfter(Promise.reject(new Error('broken')), 100, 'none')).rejects.toThrow('broken');
  await vi.advanceTimersByTimeAsync(900);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
