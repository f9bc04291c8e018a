import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createConfigurationCache } from './configuration-cache.ts';

const LARGEST = 32 * 1024 * 1024;
/** Milliseconds of the processor; in one piece they took seconds. */
const LONGEST_TURN = 500;

const repeated = (unit: string, around: (list: string) => string) => {
  const list = unit.repeat(Math.floor((LARGEST - around('').length) / unit.length)).slice(0, -1);
  return `{"success":true,"data":${around(list)}}`;
};

test.each<[what: string, text: () => string, kind: string]>([
  ['locations of one name', () => repeated('{"name":"Same"},', (list) => `{"name":"H","locations":[${list}]}`), 'read'],
  [
    'dishes',
    () => repeated('{"name":"Same","price":1},', (list) => `{"name":"H","menu":[{"items":[${list}]}]}`),
    'read',
  ],
  [
    'links of a gallery',
    () => repeated('"/a",', (list) => `{"name":"H","locations":[{"name":"A","gallery":[${list}]}]}`),
    'read',
  ],
  ['one name', () => repeated('word ', (text) => `{"name":"${text}"}`), 'read'],
  ['nothing', () => repeated('{},', (list) => `{"name":"H","x":[${list}]}`), 'unusable'],
])('32 MB of %s hold up nobody while they are read', async (_what, write, kind) => {
  const text = write();
  let longest = 0;
  let before = processorMs();
  const reading = createConfigurationCache().read(text, 'digest');
  let answer: Awaited<typeof reading> | undefined;
  void reading.then((read) => {
    answer = read;
  });
  while (answer === undefined) {
    await nextTurn();
    const now = processorMs();
    longest = Math.max(longest, now - before);
    before = now;
  }
  expect(answer.kind).toBe(kind);
  expect(longest).toBeLessThan(LONGEST_TURN);
});

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

test('a configuration is read once, also for many who ask at once; what is none is not kept', async () => {
  const cache = createConfigurationCache();
  const text = '{"success":true,"data":{"name":"Lucia","campaigns":[{"id":1}]}}';
  const [one, other] = await Promise.all([cache.read(text, 'a'), cache.read(text, 'a')]);
  expect(one).toMatchObject({ kind: 'read', configuration: { name: 'Lucia' }, campaigns: [{ id: 1 }] });
  expect(other).toBe(one);
  expect(await cache.read('no longer asked for', 'a')).toBe(one);
  expect(cache.get('a')).toBe(one);
  expect(await cache.read('{"success":false}', 'b')).toMatchObject({ kind: 'refused' });
  expect(cache.get('b')).toBeUndefined();
});

test('the configuration that was used longest ago makes room', async () => {
  const answer = (name: string) => `{"success":true,"data":{"name":"${name}"}}`;
  const cache = createConfigurationCache(2 * answer('a').length);
  for (const name of ['a', 'b']) await cache.read(answer(name), name);
  cache.get('a');
  await cache.read(answer('c'), 'c');
  expect(['a', 'b', 'c'].map((name) => cache.get(name) !== undefined)).toEqual([true, false, true]);
});
