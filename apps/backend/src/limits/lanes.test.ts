import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLanes, type Passenger, pauseMs } from './lanes.ts';

const calm = { lane: 'lucia', weight: 0.05, everyMs: 100, flooded: false };

test('a calm lane lets so many through at once, and the next when a turn is handed back', async () => {
  const lanes = createLanes({ atOnce: 2 });
  const [first] = await Promise.all([lanes.enter(calm), lanes.enter(calm)]);
  let third = false;
  const waiting = lanes.enter(calm).then((turn) => {
    third = true;
    return turn;
  });
  await wait(20);
  expect(third).toBe(false);
  first?.();
  first?.();
  (await waiting)?.();
  expect(third).toBe(true);
});

test('one lane does not hold up another', async () => {
  const lanes = createLanes({ atOnce: 1 });
  await lanes.enter(calm);
  void lanes.enter(calm);
  expect(await lanes.enter({ ...calm, lane: 'nova' })).toBeDefined();
});

test('lanes share the places fairly, whoever has more that wait', async () => {
  const lanes = createLanes({ atOnce: 2, atOnceTogether: 2 });
  const order: string[] = [];
  const pass = async (lane: string) => {
    const turn = await lanes.enter({ ...calm, lane });
    order.push(lane);
    await wait(1);
    turn?.();
  };
  const flood = Array.from({ length: 20 }, () => pass('flooded'));
  await Promise.all([...flood, pass('quiet')]);
  expect(order.indexOf('quiet')).toBeLessThan(8);
});

test('in a flooded lane whoever sent least goes first, and of too many whoever sent most has to go', async () => {
  const lanes = createLanes({ atOnce: 1, waiting: 3 });
  const order: number[] = [];
  const enter = async (weight: number) => {
    const turn = await lanes.enter({ ...calm, flooded: true, everyMs: 5, weight });
    if (turn) order.push(weight);
    turn?.();
    return turn !== undefined;
  };
  const hold = await lanes.enter({ ...calm, flooded: true });
  const entering = [0.9, 0.8, 0.7, 0.05, 0.95, 0.05].map(enter);
  hold?.();
  expect(await Promise.all(entering)).toEqual([false, false, true, true, false, true]);
  expect(order).toEqual([0.05, 0.05, 0.7]);
});

test('a flooded lane keeps its pace, and a newcomer waits for one turn only', async () => {
  const lanes = createLanes();
  const flooded = { ...calm, flooded: true, weight: 0.9 };
  const begun = performance.now();
  const flood = Array.from({ length: 6 }, async () => (await lanes.enter(flooded))?.());
  await wait(10);
  (await lanes.enter({ ...flooded, weight: 0.05 }))?.();
  expect(performance.now() - begun).toBeLessThan(180);
  await Promise.all(flood);
  expect(performance.now() - begun).toBeGreaterThan(580);
});

test('nobody waits for longer than one should, and whoever leaves waits no longer', async () => {
  const lanes = createLanes({ atOnce: 1, patienceMs: 50 });
  const held = await lanes.enter(calm);
  const leaving = new AbortController();
  const gone = lanes.enter({ ...calm, signal: leaving.signal });
  leaving.abort();
  expect(await gone).toBeUndefined();
  expect(await lanes.enter({ ...calm, signal: AbortSignal.abort() })).toBeUndefined();
  expect(await lanes.enter(calm)).toBeUndefined();
  held?.();
  (await lanes.enter(calm))?.();
  expect(lanes.size).toBe(0);
});

test('of too many that wait in all lanes together, those of the longest lane have to go', async () => {
  const lanes = createLanes({ atOnce: 1, waitingTogether: 5, patienceMs: 100 });
  const enter = (lane: string) => lanes.enter({ ...calm, lane }).then((turn) => turn !== undefined);
  const holding = await Promise.all(['a', 'b'].map((lane) => lanes.enter({ ...calm, lane })));
  const many = Array.from({ length: 5 }, () => enter('a'));
  const one = enter('b');
  await wait(5);
  for (const leave of holding) leave?.();
  expect(await one).toBe(true);
  expect((await Promise.all(many)).filter((entered) => !entered).length).toBeGreaterThanOrEqual(1);
});

test('whatever comes, no lane has more turns than it may, everybody is answered, and nothing is left over', async () => {
  const passenger = fc.record({
    lane: fc.constantFrom('a', 'b', 'c'),
    weight: fc.double({ min: 0, max: 3, noNaN: true }),
    flooded: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(passenger, { maxLength: 40 }), async (passengers) => {
      const lanes = createLanes({ atOnce: 2, atOnceTogether: 4, waiting: 8, waitingTogether: 15, patienceMs: 60 });
      const running = new Map<string, number>();
      const pass = async (one: Pick<Passenger, 'lane' | 'weight' | 'flooded'>) => {
        const leave = await lanes.enter({ ...one, everyMs: 1 });
        if (!leave) return;
        running.set(one.lane, (running.get(one.lane) ?? 0) + 1);
        expect(running.get(one.lane)).toBeLessThanOrEqual(2);
        expect([...running.values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(4);
        await wait(0);
        running.set(one.lane, (running.get(one.lane) ?? 0) - 1);
        leave();
      };
      await Promise.all(passengers.map(pass));
      expect([...running.values()].every((count) => count === 0)).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test.each([
  [{ weight: 1, flooded: false }, 0],
  [{ weight: 0.05, flooded: true }, 250],
  [{ weight: 2, flooded: false }, 1_000],
  [{ weight: 4, flooded: true }, 4_000],
  [{ weight: 100, flooded: true }, 10_000],
])('the pause before %j is %d ms', (passenger, ms) => {
  expect(pauseMs({ ...passenger, everyMs: 250 })).toBe(ms);
});
