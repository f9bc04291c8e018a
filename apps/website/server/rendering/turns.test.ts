import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('who asks alone goes on at once', async () => {
  const turn = createTurns(1);
  expect(turn()).toBeUndefined();
  await nextTurn();
  expect(turn()).toBeUndefined();
});

test('all go on, in the order in which they asked, and never more than so many in a turn of the event loop', async () => {
  const arrivals = fc.array(fc.nat(12), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), arrivals, async (most, arriving) => {
      const turn = createTurns(most);
      const went: { visitor: number; inTurn: number }[] = [];
      let inTurn = 0;
      let visitors = 0;
      const visit = async (visitor: number) => {
        await turn();
        went.push({ visitor, inTurn });
      };
      const visits: Promise<void>[] = [];
      for (const many of arriving) {
        for (let one = 0; one < many; one++) visits.push(visit(visitors++));
        await nextTurn();
        inTurn += 1;
      }
      while (went.length < visitors) {
        await nextTurn();
        inTurn += 1;
      }
      await Promise.all(visits);

      expect(went.map(({ visitor }) => visitor)).toEqual([...went.keys()]);
      // At once, and when the loop comes round.
      for (const those of Map.groupBy(went, (one) => one.inTurn).values()) {
        expect(those.length).toBeLessThanOrEqual(2 * most);
      }
      expect(inTurn).toBeLessThanOrEqual(arriving.length + Math.ceil(visitors / most));
    }),
    { numRuns: 60 },
  );
});

test('what is short gets its turn among a hundred that are long', async () => {
  const turn = createTurns(2);
  let done = 0;
  const long = Promise.all(
    Array.from({ length: 100 }, async () => {
      await turn();
      done += 1;
    }),
  );
  await nextTurn();
  await nextTurn();
  expect(done).toBeLessThan(10);
  await long;
  expect(done).toBe(100);
});
