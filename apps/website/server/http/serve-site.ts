import type { RequestListener } from 'node:http';
import { createUploadSpool } from '@tablefront/serving/bodies/upload-spool';
import { createHttpServer } from '@tablefront/serving/http-server';
import { listenAtPort, portOf } from '@tablefront/serving/listening';
import { closeServer } from '@tablefront/serving/stopping';
import { consoleHeaders } from '../console/console-policy.ts';
import { createConsoleSite } from '../console/console-site.ts';
import type { Site } from '../open-site.ts';
import { previewHeaders } from '../preview/preview-policy.ts';
import type { EdgeBindings, EdgeOptions } from './edge.ts';
import { createEdge } from './edge.ts';
import { limitFormBodies } from './form-bodies.ts';
import { serveOperators } from './operators-server.ts';
import { routePattern } from './route-patterns.ts';

/** Each is there about three times: as it came, as a form, and as what the backend is sent. */
const formsInMemory = { ofBrand: 2, together: 4 };

interface Serving {
  fetch(request: Request, bindings: EdgeBindings): Response | Promise<Response>;
  ready?: EdgeOptions['ready'];
  /** What is on the preview's host; absent where there is no backend here. */
  previews?: { fetch(request: Request): Response | Promise<Response> };
  /** What stands before everything: the server of sources in development. */
  before?(listener: RequestListener): RequestListener;
}

/**
 * Listens, behind the edge, and closes in good order before the process ends.
 * @returns the port
 * @throws Error that says what the operator can do, where the port cannot be had
 */
export async function serveSite(
  site: Site,
  { fetch, ready, previews, before = (next) => next }: Serving,
): Promise<number> {
  const { settings, logger, metrics, stopping, knowsHost } = site;
  const { host: consoleHost, previewHost } = site.console;
  if (settings.metrics) {
    const operators = await serveOperators({ ...settings.metrics, metrics, knowsHost }).catch((error: unknown) => {
      throw cannotListen(error, 'METRICS_PORT', settings.metrics?.port);
    });
    stopping.beforeExit(operators.stop);
  }

  const uploads = createUploadSpool(settings.dataDir, { inMemory: formsInMemory });
  await uploads.sweep();
  const siteFetch = limitFormBodies(fetch, {
    uploads,
    warn: (error) => logger.warn({ err: error }, 'A form with files found no room on the disk'),
  });
  const consoleSite = createConsoleSite(site.console);
  const previewFetch = (request: Request) => previews?.fetch(request) ?? noPreviews();
  const edge = createEdge({
    fetch(request, bindings) {
      if (bindings.own === 'preview') return previewFetch(request);
      return (bindings.own === 'console' ? consoleSite.fetch : siteFetch)(request, bindings);
    },
    ready,
    ownHosts: [
      { ...consoleHost, headers: () => consoleHeaders(previewHost.origin()) },
      { ...previewHost, headers: () => previewHeaders(consoleHost.origin()) },
    ],
    trust: settings.trustProxy,
    hstsSeconds: settings.hstsSeconds,
    logger,
    metrics,
    routeOf: routePattern,
    stopping,
  });
  const server = createHttpServer(before(edge));
  const listeners = await listenAtPort(server, settings.port, settings.host).catch((error: unknown) => {
    throw cannotListen(error, 'PORT', settings.port);
  });
  for (const listener of listeners) listener.on('error', (error) => logger.error({ err: error }, 'The HTTP server'));
  stopping.beforeExit(() => closeServer(server, settings.shutdown, listeners));
  const port = portOf(server);
  consoleHost.listensAt(port);
  previewHost.listensAt(port);
  return port;
}

function noPreviews(): Response {
  return new Response('There are no previews here: this site uses a backend elsewhere (BACKEND_URL).\n', {
    status: 404,
  });
}

function cannotListen(error: unknown, setting: string, port: number | undefined): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const why = code === 'EADDRINUSE' ? 'is in use already' : `cannot be had (${String(code ?? error)})`;
  return new Error(`Port ${port} ${why}: set ${setting} to another.`, { cause: error });
}
