import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { makeBrand } from '../../testing/make-brand.ts';
import { listBrands, saveOperatorBrand } from '../brands/brand-queries.ts';
import { openDatabase } from './open-database.ts';

const disk = vi.hoisted(() => ({ syncs: 0, hooks: true }));

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  const fsyncSync = (descriptor: number) => {
    disk.syncs += 1;
    original.fsyncSync(descriptor);
  };
  return { ...original, fsyncSync };
});

vi.mock('@electric-sql/pglite/nodefs', async (importOriginal) => {
  const original = await importOriginal<typeof import('@electric-sql/pglite/nodefs')>();
  /** As a version of PGlite would be that has moved its insides. */
  class NodeFS extends original.NodeFS {
    override async init(...parameters: Parameters<InstanceType<typeof original.NodeFS>['init']>) {
      const initialized = await super.init(...parameters);
      if (!disk.hooks) initialized.emscriptenOpts.preRun?.push((module) => Object.freeze(module.NODEFS.stream_ops));
      return initialized;
    }
  }
  return { ...original, NodeFS };
});

const directory = mkdtempSync(join(tmpdir(), 'tablefront-embedded-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const logger = pino({ level: 'silent' });

test('a store that was left half made is made anew', { timeout: 90_000 }, async () => {
  const unfinished = join(directory, 'data', 'database.unfinished');
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'PG_VERSION'), 'half');
  const opened = await openDatabase({ dataDir: join(directory, 'data') }, logger);
  expect(await listBrands(opened.database)).toEqual([]);
  await opened.close();
});

test('a store is for its owner only, whatever it was before', { timeout: 30_000 }, async () => {
  const store = join(directory, 'data', 'database');
  expect(statSync(store).mode & 0o777).toBe(0o700);
  chmodSync(store, 0o755);
  const opened = await openDatabase({ dataDir: join(directory, 'data') }, logger);
  await opened.close();
  expect(statSync(store).mode & 0o777).toBe(0o700);
});

test('what is answered as saved was written through to the disk', { timeout: 30_000 }, async () => {
  const opened = await openDatabase({ dataDir: join(directory, 'data') }, logger);
  for (const id of ['one', 'two', 'three']) {
    const before = disk.syncs;
    await saveOperatorBrand(opened.database, makeBrand(id));
    expect(disk.syncs).toBeGreaterThan(before);
  }
  await opened.close();
});

test('a database that does not write through is not opened, and its lock is let go', { timeout: 30_000 }, async () => {
  disk.hooks = false;
  const opening = openDatabase({ dataDir: join(directory, 'data') }, logger);
  await expect(opening).rejects.toThrow('The embedded database does not write through to the disk');
  disk.hooks = true;
  const opened = await openDatabase({ dataDir: join(directory, 'data') }, logger);
  expect(await listBrands(opened.database)).toHaveLength(3);
  await opened.close();
});
