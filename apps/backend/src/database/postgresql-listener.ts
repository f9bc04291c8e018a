import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { Logger } from '../failures/logger.ts';
import type { NotificationListener } from './database.ts';

const FIRST_BACK_OFF_MS = 100;
const LONGEST_BACK_OFF_MS = 5_000;
const PING_MS = 10_000;

/** Listens on a connection of its own, which is made anew, with back-off, for as long as nobody stops it. */
export async function listen(
  settings: ClientConfig,
  channel: string,
  listener: NotificationListener,
  logger: Logger,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();

  let connection = await connect(settings, channel, listener);
  const keepListening = async () => {
    for (;;) {
      await lost(connection, stopping.signal);
      connection.end().catch(() => {});
      if (stopping.signal.aborted) return;
      logger.warn({}, 'The connection that hears of changes was lost');

      let backOffMs = FIRST_BACK_OFF_MS;
      for (;;) {
        await wait(backOffMs * (0.5 + Math.random() / 2), undefined, { signal: stopping.signal }).catch(() => {});
        if (stopping.signal.aborted) return;
        try {
          connection = await connect(settings, channel, listener);
          break;
        } catch {
          backOffMs = Math.min(backOffMs * 2, LONGEST_BACK_OFF_MS);
        }
      }
      logger.info({}, 'The connection that hears of changes is there again');
      listener.onReconnected();
    }
  };
  const listening = keepListening();

  return async () => {
    stopping.abort();
    await listening;
  };
}

async function connect(settings: ClientConfig, channel: string, listener: NotificationListener): Promise<Client> {
  const client = new Client(settings);
  client.on('error', () => {});
  client.on('notification', (notification) => listener.onNotification(notification.payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
}

/** Settles when the connection is no longer any good, or nobody wants it any longer. */
function lost(client: Client, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // A server that vanished without a word is noticed only by asking it something.
    const ping = setInterval(() => client.query('select 1').catch(done), PING_MS);
    function done() {
      clearInterval(ping);
      stop.removeEventListener('abort', done);
      resolve();
    }
    client.once('error', done);
    client.once('end', done);
    stop.addEventListener('abort', done);
    if (stop.aborted) done();
  });
}
