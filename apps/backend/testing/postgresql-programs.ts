/**
 * Where PostgreSQL's own programs are on this machine, and how they get there.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_DIRECTORY = '/usr/lib/postgresql';

/** The directory that holds `initdb` and `postgres`, if there is one. */
export function findPostgresqlPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_DIRECTORY) ? readdirSync(DEBIAN_DIRECTORY) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const candidates = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst.map((version) => join(DEBIAN_DIRECTORY, version, 'bin')),
  ];
  return candidates.find((directory) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(directory, program))),
  );
}

/** Installs Debian's PostgreSQL when there is none and this is root on such a machine; answers whether there is one now. */
export function installPostgresqlPrograms(): boolean {
  if (findPostgresqlPrograms()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;

  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', [...options, 'update'], { stdio: 'inherit', env: environment });
    const install = ['install', '--yes', '--no-install-recommends', 'postgresql'];
    execFileSync('apt-get', [...options, ...install], { stdio: 'inherit', env: environment });
  } catch (error) {
    console.warn('PostgreSQL could not be installed:', error instanceof Error ? error.message : error);
  }
  return findPostgresqlPrograms() !== undefined;
}
