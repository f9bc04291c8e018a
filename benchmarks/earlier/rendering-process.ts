/**
 * Renders pages of the built checkout that it is given, each anew, and says how much of the processor each took: a process for
 * each of the versions that are compared. It reads `RenderingOrder`s and answers each with a number of milliseconds.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { PageRenderer } from '../render/page-renderer.ts';
import type { RenderingOrder } from './compared-versions.ts';

interface Modules {
  'benchmarks/render/page-renderer.ts': { pageRenderer(): Promise<PageRenderer> };
  'packages/restaurant/src/site-configuration/read-site-configuration.ts': {
    readSiteConfiguration: typeof readSiteConfiguration;
  };
}

const [root = '', brandsFile = ''] = process.argv.slice(2);
const load = <File extends keyof Modules>(file: File): Promise<Modules[File]> =>
  import(pathToFileURL(path.join(root, file)).href);

// First, as it puts itself before React.
const { pageRenderer } = await load('benchmarks/render/page-renderer.ts');
const renderer = await pageRenderer();
const reader = await load('packages/restaurant/src/site-configuration/read-site-configuration.ts');
const configurations = JSON.parse(readFileSync(brandsFile, 'utf8')).map((brand: unknown) => {
  const read = reader.readSiteConfiguration(brand);
  if (!read.ok) throw new Error(read.error);
  return read.configuration;
});

process.on('message', async ({ brand, page, batch }: RenderingOrder) => {
  const before = process.cpuUsage();
  for (let count = 0; count < batch; count += 1) await renderer.render(configurations[brand], page);
  const { user, system } = process.cpuUsage(before);
  process.send?.((user + system) / 1_000 / batch);
});
process.send?.('ready');
