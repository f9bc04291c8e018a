import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeAside, writeAside } from './write-aside.ts';

let directory = '';
let file = '';
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'write-aside-'));
  file = path.join(directory, 'file');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test('a file takes the place of the one before, also of what a killed process left, and is its owner’s', async () => {
  await writeFile(file, 'before');
  await writeFile(`${file}.unfinished`, 'half of something much longer', { mode: 0o644 });
  await writeAside(file, 'after');
  expect(await readFile(file, 'utf8')).toBe('after');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(directory)).toEqual(['file']);
});

test('what breaks off leaves the file from before, and nothing beside it', async () => {
  await writeFile(file, 'before');
  async function* broken() {
    yield 'after';
    expect((await readdir(directory)).toSorted()).toEqual(['file', 'file.unfinished']);
    throw new Error('broken');
  }
  await expect(writeAside(file, broken())).rejects.toThrow('broken');
  const refused = makeAside(file, async (place) => {
    await writeFile(place, 'after');
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await readFile(file, 'utf8')).toBe('before');
  expect(await readdir(directory)).toEqual(['file']);
});

test('several may write one file at the same time, each aside in a place of its own', async () => {
  await Promise.all(
    ['a', 'b', 'c'].map((name) => writeAside(file, name.repeat(100_000), `${file}.${name}.unfinished`)),
  );
  expect(await readFile(file, 'utf8')).toMatch(/^(a+|b+|c+)$/);
  expect(await readdir(directory)).toEqual(['file']);
});
