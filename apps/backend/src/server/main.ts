/** `npm run backend`: the backend without a website, for sites elsewhere that name it as `BACKEND_URL`. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { createBackend } from '../backend.ts';
import { readServerSettings } from './settings.ts';
import { visitorAddress } from './trusted-proxy.ts';

const closeWithinMs = 10_000;

async function main(): Promise<void> {
  const settings = readServerSettings(process.env);
  const backend = await createBackend({ ...settings.backend, logger: pino({ level: settings.logLevel }) });
  const server = createServer(
    { requestTimeout: 200_000, headersTimeout: 15_000 },
    getRequestListener((request, { incoming }) => {
      const forwardedFor = request.headers.get('x-forwarded-for');
      const { remoteAddress: peer } = incoming.socket;
      return backend.fetch(request, { visitorAddress: visitorAddress({ forwardedFor, peer }, settings.trustProxy) });
    }),
  );
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : settings.port;
  console.log(`Tablefront's backend answers at http://localhost:${port}`);

  let closing = false;
  async function close() {
    if (closing) return;
    closing = true;
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), closeWithinMs).unref();
    await closed;
    await backend.close();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
