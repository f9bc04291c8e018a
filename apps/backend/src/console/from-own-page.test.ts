import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, CONSOLE_ORIGIN, consoleSuite } from '../../testing/console-site.ts';
import { embeddedDatabases } from '../../testing/each-database.ts';
import { watchErrors } from '../../testing/watch-errors.ts';

const logger = watchErrors();

describe('calls with the cookie of somebody who is signed in', () => {
  const site = consoleSuite(embeddedDatabases(), logger);
  let olga: Browser;
  beforeAll(async () => {
    olga = await site().newOwner();
  });
  const json = 'application/json';

  test.each([
    ['a brand’s page on a sister host', { origin: 'https://lucia.tablefront.test', 'sec-fetch-site': 'same-site' }],
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['the same host by another scheme', { origin: CONSOLE_ORIGIN.replace('https', 'http') }],
    ['the same host at another port', { origin: `${CONSOLE_ORIGIN}:8443` }],
    ['a host that begins like it', { origin: `${CONSOLE_ORIGIN}.evil.example` }],
    ['a sandboxed frame', { origin: 'null' }],
    ['nobody who says so', { origin: '' }],
    ['a browser that says it is another site’s, whatever the origin', { 'sec-fetch-site': 'same-site' }],
  ])('from %s change nothing', async (_, headers) => {
    const calls: [method: string, path: string, body?: unknown][] = [
      ['PATCH', '/api/me', { name: 'Mallory' }],
      ['DELETE', '/api/me/sessions'],
      ['DELETE', '/api/session'],
      ['POST', '/api/invitations', { name: 'M', brandId: '*', role: 'owner', locations: null }],
      ['POST', '/api/session/options', {}],
    ];
    for (const [method, path, body] of calls) {
      expect(await olga.call(method, path, body, headers)).toMatchObject({
        status: 403,
        body: { error: 'foreign-origin' },
      });
    }
    expect((await olga.get('/api/me')).body.person.name).toBe('Olga');
  });

  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json-patch+json', 415],
    ['', 415],
    ['Application/JSON; charset=utf-8', 200],
  ])('of the type %j are answered with %i', async (type, status) => {
    expect((await olga.call('PATCH', '/api/me', '{"name":"Olga"}', { 'content-type': type })).status).toBe(status);
  });

  test('are read by nobody else either: also a question says where it comes from', async () => {
    for (const where of ['same-site', 'cross-site'])
      expect((await olga.get('/api/me', { 'sec-fetch-site': where })).status).toBe(403);
    for (const where of ['same-origin', 'none'])
      expect((await olga.get('/api/me', { 'sec-fetch-site': where })).status).toBe(200);
    const { headers } = await olga.get('/api/me', { origin: 'https://evil.example' });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test.each([
    ['no JSON', '{', 400],
    ['another shape', '[]', 400],
    ['what changes the prototype of all objects', '{"name":"Olga","__proto__":{"isOwner":true}}', 400],
    ['a constructor', '{"constructor":{"prototype":{"isOwner":true}}}', 400],
    ['a name of nothing that can be seen', '{"name":"\\u200b"}', 400],
    ['a name that turns the line around', '{"name":"\\u202egnp.exe"}', 400],
    ['half a character', '{"name":"\\ud800"}', 400],
    ['too much', `{"name":"${'x'.repeat(300_000)}"}`, 413],
  ])('with %s are refused', async (_, body, status) => {
    expect((await olga.call('PATCH', '/api/me', body, { 'content-type': json })).status).toBe(status);
    expect(Reflect.get({}, 'isOwner')).toBeUndefined();
  });

  test('to what is not there are answered in the same words as all others', async () => {
    expect(await olga.get('/api/nothing')).toMatchObject({ status: 404, body: { error: 'not-found' } });
    for (const path of ['/api/me', '/api/people?brand=maple', '/api/audit', '/api/brands', '/api/me/ways'])
      expect((await site().newBrowser().get(path)).body).toMatchObject({ error: 'sign-in' });
  });
});
