import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { brandWith, closeAll, emptyFolder, endpoint, pictureHost } from './endpoint.test-support.ts';

afterEach(closeAll);
const reach = { allowPrivate: true };

async function asked(link: string, options: Partial<Parameters<typeof endpoint>[0]> = {}) {
  const brands = { 'one.example': brandWith(link) };
  const { get } = endpoint({ brands, directory: await emptyFolder(), ...options });
  return await get(link);
}

describe('links that lead inward are refused, though the configuration names them', () => {
  test.each([
    'http://127.0.0.1/x.png',
    'http://127.1/x.png',
    'http://2130706433/x.png',
    'http://0x7f000001/x.png',
    'http://0177.0.0.1/x.png',
    'http://0.0.0.0/x.png',
    'http://[::1]/x.png',
    'http://[::ffff:127.0.0.1]/x.png',
    'http://[::ffff:7f00:1]/x.png',
    'http://[64:ff9b::a9fe:a9fe]/x.png',
    'http://10.0.0.1/x.png',
    'http://192.168.0.1/x.png',
    'http://172.16.0.1/x.png',
    'http://100.64.0.1/x.png',
    'http://169.254.169.254/latest/meta-data/',
    'https://user:password@example.com/x.png',
    'http://example.com:6379/x.png',
    'https://example.com:8443/x.png',
  ])('%s', async (link) => {
    const response = await asked(link);
    expect(response.status).toBe(403);
    expect(response.headers.get('location')).toBeNull();
  });

  test('a name that leads inward', async () => {
    const response = await asked('http://inward.example/x.png', {
      reach: { lookup: (_name, _options, done) => done(null, [{ address: '10.0.0.1', family: 4 }]) },
    });
    expect(response.status).toBe(403);
  });

  test('a host that redirects to one that the configuration does not name, which is never asked', async () => {
    const other = await pictureHost((_, response) => void response.end('secret'));
    const host = await pictureHost((_, response) => {
      response.writeHead(302, { location: other.url }).end();
    });
    expect((await asked(`${host.url}/x.png`, { reach })).status).toBe(403);
    expect(other.asked).toEqual([]);
  });
});

describe('links that are not literally in the visited brand’s configuration are unknown', () => {
  const link = 'https://pictures.example.com/a.png';
  const others = [
    'https://pictures.example.com/a.png?x',
    'https://pictures.example.com/b.png',
    'https://pictures.example.com/%61.png',
    'HTTPS://pictures.example.com/a.png',
    'https://two.example.com/two.png',
    'file:///etc/passwd',
    'data:image/svg+xml,<svg/>',
    '/etc/passwd',
    '/brands/../../../etc/passwd',
    '/brands/trattoria-lucia/brand.json',
    '/brands/trattoria-lucia/pictures/lucia-hero.webp',
    '__proto__',
    '%00',
    '/p/640?https://pictures.example.com/a.png',
  ];
  test.each(others)('%s', async (other) => {
    const brands = {
      'one.example': brandWith(link),
      'two.example': brandWith('https://two.example.com/two.png'),
    };
    const { get, warnings } = endpoint({ brands, directory: await emptyFolder() });
    expect((await get(other)).status).toBe(404);
    expect(warnings).toEqual([]);
  });

  test.each(['/p/641?', '/p/0?', '/p/-1?', '/p/640', '/p/640?%E0%A4%A', '/p/0640?', '/p/640.0?', '/p/1e9?'])(
    'neither is %s an address of ours',
    async (path) => {
      const { app } = endpoint({ brands: { 'one.example': brandWith(link) }, directory: await emptyFolder() });
      expect((await app.request(`https://one.example${path}${path.endsWith('?') ? link : ''}`)).status).toBe(404);
    },
  );

  test('paths that climb out of a brand’s folder are never read, though the configuration names them', async () => {
    for (const climbing of ['/brands/x/pictures/../../../package.json', '/brands/%2e%2e/pictures/a.png']) {
      const response = await asked(climbing);
      expect([302, 415]).toContain(response.status);
      expect(await response.text()).not.toContain('tablefront');
    }
  });

  test('a host without a site has no pictures', async () => {
    const { get } = endpoint({ brands: {}, directory: await emptyFolder() });
    expect((await get(link)).status).toBe(404);
  });
});

