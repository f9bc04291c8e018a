import { expect, test } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

test('a picture is made once, also for many who ask at once', async () => {
  const cache = createPictureCache({ maxBytes: 100 });
  let made = 0;
  const make = async () => {
    made += 1;
    return Buffer.alloc(10);
  };
  await Promise.all([cache.get('a', make), cache.get('a', make)]);
  await cache.get('a', make);
  expect(made).toBe(1);
});

test('there is room for so much, and the least recently used goes first', async () => {
  const cache = createPictureCache({ maxBytes: 100 });
  const made: string[] = [];
  const get = (key: string, size = 40) =>
    cache.get(key, async () => {
      made.push(key);
      return Buffer.alloc(size);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  await get('huge', 1000);
  await get('huge', 1000);
  expect(made.slice(4)).toEqual(['huge', 'huge']);
});

test('one that fails is tried again, and stands in no other’s way', async () => {
  const cache = createPictureCache({ maxBytes: 100 });
  await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await cache.get('b', async () => Buffer.from('b'))).toEqual(Buffer.from('b'));
  expect(await cache.get('a', async () => Buffer.from('a'))).toEqual(Buffer.from('a'));
});
