import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { embeddedDatabases } from '../../testing/each-database.ts';
import { administrationFile } from '../administration/administration-wire.ts';
import { type Backend, createBackend } from '../backend.ts';

const lines: Record<string, unknown>[] = [];
const record = (fields: unknown, message?: unknown) => {
  lines.push({ ...(typeof fields === 'object' && fields), message });
};
const logger = { info: record, warn: record, error: record };

const makeDatabase = embeddedDatabases();
let backend: Backend;
let dataDir = '';
beforeAll(async () => {
  const settings = await makeDatabase();
  dataDir = settings.dataDir;
  backend = await createBackend({ ...settings, anonKey: 'key', logger, rateLimits: { invalid: 1 } });
}, 60_000);
afterAll(() => backend.close());
beforeEach(() => {
  lines.length = 0;
});

const FEEDBACK = '/functions/v1/website-submissions/feedback';
function call({ method = 'POST', apikey = 'key', type = 'application/json', body = '{"name":"Ada Visitor"}' }) {
  const headers = { apikey, 'content-type': type };
  const request = new Request(`http://backend.example${FEEDBACK}`, {
    method,
    headers,
    ...(method === 'POST' && { body }),
  });
  return backend.fetch(request, { visitorAddress: '203.0.113.9' });
}

test.each([
  [{ apikey: 'Wrong-Key' }, 401, 'wrong anonymous key'],
  [{ method: 'DELETE' }, 405, 'another method'],
  [{ body: `"${'x'.repeat(70_000)}"` }, 413, 'too large'],
  // The first that is refused by its content, and the second: which is one too many here.
  [{ type: 'text/plain' }, 415, 'another type of content'],
  [{}, 429, 'over a limit'],
])('a call with %j is refused with %i, and the log says why, without what was sent', async (sent, status, refused) => {
  expect((await call(sent)).status).toBe(status);
  expect(lines).toContainEqual(expect.objectContaining({ path: FEEDBACK, status, refused }));
  expect(JSON.stringify(lines)).not.toMatch(/Ada|Wrong-Key|203\.0\.113/);
});

test('who leaves in the middle of a call is no failure, least of all of the database', async () => {
  const leaving = new AbortController();
  const body = new ReadableStream({
    pull(controller) {
      leaving.abort();
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  const headers = { apikey: 'key', 'content-type': 'application/json' };
  const { signal } = leaving;
  const left = { method: 'POST', headers, body, signal, duplex: 'half' } satisfies RequestInit & { duplex: string };
  await backend.fetch(new Request(`http://backend.example${FEEDBACK}`, left));
  expect(lines.map(({ message }) => message)).toEqual(['A call was refused']);
});

test('a path that somebody made up takes no more room than one of ours', async () => {
  await backend.fetch(new Request(`http://backend.example/functions/v1/${'x'.repeat(8_000)}`));
  expect(JSON.stringify(lines).length).toBeLessThan(400);
});

test('a command with a wrong token is in the log, the token is not', async () => {
  const { port }: { port: number } = JSON.parse(readFileSync(administrationFile(dataDir), 'utf8'));
  const headers = { authorization: 'Bearer guessed' };
  expect((await fetch(`http://127.0.0.1:${port}/brands`, { headers })).status).toBe(401);
  expect(lines).toContainEqual(expect.objectContaining({ path: '/brands', message: expect.stringContaining('token') }));
  expect(JSON.stringify(lines)).not.toContain('guessed');
});
