import { expect, test } from 'vitest';
import { together } from './together.ts';

/** As a database that refuses a statement says it. */
const refused = (message: string) => Object.assign(new Error(message), { severity: 'ERROR' });

/** Work that is done when it is told; fails with `failing` of an item where that answers something. */
function workbench(failing: (item: number) => Error | undefined = () => undefined) {
  const batches: number[][] = [];
  const gates: (() => void)[] = [];
  const work = async (items: number[]) => {
    batches.push(items);
    await new Promise<void>((open) => gates.push(open));
    const error = items.map(failing).find((one) => one !== undefined);
    if (error) throw error;
    return items.map((item) => item * 10);
  };
  /** Lets everything go that is under way, until nothing is. */
  const finish = async () => {
    while (gates.length > 0) {
      for (const open of gates.splice(0)) open();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { work, batches, finish };
}

test('what comes while others are under way goes together, so many at most, each with its own result', async () => {
  const { work, batches, finish } = workbench();
  const send = together(work, { atOnce: 2, most: 3 });
  const results = Promise.all([1, 2, 3, 4, 5, 6].map(send));
  expect(batches).toEqual([[1], [2]]);
  await finish();
  expect(await results).toEqual([10, 20, 30, 40, 50, 60]);
  expect(batches).toEqual([[1], [2], [3, 4, 5], [6]]);
  const alone = send(7);
  await finish();
  expect(await alone).toBe(70);
});

test('what the database refuses is tried one by one: only whose fault it is fails', async () => {
  const { work, batches, finish } = workbench((item) => (item === 3 ? refused('no three') : undefined));
  const send = together(work, { atOnce: 1, most: 10 });
  const results = Promise.allSettled([1, 2, 3, 4].map(send));
  await finish();
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
});

test('what breaks may have been done, and is not done again: all have that error', async () => {
  const { work, batches, finish } = workbench((item) => (item === 3 ? new Error('connection lost') : undefined));
  const send = together(work, { atOnce: 1, most: 10 });
  const results = Promise.allSettled([1, 2, 3].map(send));
  await finish();
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(batches).toEqual([[1], [2, 3]]);
  const next = send(4);
  await finish();
  expect(await next).toBe(40);
});
