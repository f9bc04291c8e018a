import { DataDirectoryInUse } from '../database/data-directory-in-use.ts';
import { innermostError } from '../innermost-error.ts';

/** What the operator did wrong, or what stands in their way: told without a stack. */
export class Refusal extends Error {}

/** What to print of an error. Wrappers are left out, and so are the queries and addresses (passwords) they quote. */
export function errorText(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof DataDirectoryInUse) return `${error.fact}, which does not answer. Stop it, or try again.`;

  const innermost = innermostError(error);
  return `It did not work: ${innermost instanceof Error ? innermost.message : String(innermost)}`;
}
