import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { pathForLog } from '@tablefront/serving/path-for-log';
import type { Stopping } from '@tablefront/serving/stopping';
import type { ProxyTrust } from '@tablefront/serving/trusted-proxy';
import { watchForUntrustedProxy } from '@tablefront/serving/untrusted-proxy';
import type { Logger } from 'pino';
import { otherPathAt } from '../paths.ts';
import { withoutToken } from '../preview/preview-path.ts';
import type { Metrics } from './metrics.ts';
import type { OwnHost, OwnHostName } from './own-host.ts';
import { requestContext } from './request-context.ts';
import { checkMethod, checkRequest, type Refusal } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { readVisit, type Visit } from './visit.ts';

/** What the server tells an application beside a request. */
export interface EdgeBindings {
  visit?: Visit;
  /** It came to a host of ours: no brand's page answers. */
  own?: OwnHostName;
}

export interface EdgeOptions {
  fetch(request: Request, bindings: EdgeBindings): Response | Promise<Response>;
  /**
   * An answer that is there already: what `fetch` would answer, without a request to make for it. Most visits end here.
   * @returns undefined where `fetch` has to be asked
   */
  ready?(visit: Visit, asked: ReadyRequest): ReadyAnswer | undefined;
  trust: ProxyTrust;
  /** How long browsers that came by TLS shall come by nothing else. */
  hstsSeconds: number;
  logger: Logger;
  metrics: Metrics;
  /** The pattern that a path is of. */
  routeOf(path: string): string;
  /** Those that are no brand's, and what their answers bear. */
  ownHosts?: readonly (Pick<OwnHost, 'name' | 'isAt'> & { headers(): Readonly<Record<string, string>> })[];
  /** Once the process is about to end, visitors had better go elsewhere. */
  stopping: Pick<Stopping, 'isStopping' | 'onBegin'>;
}

/** Of a request what an answer that is there may depend on. */
export interface ReadyRequest {
  method: string;
  /** Path and query as they came. */
  target: string;
  acceptEncoding?: string;
  ifNoneMatch?: string;
}

export interface ReadyAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array<ArrayBuffer> | null;
}

/** Headers that say what only a proxy, or the edge itself (`form-bodies.ts`), can know. */
const NOT_VISITORS = /^(?:forwarded|x-forwarded-.*|x-request-id|x-body-refused)$/;
/** Nobody waited for the answer; after the custom of proxies. */
const LEFT_EARLY = 499;

/**
 * The outermost layer: turns away what no page should see, makes out who visits which host, and gives each answer its
 * headers and each request its id, its line in the log and its part in the metrics.
 */
