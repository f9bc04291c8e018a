import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OwnPostgresql, startOwnPostgresql } from '../../apps/backend/testing/temporary-postgresql.ts';
import type { Place } from '../servers/import-brands.ts';
import { type MeasuredSite, measuredSite } from '../servers/measured-site.ts';

export const variants = ['postgresql', 'hosted', 'embedded'] as const;
/**
 * `postgresql`: two processes on one server. `hosted`: two websites whose backend is a third process, on PostgreSQL.
 * `embedded`: one process with the embedded database.
 */
export type Variant = (typeof variants)[number];

export interface Stage {
  /** What visitors reach, by the proxy. */
  sites: MeasuredSite[];
  /** Only in the variant `hosted`. */
  backend?: MeasuredSite;
  postgresql?: OwnPostgresql;
  place: Place;
  proxyPort: number;
  /** Where browsers send what visitors write. */
  backendPort: number;
  /** Stops the processes and the proxy, so that the database can be looked at. */
  stopSites(): Promise<void>;
  /** Removes everything. */
  remove(): Promise<void>;
}

/** Starts everything that the variant needs. */
export async function setStage(variant: Variant): Promise<Stage> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-drill-'));
  const postgresql = variant === 'embedded' ? undefined : await startOwnPostgresql({ safe: true });
  const databaseUrl = await postgresql?.createDatabase();
  const shared = {
    TRUST_PROXY: 'true',
    DEMO_BRANDS: 'no',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };

  const backend = variant === 'hosted' ? await measuredSite('backend', shared) : undefined;
  const settings = backend ? { TRUST_PROXY: 'true', BACKEND_URL: `http://127.0.0.1:${backend.port}` } : shared;
  const names = variant === 'embedded' ? ['A'] : ['A', 'B'];
  const sites = await Promise.all(names.map((name) => measuredSite(name, settings)));
  await backend?.start();
  // Both at once: they find an empty database, and one of them makes the tables.
  await Promise.all(sites.map((site) => site.start()));
  const proxy = await startProxy(sites);

  const stopSites = async () => {
    proxy.stop();
    await Promise.all([...sites, ...(backend ? [backend] : [])].map((site) => site.end('SIGTERM')));
  };
  return {
    sites,
    backend,
    postgresql,
    place: { dataDir, databaseUrl },
    proxyPort: proxy.port,
    backendPort: backend?.port ?? proxy.port,
    stopSites,
    async remove() {
      await stopSites();
      await postgresql?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startProxy(sites: MeasuredSite[]): Promise<{ port: number; stop(): void }> {
  const program = path.join(import.meta.dirname, 'proxy.ts');
  const proxy = spawn(process.execPath, [program, ...sites.map(({ name, port }) => `${name}=${port}`)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [printed] = await once(proxy.stdout.setEncoding('utf8'), 'data');
  const port = Number(/port (\d+)/.exec(String(printed))?.[1]);
  return { port, stop: () => proxy.stdin.end() };
}
