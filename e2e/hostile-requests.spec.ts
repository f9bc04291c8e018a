import { oneLocation } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import type { HostedSite } from './support/hosted-site.ts';
import { type RawResponse, rawRequest } from './support/raw-request.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';

interface Sent {
  method?: string;
  target?: string;
  host?: string;
  headers?: string[];
  body?: string;
}

/** A request as bytes. It is HTTP as far as its parts are. */
function bytesOf({ method = 'GET', target = '/', host, headers = [], body = '' }: Sent): string {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(host === undefined ? [] : [`Host: ${host}`]),
    ...[`User-Agent: ${BROWSER}`, 'Connection: close', ...headers],
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

const LUCIA = 'trattoria.localhost';
const SECRETS =
  /root:x:0|"workspaces"|"brand_id"\s*:|DATABASE_URL|BEGIN [A-Z ]*PRIVATE KEY|node_modules\/|at \w+ \(.*:\d+:\d+\)/;

function expectHarmless(response: RawResponse, what: string): void {
  expect(response.status, what).toBeLessThan(500);
  expect(response.body.replace(/<script[\s\S]*?<\/script>/g, ''), what).not.toMatch(SECRETS);
  expect(response.headers['set-cookie'], what).toBeUndefined();
  expect(response.headers['x-injected'], what).toBeUndefined();
  if (response.headers.location !== undefined) expect(response.headers.location, what).toMatch(/^\/(?![/\\])/);
}

test('a host name that is none, or that of nobody, gets no brand @once', async ({ site }) => {
  const { port } = site;
  const hosts: [host: string | undefined, statuses: number[]][] = [
    [undefined, [400]],
    ['', [400]],
    ['trattoria.localhost, localhost', [400]],
    ['trattoria.localhost\r\nHost: localhost', [400, 404]],
    ['a"><script>', [400]],
    ['trattoria.localhost@evil.example', [400]],
    ['trattoria.localhost/evil', [400]],
    ['trattoria.localhost#evil', [400]],
    ['trattoria.localhost:80abc', [400]],
    ['%74rattoria.localhost', [400]],
    ['\xef\xbd\x94rattoria.localhost', [400]],
    ['tr\u00e4ttoria.localhost', [400]],
    ['a\0b', [400]],
    ['[::1', [400]],
    ['[::1]:80', [404]],
    ['[::ffff:a00:1]', [404]],
    ['a&b', [400, 404]],
    ["a'b", [400, 404]],
    ['__proto__', [404]],
    ['constructor', [404]],
    ['xn--trattoria-.localhost', [400, 404]],
    [`${'a.'.repeat(3_000)}localhost`, [400, 404]],
  ];
  for (const [host, statuses] of hosts) {
    const response = await rawRequest(port, bytesOf({ host }));
    const what = `Host: ${JSON.stringify(host?.slice(0, 60))}`;
    expectHarmless(response, what);
    expect(statuses, `${what}: ${response.status}`).toContain(response.status);
    expect(response.body, what).not.toContain('Trattoria');
    expect(response.body, what).not.toContain('<script>"');
  }
  for (const host of [
    'TRATTORIA.LocalHost',
    'trattoria.localhost.',
    'trattoria.localhost:8080',
    'trattoria.localhost.:99',
  ]) {
    const response = await rawRequest(port, bytesOf({ host }));
    expect(response.status, host).toBe(200);
    expect(response.body, host).toContain('Trattoria Lucia');
  }
});

test('requests that are none, or two, are refused before anything reads them @once', async ({ site }) => {
  const host = `Host: ${LUCIA}\r\nConnection: close\r\n`;
  const broken = [
    `POST /careers HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
    `POST /careers HTTP/1.1\r\n${host}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`,
    `POST /careers HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    `POST /careers HTTP/1.1\r\n${host}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
    `POST /careers HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
    `GET / HTTP/1.1\nHost: ${LUCIA}\nConnection: close\n\n`,
    `GET / HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`,
    `FOO / HTTP/1.1\r\n${host}\r\n`,
    `GET foo HTTP/1.1\r\n${host}\r\n`,
    `GET /\\evil.example/ HTTP/1.1\r\n${host}\r\n`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ];
  for (const text of broken) {
    // 501 is for a method that nobody knows.
    expect([400, 501], JSON.stringify(text.slice(0, 160))).toContain((await rawRequest(site.port, text)).status);
  }
  for (const header of [`X: ${'a'.repeat(20_000)}`, ...['X: a\r\n'.repeat(3_000)]]) {
    expect([400, 431]).toContain((await rawRequest(site.port, bytesOf({ host: LUCIA, headers: [header] }))).status);
  }
});

test('no address and no method reads what is not for visitors, or leads to another site @once', async ({ site }) => {
  const targets = [
    ...['/assets/../../../../etc/passwd', '/assets/%2e%2e%2f%2e%2e%2fpackage.json', '/assets/..%5c..%5cpackage.json'],
    ...['/brands/..%2f..%2fpictures/package.json', '/brands/trattoria-lucia/pictures/..%2fbrand.json'],
    ...[
      '/brands/trattoria-lucia/brand.json',
      '/brands/trattoria-lucia/pictures/a.svg%00.png',
      '/brands/%2e%2e/pictures/x.svg',
    ],
    ...['/%c0%ae%c0%ae/%c0%af', '/..%00/', '/.vite/manifest.json', '/.env', '/.git/config', '/.git/HEAD', '/.npmrc'],
    ...[
      '/build/server/index.js',
      '/server/main.ts',
      '/package.json',
      '/data/administration.json',
      '/administration.json',
    ],
    ...['/assets/entry.client.js.map', '/__manifest?p=/menu&version=1', '/menu.data?_routes=__proto__,constructor'],
    ...['/rest/v1/brands?select=*', '/rest/v1/submissions', '/functions/v1/', '/functions/v1/../../etc/passwd'],
    ...['//evil.example/', '///evil.example/%2f..', '//evil.example/menu/', '/%2fevil.example/', '/%5cevil.example'],
    ...[
      '/location/%2f%2fevil.example',
      '/location/a%0d%0aX-Injected:1',
      '/menu/%0d%0aX-Injected:%201',
      '/?%0d%0aX-Injected:1',
    ],
    ...[
      '/location//evil.example',
      '/menu//evil.example',
      '/locations/..//evil.example',
      'http://evil.example/menu',
      '*',
    ],
  ];
  for (const target of targets) {
    const response = await rawRequest(site.port, bytesOf({ target, host: LUCIA }));
    expectHarmless(response, target);
    if (response.status === 200) expect(response.body, target).not.toContain('evil.example/"');
  }
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'OPTIONS']) {
    const headers = ['X-Secret: echoed', 'Content-Length: 0'];
    const response = await rawRequest(site.port, bytesOf({ method, host: LUCIA, headers }));
    expectHarmless(response, method);
    expect(response.body, method).not.toContain('echoed');
    expect(response.status, method).toBeGreaterThanOrEqual(method === 'OPTIONS' ? 200 : 400);
  }
});

