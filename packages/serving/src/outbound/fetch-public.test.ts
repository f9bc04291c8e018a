import http from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type FetchPublicOptions, fetchPublic } from './fetch-public.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A real server on this machine, and what it was asked. */
async function serve(answer: http.RequestListener): Promise<{ url: string; asked: http.IncomingMessage[] }> {
  const asked: http.IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${portOf(server.address())}`, asked };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const limits = { maxBytes: 1_000, limitMs: 2_000, idleMs: 300, allows: () => true };
const fetchHere = (url: string, options: Partial<FetchPublicOptions> = {}) =>
  fetchPublic(url, { ...limits, allowPrivate: true, ...options });

test('a file comes as it is, asked for without cookies and uncompressed', async () => {
  const { url, asked } = await serve((_, response) => void response.setHeader('etag', '"1"').end('hello'));
  const file = await fetchHere(`${url}/a?b=1`, { headers: { accept: 'image/*' } });
  expect({ status: file.status, body: file.body.toString(), etag: file.headers.etag }).toEqual({
    status: 200,
    body: 'hello',
    etag: '"1"',
  });
  expect(asked[0]?.url).toBe('/a?b=1');
  expect(asked[0]?.headers).toEqual({
    host: new URL(url).host,
    accept: 'image/*',
    'accept-encoding': 'identity',
    'user-agent': 'Tablefront',
    connection: 'close',
  });
});

describe('redirects', () => {
  test('are followed, at most three of them', async () => {
    const { url } = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect((await fetchHere(`${url}/3`)).body.toString()).toBe('there');
    await expect(fetchHere(`${url}/4`)).rejects.toThrow('again and again');
  });

  test.each(['file:///etc/passwd', 'data:text/plain,x', 'ftp://example.com/x', 'javascript:alert(1)'])(
    'to %s are refused',
    async (location) => {
      const { url } = await serve((_, response) => void response.writeHead(302, { location }).end());
      await expect(fetchHere(url)).rejects.toThrow('is not http(s)');
    },
  );

  test('to a host that is not on the list are refused, and it is never asked', async () => {
    const other = await serve((_, response) => void response.end('secret'));
    const { url } = await serve((_, response) => void response.writeHead(301, { location: other.url }).end());
    const allows = ({ host }: URL) => host === new URL(url).host;
    await expect(fetchHere(url, { allows })).rejects.toThrow('is not on the list');
    expect(other.asked).toEqual([]);
  });

  test.each([
    ['', '127.0.0.1 is not an address of the public internet'],
    ['http://inward.example/', 'inward.example is not an address of the public internet'],
    ['http://169.254.169.254/latest/meta-data/', '169.254.169.254 is not'],
    ['http://[::ffff:7f00:1]/', 'is not an address of the public internet'],
  ])('to a private address (%s) are refused, though the first was public', async (location, problem) => {
    const inner = await serve((_, response) => void response.end('secret'));
    const first = await serve((_, response) => {
      response.writeHead(302, { location: location || inner.url }).end();
    });
    // The first server stands for one of the public internet.
    let isFirst = true;
    const fetching = fetchPublic(first.url, {
      ...limits,
      allows: (url) => {
        isFirst = url.href === `${first.url}/`;
        return true;
      },
      get allowPrivate() {
        return isFirst;
      },
      lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    await expect(fetching).rejects.toThrow(problem);
    expect(first.asked.length).toBe(1);
    expect(inner.asked).toEqual([]);
  });

  test('with a password in them are refused', async () => {
    const { url } = await serve((request, response) => {
      const location = `http://user:password@${request.headers.host}/there`;
      if (request.url === '/') response.writeHead(302, { location }).end();
      else response.end('there');
    });
    await expect(fetchHere(url)).rejects.toThrow('user name or password');
  });
});

test.each(['http://example.com:8080/', 'https://example.com:22/', 'http://example.com:6379/x'])(
  '%s is refused for its port',
  async (url) => {
    await expect(fetchPublic(url, limits)).rejects.toThrow('Port');
  },
);

describe('limits', () => {
  test('what says that it is too long is not read', async () => {
    const { url } = await serve((_, response) => void response.writeHead(200, { 'content-length': '1001' }).write('x'));
    await expect(fetchHere(url)).rejects.toThrow('More than 1000 bytes');
  });

  test('what turns out too long is left', async () => {
    const { url } = await serve((_, response) => {
      const endless = setInterval(() => response.write('x'.repeat(300)), 1);
      response.on('close', () => clearInterval(endless));
    });
    await expect(fetchHere(url)).rejects.toThrow('More than 1000 bytes');
  });

  test('what is compressed is refused, whatever it would become', async () => {
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('bomb');
    });
    await expect(fetchHere(url)).rejects.toThrow('compresses');
  });

  test('who stops talking is left', async () => {
    const { url } = await serve((_, response) => void response.writeHead(200).write('x'));
    const started = Date.now();
    await expect(fetchHere(url)).rejects.toThrow('too slow');
    expect(Date.now() - started).toBeLessThan(1_500);
  });

  test('who talks drop by drop is left after all', async () => {
    const { url } = await serve((_, response) => {
      const drops = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(drops));
    });
    await expect(fetchHere(url, { limitMs: 600 })).rejects.toThrow('too slow');
  });

  test('who never answers, or speaks something else, is left', async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      for (const socket of sockets) socket.destroy();
      mute.close();
    });
    const url = `http://127.0.0.1:${portOf(mute.address())}`;
    await expect(fetchHere(url, { limitMs: 300 })).rejects.toThrow('too slow');
    const otherwise = [
      'SSH-2.0-OpenSSH',
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      'HTTP/1.1 103 Early Hints\r\n\r\n',
    ];
    for (const said of otherwise) {
      mute.removeAllListeners('connection').on('connection', (socket) => void socket.end(said));
      await expect(fetchHere(url), said).rejects.toThrow();
    }
  });

  test('an answer that is no file has no body', async () => {
    const { url } = await serve((_, response) => void response.writeHead(404).end('x'.repeat(5_000)));
    expect(await fetchHere(url)).toMatchObject({ status: 404, body: Buffer.alloc(0) });
  });
});
