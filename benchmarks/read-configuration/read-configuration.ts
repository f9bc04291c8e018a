/**
 * Reading a configuration of 500 locations and 50,000 items into the site's own shape, against `JSON.parse` of the same text:
 * `npm run bench -- read-configuration`.
 */
import { parseArgs } from 'node:util';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { sizedBrand } from '../large-brand/sized-brand.ts';
import { saveResult } from '../measuring/results.ts';
import { compare } from '../measuring/rounds.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const { configuration } = sizedBrand('many-kitchens', { locations: 500, itemsEach: 100 });
const text = JSON.stringify(configuration);
const parsed: unknown = JSON.parse(text);

const comparison = await compare({
  ours: { name: 'readSiteConfiguration', measure: async () => timed(() => readSiteConfiguration(parsed)) },
  theirs: { name: 'JSON.parse', measure: async () => timed(() => JSON.parse(text)) },
  unit: 'ms',
  rounds: Number(values.rounds),
});
const size = `500 locations, 50,000 items, ${(text.length / 1e6).toFixed(1)} million characters`;
saveResult('read-configuration', { comparisons: [{ configuration: size, ...comparison }] });

/** Milliseconds of the processor that this thread took: what the other processes of the machine do is left out. */
function timed(work: () => unknown): number {
  const start = processorMs();
  work();
  return processorMs() - start;
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
