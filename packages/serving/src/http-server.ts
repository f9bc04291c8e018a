import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { cutOffCrumbs } from './body-pieces.ts';
import { cutOffSlowClients } from './slow-clients.ts';

/** Each with its reason in `docs/decisions/021-the-edge.md`. */
const limits = {
  headersBytes: 16 * 1024,
  headersWithinMs: 15_000,
  /** Two files of 10 MB at 280 kbit/s. */
  requestWithinMs: 600_000,
  /** No byte in either direction. */
  silenceMs: 120_000,
  /** Longer than the 60 seconds for which load balancers keep a connection. */
  idleMs: 75_000,
  connections: 10_000,
  /** Requests on one connection that wait for their answers. Neither browsers nor proxies send a second one before the first is answered. */
  unanswered: 16,
} as const;

/** How often Node looks for clients that take too long. */
const LOOK_EVERY_MS = 5_000;

/**
 * Node's HTTP server with limits on what clients may ask of it, and plain answers to what is no HTTP.
 * @param patience in milliseconds, for tests: within what a request's head must be there, and how often that is looked at
 */
export function createHttpServer(
  listener: RequestListener,
  patience = { headersWithinMs: limits.headersWithinMs as number, lookEveryMs: LOOK_EVERY_MS },
): Server {
  const answering = new WeakMap<Duplex, ServerResponse>();
  const unanswered = new WeakMap<Duplex, number>();
  const slow = cutOffSlowClients();
  const server = createServer(
    {
      maxHeaderSize: limits.headersBytes,
      headersTimeout: patience.headersWithinMs,
      requestTimeout: limits.requestWithinMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: patience.lookEveryMs,
      insecureHTTPParser: false,
      // The edge asks for it, and says so in an answer with all its headers.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      const { socket } = incoming;
      // What came in one piece with the request too many.
      if (socket.destroyed) return;
      const waiting = (unanswered.get(socket) ?? 0) + 1;
      unanswered.set(socket, waiting);
      outgoing.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
      if (waiting > limits.unanswered) return void socket.destroy();
      answering.set(incoming.socket, outgoing);
      slow.watch(incoming, outgoing);
      cutOffCrumbs(incoming);
      listener(incoming, outgoing);
    },
  );
  server.timeout = limits.silenceMs;
  server.maxConnections = limits.connections;

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const current = answering.get(socket);
    const inTheMiddle = current?.headersSent && !current.writableFinished;
    if (!socket.writable || inTheMiddle || error.code === 'ECONNRESET') socket.destroy();
    else sayAndClose(socket, statusOf(error.code));
  });
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    sayAndClose(socket, 405, 'Allow: GET, HEAD, POST\r\n');
  });
  server.on('close', () => slow.stop());
  return server;
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_INVALID_METHOD') return 501;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** Before there is a request there is nothing but the connection to write to. */
function sayAndClose(socket: Duplex, status: number, headers = ''): void {
  const text = `${STATUS_CODES[status]}\n`;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}Content-Type: text/plain; charset=utf-8\r\n` +
      "X-Content-Type-Options: nosniff\r\nContent-Security-Policy: frame-ancestors 'none'\r\nCache-Control: no-store\r\nConnection: close\r\n" +
      `Content-Length: ${text.length}\r\n\r\n${text}`,
  );
}
