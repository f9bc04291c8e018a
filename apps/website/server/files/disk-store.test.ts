import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskStore } from './disk-store.ts';

let directory = '';
const warnings: string[] = [];
const warn = (message: string) => void warnings.push(message);
beforeEach(async () => {
  warnings.length = 0;
  directory = await mkdtemp(path.join(tmpdir(), 'disk-store-'));
});
const open = (options: { directory?: string; elsewhere?: boolean } = {}) =>
  createDiskStore({ directory, maxBytes: 1_000, what: 'pictures', warn, ...options });
afterEach(() => rm(directory, { recursive: true, force: true }));

test('what one process keeps, another finds', async () => {
  await open().write('a', 'hello');
  const other = open();
  expect((await other.read('a'))?.toString()).toBe('hello');
  expect(await other.read('b')).toBeUndefined();
});

test('the folder stays within its bytes, and what was used last stays', async () => {
  const store = open();
  for (let index = 0; index < 30; index += 1) {
    await store.write(`file-${index}`, 'x'.repeat(100));
    const older = new Date(Date.now() - 7_200_000 + index * 1_000);
    await utimes(path.join(directory, `file-${index}`), older, older).catch(() => undefined);
    await store.read('file-0');
  }
  const names = await readdir(directory);
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(directory, name))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_050);
  expect(names).toContain('file-0');
  expect(names).toContain('file-29');
  expect(names).not.toContain('file-5');
});

test('what is removed is gone, and what was never there is no error', async () => {
  const store = open();
  await store.write('a', 'hello');
  await store.remove('a');
  await store.remove('b');
  expect(await store.read('a')).toBeUndefined();
  expect(warnings).toEqual([]);
});

test('what a process left half written goes', async () => {
  const left = path.join(directory, 'x.unfinished');
  await writeFile(left, 'x');
  const longAgo = new Date(Date.now() - 86_400_000);
  await utimes(left, longAgo, longAgo);
  await open().write('a', 'x');
  expect(await readdir(directory)).toEqual(['a']);
});

test('a folder that cannot be made is replaced by a temporary one where that is wanted, and the operator is told', async () => {
  const file = path.join(directory, 'file');
  await writeFile(file, '');
  const store = open({ directory: path.join(file, 'pictures'), elsewhere: true });
  await store.write('a', 'hello');
  expect((await store.read('a'))?.toString()).toBe('hello');
  expect(warnings).toHaveLength(1);
  const [, temporary = ''] = /pictures are kept in (\S+):/.exec(warnings[0] ?? '') ?? [];
  await rm(temporary, { recursive: true });
  await store.write('b', 'lost');
  expect(await store.read('b'), 'a folder that is gone costs no error').toBeUndefined();
});
