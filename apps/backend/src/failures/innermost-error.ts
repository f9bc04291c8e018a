/** What really went wrong, without the wrappers: those of the database quote whole queries with all their values. */
export function innermostError(error: unknown): unknown {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause !== undefined) innermost = innermost.cause;
  return innermost instanceof AggregateError ? innermost.errors[0] : innermost;
}

/** An error as the log may have it: what visitors sent and operators imported stays out. */
export function errorForLog(error: unknown): Record<string, unknown> {
  const innermost = innermostError(error);
  if (!(innermost instanceof Error)) return { message: String(innermost) };
  const { name, message, stack } = innermost;
  return {
    name,
    message,
    code: 'code' in innermost ? innermost.code : undefined,
    query: error instanceof Error && 'query' in error ? error.query : undefined,
    stack,
  };
}
