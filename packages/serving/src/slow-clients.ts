import type { IncomingMessage, ServerResponse } from 'node:http';

interface SlowClientLimits {
  /** A body may crawl for this long before its speed counts. */
  graceMs: number;
  /** On average since the request began. */
  leastBytesPerSecond: number;
  /** From the first byte of an answer to its last. */
  answerWithinMs: number;
  lookEveryMs: number;
}

const defaults: SlowClientLimits = {
  graceMs: 30_000,
  leastBytesPerSecond: 1_024,
  answerWithinMs: 300_000,
  lookEveryMs: 5_000,
};

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  began: number;
  readBefore: number;
  answerBegan?: number;
}

/** Ends the connections of those who send or read so slowly that they can only mean to keep us busy. */
export function cutOffSlowClients(limits: Partial<SlowClientLimits> = {}) {
  const { graceMs, leastBytesPerSecond, answerWithinMs, lookEveryMs } = { ...defaults, ...limits };
  const exchanges = new Set<Exchange>();

  const isTooSlow = (exchange: Exchange, now: number): boolean => {
    const { incoming, outgoing, began, readBefore } = exchange;
    if (outgoing.headersSent) {
      exchange.answerBegan ??= now;
      return now - exchange.answerBegan > answerWithinMs;
    }
    const ms = now - began;
    const read = incoming.socket.bytesRead - readBefore;
    return !incoming.complete && ms > graceMs && (read / ms) * 1_000 < leastBytesPerSecond;
  };
  const looking = setInterval(() => {
    const now = performance.now();
    for (const exchange of exchanges) if (isTooSlow(exchange, now)) exchange.incoming.socket.destroy();
  }, lookEveryMs).unref();

  return {
    watch(incoming: IncomingMessage, outgoing: ServerResponse): void {
      const exchange = { incoming, outgoing, began: performance.now(), readBefore: incoming.socket.bytesRead };
      exchanges.add(exchange);
      outgoing.once('close', () => exchanges.delete(exchange));
    },
    stop: () => clearInterval(looking),
  };
}
