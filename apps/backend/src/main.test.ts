import { createBackendClient } from '@tablefront/backend-client/client';
import { createSubmissionClient } from '@tablefront/backend-client/submissions';
import { sendRaw } from '@tablefront/serving/testing/raw-request';
import { expect, test } from 'vitest';
import { startHolder } from '../testing/child-process.ts';
import { embeddedDatabases } from '../testing/each-database.ts';
import { lucia, storedSubmissions } from '../testing/submission-site.ts';
import { watchErrors } from '../testing/watch-errors.ts';
import { saveOperatorBrand } from './brands/brand-queries.ts';
import { openDatabase } from './database/open-database.ts';
import { readServerSettings } from './settings.ts';

const logger = watchErrors();
const makeDatabase = embeddedDatabases();

test('the backend by itself serves a site elsewhere', { timeout: 90_000 }, async () => {
  const settings = await makeDatabase();
  const prepared = await openDatabase(settings, logger);
  await saveOperatorBrand(prepared.database, lucia);
  await prepared.close();
  const environment = {
    DATA_DIR: settings.dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
  };
  const server = await startHolder(environment, '../src/main.ts', 'answers at');
  const [url = ''] = /http:\/\/localhost:\d+/.exec(server.printed()) ?? [];
  const access = { url: url.replace('localhost', '127.0.0.1'), anonKey: 'tablefront-anonymous-key' };

  expect(await createBackendClient(access).getBrandWebsite('lucia')).toMatchObject({ kind: 'found' });
  const body = { restaurant_id: 'lucia', type: 'website', nature: 'other', message: 'Hello' };
  const sent = await createSubmissionClient({ ...access, own: false }).send('feedback', body, { idempotencyKey: 'k' });
  expect(sent).toEqual({ kind: 'accepted' });
  // As a browser on another origin asks before it sends.
  const headers = { origin: 'https://lucia.example', 'access-control-request-method': 'POST' };
  const asked = await fetch(`${access.url}/functions/v1/website-submissions/feedback`, { method: 'OPTIONS', headers });
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  // A site that it trusts tells who posted without JavaScript. The address is the one that the proxy saw, not one that the visitor wrote.
  const statuses = [];
  for (let index = 0; index < 25; index += 1) {
    const response = await fetch(`${access.url}/functions/v1/website-submissions/feedback`, {
      method: 'POST',
      headers: {
        apikey: access.anonKey,
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${index}, 203.0.113.9`,
      },
      body: JSON.stringify(body),
    });
    statuses.push(response.status);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const ready = await fetch(`${access.url}/readyz`);
  expect([ready.status, ready.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  // The limits on clients are the website's.
  const port = Number(new URL(access.url).port);
  expect((await sendRaw(port, ['CONNECT evil.example:443 HTTP/1.1', 'Host: a', ''])).status).toBe(405);
  const crumbs = await sendRaw(port, [
    ...['POST /functions/v1/website-submissions/feedback HTTP/1.1', 'Host: a', `apikey: ${access.anonKey}`],
    ...['Content-Type: application/json', 'Transfer-Encoding: chunked', ''],
    '1\r\nx\r\n'.repeat(50_000),
  ]);
  expect(crumbs.text).toBe('');
  await server.end('SIGTERM');
  expect(await server.ended).toBe(0);

  const opened = await openDatabase(settings, logger);
  expect(await storedSubmissions(opened.database)).toHaveLength(21);
  await opened.close();
});

test('says which settings cannot be used', () => {
  expect(readServerSettings({})).toMatchObject({ port: 3001, trustProxy: { hops: 0 }, backend: { dataDir: './data' } });
  expect(() => readServerSettings({ PORT: 'x', SMTP_URL: 'http://x' })).toThrow(
    /^(?=[\s\S]*PORT: )(?=[\s\S]*SMTP_URL: )/,
  );
  expect(readServerSettings({ ASSISTANT_KEEP_QUESTIONS: '0' }).backend.assistant?.keepQuestions).toBe(false);
  expect(() => readServerSettings({ TRUST_PROXY: 'maybe' })).toThrow('TRUST_PROXY');
  expect(() => readServerSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM');
});
