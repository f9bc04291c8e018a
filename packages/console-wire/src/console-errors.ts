/** What the console's calls answer where they do not do what was asked: HTTP 4xx or 5xx with this body. */
export interface ConsoleError {
  error: ConsoleErrorCode;
  /** A sentence for whoever sits in front of it: what is, then what to do. */
  message: string;
}

export const consoleErrorStatus = {
  /** The body is not what the call takes. */
  'not-understood': 400,
  /** A location, brand or person that is named is not there. */
  'unknown-location': 400,
  'unknown-brand': 404,
  'unknown-person': 404,
  'not-found': 404,
  /** Nobody is signed in, or the session is over: to the sign-in, and back. */
  'sign-in': 401,
  /** Passkey, or password and code, were not right; which of them is not said. */
  'sign-in-failed': 401,
  /** It must be proved again who it is (`POST /api/confirm`); then the same call works. */
  confirm: 403,
  /** The role does not allow it. */
  'not-allowed': 403,
  /** Not from the console's own page. */
  'foreign-origin': 403,
  /** Only JSON is taken. */
  'not-json': 415,
  'too-large': 413,
  /** A link that was used, taken back, or is too old. */
  'link-over': 410,
  /** The ceremony was used, or took too long: begin again. */
  'start-again': 410,
  'last-owner': 409,
  /** An e-mail address that another person has. */
  'email-taken': 409,
  /** The person can do this in the brand already. */
  'already-there': 409,
  /** It would be the last way to sign in. */
  'last-way-in': 409,
  /** It was changed by somebody else meanwhile. */
  conflict: 409,
  /** Choose a longer or a less common one. */
  'weak-password': 400,
  /** With `Retry-After`. */
  'too-many': 429,
  /** The database is away or the disk is full; with `Retry-After`. */
  unavailable: 503,
  failed: 500,
} as const;

export type ConsoleErrorCode = keyof typeof consoleErrorStatus;
