import { createServer, type ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

interface OperatorsServer {
  port: number;
  host: string;
  metrics: Metrics;
  /** Whether a brand has this host name; undefined while nobody can tell. */
  knowsHost(host: string): Promise<boolean | undefined>;
}

/**
 * What is for operators, on a port that visitors do not reach: `GET /metrics` for Prometheus, and
 * `GET /known-host?domain=NAME` for proxies that ask before they get a certificate (200 or 404). Answers its port and how
 * to stop it.
 */
export function serveOperators({
  port,
  host,
  metrics,
  knowsHost,
}: OperatorsServer): Promise<{ port: number; stop(): void }> {
  const server = createServer((incoming, outgoing) => {
    const base = 'http://operators';
    const { pathname, searchParams } = new URL(
      URL.canParse(incoming.url ?? '', base) ? (incoming.url ?? '') : '/',
      base,
    );
    const answering =
      incoming.method === 'GET' && pathname === '/metrics'
        ? metrics.read().then(({ contentType, text }) => send(outgoing, 200, text, contentType))
        : incoming.method === 'GET' && pathname === '/known-host'
          ? knowsHost(searchParams.get('domain') ?? '').then((known) =>
              send(outgoing, known === undefined ? 503 : known ? 200 : 404, `${known ?? 'unknown'}\n`),
            )
          : Promise.resolve(send(outgoing, 404, 'There are /metrics and /known-host?domain=NAME\n'));
    answering.catch(() => send(outgoing, 500, 'Something went wrong\n'));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        stop() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

function send(outgoing: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  outgoing.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
}
