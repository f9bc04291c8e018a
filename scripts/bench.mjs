// npm run bench: all benchmarks, or one: npm run bench -- NAME [OPTIONS]. See benchmarks/README.md.
import { existsSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureBrowser } from './find-browser.mjs';
import { ensureInstalled, installPackages } from './install.mjs';
import { main, pinnedNode, projectEnvironment, root, run } from './process.mjs';

/** Benchmarks that need a browser, and packages of their own. */
const needs = {
  earlier: { packages: ['tools'] },
  'cached-page': { packages: ['tools'] },
  submissions: { packages: ['tools'] },
  brands: { packages: ['tools'] },
  frameworks: { packages: ['tools', 'reference/next', 'reference/astro'], browser: true },
  'locations-finder': { browser: true },
  'menu-keystrokes': { browser: true },
  report: { packages: ['tools'] },
};

await main(async () => {
  const [name, ...options] = process.argv.slice(2);
  await ensureInstalled();
  await ensureBuilt();
  const wanted = name === undefined ? Object.values(needs) : [needs[name] ?? {}];
  const packages = new Set(wanted.flatMap(({ packages = [] }) => packages));
  for (const folder of packages) await ensurePackages(path.join(root, 'benchmarks', folder));
  const browser = wanted.some((need) => need.browser) ? await ensureBrowser() : undefined;
  const program = path.join(root, 'benchmarks', 'bench.ts');
  const env = projectEnvironment(browser === undefined ? {} : { CHROMIUM_PATH: browser });
  return run(pinnedNode(), [program, ...(name === undefined ? [] : [name, ...options])], { env });
});

async function ensurePackages(folder) {
  const installed = path.join(folder, 'node_modules', '.package-lock.json');
  const lockfile = path.join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  await installPackages(`Installing the packages of ${path.relative(root, folder)}, for the benchmarks`, folder);
  utimesSync(installed, new Date(), new Date());
}