/** A PNG that says it is this large, with next to nothing in it. */
function bomb(width: number, height: number, { interlaced = false } = {}): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    const body = Buffer.concat([Buffer.from(type), content]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(checksum(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(interlaced ? 1 : 0, 12);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function checksum(content: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of content) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00]);

describe('answers that are no picture are not passed on', () => {
  test.each<[string, number, () => Promise<Buffer | string> | Buffer | string]>([
    ['a page', 415, () => '<!doctype html><script>alert(1)</script>'],
    ['nothing', 415, () => ''],
    ['a drawing', 415, () => SVG],
    ['a drawing after a declaration', 415, () => `<?xml version="1.0"?><!DOCTYPE svg>${SVG}`],
    [
      'a page that begins as a JPEG does',
      415,
      () => Buffer.concat([JPEG_START, Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a script that begins as a GIF does', 415, () => 'GIF89a=1;alert(1)'],
    ['a PDF', 415, () => '%PDF-1.7 x'],
    [
      'a picture cut short',
      415,
      async () => {
        const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'red' } })
          .png()
          .toBuffer();
        return whole.subarray(0, 60);
      },
    ],
    ['a picture of 50,000 × 50,000 pixels', 413, () => bomb(50_000, 50_000)],
    ['a picture of 1 × 100,000,000 pixels', 413, () => bomb(1, 100_000_000)],
    ['a picture of 1 × 40,000,000 pixels', 413, () => bomb(1, 40_000_000)],
    ['an interlaced picture of 6,000 × 6,000 pixels', 413, () => bomb(6_000, 6_000, { interlaced: true })],
  ])('%s', async (_, status, content) => {
    const body = await content();
    const host = await pictureHost((__, response) => void response.setHeader('content-type', 'image/png').end(body));
    const response = await asked(`${host.url}/x.png`, { reach });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).not.toContain('script');
  });

  test('a picture with a page behind it comes out as a picture only', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const host = await pictureHost((_, response) => {
      response.end(Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]));
    });
    const response = await asked(`${host.url}/x.png`, { reach });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).includes('script')).toBe(false);
  });

  test('a file of more than 15 MB', async () => {
    const host = await pictureHost((_, response) => {
      response.writeHead(200, { 'content-length': '15000001' }).write('x');
    });
    expect((await asked(`${host.url}/x.png`, { reach })).status).toBe(413);
  });
});

describe('where the browser may do better, it is sent to the original', () => {
  test('a picture that moves', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 0 })
      .toBuffer();
    const host = await pictureHost((_, response) => void response.end(moving));
    const link = `${host.url}/moving`;
    const response = await asked(link, { reach });
    expect({ status: response.status, to: response.headers.get('location') }).toEqual({ status: 302, to: link });
  });

  test('a missing one, whose host is then left in peace for a minute', async () => {
    const host = await pictureHost((_, response) => void response.writeHead(404).end());
    const link = `${host.url}/gone.png`;
    let now = 1_000_000;
    const brands = { 'one.example': brandWith(link) };
    const { get } = endpoint({ brands, directory: await emptyFolder(), reach, now: () => now });
    for (let count = 0; count < 5; count += 1) expect((await get(link)).status).toBe(302);
    expect(host.asked.length).toBe(1);
    now += 60_001;
    await get(link);
    expect(host.asked.length).toBe(2);
  });

  test('one that takes longer than a visitor waits, and comes the next time', async () => {
    const late = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const host = await pictureHost((_, response) => void setTimeout(() => response.end(late), 300));
    const link = `${host.url}/late.png`;
    const brands = { 'one.example': brandWith(link) };
    const { get } = endpoint({ brands, directory: await emptyFolder(), reach, patienceMs: 50 });
    expect((await get(link)).status).toBe(302);
    await expect.poll(async () => (await get(link)).status, { timeout: 10_000 }).toBe(200);
    expect(host.asked.length).toBe(1);
  });

  test('one whose host says nothing more', async () => {
    const host = await pictureHost((_, response) => void response.writeHead(200).write('x'));
    const response = await asked(`${host.url}/slow.png`, { reach });
    expect(response.status).toBe(302);
  });

  test('one that is asked for while too much else is', async () => {
    const host = await pictureHost(() => {});
    const links = Array.from({ length: 220 }, (_, index) => `${host.url}/${index}.png`);
    const brands = { 'one.example': brandWith(...links) };
    const { get } = endpoint({ brands, directory: await emptyFolder(), reach });
    const all = links.map((link) => get(link));
    const first = await Promise.race(all);
    expect({ status: first.status, kept: first.headers.get('cache-control') }).toEqual({
      status: 302,
      kept: 'no-store',
    });
    await expect.poll(() => host.asked.length).toBe(3);
  });
});
