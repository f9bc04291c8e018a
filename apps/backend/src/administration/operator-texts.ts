/** What operators read on their terminal, of errors and of what others wrote. */

import { innermostError } from '@tablefront/serving/innermost-error';
import { Unavailable } from '@tablefront/serving/unavailable';
import { DataDirectoryInUse } from '../database/data-directory-in-use.ts';

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

const LONGEST = 200;

/** A text in quotes, as JSON has it, short enough for a line. */
export function shown(text: string): string {
  return printable(JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text));
}

/** Without anything that a terminal takes for an order. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ');
}

/** `1 submission`, `2 submissions`. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** `2 submissions with 1 file` */
export function deletedContents({ submissions, files }: { submissions: number; files: number }): string {
  return `${counted(submissions, 'submission')}${files > 0 ? ` with ${counted(files, 'file')}` : ''}`;
}

/** What to say of files that the file store did not remove yet. */
export function filesLeftText(count: number): string {
  return `The file store did not remove ${counted(count, 'file')} yet: a running site does it within the hour.\n`;
}
