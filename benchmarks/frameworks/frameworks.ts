/**
 * The demo group's home page by this project, by Next.js and by Astro, from the same components, data, style and pictures:
 * `npm run bench -- frameworks`. What differs is said in `benchmarks/README.md`.
 */
import { pageRenderer } from '../render/page-renderer.ts';

const renderer = await pageRenderer();

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, devices } from '@playwright/test';
import { measureTransfers, type Transfers } from '../../e2e/support/transfers.ts';
import { saveResult } from '../measuring/results.ts';
import { spreadOf } from '../measuring/rounds.ts';
import { measuredSite } from '../servers/measured-site.ts';
import { type LighthouseFigures, lighthouse } from './lighthouse.ts';
import { prepare } from './prepare.ts';
import { serveFolder } from './serve-folder.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const reference = path.resolve(import.meta.dirname, '../reference');
const browserPath = process.env.CHROMIUM_PATH ?? chromium.executablePath();
if (!existsSync(browserPath)) throw new Error('There is no browser: `npm test` installs one, or set CHROMIUM_PATH.');

const projects = [
  { name: 'Next.js', folder: 'next', build: ['next', 'build'], built: 'out' },
  { name: 'Astro', folder: 'astro', build: ['astro', 'build'], built: 'dist' },
];

const contenders: { name: string; url: string; stop(): unknown }[] = [];
const dataDir = mkdtempSync(path.join(tmpdir(), 'tablefront-bench-'));
try {
  const site = await measuredSite('site', { DATA_DIR: dataDir });
  await site.start();
  const origin = `http://localhost:${site.port}`;
  contenders.push({ name: 'Tablefront', url: `${origin}/`, stop: () => site.end('SIGTERM') });
  for (const { name, folder, build, built } of projects) {
    console.log(`  building the page with ${name}…`);
    const cwd = path.join(reference, folder);
    await prepare(folder, renderer);
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
    execFileSync(path.join(cwd, 'node_modules/.bin', build[0] ?? ''), build.slice(1), { cwd, env, stdio: 'pipe' });
    const { port, stop } = await serveFolder(path.join(cwd, built), origin);
    contenders.push({ name, url: `http://localhost:${port}/`, stop });
  }

  let words: string | undefined;
  const pages: Record<string, { desktop: Transfers; phone: Transfers }> = {};
  for (const { name, url } of contenders) {
    const { text, ...desktop } = await visit(url, {
      ...devices['Desktop Chrome'],
      viewport: { width: 1440, height: 900 },
    });
    const { text: _, ...phone } = await visit(url, devices['Pixel 7']);
    words ??= text;
    if (text !== words) console.log(`  the page by ${name} does not read the same:\n${text}\n\n${words}`);
    pages[name] = { desktop, phone };
    const kilobytes = Object.entries(desktop.bytes).map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`);
    console.log(`  ${name}: kB ${kilobytes.join(', ')}; ${desktop.requestsBesidesPictures} requests besides pictures`);
  }

  const runs: Record<string, LighthouseFigures[]> = Object.fromEntries(contenders.map(({ name }) => [name, []]));
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const { name, url } of contenders) runs[name]?.push(await lighthouse(url, browserPath));
  }
  const medians = Object.fromEntries(Object.entries(runs).map(([name, figures]) => [name, mediansOf(figures)]));
  console.table(medians);
  saveResult('frameworks', { lighthouseRuns: Number(values.runs), pages, lighthouse: medians });
} finally {
  for (const { stop } of contenders) await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

interface Visit extends Transfers {
  /** What a visitor reads. */
  text: string;
}

async function visit(url: string, device: (typeof devices)[string]): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext(device);
    // The map in the first location's card: the same in all, and not of this machine.
    await context.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const transfers = await measureTransfers(page, url);
    if (problems.length > 0) console.log(`  problems on ${url}:\n    ${problems.join('\n    ')}`);
    // biome-ignore lint/performance/useDomNodeTextContent: what a visitor reads, without styles and scripts
    const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    return { ...transfers, text };
  } finally {
    await browser.close();
  }
}

function mediansOf(figures: LighthouseFigures[]): LighthouseFigures {
  const names = Object.keys(figures[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, spreadOf(figures.map((one) => one[name] ?? 0)).median]));
}
