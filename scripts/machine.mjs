// What the machine has, and what can be added to it.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { quietly } from './process.mjs';

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function executableOnPath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);
}

/** Only root may install Debian's packages without being asked for a password. */
export function canAptInstall() {
  return process.getuid?.() === 0 && executableOnPath('apt-get') !== undefined;
}

// Another installation may be under way, such as the one that runs when a machine starts.
const waiting = ['-o', 'DPkg::Lock::Timeout=300'];

/** Installs Debian packages; whether that gave what was wanted is for the caller to look. */
export async function aptInstall(what, packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', [...waiting, 'update', '-qq'], { stdio: 'ignore', timeout: 300_000, env });
  try {
    await quietly({
      says: `Installing ${what} (first run only, a minute or two)`,
      command: 'apt-get',
      args: [...waiting, 'install', '-y', '-qq', '--no-install-recommends', ...packages],
      env,
    });
  } catch (error) {
    console.log(error.message);
  }
}
