import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readyLimitMs = 120_000;
const stopLimitMs = 15_000;
/** The settings of the developer's own shell must not decide what is measured. */
const kept = /^(PATH|HOME|USER|LANG|LC_.*|TMPDIR|TZ|SystemRoot)$/;

/** The built site as a process of its own, which can be killed and started again at the same port. */
export interface SiteProcess {
  name: string;
  port: number;
  /** Starts the process; settles when it listens. */
  start(): Promise<void>;
  /** Settles when the process is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  running(): boolean;
  /** How often it was started. */
  lives(): number;
  /** How often it ended without being told to. */
  ownEnds(): number;
  /** Resident memory in bytes; undefined when it does not run, or on systems without /proc. */
  memory(): number | undefined;
  /** The processor time that it has used, in milliseconds; undefined where memory is. */
  processorMs(): number | undefined;
  /** The last of what it printed, over all its lives. */
  log(): string;
}

/** Makes a site with these settings, see the README; `PORT` and `HOST` are given. Nothing runs yet. */
export async function siteProcess(name: string, settings: Record<string, string>): Promise<SiteProcess> {
  const port = await freePort();
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([variable]) => kept.test(variable)));
  const env = {
    ...inherited,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...settings,
  };
  let child: ChildProcess | undefined;
  let told = false;
  let lives = 0;
  let ownEnds = 0;
  let log = '';
  const killNow = () => child?.kill('SIGKILL');
  process.once('exit', killNow);

  const running = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    name,
    port,
    running,
    lives: () => lives,
    ownEnds: () => ownEnds,
    log: () => log,
    memory: () => (running() ? residentMemory(child?.pid) : undefined),
    processorMs: () => (running() ? processorTime(child?.pid) : undefined),
    async start() {
      told = false;
      lives += 1;
      const own = spawn(process.execPath, ['apps/website/build/server/main.js'], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = own;
      let printed = '';
      for (const stream of [own.stdout, own.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          printed = (printed + text).slice(-20_000);
          log = (log + text).slice(-100_000);
        });
      }
      own.on('exit', () => {
        if (!told) ownEnds += 1;
      });
      const deadline = Date.now() + readyLimitMs;
      while (!printed.includes(`http://localhost:${port}`)) {
        if (own.exitCode !== null || own.signalCode !== null || Date.now() > deadline) {
          throw new Error(`The site ${name} did not start:\n${printed}`);
        }
        await wait(10);
      }
    },
    async end(signal) {
      if (!child || !running()) return;
      told = true;
      const gone = once(child, 'exit');
      child.kill(signal);
      const tooLate = setTimeout(killNow, stopLimitMs);
      await gone;
      clearTimeout(tooLate);
    },
  };
}

/** Resident memory of a process in bytes. */
function residentMemory(pid: number | undefined): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readProcess(pid, 'status') ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** The kernel counts in hundredths of a second. */
function processorTime(pid: number | undefined): number | undefined {
  const fields = readProcess(pid, 'stat')?.split(') ')[1]?.split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * 10;
}

function readProcess(pid: number | undefined, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
