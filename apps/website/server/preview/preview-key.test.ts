import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { previewKey } from './preview-key.ts';
import { readPreview, signPreview } from './preview-token.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'tablefront-key-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const made = (name: string) => previewKey({ setting: undefined, dataDir: path.join(directory, name) });

test('is the same for all that share a data directory, and another elsewhere', () => {
  expect(made('a')).toEqual(made('a'));
  expect(made('a')).not.toEqual(made('b'));
  expect(readdirSync(path.join(directory, 'a'))).toEqual(['preview-key']);
  expect(statSync(path.join(directory, 'a', 'preview-key')).mode & 0o777).toBe(0o600);
});

test('is that of the setting where there is one: what one process signs, another reads', () => {
  const [one, other] = ['a', 'b'].map((name) =>
    previewKey({ setting: 'k'.repeat(32), dataDir: path.join(directory, name) }),
  );
  if (!one || !other) throw new Error('no key');
  const token = signPreview({ draftId: 'd', brandId: 'b', until: 2_000 }, one);
  expect(readPreview(token, other, 1_000)).toEqual({ draftId: 'd', brandId: 'b', until: 2_000 });
  expect(readPreview(token, made('a'), 1_000)).toBeUndefined();
});

test('that is damaged is told, and not signed with', () => {
  made('c');
  writeFileSync(path.join(directory, 'c', 'preview-key'), '');
  expect(() => made('c')).toThrow(/preview-key is damaged/);
});
