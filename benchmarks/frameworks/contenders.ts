import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageRenderer } from '../render/page-renderer.ts';
import { demoBrand, withLongMenu } from '../servers/demo-brands.ts';
import { importBrands } from '../servers/import-brands.ts';
import { measuredSite } from '../servers/measured-site.ts';
import { type Preparation, prepare } from './prepare.ts';
import { serveFolder } from './serve-folder.ts';

const reference = path.resolve(import.meta.dirname, '../reference');

/** A site with the compared pages. */
export interface Contender {
  name: string;
  origin: string;
  stop(): unknown;
}

interface Reference extends Preparation {
  name: string;
  /** A program of its packages. */
  build: [command: string, ...args: string[]];
  built: string;
  env?: Record<string, string>;
}

const references: Reference[] = [
  {
    ...{ name: 'Next.js', project: 'next', generated: 'generated', overlays: ['site', 'parts', 'next/overlay'] },
    ...{ build: ['next', 'build'], built: 'out' },
  },
  {
    ...{ name: 'Astro, React islands', project: 'astro', generated: 'generated/islands' },
    ...{ overlays: ['site', 'parts', 'astro/overlay'] },
    ...{ build: ['astro', 'build'], built: 'dist/islands', env: { VARIANT: 'islands' } },
  },
  {
    ...{ name: 'Astro, our parts', project: 'astro', generated: 'generated/own' },
    ...{ overlays: ['site', 'astro/overlay'] },
    ...{ build: ['astro', 'build'], built: 'dist/own', env: { VARIANT: 'own' } },
  },
];

/**
 * Builds the references of the site's own content, and serves all.
 *
 * @param built they are as they shall be already
 */
export async function startContenders(renderer: PageRenderer, built: boolean): Promise<Contender[]> {
  const brand = withLongMenu(demoBrand('maple-and-ember'));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
  const host = 'bench.localhost';
  await importBrands({ dataDir }, [{ id: 'bench', host, configuration: { ...brand, brand_id: 'bench' } }]);
  const site = await measuredSite('site', { DATA_DIR: dataDir });
  await site.start();
  const stopSite = async () => {
    await site.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  const origin = `http://${host}:${site.port}`;
  const contenders: Contender[] = [{ name: 'Tablefront', origin, stop: stopSite }];
  for (const one of references) {
    if (!built) {
      console.log(`  building with ${one.name}…`);
      await prepare(one, brand, renderer);
      build(one);
    }
    const { port, stop } = await serveFolder(path.join(reference, one.project, one.built), new URL(origin));
    contenders.push({ name: one.name, origin: `http://localhost:${port}`, stop });
  }
  return contenders;
}

function build({ project, build: [command, ...args], built, env }: Reference): void {
  const cwd = path.join(reference, project);
  rmSync(path.join(cwd, built), { recursive: true, force: true });
  execFileSync(path.join(cwd, 'node_modules/.bin', command), args, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
