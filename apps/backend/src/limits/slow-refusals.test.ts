import { expect, test } from 'vitest';
import { createSlowRefusals } from './slow-refusals.ts';

async function msOf(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}

test('whoever is refused more often waits longer, within bounds, and not when nobody waits for the answer', async () => {
  const { hold } = createSlowRefusals();
  expect(await msOf(hold(1))).toBeLessThan(200);
  expect(await msOf(hold(15))).toBeGreaterThan(250);
  expect(await msOf(hold(1_000_000))).toBeLessThan(3_000);
  expect(await msOf(hold(1_000_000, AbortSignal.abort()))).toBeLessThan(200);
});

test('only so many answers are held at once', async () => {
  const { hold } = createSlowRefusals();
  const leaving = new AbortController();
  const held = Array.from({ length: 300 }, () => hold(100, leaving.signal));
  expect(await msOf(hold(100))).toBeLessThan(200);
  leaving.abort();
  await Promise.all(held);
  expect(await msOf(hold(15))).toBeGreaterThan(250);
});
