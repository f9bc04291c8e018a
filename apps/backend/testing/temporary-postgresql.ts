/**
 * A PostgreSQL server for tests and benchmarks: started by them on a socket of its own, thrown away by them.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgresqlPrograms } from './postgresql-programs.ts';

export interface TemporaryPostgresql {
  /** Makes an empty database; answers its URL. */
  createDatabase(): Promise<string>;
  /** Ends it as a crash would; absent where the server is not ours. */
  crash?(): Promise<void>;
  /** Starts it again after that. */
  startAgain?(): Promise<void>;
  stop(): Promise<void>;
}

/** A server of our own. */
export interface OwnPostgresql extends TemporaryPostgresql {
  url: string;
  crash(): Promise<void>;
  startAgain(): Promise<void>;
}

const START_LIMIT_MS = 60_000;
/** What is acknowledged outlives a crash of the server, if not one of the machine. */
const quick = ['fsync=off', 'full_page_writes=off', 'max_connections=300'];
/** As PostgreSQL is by default. */
const durable = ['shared_buffers=256MB'];

/** The server that `TEST_DATABASE_URL` names, else one that is started. */
export async function startTemporaryPostgresql(): Promise<TemporaryPostgresql> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? postgresqlAt(given) : startOwnPostgresql();
}

/**
 * Starts a server that forgets nothing which it acknowledged: `safe`, when the machine goes down too. Throws where
 * PostgreSQL's programs are missing.
 */
export async function startOwnPostgresql({ safe = false } = {}): Promise<OwnPostgresql> {
  const programs = findPostgresqlPrograms();
  if (!programs) throw new Error('There is no PostgreSQL on this machine');

  const directory = mkdtempSync(join(tmpdir(), 'tablefront-pg-'));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const initialize = ['-D', data, '-U', 'tablefront', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  execFileSync(join(programs, 'initdb'), initialize, { ...user, cwd: directory, stdio: 'pipe' });

  const url = `postgresql://tablefront@localhost/postgres?host=${encodeURIComponent(directory)}`;
  const settings = ['listen_addresses=', ...(safe ? durable : quick)];
  let server: ChildProcess | undefined;
  const killNow = () => server?.kill('SIGQUIT');
  process.once('exit', killNow);

  async function start() {
    const started = spawn(
      join(programs ?? '', 'postgres'),
      ['-D', data, '-k', directory, ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server = started;
    let log = '';
    started.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000);
    });
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await answers(url))) {
      if (started.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${log}`);
      await wait(50);
    }
  }
  async function crash() {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    killNow();
    await ended;
    server = undefined;
  }

  await start();
  return {
    ...postgresqlAt(url),
    url,
    crash,
    startAgain: start,
    async stop() {
      process.off('exit', killNow);
      await crash();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A server that is there; stopping leaves it, without the databases that were made. */
export function postgresqlAt(url: string): TemporaryPostgresql {
  const made: string[] = [];
  return {
    async createDatabase() {
      const name = `tablefront_test_${randomBytes(6).toString('hex')}`;
      await run(url, `create database ${name}`);
      made.push(name);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    async stop() {
      for (const name of made) await run(url, `drop database if exists ${name} with (force)`);
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
