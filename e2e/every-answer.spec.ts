import { sendRaw } from '../packages/serving/src/testing/raw-request.ts';
import { expect, test } from './support/fixtures.ts';
import type { Site } from './support/site.ts';

/** Method, path, status and what the request says besides. */
type Kind = [method: string, path: string, status: number, more?: { headers?: string[]; body?: string }];

const HOST = 'localhost';
const call = ['apikey: tablefront-anonymous-key', 'Content-Type: application/json'];
const form = ['Content-Type: application/x-www-form-urlencoded'];
const nobody = ['Host: nobody.example'];
const LOGO = '/brands/maple-and-ember/pictures/logo.svg';
const HERO = '/brands/maple-and-ember/pictures/ember-hero-tall.webp';

const kinds: Kind[] = [
  // Pages
  ...(['/', '/menu', '/offers', '/catering', '/locations/'] as const).map((path): Kind => ['GET', path, 200]),
  ['HEAD', '/', 200],
  ['GET', '/nowhere', 404],
  ['GET', '/', 404, { headers: nobody }],
  ['POST', '/contact', 405, { headers: form, body: 'a=b' }],
  ['POST', '/catering', 400, { headers: form, body: 'a=b' }],
  ['POST', '/catering', 403, { headers: [...form, 'Origin: https://evil.example'], body: 'a=b' }],
  ['POST', '/catering', 413, { headers: [...form, 'X: y'], body: 'large' }],
  // What pages load
  ['GET', 'SCRIPT', 200],
  ['GET', 'SCRIPT', 200, { headers: ['Accept-Encoding: br'] }],
  ['GET', 'SCRIPT', 304, { headers: ['If-None-Match: *'] }],
  ['GET', '/assets/nothing.js', 404],
  ['GET', '/placeholder.svg', 200],
  ['GET', '/assistant-data', 200],
  ['GET', '/feedback/widget.json', 200],
  ['GET', LOGO, 200],
  ['GET', '/brands/maple-and-ember/pictures/nothing.svg', 404],
  ['GET', `/p/640?${HERO}`, 200],
  ['GET', '/p/640?https://evil.example/a.jpg', 404],
  ['GET', '/p/640?x', 404, { headers: nobody }],
  // What machines read
  ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/manifest.webmanifest', '/share.png'].flatMap((path): Kind[] => [
    ['GET', path, 200],
    ['GET', path, 404, { headers: nobody }],
  ]),
  ...['/icon-192.png', '/favicon.ico', '/healthz', '/readyz'].map((path): Kind => ['GET', path, 200]),
  // The wire
  ['POST', '/functions/v1/get-brand-website', 200, { headers: call, body: '{"brandId":"localhost"}' }],
  ['POST', '/functions/v1/get-brand-website', 401, { body: '{}' }],
  ['POST', '/functions/v1/get-brand-website', 413, { headers: call, body: JSON.stringify('x'.repeat(20_000)) }],
  ['POST', '/functions/v1/get-brand-website', 415, { headers: [...call, 'Content-Encoding: gzip'], body: '{}' }],
  ['GET', '/functions/v1/get-brand-website', 405, { headers: call }],
  ['OPTIONS', '/functions/v1/catering-request', 204, { headers: ['Access-Control-Request-Method: POST'] }],
  ['POST', '/functions/v1/nothing', 404, { headers: call, body: '{}' }],
  ['POST', '/functions/v1/catering-request', 400, { headers: call, body: '{' }],
  ['POST', '/rest/v1/restaurant_feedback', 400, { headers: call, body: '{}' }],
  ['POST', '/functions/v1/ai-search-openrouter', 400, { headers: call, body: '{}' }],
  // What the edge turns away
  ['PUT', '/', 405],
  ['GET', '//evil.example', 404],
  ['GET', '/%00', 400],
  ['GET', `/${'x'.repeat(3_000)}`, 414],
  ['GET', '/', 400, { headers: ['Host: two.example'] }],
];

async function answerTo(site: Site, [method, path, status, { headers = [], body = '' } = {}]: Kind) {
  const large = status === 413 && body === 'large';
  const length = large ? 200_000_000 : Buffer.byteLength(body);
  const own = status === 400 || !headers.some((header) => header.startsWith('Host:')) ? [`Host: ${HOST}`] : [];
  const more = method === 'POST' ? [`Content-Length: ${length}`] : [];
  return sendRaw(
    site.port,
    `${[`${method} ${path} HTTP/1.1`, ...own, 'Connection: close', ...headers, ...more].join('\r\n')}\r\n\r\n${body}`,
  );
}

test('every kind of answer bears the headers that protect it, and text says how it is written @once', async ({
  site,
}) => {
  const script = /\/assets\/[^"]+\.js/.exec((await site.get(HOST)).body)?.[0] ?? '';
  for (const [method, path, status, more] of kinds) {
    const answer = await answerTo(site, [method, path.replace('SCRIPT', script), status, more]);
    const what = `${method} ${path.slice(0, 60)} ${more?.headers?.join() ?? ''}`;
    expect(answer.status, what).toBe(status);
    expect(answer.headers, what).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringMatching(/(^|; )frame-ancestors 'self'($|;)/),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-permitted-cross-domain-policies': 'none',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answer.headers, what).not.toHaveProperty('x-powered-by');
    const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
    if (!hasBody) continue;
    expect(answer.headers['content-type'], what).toMatch(/^(image\/(?!svg)[a-z]+|font\/woff2|.+; ?charset=utf-8)$/i);
    // What is refused now may be there tomorrow.
    if (status >= 400 && !path.startsWith('/functions') && !path.startsWith('/rest'))
      expect(answer.headers['cache-control'] ?? '', what).toMatch(/^(no-store|no-cache|public, max-age=60)?$/);
  }
});
