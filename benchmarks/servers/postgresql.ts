import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgresqlPrograms } from '../../apps/backend/src/testing/postgresql-programs.ts';

const startLimitMs = 60_000;

/**
 * A PostgreSQL server of our own with the durability that it has by default (unlike the one of the tests, which may forget):
 * what it acknowledged is on disk when it is stopped the hard way.
 */
export interface Postgresql {
  /** Makes an empty database; answers its URL. */
  createDatabase(): Promise<string>;
  /** Ends all its processes at once, without a checkpoint, as a crash does. */
  stopImmediately(): Promise<void>;
  /** Starts it again; settles when it takes connections. */
  start(): Promise<void>;
  /** Ends it and removes what it stored. */
  remove(): Promise<void>;
}

/** Starts a server, on a socket in a directory of its own. Throws where PostgreSQL's programs are missing. */
export async function startPostgresql(): Promise<Postgresql> {
  const programs = findPostgresqlPrograms();
  if (!programs) throw new Error('There is no PostgreSQL on this machine (`npm test` installs one where it may).');
  const directory = mkdtempSync(join(tmpdir(), 'tablefront-bench-pg-'));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const initialize = ['-D', data, '-U', 'tablefront', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  execFileSync(join(programs, 'initdb'), initialize, { ...user, cwd: directory, stdio: 'pipe' });

  const url = `postgresql://tablefront@localhost/postgres?host=${encodeURIComponent(directory)}`;
  let server: ChildProcess | undefined;
  const killNow = () => server?.kill('SIGQUIT');
  process.once('exit', killNow);

  const start = async () => {
    const started = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', directory, '-c', 'listen_addresses=', '-c', 'shared_buffers=256MB'],
      { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server = started;
    let log = '';
    started.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000);
    });
    const deadline = Date.now() + startLimitMs;
    while (!(await answers(url))) {
      if (started.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${log}`);
      await wait(20);
    }
  };
  const stopImmediately = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    killNow();
    await ended;
  };
  await start();
  return {
    start,
    stopImmediately,
    async createDatabase() {
      const name = `tablefront_bench_${randomBytes(4).toString('hex')}`;
      await run(url, `create database ${name}`);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    async remove() {
      process.off('exit', killNow);
      await stopImmediately();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await run(url, 'select 1');
    return true;
  } catch {
    return false;
  }
}

function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
