import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnLoopback } from '@tablefront/serving/listening';
import { afterAll, expect, test, vi } from 'vitest';
import { startHolder } from '../../testing/child-process.ts';
import { embeddedDatabases } from '../../testing/each-database.ts';
import { runHereAs } from '../../testing/run-here.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { createBackend } from '../backend.ts';
import { runBrandCommand } from '../commands/brand/brand-command.ts';
import { administrationFile } from './administration-wire.ts';

const logger = watchErrors();

const makeDatabase = embeddedDatabases();
const files = mkdtempSync(join(tmpdir(), 'tablefront-brands-'));
afterAll(() => rmSync(files, { recursive: true, force: true }));
const LUCIA_TEXT = '{"name":"Trattoria Lucia","brand_id":"lucia"}';
const lucia = join(files, 'lucia.json');
writeFileSync(lucia, LUCIA_TEXT);

test('the administration file is for the owner only, goes with its process, and is ignored when it is stale', {
  timeout: 60_000,
}, async () => {
  const { dataDir } = await makeDatabase();
  const environment = { DATA_DIR: dataDir };
  const path = administrationFile(dataDir);
  const first = await createBackend({ dataDir, anonKey: 'key', logger });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await first.close();
  expect(existsSync(path)).toBe(false);

  const second = await startHolder(environment);
  const stale = readFileSync(path, 'utf8');
  await second.end('SIGKILL');
  expect(readFileSync(path, 'utf8')).toBe(stale);
  expect((await runHereAs(runBrandCommand, ['import', lucia], environment)).code).toBe(0);

  const third = await createBackend({ dataDir, anonKey: 'key', logger });
  expect(readFileSync(path, 'utf8')).not.toBe(stale);
  expect((await runHereAs(runBrandCommand, ['export', 'lucia'], environment)).out).toBe(LUCIA_TEXT);
  await third.close();
});

test('the administration file is not believed when something else answers at its port', {
  timeout: 60_000,
}, async () => {
  const { dataDir } = await makeDatabase();
  const seen: string[] = [];
  const stranger = createServer((request, response) => {
    seen.push(request.url ?? '');
    response.end('{"kind":"hello"}');
  });
  const port = await listenOnLoopback(stranger);

  const site = await createBackend({ dataDir, anonKey: 'key', logger });
  const path = administrationFile(dataDir);
  const right = readFileSync(path, 'utf8');
  writeFileSync(path, JSON.stringify({ port, token: 'x' }));
  const listing = runHereAs(runBrandCommand, ['list'], { DATA_DIR: dataDir });
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0), { timeout: 10_000 });
  writeFileSync(path, right);
  expect(await listing).toEqual({ code: 0, out: 'There are no brands yet.\n', error: '' });
  await site.close();
  stranger.close();
});

test('the administration server gives nothing to who does not know the token', { timeout: 60_000 }, async () => {
  const { dataDir } = await makeDatabase();
  const site = await createBackend({ dataDir, anonKey: 'key', logger });
  const { port }: { port: number } = JSON.parse(readFileSync(administrationFile(dataDir), 'utf8'));
  const headers = [undefined, { authorization: 'Bearer wrong' }, { authorization: 'Bearer ' }];
  for (const given of headers) {
    const response = await fetch(`http://127.0.0.1:${port}/brands`, { headers: given });
    expect(response.status).toBe(401);
  }
  await site.close();
});
