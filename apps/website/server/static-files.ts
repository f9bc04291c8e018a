import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { acceptedEncoding } from './compression.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
};

interface StaticFile {
  type: string;
  etag: string;
  content: Uint8Array<ArrayBuffer>;
  brotli?: Uint8Array<ArrayBuffer>;
}

/** The built client files, held in memory: they are few. Those under `/assets` have a hash in their name. */
export function staticFiles(directory: string): Hono {
  const app = new Hono();
  for (const [urlPath, file] of readFiles(directory)) app.get(urlPath, (c) => answer(c, urlPath, file));
  app.get('/assets/*', (c) => c.text('Not found', 404));
  return app;
}

function answer(c: Context, urlPath: string, file: StaticFile): Response {
  const headers: Record<string, string> = {
    ETag: file.etag,
    'Cache-Control': urlPath.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
  if (file.brotli) headers.Vary = 'Accept-Encoding';
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers);
  headers['Content-Type'] = file.type;
  const wantsBrotli = file.brotli && acceptedEncoding(c.req.header('accept-encoding') ?? '') === 'br';
  if (wantsBrotli) headers['Content-Encoding'] = 'br';
  return c.body(wantsBrotli && file.brotli ? file.brotli : file.content, 200, headers);
}

/** Every file that has a type of ours, with its `.br` twin where the build made one. */
function* readFiles(directory: string): Generator<[urlPath: string, StaticFile]> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    const type = TYPES[path.extname(name)];
    if (!type || name.startsWith('.')) continue;
    const location = path.join(directory, name);
    const content = bytes(readFileSync(location));
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`;
    const twin = `${location}.br`;
    const brotli = existsSync(twin) ? bytes(readFileSync(twin)) : undefined;
    yield [`/${name.split(path.sep).join('/')}`, { type, etag, content, brotli }];
  }
}

function bytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
