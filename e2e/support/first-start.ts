/**
 * What a site's first start leaves in its `DATA_DIR` (an embedded database with the demo brands), made once in a run and
 * copied for every other site: to make it takes a processor twelve seconds, a copy no tenth of one.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Playwright empties this folder before each run. */
const OF_THIS_RUN = path.resolve(import.meta.dirname, '../../test-results/browser/first-start');
const WITHIN_MS = 120_000;

/**
 * Copies it to `dataFolder`. The first who asks has it made by `start`, and the others, in processes of their own, wait.
 * @throws when it is not made in time
 */
export async function copyOfFirstStart(dataFolder: string, start: (folder: string) => Promise<void>): Promise<void> {
  const folder = path.join(OF_THIS_RUN, 'data');
  const made = path.join(OF_THIS_RUN, 'made');
  await mkdir(path.dirname(OF_THIS_RUN), { recursive: true });
  if (await isFirst(OF_THIS_RUN)) {
    await start(folder);
    await writeFile(made, '');
  }
  for (const deadline = Date.now() + WITHIN_MS; !existsSync(made); await wait(50))
    if (Date.now() > deadline) throw new Error(`No site’s first start ended within ${WITHIN_MS / 1000} s`);
  await cp(folder, dataFolder, { recursive: true });
}

async function isFirst(mark: string): Promise<boolean> {
  try {
    await mkdir(mark);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
