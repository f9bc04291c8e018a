/** What really went wrong, without the wrappers: those of the database quote whole queries with all their values. */
export function innermostError(error: unknown): unknown {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause !== undefined) innermost = innermost.cause;
  return innermost instanceof AggregateError ? innermost.errors[0] : innermost;
}
