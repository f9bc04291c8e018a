import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Backend } from '@tablefront/backend';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { Unavailable } from '@tablefront/serving/unavailable';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logoFetcher } from '../pictures/shrunk/fetch-logo.ts';
import { keepInTurn } from '../pictures/shrunk/shrink-in-turn.ts';
import { createSiteApp } from '../site-app.ts';
import { hostedPictures } from './hosted-pictures.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

const ID = '0197a5c2-1111-4222-8333-444455556666';
const address = `/pictures/${ID}.webp`;
const directory = mkdtempSync(path.join(tmpdir(), 'tablefront-pictures-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Red on the left, blue on the right; as a camera that was held upright writes it: lying, with a note of where its top is. */
const photo = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#d00' } })
    .composite([{ input: { create: { width: 600, height: 800, channels: 3, background: '#00d' } }, left: 600, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Secret Street 7' }, IFD3: { GPSLatitude: '43/1 39/1 0/1' } });
const colourOf = async (bytes: Uint8Array) => {
  const { dominant } = await sharp(bytes).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
};

describe('what is kept of a picture', () => {
  test('is upright and WebP, and holds nothing that its camera wrote', async () => {
    const sent = await photo().withMetadata({ orientation: 6 }).toBuffer();
    const { bytes, width, height } = await keepInTurn(sent);
    expect([width, height]).toEqual([800, 1200]);
    const { format, exif, orientation, icc } = await sharp(bytes).metadata();
    expect({ format, exif, orientation, icc }).toEqual({ format: 'webp' });
    expect(Buffer.from(bytes).includes('Secret Street')).toBe(false);
  });

  test('is cropped as it is seen, not as it lies in the file', async () => {
    const sent = await photo().withMetadata({ orientation: 6 }).toBuffer();
    const upper = await keepInTurn(sent, { x: 0, y: 0, width: 1, height: 0.5 });
    expect([upper.width, upper.height]).toEqual([800, 600]);
    expect(await colourOf(upper.bytes)).toBe('red');
    const lower = await keepInTurn(sent, { x: 0.5, y: 0.5, width: 0.5, height: 0.5 });
    expect([lower.width, lower.height]).toEqual([400, 600]);
    expect(await colourOf(lower.bytes)).toBe('blue');
    const sliver = await keepInTurn(sent, { x: 1, y: 1, width: 0.0001, height: 0.0001 });
    expect([sliver.width, sliver.height]).toEqual([1, 1]);
  });

  test('is no wider than pages show, and keeps what shows through', async () => {
    const drawing = { create: { width: 5000, height: 1000, channels: 4 as const, background: '#f000' } };
    const { bytes, width, height } = await keepInTurn(await sharp(drawing).png().toBuffer());
    expect([width, height]).toEqual([2400, 480]);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  test.each([
    ['type', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['type', async () => Buffer.from('no picture')],
    ['type', async () => (await photo().toBuffer()).subarray(0, 400)],
    [
      'size',
      async () =>
        await sharp({ create: { width: 20_001, height: 10, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
    [
      'moving',
      async () => {
        const frame = { create: { width: 8, height: 8, channels: 3 as const, background: 'red' } };
        const frames = [frame, { create: { ...frame.create, background: 'blue' } }].map((one) =>
          sharp(one).png().toBuffer(),
        );
        return sharp(await Promise.all(frames), { join: { animated: true } })
          .gif()
          .toBuffer();
      },
    ],
  ])('is nothing, of what is no %s that can be kept', async (kind, make) => {
    await expect(keepInTurn(await make())).rejects.toMatchObject({ kind });
  });
});

describe('a site', () => {
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = (await keepInTurn(await photo().toBuffer())).bytes;
  });
  const read = readSiteConfiguration({ name: 'Lucia', heroSection: { backgroundImage: address }, logo: address });
  if (!read.ok) throw new Error(read.error);
  const own: Backend['findPicture'] = async (wanted) => (wanted === ID ? { brandId: 'lucia', bytes } : undefined);
  const siteOf = (storedAs: string, findPicture = own) =>
    createSiteApp({
      mode: 'production',
      assets: { script: '/page.js', filesOf: () => [] },
      renderPage: async () => new Response('page'),
      sites: {
        load: () => ({ kind: 'ready', configuration: read.configuration, storedAs }),
        brandChanged() {},
        size: () => 0,
      },
      backendAccess: { url: '', anonKey: 'key' },
      brandsDirectory: '/nowhere',
      picturesDirectory: directory,
      findPicture,
      logger: pino({ level: 'silent' }),
    });
  const ask = (at: string, storedAs = 'lucia') =>
    Promise.resolve(siteOf(storedAs).app.request(`http://lucia.example${at}`));

  test('serves its brand’s pictures for good', async () => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(Uint8Array.from(bytes));
  });

  test('serves no other brand’s, and nothing that is there no more', async () => {
    expect((await ask(address, 'ember')).status).toBe(404);
    expect((await ask(address.replace('0197', '0198'))).status).toBe(404);
    for (const at of ['/pictures/x.webp', `/pictures/${ID}.png`, '/pictures/..%2fx.webp'])
      expect(await (await ask(at)).text()).toBe('page');
  });

  test('makes them smaller as any other picture, and draws its logo', async () => {
    const smaller = await ask(`/p/640?${address}`);
    expect(smaller.headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(Buffer.from(await smaller.arrayBuffer())).metadata()).width).toBe(640);
    const icon = sharp(Buffer.from(await (await ask('/icon-192.png')).arrayBuffer()));
    expect(await colourOf(await icon.extract({ left: 50, top: 90, width: 8, height: 8 }).png().toBuffer())).toBe('red');
    expect((await ask('/share.png')).status).toBe(200);
  });

  test('gives the console its logo, too', async () => {
    const logoOf = logoFetcher({
      ...{ directory, brandsDirectory: '/nowhere', warn() {} },
      uploaded: async (wanted) => (await own(wanted))?.bytes,
    });
    const logo = await logoOf(read.configuration);
    expect((await sharp(logo).metadata()).format).toBe('webp');
    expect(await logoOf({ ...read.configuration, logo: address.replace('0197', '0198') as never })).toBeUndefined();
  });

  test('whose backend runs elsewhere serves them all the same, and asks once', async () => {
    let calls = 0;
    let isThere = true;
    const findPicture = hostedPictures({
      ...{ url: 'https://backend.example', anonKey: 'key' },
      fetch: async (request) => {
        calls += 1;
        if (!isThere) return new Response('', { status: 503 });
        if (!request.url.endsWith(`?id=${ID}`)) return new Response('{}', { status: 404 });
        return new Response(Uint8Array.from(bytes), { headers: { 'x-brand-id': 'lucia' } });
      },
    });
    const get = async (at: string, storedAs = 'lucia') =>
      siteOf(storedAs, findPicture).app.request(`http://lucia.example${at}`);
    isThere = false;
    const away = await get(address);
    expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store']);
    isThere = true;
    calls = 0;
    const [first, other] = await Promise.all([get(address), get(address, 'ember')]);
    expect([first?.status, other?.status, calls]).toEqual([200, 404, 1]);
    expect(Object.fromEntries(first?.headers ?? [])).toEqual(Object.fromEntries((await ask(address)).headers));
    expect(new Uint8Array((await first?.arrayBuffer()) ?? [])).toEqual(Uint8Array.from(bytes));
    expect((await get(`/p/640?${address}`)).headers.get('content-type')).toBe('image/jpeg');
    expect((await get(address.replace('0197', '0198'))).status).toBe(404);
  });

  test('says when the database is away', async () => {
    const away = uploadedPictures({
      find: async () => {
        throw new Unavailable('away');
      },
    });
    const answer = await away.request(address);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
