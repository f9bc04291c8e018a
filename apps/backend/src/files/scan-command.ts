/** What asks a virus scanner of the operator's, a program, about a file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createSemaphore, Overloaded } from '@tablefront/off-thread/semaphore';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { Unavailable } from '@tablefront/serving/unavailable';
import type { Logger } from '../failures/logger.ts';

/** Whether the file may be kept. Throws `Unavailable` where the scanner cannot say. */
export type ScanFile = (bytes: Uint8Array) => Promise<'clean' | 'infected'>;

const LIMIT_MS = 30_000;
/** More would take from the site what they give each other. */
const MOST_AT_ONCE = 2;
/** Beyond these a visitor is told to come again, as the scanner is too slow for them all. */
const MOST_WAITING = 20;
const LONGEST_SAID = 200;

/**
 * Runs the command, without a shell, with the file on its standard input: it exits with 0 for a clean file and with 1 for an
 * infected one, as `clamdscan -` does. Everything else, a program that is not there and half a minute without an answer say
 * nothing of the file.
 * @param command the program and its arguments
 */
export function createScanner([program = '', ...args]: string[], logger: Logger, timeMs = LIMIT_MS): ScanFile {
  const scanning = createSemaphore({ atOnce: MOST_AT_ONCE, waiting: MOST_WAITING });

  async function scan(bytes: Uint8Array): ReturnType<ScanFile> {
    const { code, said } = await run(program, args, bytes, timeMs).catch((error: unknown) => {
      logger.error({ error: errorForLog(error) }, 'The scanner of SCAN_COMMAND does not run');
      throw new Unavailable('The scanner does not run', { cause: error });
    });
    if (code === 0) return 'clean';
    if (code === 1) {
      logger.warn({ said }, 'The scanner of SCAN_COMMAND refused a file');
      return 'infected';
    }
    logger.error({ code, said }, 'The scanner of SCAN_COMMAND failed');
    throw new Unavailable(`The scanner failed with ${code ?? 'no exit code'}`);
  }

  return (bytes) =>
    scanning
      .run(() => scan(bytes))
      .catch((error: unknown) => {
        if (error instanceof Overloaded) throw new Unavailable('The scanner has too much to do', { cause: error });
        throw error;
      });
}

/** Says in the log whether the scanner works, before somebody sends a file. */
export async function tryScanner(scan: ScanFile, logger: Logger): Promise<void> {
  const answer = await scan(Buffer.from('A text in which there is nothing.\n')).catch(() => undefined);
  if (answer === 'clean') return;
  logger.error({}, 'SCAN_COMMAND does not work as it should: no application is taken until it does');
}

async function run(program: string, args: string[], bytes: Uint8Array, timeMs: number) {
  // No secret of this process is the scanner's business.
  const { PATH, HOME, LANG, SYSTEMROOT } = process.env;
  const child = spawn(program, args, {
    env: { PATH, HOME, LANG, SYSTEMROOT },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: timeMs,
    killSignal: 'SIGKILL',
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < LONGEST_SAID) said += text;
    });
  }
  // A scanner may have seen enough before the end.
  child.stdin.on('error', () => {}).end(bytes);
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, said: said.slice(0, LONGEST_SAID).trim() };
}
