// Makes sure that the packages are installed. Runs under whatever Node the machine has, so it uses built-ins only.
import { existsSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { quietly, root } from './process.mjs';

/** Installs what package-lock.json asks for, unless that has been done already. */
export async function ensureInstalled() {
  const lockfile = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;

  const firstRun = !existsSync(installed);
  await installPackages(
    firstRun ? 'Installing the packages (first run only, about a minute)' : 'Updating the packages (under a minute)',
    root,
  );
  utimesSync(installed, new Date(), new Date());
}

/** Installs what a folder's package-lock.json asks for, with the machine's own npm. */
export async function installPackages(says, folder) {
  // Not `npm ci`: it refuses a lockfile written where the registry has no packages for other platforms.
  await quietly({
    says,
    command: 'npm',
    args: ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    cwd: folder,
    env: environmentForNpm(),
    shell: process.platform === 'win32',
  });
}

// An npm inside an npm script must be the machine's own, with none of the outer run's bookkeeping: the Node in
// node_modules may be replaced while it runs. Settings (npm_config_registry and the like) are kept.
export function environmentForNpm() {
  const ours = path.join(root, 'node_modules');
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(lifecycle|package|command|execpath|node_execpath)/.test(name),
  );
  const env = Object.fromEntries(kept);
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[pathName] = (env[pathName] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(ours))
    .join(path.delimiter);
  return env;
}
