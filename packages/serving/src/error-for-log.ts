import { inspect } from 'node:util';

/**
 * An error as a log may have it: what it says and where, but none of what else it carries. Errors of the database quote
 * whole queries with what visitors wrote: of those it is the cause that counts, and the statement without its values. Of several
 * at once it is the first.
 */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (error instanceof AggregateError) return errorForLog(error.errors[0]);
  if (!(error instanceof Error)) {
    return { message: (typeof error === 'string' ? error : inspect(error, { depth: 1 })).slice(0, 1_000) };
  }
  const { cause } = error;
  if ('query' in error && cause !== undefined) return { ...errorForLog(cause), query: error.query };
  return {
    type: error.name,
    message: error.message,
    code: 'code' in error ? error.code : undefined,
    stack: error.stack,
    ...(cause !== undefined && { cause: errorForLog(cause) }),
  };
}