test('a form of another site is not taken, whatever it calls itself @once', async ({ site }) => {
  const body = 'full_name=Somebody';
  const post = (headers: string[]) =>
    rawRequest(
      site.port,
      bytesOf({
        ...{ method: 'POST', target: '/catering', host: LUCIA, body },
        headers: ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`, ...headers],
      }),
    );
  const foreign = [
    ['Origin: https://evil.example'],
    ['Origin: https://evil.example', 'Sec-Fetch-Site: cross-site'],
    ['Origin: https://trattoria.localhost.evil.example'],
    ['Origin: null'],
    ['Origin: ::::'],
    ['Sec-Fetch-Site: cross-site'],
    ['Sec-Fetch-Site: same-site'],
    ['Origin: https://evil.example', `X-Forwarded-Host: evil.example`],
  ];
  for (const headers of foreign) {
    expect([400, 403], headers.join()).toContain((await post(headers)).status);
  }
  // The page's own form is read: what it lacks is told.
  const own = await post([`Origin: http://${LUCIA}`, 'Sec-Fetch-Site: same-origin']);
  expect(own.body).toContain('error-summary');
  expect(own.headers['cache-control'], 'nobody keeps what a visitor wrote').toBe('no-store');
});

/** A page as it is for everybody on any host of the brand: rendered for one visitor its scripts bear a nonce. */
function comparable({ body }: { body: string }, host: string): string {
  return body.replaceAll(host, 'HOST').replace(/ nonce="[^"]*"/g, '');
}

/** What a visitor gets who comes after one with an attack, on a host where no page was asked for before. */
async function afterAttack(
  hosted: HostedSite,
  target: string,
  attack: Sent,
): Promise<{ page: string; status: number }> {
  const { host } = hosted.brand(oneLocation);
  const { port } = hosted.site;
  const own = `${host}:${port}`;
  for (let again = 0; again < 2; again += 1) {
    await rawRequest(port, bytesOf({ target, ...attack, host: attack.host?.replace('HOST', host) ?? own }));
  }
  const page = await hosted.site.get(host, target, { 'user-agent': BROWSER });
  return { page: comparable(page, host), status: page.status };
}

test('what one visitor sends never changes what the next one gets @once', async ({ hosted }) => {
  test.setTimeout(120_000);
  const header = (...headers: string[]): Sent => ({ headers });
  const attacks: Sent[] = [
    header('X-Forwarded-Host: evil.example', 'X-Host: evil.example', 'Forwarded: host=evil.example'),
    header('X-Forwarded-Proto: https', 'X-Forwarded-Scheme: https', 'X-Forwarded-Ssl: on', 'Front-End-Https: on'),
    header('X-Forwarded-Port: 1337', 'X-Forwarded-Prefix: /evil', 'X-Forwarded-Path: /evil'),
    header('X-Original-URL: /nowhere', 'X-Rewrite-URL: /nowhere', 'X-HTTP-Method-Override: POST'),
    header('X-React-Router-SPA-Mode: yes', 'X-React-Router-Prerender-Data: %5B%22evil%22%5D'),
    header('Cookie: a=evil.example; consent=all', 'Authorization: Bearer evil', 'Origin: https://evil.example'),
    header(
      'Accept-Language: ar',
      'Accept: application/json',
      'Range: bytes=0-10',
      'Save-Data: on',
      'Purpose: prefetch',
    ),
    header('Accept-Encoding: gzip'),
    header('Accept-Encoding: br;q=0.001, identity;q=0'),
    header('If-None-Match: *', 'If-Modified-Since: Sun, 22 Nov 2099 00:00:00 GMT'),
    header('Sec-Fetch-Dest: iframe', 'Sec-Fetch-Site: cross-site', 'Sec-GPC: 1', 'DNT: 1'),
    header(`X-Long: ${'a'.repeat(20_000)}`),
    header('Content-Length: 9\r\n\r\nname=evil'),
    { method: 'HEAD' },
    { method: 'OPTIONS' },
    { method: 'DELETE' },
    { host: 'HOST:1337' },
    { host: 'HOST.' },
    { host: 'HOST.:443' },
  ];
  for (const target of ['/', '/menu', '/nowhere', '/offers.data', '/sitemap.xml', '/robots.txt']) {
    const clean = await afterAttack(hosted, target, {});
    for (const attack of attacks) {
      const after = await afterAttack(hosted, target, attack);
      const what = `${target} after ${JSON.stringify(attack).slice(0, 120)}`;
      expect(after.status, what).toBe(clean.status);
      expect(after.page, what).toBe(clean.page);
    }
  }
});

test('variants of an address never change what the address itself answers @once', async ({ hosted }) => {
  test.setTimeout(120_000);
  const clean = await afterAttack(hosted, '/offers', {});
  const variants = [
    ...[
      '/offers?x=%3Cx-hacked%3E',
      '/offers?index',
      '/offers?_routes=root',
      '/offers?_data=root',
      '/offers;x=1',
      '/offers/',
    ],
    ...['/OFFERS', '//offers', '/./offers', '/menu/../offers', '/%6fffers', '/offers%3Fx', '/offers%00', '/offers#x'],
    ...['http://evil.example/offers', 'https://evil.example/offers', '/offers.data', '/offers.data?_routes=root'],
  ];
  for (const target of variants) {
    const after = await afterAttack(hosted, '/offers', { target });
    expect(after.status, target).toBe(clean.status);
    expect(after.page, target).toBe(clean.page);
    expect(after.page, target).not.toMatch(/x-hacked|evil\.example/);
  }
  // The data of a page is for the routes that are asked for, and only for who asks for them.
  const data = await afterAttack(hosted, '/offers.data', {});
  for (const target of ['/offers.data?_routes=root', '/offers.data?_routes=', '/offers.data?_routes=__proto__']) {
    expect((await afterAttack(hosted, '/offers.data', { target })).page, target).toBe(data.page);
  }
});

test('brands that are asked for at once never show each other @once', async ({ hosted }) => {
  const names = Array.from({ length: 6 }, (_, index) => `Kitchen-${'ABCDEF'[index]}`);
  const brands = names.map((name) =>
    hosted.brand({ ...oneLocation, name, locations: [{ id: 'l1', name: `${name} House` }] }),
  );
  const targets = [
    '/',
    '/menu',
    '/offers',
    '/contact',
    '/feedback',
    '/offers.data',
    '/_root.data',
    '/sitemap.xml',
    '/llms.txt',
  ];
  targets.push('/manifest.webmanifest', '/nowhere', '/assistant-data', '/feedback/widget.json');
  const visits = targets.flatMap((target) => brands.map((brand, index) => ({ target, brand, index })));
  // Neighbours in time are different brands, and each is asked twice.
  const answers = await Promise.all(
    [...visits, ...visits].map(async ({ target, brand, index }, place) => {
      const other = brands[(index + 1 + place) % brands.length];
      const headers = { 'user-agent': BROWSER, 'x-forwarded-host': other?.host ?? '', referer: other?.url() ?? '' };
      return { target, index, host: brand.host, ...(await hosted.site.get(brand.host, target, headers)) };
    }),
  );
  for (const { target, index, host, body } of answers) {
    for (const [other, name] of names.entries()) {
      if (other === index) continue;
      expect(body, `${target} of ${names[index]}`).not.toContain(name);
      expect(body.replaceAll(host, ''), `${target} of ${names[index]}`).not.toContain(`${brands[other]?.host}`);
    }
  }
});
