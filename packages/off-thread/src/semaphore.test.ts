import { expect, test } from 'vitest';
import { createSemaphore, Overloaded } from './semaphore.ts';

test('so many work at once, so many wait, and the next is turned away', async () => {
  const semaphore = createSemaphore({ atOnce: 2, waiting: 1 });
  const finish: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) =>
    semaphore.run(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => finish.push(resolve));
      return name;
    });
  const all = [work('a'), work('b'), work('c')];
  await expect(work('d')).rejects.toThrow(Overloaded);
  expect(begun).toEqual(['a', 'b']);
  finish.shift()?.();
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  for (const end of finish) end();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  expect(semaphore.isIdle()).toBe(true);
});

test('work that fails makes room too', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waiting: 1 });
  await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await semaphore.run(async () => 'next')).toBe('next');
});
