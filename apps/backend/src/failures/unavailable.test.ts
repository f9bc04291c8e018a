import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { isUnavailable, Unavailable } from './unavailable.ts';

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('what is away for a while', () => {
  test('a PostgreSQL server whose Unix socket is gone', async () => {
    const error = await errorOf(
      new Client({ host: `${import.meta.dirname}/no-such-folder`, user: 'nobody' }).connect(),
    );
    expect(error).toMatchObject({ code: 'ENOENT' });
    expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(new Error('Failed query', { cause: error }))).toBe(true);
  });

  test('a server that nobody listens for', async () => {
    const refused = new Promise((resolve, reject) =>
      createConnection(1, '127.0.0.1', () => resolve(1)).on('error', reject),
    );
    expect(isUnavailable(await errorOf(refused))).toBe(true);
  });

  test.each([
    [Object.assign(new Error('starting up'), { code: '57P03' }), true],
    [Object.assign(new Error('no such table'), { code: '42P01' }), false],
    [new Unavailable('no room'), true],
    [new TypeError('a fault of ours'), false],
    ['no error at all', false],
  ])('%s: %s', (error, away) => expect(isUnavailable(error)).toBe(away));

  test('but not a file that is missing', async () => {
    expect(isUnavailable(await errorOf(readFile(`${import.meta.dirname}/no-such-file`)))).toBe(false);
  });
});
