import { innermostError } from '@tablefront/serving/innermost-error';
import { Unavailable } from '@tablefront/serving/unavailable';
import { DataDirectoryInUse } from '../database/data-directory-in-use.ts';
import { printable } from './printable.ts';

/** What the operator did wrong, or what stands in their way: told without a stack. */
export class Refusal extends Error {}

/** Of PostgreSQL. */
const DISK_FULL = '53100';

function noRoom(error: unknown): string {
  const path = error instanceof Error && 'path' in error ? ` at ${printable(String(error.path))}` : '';
  return `There is no room on the disk${path}: nothing more can be written there. Choose another place, or make room.`;
}

/** What to print of an error. Wrappers are left out, and so are the queries and addresses (passwords) they quote. */
export function errorText(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof DataDirectoryInUse) return `${error.fact}, which does not answer. Stop it, or try again.`;

  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each instanceof Unavailable) return each.message;
  }
  const innermost = innermostError(error);
  const code = innermost instanceof Error && 'code' in innermost ? innermost.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return noRoom(innermost);
  if (code === DISK_FULL) return `The disk of the database server is full: ${printable(String(innermost))}.`;
  return `It did not work: ${innermost instanceof Error ? innermost.message : String(innermost)}`;
}
