import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const madePictures = path.join(root, 'test-results/browser/pictures');
const readyWithinMs = 60_000;
const stoppedWithinMs = 10_000;

interface SiteResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Site {
  port: number;
  /** The address of a path on a host, e.g. `url('trattoria.localhost', '/menu')`. */
  url(host: string, path?: string): string;
  /** One GET without a browser; redirects are not followed. Any host name works, also one that does not resolve. */
  get(host: string, path?: string, headers?: Record<string, string>): Promise<SiteResponse>;
  /** Its `DATA_DIR`. */
  dataFolder: string;
  /** What the server has printed so far. */
  log(): string;
  /** Sends a signal; answers with the exit code once the process has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  stop(): Promise<void>;
}

/**
 * Starts the built site on a free port with a data folder of its own, and waits until it serves.
 * Without `BACKEND_URL` in `env` it runs on the embedded backend with the demo brands.
 */
export async function startSite({ env = {} }: { env?: Record<string, string> } = {}): Promise<Site> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'tablefront-e2e-'));
  // Pictures that one site of this run has made are there for all: making them takes a processor for a while.
  await mkdir(madePictures, { recursive: true });
  await symlink(madePictures, path.join(dataFolder, 'pictures'));
  const server = spawn(process.execPath, ['apps/website/server/main.ts'], {
    cwd: root,
    env: { ...cleanEnvironment(), NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  // Playwright may end a worker without its teardown; the server must not outlive it.
  const killServer = () => server.kill('SIGKILL');
  process.once('exit', killServer);

  const stop = async () => {
    process.off('exit', killServer);
    await stopProcess(server);
    await rm(dataFolder, { recursive: true, force: true });
  };

  try {
    const port = await portOf(server, () => printed);
    const url = (host: string, path = '/') => `http://${host}:${port}${path}`;
    return {
      port,
      dataFolder,
      url,
      get: (host, path = '/', headers = {}) => get(port, path, { host: `${host}:${port}`, ...headers }),
      log: () => printed,
      end: async (signal) => {
        const gone = once(server, 'exit');
        server.kill(signal);
        await gone;
        return server.exitCode;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

// The settings of the developer's own shell must not decide what a test sees.
function cleanEnvironment(): NodeJS.ProcessEnv {
  const settings =
    /^(PORT|HOST|BRAND_ID|BACKEND_.*|DATABASE_URL|DATA_DIR|FILES_URL|GOOGLE_MAPS_.*|ASSISTANT_.*|OPENROUTER_.*|SMTP_URL|MAIL_FROM|WEBHOOKS_.*|INFLUENCER_PORTAL_URL|ACCESSIBILITY_EMAIL|TRUST_PROXY|HSTS_SECONDS|METRICS_.*|SHUTDOWN_.*|LOG_LEVEL)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)));
}

function portOf(server: ChildProcess, printed: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The site ${what}. It printed:\n${printed()}`));
    const tooLate = setTimeout(
      () => finish(() => fail(`was not ready within ${readyWithinMs / 1000} s`)),
      readyWithinMs,
    );
    const look = () => {
      const port = /http:\/\/localhost:(\d+)/.exec(printed())?.[1];
      if (port) finish(() => resolve(Number(port)));
    };
    const exited = (code: number | null) => finish(() => fail(`ended with exit code ${code} before it was ready`));
    const failed = (error: Error) => finish(() => fail(`could not be started (${error.message})`));
    const finish = (settle: () => void) => {
      clearTimeout(tooLate);
      server.stdout?.off('data', look);
      server.stderr?.off('data', look);
      server.off('exit', exited);
      server.off('error', failed);
      settle();
    };
    server.stdout?.on('data', look);
    server.stderr?.on('data', look);
    server.on('exit', exited);
    server.on('error', failed);
  });
}

async function stopProcess(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  const tooLate = setTimeout(() => server.kill('SIGKILL'), stoppedWithinMs);
  await gone;
  clearTimeout(tooLate);
}

function get(port: number, path: string, headers: Record<string, string>): Promise<SiteResponse> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        body += text;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}
