/** `npm run backend`: the backend without a website, for sites elsewhere that name it as `BACKEND_URL`. */
import { getRequestListener } from '@hono/node-server';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { createHttpServer } from '@tablefront/serving/http-server';
import { listenAtPort, portOf } from '@tablefront/serving/listening';
import { closeServer, createStopping, type Stopping, withinTime } from '@tablefront/serving/stopping';
import { visitorAddress } from '@tablefront/serving/trusted-proxy';
import { watchForUntrustedProxy } from '@tablefront/serving/untrusted-proxy';
import { pino } from 'pino';
import { createBackend } from './backend.ts';
import { openDatabase } from './database/open-database.ts';
import { readServerSettings, readStorageSettings, type ServerSettings } from './settings.ts';

/** What is in flight at the end may take this long: service managers commonly kill after 30 seconds. */
const FINISH_WITHIN_MS = 25_000;
/** A server that starts together with this may be there a little later. */
const MIGRATION_PATIENCE_MS = 60_000;

async function main(): Promise<void> {
  const [command, ...more] = process.argv.slice(2);
  if (command === 'migrate' && more.length === 0) return migrateOnly();
  if (command !== undefined) throw new Error('Say `npm run backend`, or `npm run backend -- migrate`.');
  const settings = readServerSettings(process.env);
  const logger = pino({ level: settings.logLevel, serializers: { err: errorForLog } });
  const stopping = createStopping({ logger });
  try {
    await serve(settings, logger, stopping);
  } catch (error) {
    complain(error);
    await stopping.stop(1);
  }
}

/** So that the processes that serve need not know who may change the tables. */
async function migrateOnly(): Promise<void> {
  const settings = readStorageSettings(process.env);
  const opened = await openDatabase({ ...settings, patienceMs: MIGRATION_PATIENCE_MS }, pino({ level: 'warn' }));
  await opened.close();
  console.log('The tables are up to date');
}

async function serve(
  { port, host, trustProxy, backend: options }: ServerSettings,
  logger: pino.Logger,
  stopping: Stopping,
): Promise<void> {
  const backend = await createBackend({ ...options, logger });
  stopping.beforeExit(() => withinTime(backend.close()));
  const noticeProxy = watchForUntrustedProxy(trustProxy, logger);
  const server = createHttpServer(
    getRequestListener((request, { incoming, outgoing }) => {
      outgoing.setHeader('X-Content-Type-Options', 'nosniff');
      const forwardedFor = request.headers.get('x-forwarded-for');
      const { remoteAddress: peer } = incoming.socket;
      noticeProxy(forwardedFor, peer);
      return backend.fetch(request, { visitorAddress: visitorAddress({ forwardedFor, peer }, trustProxy) });
    }),
  );
  const listeners = await listenAtPort(server, port, host);
  for (const listener of listeners) listener.on('error', (error) => logger.error({ err: error }, 'The HTTP server'));
  stopping.beforeExit(() => closeServer(server, { delayMs: 0, limitMs: FINISH_WITHIN_MS }, listeners));
  console.log(`Tablefront's backend answers at http://localhost:${portOf(server)}`);
}

function complain(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

main().catch((error: unknown) => {
  complain(error);
  process.exit(1);
});