export function createEdge(options: EdgeOptions): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const { fetch, trust, hstsSeconds, stopping, logger, ownHosts = [] } = options;
  const noticeProxy = watchForUntrustedProxy(trust, logger);
  const visits = new WeakMap<object, EdgeBindings>();
  const inFlight = new Set<ServerResponse>();
  stopping.onBegin(() => {
    for (const outgoing of inFlight) {
      outgoing.shouldKeepAlive = false;
      // It would go on for minutes; whoever listens asks anew, and another process answers.
      if (String(outgoing.getHeader('content-type')).startsWith('text/event-stream')) outgoing.end();
    }
  });
  const answer = getRequestListener((request, { incoming }) => fetch(request, visits.get(incoming) ?? {}));

  return (incoming, outgoing) => {
    const { method = '', url = '', rawHeaders, socket } = incoming;
    const checked = checkRequest({ target: url, rawHeaders });
    const malformed = 'refusal' in checked ? checked.refusal : undefined;
    const path = ('target' in checked ? checked.target : url).replace(/[?#].*$/s, '');
    if (!malformed) incoming.headers.host ??= 'localhost';
    const visit = malformed ? undefined : readVisit({ headers: incoming.headers, peer: socket.remoteAddress }, trust);
    // How the process is says the same on every host.
    const ownHost = otherPathAt(path)?.health ? undefined : ownHosts.find(({ isAt }) => visit && isAt(visit.host));
    const own = ownHost?.name;
    const refusal = malformed ?? checkMethod({ method, path, own });
    noticeProxy(incoming.headers['x-forwarded-for'], socket.remoteAddress);
    const requestId = visit?.requestId ?? randomUUID();

    const answered = { requestId, scheme: visit?.scheme, path, hstsSeconds, own: ownHost?.headers() };
    for (const [name, value] of securityHeaders(answered)) {
      outgoing.setHeader(name, value);
    }
    inFlight.add(outgoing);
    outgoing.once('close', () => inFlight.delete(outgoing));
    if (stopping.isStopping()) outgoing.shouldKeepAlive = false;
    const route = own ? ownRoute(own, path) : options.routeOf(path);
    const told = own === 'preview' ? withoutToken(path) : path;
    report(options, incoming, outgoing, { path: told, route, requestId, host: visit?.host, refused: refusal?.text });

    if (refusal) return sendRefusal(outgoing, refusal);
    if (stopping.isStopping() && otherPathAt(path)?.health) return sendStopping(outgoing);
    if (visit && 'target' in checked) {
      const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = incoming.headers;
      const asked = { method, target: checked.target, acceptEncoding: acceptEncoding?.toString(), ifNoneMatch };
      const ready = own ? undefined : options.ready?.(visit, asked);
      if (ready) return sendReady(outgoing, ready);
      asVisited(incoming, visit, checked.target);
      visits.set(incoming, { visit, own });
    }
    requestContext.run({ requestId }, () => void answer(incoming, outgoing));
  };
}

/** For metrics: no more names than these, whatever is asked for. */
function ownRoute(own: OwnHostName, path: string): string {
  return own === 'console' && path.startsWith('/api/') ? 'console /api/*' : own;
}

/** The line in the log and the numbers, once the answer is out. Neither holds what visitors write, nor their address. */
function report(
  { logger, metrics }: EdgeOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { path, route, requestId, host, refused }: Reported,
): void {
  const { socket, method = '' } = incoming;
  const began = performance.now();
  const writtenBefore = socket.bytesWritten;
  const finished = metrics.requestStarted();
  outgoing.once('close', () => {
    const ms = performance.now() - began;
    const status = outgoing.headersSent ? outgoing.statusCode : LEFT_EARLY;
    finished({ route, method, status, seconds: ms / 1_000 });
    const level = status >= 500 ? 'warn' : otherPathAt(path)?.quiet ? 'debug' : 'info';
    logger[level](
      {
        requestId,
        method,
        host,
        path: pathForLog(path),
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: socket.bytesWritten - writtenBefore,
        ...(refused !== undefined && { refused }),
        ...(!outgoing.writableFinished && { aborted: true }),
      },
      'request',
    );
  });
}

interface Reported {
  path: string;
  route: string;
  requestId: string;
  host?: string;
  refused?: string;
}

/** From here on the request is as the visitor made it: nothing behind can read a header that a visitor made up. */
function asVisited(incoming: IncomingMessage, { host, scheme }: Visit, target: string): void {
  incoming.url = `${scheme}://${host}${target}`;
  const { headers, rawHeaders } = incoming;
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (name === 'host' || NOT_VISITORS.test(name)) continue;
    const value = rawHeaders[index + 1] ?? '';
    kept.push(rawHeaders[index] ?? '', name === 'origin' ? withoutFinalDot(value) : value);
  }
  incoming.rawHeaders = [...kept, 'Host', host];
  for (const name of Object.keys(headers)) {
    if (NOT_VISITORS.test(name)) delete headers[name];
  }
  headers.host = host;
  if (headers.origin !== undefined) headers.origin = withoutFinalDot(headers.origin);
}

/** Of the page that posts, as `Visit.host` has it: the two are compared. */
function withoutFinalDot(origin: string): string {
  return origin.replace(/\.(?=(?::\d+)?$)/, '');
}

function sendRefusal(outgoing: ServerResponse, { status, text, allow }: Refusal): void {
  if (allow !== undefined) outgoing.setHeader('Allow', allow);
  // A body may follow that nobody will read.
  outgoing.shouldKeepAlive = false;
  const body = Buffer.from(`${text}\n`);
  outgoing.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  outgoing.end(body);
}

function sendReady(outgoing: ServerResponse, { status, headers, body }: ReadyAnswer): void {
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

function sendStopping(outgoing: ServerResponse): void {
  outgoing.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  outgoing.end('{"status":"stopping"}');
}
