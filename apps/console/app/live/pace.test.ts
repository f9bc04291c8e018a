import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** News every `everyMs` for a while; answers when it was read. */
async function readings(everyMs: number, forMs: number, tookMs = 0): Promise<number[]> {
  const start = Date.now();
  const at: number[] = [];
  let reading = 0;
  const pace = createPace(async () => {
    at.push(Date.now() - start);
    reading += 1;
    expect(reading).toBe(1);
    if (tookMs > 0) await new Promise((resolve) => setTimeout(resolve, tookMs));
    reading -= 1;
  });
  const coming = setInterval(pace.news, everyMs);
  pace.news();
  await vi.advanceTimersByTimeAsync(forMs);
  clearInterval(coming);
  await vi.advanceTimersByTimeAsync(20_000);
  pace.stop();
  return at;
}

test('what comes alone is read soon', async () => {
  expect(await readings(100_000, 1_000)).toEqual([300]);
  const every = await readings(30_000, 100_000);
  expect(every).toEqual([300, 30_300, 60_300, 90_300]);
});

test('of 500 a minute the page is read anew every five seconds, and once more when they are over', async () => {
  const at = await readings(120, 60_000);
  expect(at.slice(0, 5)).toEqual([300, 900, 2_100, 4_500, 9_300]);
  expect(at.filter((moment) => moment > 10_000 && moment <= 60_000)).toHaveLength(10);
  expect(at.filter((moment) => moment > 60_000)).toHaveLength(1);
});

test('a reading that takes longer than its pause comes to its end', async () => {
  const at = await readings(120, 60_000, 2_000);
  expect(at.length).toBeGreaterThan(6);
});

test('nothing is read once nobody listens', async () => {
  const read = vi.fn(async () => undefined);
  const pace = createPace(read);
  pace.news();
  pace.stop();
  pace.news();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).not.toHaveBeenCalled();
});
