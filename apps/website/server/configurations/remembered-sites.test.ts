import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openRememberedSites } from './remembered-sites.ts';

const nameIn = (answer: string | undefined) => /"name":"(\w+)"/.exec(answer ?? '')?.[1];
const text = (name: string) => JSON.stringify({ success: true, data: { name } });

describe('sites that are remembered on the disk', () => {
  let directory: string;
  const warn = vi.fn();
  beforeEach(() => {
    directory = path.join(mkdtempSync(path.join(tmpdir(), 'tablefront-sites-')), 'sites');
    warn.mockClear();
  });
  afterEach(() => rmSync(path.dirname(directory), { recursive: true, force: true }));
  const open = () => openRememberedSites(directory, warn);
  const recalledName = async (key: string) => nameIn((await open().recall(key))?.text);

  test('are there for the next process, each as it was told last', async () => {
    const sites = open();
    for (const name of ['first', 'second', 'third'])
      sites.remember('one.example', { text: text(name), storedAs: 'one' });
    sites.remember('two.example', { text: text('other') });
    await vi.waitFor(async () => expect(await recalledName('two.example')).toBe('other'));
    await vi.waitFor(async () => {
      expect(await open().recall('one.example')).toEqual({
        text: text('third'),
        storedAs: 'one',
      });
    });
    expect(await recalledName('three.example')).toBeUndefined();
    expect(readdirSync(directory)).toHaveLength(2);
    expect(warn).not.toHaveBeenCalled();
  });

  test('are nobody else’s to read', async () => {
    open().remember('one.example', { text: text('one') });
    await vi.waitFor(async () => expect(await recalledName('one.example')).toBe('one'));
    expect(statSync(directory).mode & 0o077).toBe(0);
    for (const name of readdirSync(directory)) expect(statSync(path.join(directory, name)).mode & 0o077).toBe(0);
  });

  test('are forgotten when there is no such site any more', async () => {
    const sites = open();
    sites.remember('one.example', { text: text('one') });
    sites.forget('one.example');
    sites.forget('never.example');
    await vi.waitFor(() => expect(readdirSync(directory)).toEqual([]));
    expect(await recalledName('one.example')).toBeUndefined();
  });

  test('that are broken, or another’s, are as if there were none', async () => {
    open().remember('one.example', { text: text('one') });
    await vi.waitFor(async () => expect(await recalledName('one.example')).toBe('one'));
    const [name = ''] = readdirSync(directory);
    const file = path.join(directory, name);
    const whole = readFileSync(file, 'utf8');
    for (const broken of ['', '{}', whole.replace('one.example', 'two.example'), '\0\n[]']) {
      writeFileSync(file, broken);
      expect(await open().recall('one.example'), broken).toBeUndefined();
    }
  });

  test('cost a warning, and nothing else, where the disk takes none', async () => {
    writeFileSync(directory, 'a file in place of the folder');
    const sites = open();
    sites.remember('one.example', { text: text('one') });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    expect(await sites.recall('one.example')).toBeUndefined();
  });
});
