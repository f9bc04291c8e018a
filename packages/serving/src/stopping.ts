import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How the process comes to its end. */
export interface Stopping {
  /** Whether it has begun. */
  isStopping(): boolean;
  /** Is called when it begins. */
  onBegin(listener: () => void): void;
  /** What shall be closed at the end; the last that was named is closed first. */
  beforeExit(close: () => unknown): void;
  /** Closes everything and exits. */
  stop(exitCode: number): Promise<void>;
}

interface StoppingOptions {
  logger: Logger;
  exit?: (code: number) => void;
}

/** `npm` and service managers hand on a signal that the process got itself: those are one. */
const SAME_SIGNAL_MS = 1_000;
/** Everything that has to be closed beside the HTTP server is closed after this long, or never. */
const CLOSE_WITHIN_MS = 10_000;

/**
 * A signal, or an error that nobody caught, ends the process in good order; another signal ends it at once.
 */
export function createStopping({ logger, exit = process.exit }: StoppingOptions): Stopping {
  const closings: (() => unknown)[] = [];
  const listeners: (() => void)[] = [];
  let beganAt: number | undefined;

  const stop = async (exitCode: number): Promise<void> => {
    if (beganAt !== undefined) return;
    beganAt = performance.now();
    for (const listener of listeners) listener();
    let code = exitCode;
    for (let close = closings.pop(); close; close = closings.pop()) {
      try {
        await close();
      } catch (error) {
        code = 1;
        logger.error({ err: error }, 'Something could not be closed');
      }
    }
    exit(code);
  };

  const onSignal = (signal: NodeJS.Signals) => {
    if (beganAt === undefined) {
      logger.info({ signal }, 'Stopping: what is in flight finishes, nothing new begins');
      void stop(0);
    } else if (performance.now() - beganAt > SAME_SIGNAL_MS) {
      logger.warn({ signal }, 'Stopping at once');
      exit(1);
    }
  };
  const onBug = (error: unknown) => {
    logger.fatal({ err: error }, 'An error that nobody caught: stopping');
    void stop(1);
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal).on('uncaughtException', onBug).on('unhandledRejection', onBug);

  return {
    isStopping: () => beganAt !== undefined,
    onBegin: (listener) => listeners.push(listener),
    beforeExit: (close) => closings.push(close),
    stop,
  };
}

interface ServerClosing {
  /** For this long load balancers may notice before new connections are refused. */
  delayMs: number;
  /** What is in flight may take this long. */
  limitMs: number;
}

/**
 * Takes no new connections and waits for what is in flight.
 * @param listeners everything that hands connections to the server, itself included
 */
export async function closeServer(
  server: HttpServer,
  { delayMs, limitMs }: ServerClosing,
  listeners: readonly Server[] = [server],
): Promise<void> {
  if (delayMs > 0) await wait(delayMs);
  const closed = Promise.all(
    listeners.map((listener) => new Promise<void>((resolve) => listener.close(() => resolve()))),
  );
  // A connection becomes idle when its answer is out; Node closes those that are idle now.
  const sweeping = setInterval(() => server.closeIdleConnections(), 50);
  const tooLate = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(sweeping);
  clearTimeout(tooLate);
}

/** Whatever hangs must not keep the process: gives up after a while. */
export async function withinTime(closing: Promise<unknown> | undefined): Promise<void> {
  const giveUp = new AbortController();
  const late = wait(CLOSE_WITHIN_MS, true, { signal: giveUp.signal }).catch(() => false);
  const isLate = await Promise.race([Promise.resolve(closing).then(() => false), late]);
  giveUp.abort();
  if (isLate) throw new Error('It took too long to close');
}
