/** What a file that a visitor attaches may be, as far as its name, type and size tell; its content is the backend's to check. */

/** What is wrong where the server gave up waiting for files. */
export const FILES_TOO_SLOW = 'These files came too slowly. Try again with a faster connection, or choose smaller ones';

/** 10 MB, as the backend counts them too. */
export const LARGEST_FILE = 10 * 1024 * 1024;

export interface FileRules {
  /** Lower case, with the dot. */
  extensions: readonly string[];
  /** Media types that systems give to such files. */
  types: readonly string[];
  /** What to say of any other file. */
  wrongType: string;
}

/** What is wrong with a file, and what to do about it; undefined where nothing is. `size` in bytes. */
export function fileProblem(
  { name, type, size }: { name: string; type: string; size: number },
  { extensions, types, wrongType }: FileRules,
): string | undefined {
  const lower = name.toLowerCase();
  if (!extensions.some((extension) => lower.endsWith(extension))) return wrongType;
  // Where a system does not know a type it gives none, or the one of any file.
  const given = type.toLowerCase();
  if (given !== '' && given !== 'application/octet-stream' && !types.includes(given)) return wrongType;
  if (size === 0) return 'This file is empty. Choose another one';
  if (size > LARGEST_FILE) return 'This file is larger than 10 MB. Choose a smaller one';
  return undefined;
}
