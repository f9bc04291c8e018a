import { execFileSync } from 'node:child_process';

import { answerOn, openRaw, sendRaw } from '../packages/serving/src/testing/raw-request.ts';
import { expect, test } from './support/fixtures.ts';
import { startSite } from './support/site.ts';

const HOST = 'trattoria.localhost';

async function jobApplication(): Promise<{ type: string; bytes: Buffer }> {
  const form = new FormData();
  const texts = { name: 'Ada', email: 'ada@mail.example', phone: '416 555 0101', position: 'Server' };
  for (const [name, value] of Object.entries({ ...texts, experience: '1 to 2 years', restaurant_id: 'demo:r_2001' })) {
    form.set(name, value);
  }
  form.set('resume', new File(['%PDF-1.7\n', 'x'.repeat(100_000)], 'Ada.pdf', { type: 'application/pdf' }));
  const body = new Response(form);
  return { type: body.headers.get('content-type') ?? '', bytes: Buffer.from(await body.arrayBuffer()) };
}
const FORM = 'Content-Type: application/x-www-form-urlencoded';

test('whatever is asked for, the site answers without an error of its own and leads nobody elsewhere', async ({
  site,
}) => {
  const targets = [
    '//evil.example/menu',
    '/%2f%2fevil.example',
    '/%2F..%2f..%2fetc/passwd',
    '/../../../../etc/passwd',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/server/main.ts',
    '/brands/..%2f..%2fpackage.json/pictures/x.png',
    '/brands/trattoria/pictures/..%2fbrand.json',
    '/menu/%252e%252e%252f',
    '/menu//',
    '/location/%F0%9F%8D%95',
    '/location/__proto__',
    '/constructor',
    '/menu.data',
    '/_root.data',
    '/menu.data?_routes=constructor',
    '/__manifest?p=/&p=//evil.example&version=x',
    '/menu?index&__proto__[x]=1',
    `/menu?q=${'a'.repeat(7_000)}`,
    '/feedback?name=%00%ff%zz',
    '/.env',
    '/.git/config',
    '/wp-login.php',
    '/metrics',
    '/sitemap-9999.xml',
    '/functions/v1/',
    '/functions/v1/../../readyz',
    '/rest/v1/submissions?select=*',
  ];
  for (const target of targets) {
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? [FORM, 'Content-Length: 0'] : [];
      const head = [`${method} ${target} HTTP/1.1`, `Host: ${HOST}`, 'Connection: close', ...body, ''];
      const answer = await sendRaw(site.port, head);
      const what = `${method} ${target}: ${answer.text.slice(0, 200)}`;
      expect(answer.status, what).toBeGreaterThanOrEqual(200);
      expect(answer.status, what).toBeLessThan(500);
      expect(answer.headers.location ?? '/', what).toMatch(/^\/(?![/\\])/);
      expect(answer.headers, what).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-request-id': expect.anything(),
      });
      if (!/^\/(functions|rest)/.test(target))
        expect(answer.headers, what).not.toHaveProperty('access-control-allow-origin');
      expect(answer.text, what).not.toMatch(/"workspaces"|root:x:|PRIVATE|tablefront_http|node_modules/);
    }
  }
});

test('a made-up host shows the error screen, and nothing of it stands in the page as markup', async ({ site }) => {
  for (const made of ['nobody.example', 'a"onload=alert(1).example', 'x_y.example', '127.0.0.1.nip.io', '[::1]']) {
    const answer = await sendRaw(site.port, ['GET / HTTP/1.1', `Host: ${made}`, 'Connection: close', '']);
    expect([400, 404], made).toContain(answer.status);
    expect(answer.text).not.toContain('onload=');
  }
  const told = [
    'X-Forwarded-Host: evil.example',
    'X-Host: evil.example',
    'X-Original-URL: /evil',
    'X-Rewrite-URL: /evil',
  ];
  const answer = await sendRaw(site.port, ['GET / HTTP/1.1', `Host: ${HOST}`, 'Connection: close', ...told, '']);
  expect(answer.status).toBe(200);
  expect(answer.body).not.toContain('evil');
});

test('only the wire is open to other origins', async ({ site }) => {
  const ask = (path: string) =>
    sendRaw(site.port, [
      ...[`OPTIONS ${path} HTTP/1.1`, `Host: ${HOST}`, 'Connection: close', 'Origin: https://evil.example'],
      ...['Access-Control-Request-Method: POST', ''],
    ]);
  expect((await ask('/functions/v1/catering-request')).headers['access-control-allow-origin']).toBe('*');
  for (const path of ['/', '/careers', '/robots.txt', '/share.png', '/readyz']) {
    const { status, headers } = await ask(path);
    expect([status, headers['access-control-allow-origin']], path).toEqual([405, undefined]);
  }
});

