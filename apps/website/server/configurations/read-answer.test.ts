/** A configuration as large as it may be holds up nobody while it is read. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

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
])('32 MB of %s', async (_what, write, kind) => {
  const text = write();
  let longest = 0;
  let before = processorMs();
  const reading = readAnswer(text);
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
