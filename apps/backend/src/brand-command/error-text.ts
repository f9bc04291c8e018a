import { DataDirectoryInUse } from '../database/data-directory-in-use.ts';

/** What the operator did wrong, or what stands in their way: told without a stack. */
export class Refusal extends Error {}

/** What to print of an error. Wrappers are left out, and so are the queries and addresses (passwords) they quote. */
export function errorText(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof DataDirectoryInUse) return `${error.message}, which does not answer. Stop it, or try again.`;

  let innermost = error;
  while (innermost instanceof Error && innermost.cause !== undefined) innermost = innermost.cause;
  if (innermost instanceof AggregateError) innermost = innermost.errors[0];
  return `It did not work: ${innermost instanceof Error ? innermost.message : String(innermost)}`;
}
