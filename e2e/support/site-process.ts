import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const thisProject = path.resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 15_000;
const KEPT_OF_LOG = 1_000_000;
/** The settings of the developer's own shell must not decide what is tested or measured. */
const INHERITED = /^(PATH|HOME|USER|LANG|LC_.*|TMPDIR|TEMP|TMP|TZ|SystemRoot|NODE_(OPTIONS|V8_COVERAGE))$/;

/** The built site as a process of its own, which can be ended and started again at the same port. */
export interface SiteProcess {
  /** Zero until the first start, unless it was given. */
  port(): number;
  /** Undefined while it does not run. */
  pid(): number | undefined;
  /** Starts the process; settles when it listens. Throws, with what it printed, when it ends or takes too long. */
  start(): Promise<void>;
  /** Settles with the exit code when the process is gone; one that does not go is killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** How often it was started. */
  lives(): number;
  /** How often it ended without being told to. */
  ownEnds(): number;
  /** The last of what it printed, over all its lives. */
  log(): string;
}

/** Earlier versions had no bundle of the server. */
const programs = ['apps/website/build/server/main.js', 'apps/website/server/main.ts'];

/**
 * Makes a site with these settings (see the README); without `PORT` on a port that is free. Nothing runs yet.
 * @param root of another checkout of the project, installed and built
 */
export function siteProcess(settings: Record<string, string>, root = thisProject): SiteProcess {
  const kept = Object.entries(process.env).filter(([variable]) => INHERITED.test(variable));
  const env = { ...Object.fromEntries(kept), NODE_ENV: 'production', HOST: '127.0.0.1', ...settings };
  let port = Number(settings.PORT ?? 0);
  let child: ChildProcess | undefined;
  let told = false;
  let lives = 0;
  let ownEnds = 0;
  let log = '';
  const kill = () => child?.kill('SIGKILL');

  return {
    port: () => port,
    pid: () => (isRunning(child) ? child?.pid : undefined),
    lives: () => lives,
    ownEnds: () => ownEnds,
    log: () => log,
    async start() {
      told = false;
      lives += 1;
      const own = spawn(process.execPath, [programs.find((file) => existsSync(path.join(root, file))) ?? ''], {
        cwd: root,
        env: { ...env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = own;
      let printed = '';
      for (const stream of [own.stdout, own.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          printed = (printed + text).slice(-KEPT_OF_LOG);
          log = (log + text).slice(-KEPT_OF_LOG);
        });
      }
      // Whoever started it may end without a word; it must not outlive them.
      process.once('exit', kill);
      own.on('exit', () => {
        process.off('exit', kill);
        if (!told) ownEnds += 1;
      });
      port = await portOf(own, () => printed);
    },
    async end(signal) {
      if (child === undefined || !isRunning(child)) return child?.exitCode ?? null;
      told = true;
      const gone = once(child, 'exit');
      child.kill(signal);
      const tooLate = setTimeout(kill, STOPPED_WITHIN_MS);
      await gone;
      clearTimeout(tooLate);
      return child.exitCode;
    },
  };
}

async function portOf(own: ChildProcess, printed: () => string): Promise<number> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const port = /http:\/\/localhost:(\d+)/.exec(printed())?.[1];
    if (port !== undefined) return Number(port);
    const ended = !isRunning(own);
    if (ended || Date.now() > deadline) {
      own.kill('SIGKILL');
      if (!ended)
        throw new Error(`The site was not ready within ${READY_WITHIN_MS / 1000} s. It printed:\n${printed()}`);
      throw new Error(`The site ended with exit code ${own.exitCode} before it was ready. It printed:\n${printed()}`);
    }
    await wait(10);
  }
}

function isRunning(child: ChildProcess | undefined): boolean {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
