import { inspect } from 'node:util';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { type DestinationStream, type Logger, pino } from 'pino';
import { requestContext } from './request-context.ts';

interface LogOptions {
  level: string;
  /** Texts that must stand in no line, whoever writes it. */
  secrets: readonly string[];
  /** Standard output unless set. */
  destination?: DestinationStream;
}

/** A shorter one would black out half of the log, and protects nothing. */
const SHORTEST_SECRET = 4;

/**
 * The log of the process: a line of JSON for each entry. Every line that a request causes, however deep, bears its id as
 * `requestId`.
 */
export function createProcessLog({ level, secrets, destination }: LogOptions): Logger {
  const conceal = concealer(secrets);
  return pino(
    {
      level,
      base: { pid: process.pid },
      // Pino adds what a line says to this very object: the next line of the request must not say it again.
      mixin: () => ({ ...requestContext.getStore() }),
      serializers: { err: errorForLog },
      hooks: { streamWrite: conceal },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
}

/** Takes the secrets out of a text, as they are and as JSON or an address writes them. */
export function concealer(secrets: readonly string[]): (text: string) => string {
  const written = secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]);
  if (written.length === 0) return (text) => text;
  const longestFirst = [...new Set(written)].sort((one, other) => other.length - one.length);
  const any = new RegExp(longestFirst.map((secret) => secret.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|'), 'g');
  return (text) => text.replace(any, '[secret]');
}

/** Libraries say what goes wrong on the console (React, above all): it belongs into the log, with the request's id. */
export function consoleToLog(logger: Logger): void {
  console.error = (...said: unknown[]) => write('error', said);
  console.warn = (...said: unknown[]) => write('warn', said);
  console.info = (...said: unknown[]) => write('debug', said);

  function write(level: 'error' | 'warn' | 'debug', said: unknown[]) {
    const error = said.find((value) => value instanceof Error);
    const texts = said
      .filter((value) => value !== error)
      .map((value) => (typeof value === 'string' ? value : inspect(value)));
    logger[level]({ err: error }, texts.join(' ') || 'an error on the console');
  }
}
