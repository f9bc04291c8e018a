import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { brandWith, closeAll, emptyFolder, endpoint, pictureHost } from './endpoint.test-support.ts';

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const DAY = 86_400_000;
const reach = { allowPrivate: true };
afterEach(closeAll);

let photograph: Buffer;
let cutout: Buffer;
beforeAll(async () => {
  const noise = {
    create: { width: 1_200, height: 800, channels: 3, background: '#654', noise: { type: 'gaussian' } },
  } as const;
  photograph = await sharp(noise)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const clear = { width: 500, height: 400, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } as const;
  cutout = await sharp({ create: clear }).png().toBuffer();
});

async function pictured() {
  const host = await pictureHost((request, response) => {
    response.setHeader('etag', '"v1"');
    if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else response.end(request.url === '/cutout.png' ? cutout : photograph);
  });
  const links = { photograph: `${host.url}/photograph.jpg?a=1,2&b=%20#x`, cutout: `${host.url}/cutout.png` };
  const brands = { 'one.example': brandWith(...Object.values(links)) };
  return { host, links, brands, directory: await emptyFolder() };
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a configured picture', () => {
  test('comes in the format that the browser takes, at the width that it asked for, upright, without its metadata', async () => {
    const { links, brands, directory } = await pictured();
    const { get } = endpoint({ brands, directory, reach });
    const formats = [
      { accept: BROWSER, width: 640, type: 'image/avif', format: 'heif' },
      { accept: BROWSER, width: 2400, type: 'image/webp', format: 'webp' },
      { accept: 'image/webp,*/*', width: 640, type: 'image/webp', format: 'webp' },
      { accept: '*/*', width: 640, type: 'image/jpeg', format: 'jpeg' },
    ];
    for (const { accept, width, type, format } of formats) {
      const response = await get(links.photograph, { accept, width });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        vary: 'Accept',
        'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
      });
      const { exif, orientation, ...made } = await sharp(await bytesOf(response)).metadata();
      // It was 1200 × 800 lying on its side.
      expect(made).toMatchObject({ format, width: Math.min(width, 800), height: Math.min(width * 1.5, 1_200) });
      expect({ exif, upright: orientation ?? 1 }).toEqual({ exif: undefined, upright: 1 });
    }
  });

  test('that something shows through stays so, also for a browser that takes PNG only', async () => {
    const { links, brands, directory } = await pictured();
    const { get } = endpoint({ brands, directory, reach });
    for (const [accept, type] of [
      ['*/*', 'image/png'],
      [BROWSER, 'image/avif'],
    ]) {
      const response = await get(links.cutout, { accept });
      expect(response.headers.get('content-type')).toBe(type);
      expect((await sharp(await bytesOf(response)).metadata()).hasAlpha).toBe(true);
    }
  });

  test('is not sent again to who has it', async () => {
    const { links, brands, directory } = await pictured();
    const { get } = endpoint({ brands, directory, reach });
    const etag = (await get(links.cutout)).headers.get('etag') ?? '';
    const again = await get(links.cutout, { headers: { 'if-none-match': etag } });
    expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' });
  });

  test('of a demo brand is read from its folder', async () => {
    const link = '/brands/trattoria-lucia/pictures/lucia-hero.webp';
    const { get } = endpoint({ brands: { 'one.example': brandWith(link) }, directory: await emptyFolder() });
    const response = await get(link, { accept: BROWSER });
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect((await bytesOf(response)).length).toBeLessThan(30_000);
  });

  test('is fetched and made once, however many ask, and after a restart not again', async () => {
    const { host, links, brands, directory } = await pictured();
    const first = endpoint({ brands, directory, reach });
    const many = await Promise.all(Array.from({ length: 20 }, () => first.get(links.cutout)));
    const second = endpoint({ brands, directory, reach });
    const again = await second.get(links.cutout);
    expect(new Set([...many, again].map(({ status }) => status))).toEqual(new Set([200]));
    expect(again.headers.get('etag')).toBe(many[0]?.headers.get('etag'));
    expect(host.asked).toEqual(['/cutout.png']);
  });

  test('is asked for anew after a day, without anybody waiting, and changes when its host has another', async () => {
    let content = cutout;
    let tag = '"v1"';
    const conditions: unknown[] = [];
    const host = await pictureHost((request, response) => {
      conditions.push(request.headers['if-none-match']);
      response.setHeader('etag', tag);
      if (request.headers['if-none-match'] === tag) response.writeHead(304).end();
      else response.end(content);
    });
    const link = `${host.url}/changing.png`;
    let now = 1_000_000_000_000;
    const brands = { 'one.example': brandWith(link) };
    const { get } = endpoint({ brands, directory: await emptyFolder(), reach, now: () => now });
    const before = (await get(link)).headers.get('etag');
    now += DAY + 1;
    expect((await get(link)).headers.get('etag')).toBe(before);
    await expect.poll(() => conditions).toEqual([undefined, '"v1"']);
    content = await sharp(photograph).png().toBuffer();
    tag = '"v2"';
    now += DAY + 1;
    expect((await get(link)).headers.get('etag'), 'meanwhile as it was').toBe(before);
    await expect.poll(async () => (await get(link)).headers.get('etag')).not.toBe(before);
    now += DAY + 1;
    tag = '"v3"';
    expect((await get(link)).status).toBe(200);
  });

  test('that its host no longer has is shown as it was', async () => {
    let gone = false;
    const host = await pictureHost((_, response) => void (gone ? response.writeHead(500).end() : response.end(cutout)));
    const link = `${host.url}/x.png`;
    let now = 1_000_000_000_000;
    const brands = { 'one.example': brandWith(link) };
    const { get } = endpoint({ brands, directory: await emptyFolder(), reach, now: () => now });
    await get(link);
    gone = true;
    for (let days = 0; days < 3; days += 1) {
      now += DAY + 1;
      expect((await get(link)).status).toBe(200);
      await expect.poll(() => host.asked.length).toBe(days + 2);
    }
  });
});
