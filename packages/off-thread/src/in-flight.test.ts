import { expect, test } from 'vitest';
import { createInFlight } from './in-flight.ts';

test('many who ask at once wait for one piece of work, and whoever comes later for the next', async () => {
  const once = createInFlight<number>();
  let works = 0;
  const ask = (key: string) =>
    once(key, async () => {
      works += 1;
      return works;
    });
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
  expect(await ask('a')).toBe(3);
});

test('work that fails fails for all who wait, and is tried again by the next', async () => {
  const once = createInFlight<string>();
  const fail = () => once('a', () => Promise.reject(new Error('broken')));
  expect(await Promise.allSettled([fail(), fail()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(await once('a', async () => 'well')).toBe('well');
});
