/**
 * Stands between a backend and its PostgreSQL server, for tests of what goes wrong on the way: it refuses, swallows what is
 * said, or cuts the connection when a commit was answered.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { listenOnLoopback } from '@tablefront/serving/listening';

export interface DatabaseProxy {
  /** The URL of the database, through here. */
  url: string;
  /** Nobody listens any longer, and every connection breaks. */
  refuse(): Promise<void>;
  /** Connections are taken and kept, but nothing comes back. */
  swallow(): void;
  /** The server gets the next statement with this text, and its answer gets lost with the connection. */
  loseAnswerTo(text: string): void;
  pass(): Promise<void>;
  close(): Promise<void>;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const directory = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  let mode: 'pass' | 'swallow' = 'pass';
  let losing: string | undefined;
  const sockets = new Set<Socket>();

  const server = createServer((client) => {
    const upstream = directory
      ? connect(join(directory, `.s.PGSQL.${port}`))
      : connect(port, target.hostname.replace(/^\[|\]$/g, ''));
    let cut = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (chunk) => {
      if (mode === 'swallow') return;
      if (losing !== undefined && chunk.includes(losing)) {
        losing = undefined;
        cut = true;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (cut) client.destroy();
      else if (mode === 'pass') client.write(chunk);
    });
  });
  const listensAt = await listenOnLoopback(server);

  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(listensAt);

  async function refuse() {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  return {
    url: url.href,
    refuse,
    swallow: () => {
      mode = 'swallow';
    },
    loseAnswerTo: (text) => {
      losing = text;
    },
    async pass() {
      mode = 'pass';
      if (server.listening) return;
      server.listen(Number(url.port), '127.0.0.1');
      await once(server, 'listening');
    },
    close: () => (server.listening ? refuse() : Promise.resolve()),
  };
}
