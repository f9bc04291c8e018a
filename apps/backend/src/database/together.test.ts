import { setImmediate as turn } from 'node:timers/promises';
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
    await turn();
    while (gates.length > 0) {
      for (const open of gates.splice(0)) open();
      await turn();
      await turn();
    }
  };
  return { work, batches, finish };
}

test('what comes in one turn, or while others are under way, goes together, so many at most, each with its own result', async () => {
  const { work, batches, finish } = workbench();
  const send = together(work, { atOnce: 2, most: 3 });
  const results = [1, 2].map(send);
  await turn();
  results.push(send(3));
  await turn();
  results.push(...[4, 5, 6, 7].map(send));
  await turn();
  expect(batches).toEqual([[1, 2], [3]]);
  await finish();
  expect(await Promise.all(results)).toEqual([10, 20, 30, 40, 50, 60, 70]);
  expect(batches).toEqual([[1, 2], [3], [4, 5, 6], [7]]);
  const alone = send(8);
  await finish();
  expect(await alone).toBe(80);
});

test('what the database refuses is tried one by one: only whose fault it is fails', async () => {
  const { work, batches, finish } = workbench((item) => (item === 3 ? refused('no three') : undefined));
  const send = together(work, { atOnce: 1, most: 10 });
  const results = Promise.allSettled([1, 2, 3, 4].map(send));
  await finish();
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([[1, 2, 3, 4], [1], [2], [3], [4]]);
});

test('what breaks may have been done, and is not done again: all have that error', async () => {
  const { work, batches, finish } = workbench((item) => (item === 3 ? new Error('connection lost') : undefined));
  const send = together(work, { atOnce: 1, most: 10 });
  const results = Promise.allSettled([1, 2, 3].map(send));
  await finish();
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(batches).toEqual([[1, 2, 3]]);
  const next = send(4);
  await finish();
  expect(await next).toBe(40);
});
