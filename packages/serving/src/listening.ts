import type { Server as HttpServer } from 'node:http';
import { createServer, type ListenOptions, type Server } from 'node:net';

/**
 * Sockets that listen at the same port. Node takes in one new connection of each in a turn of its event loop (libuv's
 * `uv__server_io`): with one socket, new visitors wait for dozens of turns where a turn is long, while those whose
 * connections are kept are served.
 */
const LISTENERS = 16;

/** Not on every system can several sockets share a port; there one has to do. */
const unsupported = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EINVAL', 'ENOPROTOOPT']);

/**
 * Listens at a port that nobody else has (0: any).
 * @returns everything that listens, the server first; each has to be closed
 * @throws the system's error (`EADDRINUSE`, `EACCES`), with nothing left listening
 */
export async function listenAtPort(server: HttpServer, port: number, host?: string): Promise<Server[]> {
  // Sockets that share a port would share it with another process of this user, too.
  if (port !== 0) await closed(await listening(createServer(), { port, host, exclusive: true }));
  try {
    await listening(server, { port, host, reusePort: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && unsupported.has(String(error.code)))) throw error;
    await listening(server, { port, host });
    return [server];
  }

  const listeners: Server[] = [server];
  try {
    while (listeners.length < LISTENERS) {
      // As an HTTP server opens its connections.
      const further = createServer({ allowHalfOpen: true, noDelay: true });
      further.on('connection', (socket) => server.emit('connection', socket));
      listeners.push(await listening(further, { port: portOf(server), host, reusePort: true }));
    }
  } catch (error) {
    await Promise.all(listeners.map(closed));
    throw error;
  }
  // The kernel deals connections out evenly.
  const most = Math.ceil(server.maxConnections / listeners.length);
  for (const listener of listeners) listener.maxConnections = most;
  return listeners;
}

/** Listens on this machine alone, at any port that is free, and says at which. */
export async function listenOnLoopback(server: Server): Promise<number> {
  return portOf(await listening(server, { port: 0, host: '127.0.0.1' }));
}

/** The port at which a server listens. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen at a port');
  return address.port;
}

function listening(server: Server, options: ListenOptions): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
