import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyOfFirstStart } from './first-start.ts';
import { siteProcess } from './site-process.ts';

const madePictures = path.resolve(import.meta.dirname, '../../test-results/browser/pictures');
/** What Node made of the server's TypeScript: sites and commands of one run need it once. */
export const compiled = path.resolve(import.meta.dirname, '../../node_modules/.cache/compiled');

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

/** Playwright tells its workers. Whatever else starts a site, a benchmark say, gets a first start of its own. */
const IN_TEST_RUN = process.env.TEST_WORKER_INDEX !== undefined;
/** Settings with which a site keeps its data elsewhere than in the folder that it is given here. */
const ELSEWHERE = ['BACKEND_URL', 'DATABASE_URL', 'DATA_DIR'];

/**
 * Starts the built site on a free port with a data folder of its own, and waits until it serves.
 * Without `BACKEND_URL` in `env` it runs on the embedded backend with the demo brands.
 */
export async function startSite({ env = {} }: { env?: Record<string, string> } = {}): Promise<Site> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'tablefront-e2e-'));
  // Pictures that one site of this run has made are there for all: making them takes a processor for a while.
  await mkdir(madePictures, { recursive: true });
  await symlink(madePictures, path.join(dataFolder, 'pictures'));
  if (IN_TEST_RUN && !ELSEWHERE.some((setting) => setting in env)) await copyOfFirstStart(dataFolder, firstSite);
  const site = siteProcess({ DATA_DIR: dataFolder, NODE_COMPILE_CACHE: compiled, ...env });
  const stop = async () => {
    await site.end('SIGTERM');
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await site.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const port = site.port();
  return {
    port,
    dataFolder,
    url: (host, path = '/') => `http://${host}:${port}${path}`,
    get: (host, path = '/', headers = {}) => get(port, path, { host: `${host}:${port}`, ...headers }),
    log: site.log,
    end: site.end,
    stop,
  };
}

/** A site without settings that starts in an empty folder, makes its database there and ends. */
async function firstSite(dataFolder: string): Promise<void> {
  const site = siteProcess({ DATA_DIR: dataFolder, NODE_COMPILE_CACHE: compiled });
  await site.start();
  await site.end('SIGTERM');
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
