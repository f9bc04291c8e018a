/**
 * What is away for a while (the database, the file store, room on the disk), as opposed to what is broken: whoever calls
 * is told to come again, and nothing is stored.
 */
import { innermostError } from './innermost-error.ts';

/** Something that is needed is away, or has no room: said by our own code. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/** After how many seconds a caller may try again. */
export const RETRY_AFTER_SECONDS = 5;

/** Of Node: nobody listens, the connection broke, the name cannot be resolved, the disk or the table of files is full. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'],
  ...['UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'],
]);

/**
 * Of PostgreSQL: 08 connection lost, 53 no room (connections, memory, disk), 57P0x shutting down or starting, 57014
 * cancelled for taking too long, 55P03 locked, 40001 and 40P01 in each other's way, 25006 a standby, 25P03 idle too long.
 */
const DATABASE_CODES = /^(?:08...|53...|57P0[1-5]|57014|55P03|40001|40P01|25006|25P03)$/;

/** What the driver says without a code. */
const DRIVER_TEXTS =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Client was passed a null|The server closed the connection)/;

/** Whether the error means that trying again later may well help. */
export function isUnavailable(error: unknown): boolean {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each instanceof Unavailable) return true;
  }
  const innermost = innermostError(error);
  if (!(innermost instanceof Error)) return false;
  const code = 'code' in innermost && typeof innermost.code === 'string' ? innermost.code : '';
  return (
    systemCodes.has(code) ||
    isMissingSocket(innermost, code) ||
    DATABASE_CODES.test(code) ||
    innermost.name === 'TimeoutError' ||
    DRIVER_TEXTS.test(innermost.message)
  );
}

/** A server that stops takes the file of its Unix socket away. */
function isMissingSocket(error: Error, code: string): boolean {
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}
