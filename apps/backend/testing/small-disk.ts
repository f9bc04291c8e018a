import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  directory: string;
  /** Fills it until only so many bytes are free. */
  fill(leaving: number): void;
  /** Makes room again. */
  empty(): void;
  remove(): void;
}

/** A disk in memory of its own; undefined, with a loud line, where this process may not mount one. */
export function mountSmallDisk(mebibytes: number): SmallDisk | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'tablefront-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', directory], { stdio: 'pipe' });
  } catch {
    rmdirSync(directory);
    console.warn('\n*** No disk can be mounted here (not root?): full disks are NOT TESTED. ***\n');
    return undefined;
  }
  const ballast = join(directory, 'ballast');
  const empty = () => rmSync(ballast, { force: true });
  return {
    directory,
    fill(leaving) {
      empty();
      const { bavail, bsize } = statfsSync(directory);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaving)));
    },
    empty,
    remove() {
      execFileSync('umount', ['-l', directory]);
      rmdirSync(directory);
    },
  };
}
