import type { ConsoleError, ConsoleErrorCode } from '@tablefront/console-wire/console-errors';

/** The server answered, and did not do it; `message` is a sentence to show. */
export class Refused extends Error {
  readonly status: number;
  readonly code: ConsoleErrorCode;
  /** Seconds, where the server names any. */
  readonly retryAfter: number | undefined;

  constructor(status: number, { error, message }: ConsoleError, retryAfter: string | null) {
    super(message);
    this.name = 'Refused';
    this.status = status;
    this.code = error;
    this.retryAfter = Number(retryAfter) || undefined;
  }
}

/** The server did not answer: no connection, or it is away. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('The server does not answer. Is there a connection?', { cause });
    this.name = 'Unreachable';
  }
}

/** A sentence for whoever sits in front of it; what the program did wrong is not shown. */
export function inWords(error: unknown): string {
  return error instanceof Refused || error instanceof Unreachable ? error.message : 'Something went wrong here.';
}
