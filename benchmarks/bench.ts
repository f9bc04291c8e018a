/**
 * `npm run bench` runs all benchmarks one after the other, `npm run bench -- NAME [OPTIONS]` one. Each is a process of its own and writes
 * `results/NAME.json`, from which `report`, the last, makes the tables and plots of `README.md`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const benchmarks: Record<string, string> = {
  render: 'render/render.ts',
  earlier: 'earlier/earlier.ts',
  'cached-page': 'cached-page/cached-page.ts',
  'cold-visits': 'cold-visits/cold-visits.ts',
  'read-configuration': 'read-configuration/read-configuration.ts',
  submissions: 'submissions/submissions.ts',
  'earlier-submissions': 'submissions/earlier-submissions.ts',
  console: 'console/console.ts',
  'console-arrivals': 'console/arrivals.ts',
  floods: 'floods/floods.ts',
  brands: 'brands/brands.ts',
  'large-brand': 'large-brand/large-brand.ts',
  'hostile-brands': 'hostile-brands/hostile-brands.ts',
  frameworks: 'frameworks/frameworks.ts',
  'locations-finder': 'locations-finder.ts',
  'menu-keystrokes': 'menu-keystrokes.ts',
  changes: 'console/changes.ts',
  assistant: 'assistant/evaluate.ts',
  drill: 'drill/main.ts',
  report: 'tools/report.mjs',
};

async function run(name: string, args: string[]): Promise<number> {
  const program = benchmarks[name];
  if (program === undefined) {
    console.error(`There is no benchmark ${name}. There are: ${Object.keys(benchmarks).join(', ')}`);
    return 1;
  }
  console.log(`\n${name}`);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, program), ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

const [chosen, ...args] = process.argv.slice(2);
const failed: string[] = [];
for (const name of chosen === undefined ? Object.keys(benchmarks) : [chosen]) {
  if ((await run(name, args)) !== 0) failed.push(name);
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
