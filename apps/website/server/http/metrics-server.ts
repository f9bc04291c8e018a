import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

/** `GET /metrics` on a port of its own, which visitors do not reach. Answers how to stop it. */
export function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }): Promise<() => void> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url?.replace(/\?.*$/s, '') !== '/metrics') {
      outgoing.writeHead(404, { 'Content-Type': 'text/plain' }).end('Metrics are at /metrics\n');
      return;
    }
    metrics.read().then(
      ({ contentType, text }) => outgoing.writeHead(200, { 'Content-Type': contentType }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(() => {
        server.close();
        server.closeAllConnections();
      });
    });
  });
}
