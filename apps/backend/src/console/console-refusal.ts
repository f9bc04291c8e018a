import type { ConsoleErrorCode } from '@tablefront/console-wire/console-errors';

/** A call is not done, for a reason that whoever called can do something about. */
export class ConsoleRefusal extends Error {
  override name = 'ConsoleRefusal';
  readonly code: ConsoleErrorCode;
  readonly retryAfterSeconds?: number;

  /** @param message a sentence for the person: what is, then what to do */
  constructor(code: ConsoleErrorCode, message: string, retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What a role does not allow: also what somebody may not know of is said so. */
export function notAllowed(message = 'Your role does not allow this. Ask an owner.'): ConsoleRefusal {
  return new ConsoleRefusal('not-allowed', message);
}

export function noSuchBrand(): ConsoleRefusal {
  return new ConsoleRefusal('unknown-brand', 'There is no such brand here.');
}
