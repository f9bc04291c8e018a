import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listenOnLoopback } from '@tablefront/serving/listening';
import { ask } from '../drill/http-client.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a built project as a good host of files does: compressed with Brotli as well as it goes, and what never changes is kept for
 * long. Pictures in smaller sizes are the site's, the same for all.
 */
export async function serveFolder(folder: string, site: URL): Promise<{ port: number; stop(): void }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/p/')) {
      const headers = { host: site.host, accept: request.headers.accept ?? '' };
      const picture = await ask({ port: Number(site.port), path: request.url, headers }).catch(() => undefined);
      response.writeHead(picture?.status ?? 502, picture?.headers).end(picture?.body);
      return;
    }
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const place = path.join(folder, path.normalize(asked));
    const file = [place, `${place}.html`, path.join(place, 'index.html')].find(isFile);
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const extension = path.extname(file);
    const headers = {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': /^.(_next|_astro|assets|brands).+\.\w+$/.test(asked)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    };
    if (!/\.(html|js|css|json|txt|svg|webmanifest)$/.test(file)) {
      response.writeHead(200, headers).end(readFileSync(file));
      return;
    }
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    response
      .writeHead(200, { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding', 'content-length': body.length })
      .end(body);
  });
  const port = await listenOnLoopback(server);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, stop };
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
