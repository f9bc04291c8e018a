/** The reader of configurations of an earlier version. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const thisVersion = path.resolve(import.meta.dirname, '../..');

/** What it does with what it reads is its own: only how long that takes is asked for. */
type Reader = (value: unknown) => unknown;

/** Puts a commit's packages into a folder of their own, with this version's dependencies, and loads its reader. */
export async function earlierReader(commit: string): Promise<Reader> {
  const folder = path.join(tmpdir(), `tablefront-packages-${commit}`);
  if (!existsSync(folder)) {
    const archive = execFileSync('git', ['archive', commit, 'packages', 'package.json'], {
      cwd: thisVersion,
      maxBuffer: 1_000_000_000,
    });
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['x'], { cwd: folder, input: archive });
    symlinkSync(path.join(thisVersion, 'node_modules'), path.join(folder, 'node_modules'));
  }
  const file = path.join(folder, 'packages/restaurant/src/site-configuration/read-site-configuration.ts');
  const { readSiteConfiguration }: { readSiteConfiguration: Reader } = await import(pathToFileURL(file).href);
  return readSiteConfiguration;
}
