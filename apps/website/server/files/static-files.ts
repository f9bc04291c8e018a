import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { withCharset } from '@tablefront/serving/charset';
import { digestOf, entityTag, matchesEtag } from '@tablefront/serving/entity-tags';
import { type Context, Hono } from 'hono';
import { acceptedEncoding } from '../http/compression.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

interface StaticFile {
  type: string;
  digest: string;
  content: Bytes;
  brotli?: Bytes;
  /** Made when somebody first asks for it: hardly anybody does. */
  gzip?: Promise<Bytes>;
}

type Bytes = Uint8Array<ArrayBuffer>;

const gzipped = promisify(gzip);

/**
 * The files of these directories, held in memory: they are few. Those under `/assets` have a hash in their name.
 * Scripts are the first directory's only: the second has those of the server.
 */
export function staticFiles([client, server]: [client: string, server?: string]): Hono {
  const app = new Hono();
  const ofServer = server === undefined ? [] : [...readFiles(server)].filter(([urlPath]) => !urlPath.endsWith('.js'));
  for (const [urlPath, file] of [...readFiles(client), ...ofServer]) app.get(urlPath, (c) => answer(c, urlPath, file));
  // During an update the next process may have it.
  app.get('/assets/*', (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  return app;
}

async function answer(c: Context, urlPath: string, file: StaticFile): Promise<Response> {
  const encoding = file.brotli && acceptedEncoding(c.req.header('accept-encoding') ?? '');
  const etag = entityTag(file.digest, encoding);
  const headers: Record<string, string> = {
    ETag: etag,
    'Cache-Control': urlPath.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
  if (file.brotli) headers.Vary = 'Accept-Encoding';
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  headers['Content-Type'] = file.type;
  if (encoding) headers['Content-Encoding'] = encoding;
  const body = encoding === 'br' ? file.brotli : encoding === 'gzip' ? await gzipOf(file) : file.content;
  return c.body(body ?? file.content, 200, headers);
}

function gzipOf(file: StaticFile): Promise<Bytes> {
  file.gzip ??= gzipped(file.content).then(bytes);
  return file.gzip;
}

/** Every file that has a type of ours, with its `.br` twin where the build made one. */
function* readFiles(directory: string): Generator<[urlPath: string, StaticFile]> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    const type = types[path.extname(name)];
    if (!type || name.startsWith('.')) continue;
    const location = path.join(directory, name);
    const content = bytes(readFileSync(location));
    const twin = `${location}.br`;
    const brotli = existsSync(twin) ? bytes(readFileSync(twin)) : undefined;
    yield [
      `/${name.split(path.sep).join('/')}`,
      { type: withCharset(type), digest: digestOf(content), content, brotli },
    ];
  }
}

function bytes(buffer: Buffer): Bytes {
  return new Uint8Array(buffer);
}