test('a form with more than the site reads comes back with what to do about it', async ({ site }) => {
  const bytes = 24 * 1024 * 1024;
  const post = async (path: string, from: string) => {
    const socket = openRaw(site.port);
    const answered = answerOn(socket);
    socket.write(
      [`POST ${path} HTTP/1.1`, `Host: ${HOST}:${site.port}`, 'Connection: close', `Origin: ${from}`].join('\r\n') +
        `\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${bytes}\r\n\r\n`,
    );
    socket.write(Buffer.alloc(bytes, 'x'));
    return answered;
  };
  const own = `http://${HOST}:${site.port}`;
  const careers = await post('/careers', own);
  expect(careers.status).toBe(413);
  expect(careers.body).toContain('These files are more than we can take');
  expect(careers.headers['content-type']).toContain('text/html');
  const catering = await post('/catering', own);
  expect(catering.status).toBe(413);
  expect(catering.body).toContain('there was an error submitting your request');
  expect((await post('/careers', 'https://evil.example')).status).toBe(403);
});

test('an upload that is under way when the site is told to stop is stored and answered', async () => {
  test.setTimeout(120_000);
  const site = await startSite({ env: { SHUTDOWN_DELAY_SECONDS: '1' } });
  try {
    const { type, bytes } = await jobApplication();
    const upload = openRaw(site.port);
    const answered = answerOn(upload);
    upload.write(
      [
        'POST /functions/v1/website-submissions/careers HTTP/1.1',
        `Host: ${HOST}`,
        'apikey: tablefront-anonymous-key',
        `Content-Type: ${type}`,
        `Content-Length: ${bytes.length}`,
        '\r\n',
      ].join('\r\n'),
    );
    upload.write(bytes.subarray(0, 100));
    const idle = openRaw(site.port);
    const idleEnd = answerOn(idle);
    idle.write(`GET /healthz HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
    await expect.poll(() => idle.bytesRead).toBeGreaterThan(0);

    const exitCode = site.end('SIGTERM');
    await expect.poll(async () => (await sendRaw(site.port, 'GET /readyz HTTP/1.0\r\n\r\n')).status).toBe(503);
    expect((await sendRaw(site.port, `GET / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`)).status, 'while proxies notice').toBe(
      200,
    );
    await expect.poll(async () => (await sendRaw(site.port, 'GET /readyz HTTP/1.0\r\n\r\n')).status).toBe(0);
    expect((await idleEnd).status, 'connections that nobody uses are closed').toBe(200);

    upload.write(bytes.subarray(100));
    const answer = await answered;
    expect([answer.status, answer.headers.connection], answer.body).toEqual([200, 'close']);
    expect(await exitCode).toBe(0);
    const listing = execFileSync(process.execPath, ['apps/backend/src/commands/submissions/main.ts', 'list'], {
      env: { PATH: process.env.PATH, DATA_DIR: site.dataFolder },
      encoding: 'utf8',
    });
    expect(listing).toContain('careers');
  } finally {
    await site.stop();
  }
});

test('what fails shows no secret: not to visitors, and not in the log', async () => {
  const site = await startSite({
    env: {
      FILES_URL: 's3://KEYKEYKEY:hunter2secret@127.0.0.1:9/bucket?endpoint=http',
      SMTP_URL: 'smtp://site:hunter3secret@127.0.0.1:9',
      MAIL_FROM: 'site@lucia.example',
      OPENROUTER_API_KEY: 'sk-hunter4secret',
      OPENROUTER_BASE_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'trace',
    },
  });
  try {
    const answer = await sendRaw(site.port, [
      ...['POST /careers HTTP/1.1', `Host: ${HOST}`, 'Connection: close', 'Content-Length: 0', FORM, ''],
    ]);
    expect(answer.status).toBeLessThan(500);
    expect(site.log()).toContain('"msg":"request"');
    expect(site.log() + answer.text).not.toMatch(/hunter\d/);
  } finally {
    await site.stop();
  }
});

test('a port that is taken ends the start with a plain word', async ({ site }) => {
  // With a backend elsewhere: it makes no database first.
  const env = { PORT: String(site.port), BACKEND_URL: 'http://127.0.0.1:9' };
  await expect(startSite({ env })).rejects.toThrow(
    new RegExp(`exit code 1[\\s\\S]*Port ${site.port} is in use already: set PORT to another`),
  );
  await expect(startSite({ env: { TRUST_PROXY: 'everybody' } })).rejects.toThrow(
    /exit code 1[\s\S]*TRUST_PROXY: is neither/,
  );
});

test('a second site on the same folder ends with a plain word, and leaves the first alone', async ({ site }) => {
  await expect(startSite({ env: { DATA_DIR: site.dataFolder } })).rejects.toThrow(
    /exit code 1[\s\S]*DATA_DIR \S+ is in use by another process\. Stop that one, or set DATA_DIR to another folder/,
  );
  expect((await site.get('localhost')).status).toBe(200);
});
