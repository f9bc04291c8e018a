/** Writing aside, then renaming: whoever looks, and whatever a power cut leaves, finds what was there before or all that is new. */
import { open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What the names of files end with that are being written, or were when their process died. */
export const UNFINISHED_END = '.unfinished';

type Content = Parameters<typeof writeFile>[1];

/**
 * Writes a file that its owner alone can read. It is there, whole and on the disk, when this settles, in place of any that was;
 * where it fails, what was there stays.
 * @param unfinished where it is written first; one of its own where others may write the same file meanwhile
 */
export async function writeAside(file: string, content: Content, unfinished = file + UNFINISHED_END): Promise<void> {
  await makeAside(file, (place) => writeNew(place, content), unfinished);
}

/** Writes a file that is not there yet, onto the disk. */
export async function writeNew(file: string, content: Content): Promise<void> {
  await writeFile(file, content, { flag: 'wx', mode: 0o600, flush: true });
}

/**
 * The same of a file or directory that `make` makes in the place that it is given.
 * @param make settles when what it makes is on the disk; what it answers is handed on
 */
export async function makeAside<Result>(
  target: string,
  make: (unfinished: string) => Promise<Result>,
  unfinished = target + UNFINISHED_END,
): Promise<Result> {
  const remove = () => rm(unfinished, { recursive: true, force: true });
  await remove();
  try {
    const result = await make(unfinished);
    await rename(unfinished, target);
    await sync(path.dirname(target));
    return result;
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Sees a file to the disk, or a directory's list of names. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
