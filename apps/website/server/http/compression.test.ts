import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { acceptedEncoding, compressed } from './compression.ts';

const page = () => new Response('<p>hello</p>'.repeat(100), { headers: { 'Content-Type': 'text/html' } });
const from = (accept: string) => new Request('http://a.example/', { headers: { 'accept-encoding': accept } });

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('%j takes %s', (accept, expected) => {
    expect(acceptedEncoding(accept)).toBe(expected);
  });

  test('a page comes back whole from either encoding', async () => {
    const whole = await page().text();
    const brotli = await compressed(page(), from('br'));
    expect(brotli.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(whole);
    const gzip = await compressed(page(), from('gzip'));
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(whole);
  });

  test('who accepts nothing gets the page as it is, and caches are told to tell them apart', async () => {
    const plain = await compressed(page(), from(''));
    expect(plain.headers.has('Content-Encoding')).toBe(false);
    expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await plain.text()).toBe(await page().text());
  });

  test('pictures are left alone', async () => {
    const picture = new Response('x', { headers: { 'Content-Type': 'image/webp' } });
    expect(await compressed(picture, from('br'))).toBe(picture);
  });

  test('a streamed page hands on each chunk as it comes', async () => {
    let push: (text: string) => void = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    const response = await compressed(new Response(body, { headers: { 'Content-Type': 'text/html' } }), from('br'), {
      flushEachChunk: true,
    });
    push('Loading restaurant...');
    const first = await response.body?.getReader().read();
    expect(first?.value?.length).toBeGreaterThan(0);
  });
});
