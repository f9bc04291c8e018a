import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createSiteCache } from './configurations/site-cache.ts';
import { createSiteApp } from './site-app.ts';

const lines: string[] = [];
let renderings = 0;
const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
const { app } = createSiteApp({
  mode: 'production',
  assets: { script: '/page.js', filesOf: () => [] },
  renderPage() {
    renderings += 1;
    return Promise.reject(new Error('no page is rendered here'));
  },
  sites: createSiteCache({
    client: { getBrandWebsite: async () => ({ kind: 'not-found', message: '' }) },
    warn: () => {},
  }),
  backendAccess: { url: '', anonKey: 'key' },
  brandsDirectory: '/nowhere',
  picturesDirectory: '/nowhere',
  logger,
});

test.each([
  [true, 'debug', 'A visitor left'],
  [false, 'error', 'a page failed'],
])(
  'of a form that breaks off, because its visitor left: %s, the log tells at the level %s',
  async (left, level, msg) => {
    lines.length = 0;
    const leaving = new AbortController();
    const body = new ReadableStream({
      pull(controller) {
        if (left) leaving.abort();
        controller.error(new Error('aborted'));
      },
    });
    const post = { method: 'POST', body, signal: leaving.signal, duplex: 'half' } satisfies RequestInit & {
      duplex: string;
    };
    await app.fetch(new Request('http://lucia.example/careers', post));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: logger.levels.values[level], msg }]);
  },
);

test('nothing is rendered for a visitor who left while the pages of others were', async () => {
  renderings = 0;
  const leaving = new AbortController();
  const visits = Array.from({ length: 6 }, (_, visitor) =>
    app.fetch(new Request('http://lucia.example/franchise', visitor === 5 ? { signal: leaving.signal } : {})),
  );
  leaving.abort();
  await Promise.all(visits);
  expect(renderings).toBe(5);
});

test('a form that a page of another site posts is refused, and costs one line of the log', async () => {
  lines.length = 0;
  renderings = 0;
  const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.fetch(new Request('http://lucia.example/careers', { method: 'POST', headers, body: 'a=b' }));
  expect([answer.status, answer.headers.get('cache-control'), renderings]).toEqual([403, 'no-store', 0]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: logger.levels.values.warn, path: '/careers' }]);
  expect(lines.join()).not.toMatch(/stack|evil/);
});
