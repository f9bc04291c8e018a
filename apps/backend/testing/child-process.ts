import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Finished {
  code: number | null;
  out: string;
  error: string;
}

const source = join(import.meta.dirname, '../src');

type Environment = Record<string, string | undefined>;

/** Runs the brand command as an operator does: in a process of its own. */
export async function runBrand(args: string[], environment: Environment, input?: string): Promise<Finished> {
  return runCommand('commands/brand/main.ts', args, environment, input);
}

/** The same for the submissions command. */
export async function runSubmissions(args: string[], environment: Environment): Promise<Finished> {
  return runCommand('commands/submissions/main.ts', args, environment);
}

/** The same for the commands `backup` and `restore`. */
export async function runBackup(args: string[], environment: Environment): Promise<Finished> {
  return runCommand('commands/backup/main.ts', args, environment);
}

/** The same for `npm run backend -- …`, with words that make it end. */
export async function runBackend(args: string[], environment: Environment): Promise<Finished> {
  return runCommand('main.ts', args, environment);
}

async function runCommand(script: string, args: string[], environment: Environment, input = ''): Promise<Finished> {
  const child = start([script, ...args], environment);
  // A command that needs no input may end before it has read it.
  child.stdin.on('error', () => {}).end(input);
  const [out, error, [code]] = await Promise.all([textOf(child.stdout), textOf(child.stderr), once(child, 'close')]);
  return { code: typeof code === 'number' ? code : null, out, error };
}

export interface Holder {
  pid: number | undefined;
  /** What it printed so far. */
  printed(): string;
  /** Settles with its exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts a process that runs a backend, as a site does, and waits until it has the database. */
export async function startHolder(environment: Environment, program = 'holder.ts', says = 'ready\n'): Promise<Holder> {
  const child = start([`../testing/${program}`], environment);
  let printed = '';
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes(says)) resolve();
    });
    ended.then(() => reject(new Error(`The holder ended early:\n${errors}`)), reject);
  });
  return {
    pid: child.pid,
    printed: () => printed,
    ended,
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/** A quarter of a short command's time goes into reading TypeScript: once is enough. */
const compiled = join(import.meta.dirname, '../../../node_modules/.cache/compiled');

function start([script = '', ...args]: string[], environment: Environment) {
  return spawn(process.execPath, [join(source, script), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: 'pipe',
  });
}

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
