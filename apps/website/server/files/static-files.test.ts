import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const SCRIPT = 'console.log("hello")';
let directory: string;
let files: ReturnType<typeof staticFiles>;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'tablefront-static-'));
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, 'assets/a-1.js'), SCRIPT);
  writeFileSync(path.join(directory, 'assets/a-1.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(directory, 'assets/a-1.webp'), 'picture');
  mkdirSync(path.join(directory, 'server/assets'), { recursive: true });
  writeFileSync(path.join(directory, 'server/assets/render-1.js'), SCRIPT);
  writeFileSync(path.join(directory, 'server/assets/font-1.woff2'), 'font');
  files = staticFiles([directory, path.join(directory, 'server')]);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('a static file', () => {
  test('of the server is shown too, but for its scripts', async () => {
    expect((await files.request('/assets/font-1.woff2')).status).toBe(200);
    expect((await files.request('/assets/render-1.js')).status).toBe(404);
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
  ])('comes to who accepts %s as %s, with a tag of its own that 304 answers to', async (accepted, encoding, decode) => {
    const get = (headers = {}) =>
      files.request('/assets/a-1.js', { headers: { 'accept-encoding': accepted, ...headers } });
    const response = await get();
    expect(decode(Buffer.from(await response.arrayBuffer())).toString()).toBe(SCRIPT);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const etag = response.headers.get('etag') ?? '';
    expect(etag.endsWith(encoding ? `-${encoding}"` : '"')).toBe(true);
    expect((await get({ 'if-none-match': `W/${etag}` })).status).toBe(304);
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('that no compression makes smaller comes as it is', async () => {
    const response = await files.request('/assets/a-1.webp', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([null, null]);
    expect(await response.text()).toBe('picture');
  });
});
