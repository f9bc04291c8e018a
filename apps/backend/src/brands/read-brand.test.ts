import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBrand, readBrandFile } from './read-brand.ts';

const directory = mkdtempSync(join(tmpdir(), 'tablefront-files-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const read = (text: string) => readBrand(new TextEncoder().encode(text));

test.each([
  [{ brand_id: 'A-1', id: 'b', restaurant_id: 'c', name: 'Lucia' }, 'a-1'],
  [{ id: 'b', restaurant_id: 'c', name: 'Lucia' }, 'b'],
  [{ restaurant_id: 12, name: 'Lucia' }, '12'],
  [{ brand_id: 'Trattoria Lucia', name: 'x' }, 'trattoria-lucia'],
  [{ name: '  Café Montréal & Søn!  ' }, 'cafe-montreal-s-n'],
  [{ brand: { name: 'Only a Brand' } }, 'only-a-brand'],
  [{ name: '寿司' }, undefined],
  [{}, undefined],
])('of %j the id is %j', (configuration, id) => {
  const result = read(JSON.stringify(configuration));
  expect(result.ok && result.brand.id).toBe(id);
});

test('the text is kept letter for letter, without its byte order mark', () => {
  const text = ' {"name":"Lucia", "twice":1, "twice":2}\r\n';
  expect(read(`\ufeff${text}`)).toMatchObject({ ok: true, brand: { name: 'Lucia', configuration: text } });
});

test('the same text has the same version, another has another', () => {
  const versions = ['{"name":"a"}', '{"name":"a"}', '{"name":"a" }'].map((text) => {
    const result = read(text);
    return result.ok ? result.brand.version : undefined;
  });
  expect(versions[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(versions[1]).toBe(versions[0]);
  expect(versions[2]).not.toBe(versions[0]);
});

test.each(['[]', 'null', '"text"', '7'])('%s is no configuration', (text) => {
  expect(read(text)).toMatchObject({ ok: false, error: expect.stringContaining('object') });
});

test('an object nested a million deep is read', () => {
  const depth = 1_000_000;
  expect(read(`{"name":"deep","a":${'['.repeat(depth)}${']'.repeat(depth)}}`).ok).toBe(true);
});

test('a file that is no text, none at all, a directory, or too large, is told in words', async () => {
  const notText = join(directory, 'utf16.json');
  writeFileSync(notText, Buffer.from('\ufeff{"name":"Lucia"}', 'utf16le'));
  expect(await readBrandFile(notText)).toEqual({ ok: false, error: 'this is not a text in UTF-8' });
  expect(await readBrandFile(join(directory, 'nothing.json'))).toEqual({ ok: false, error: 'there is no such file' });
  expect(await readBrandFile(directory)).toEqual({ ok: false, error: 'this is a directory, not a file' });
  const large = join(directory, 'large.json');
  writeFileSync(large, '');
  truncateSync(large, 40 * 1024 * 1024);
  expect(await readBrandFile(large)).toEqual({ ok: false, error: 'this is too large, 40 MiB of at most 32 MiB' });
});
