/**
 * Reading a configuration of 500 locations and 50,000 items into the site's own shape, against `JSON.parse` of the same text and against an
 * earlier version's reader; and one whose locations say what differs, against one that writes each menu out:
 * `npm run bench -- read-configuration [--commit ea73ca92]`. That commit is the last before fields were declared and dishes had sizes.
 */
import { parseArgs } from 'node:util';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { groupBrand, sizedBrand } from '../large-brand/sized-brand.ts';
import { saveResult } from '../measuring/results.ts';
import { compare } from '../measuring/rounds.ts';
import { earlierReader } from './earlier-reader.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, commit: { type: 'string', default: 'ea73ca92' } },
});
const rounds = Number(values.rounds);
const UNIT = 'ms';
const { configuration } = sizedBrand('many-kitchens', { locations: 500, itemsEach: 100 });
const text = JSON.stringify(configuration);
const parsed: unknown = JSON.parse(text);
const readEarlier = await earlierReader(values.commit);
const timing = (name: string, work: () => unknown) => ({ name, measure: async () => timed(work) });
const now = timing('readSiteConfiguration', () => readSiteConfiguration(parsed));

const size = `500 locations, 50,000 items, ${(text.length / 1e6).toFixed(1)} million characters`;
const parsing = await compare({ ours: now, theirs: timing('JSON.parse', () => JSON.parse(text)), unit: UNIT, rounds });
const before = await compare({ ours: now, theirs: timing('before', () => readEarlier(parsed)), unit: UNIT, rounds });

const group = { locations: 500, items: 100 };
const [overrides, menus] = (['overrides', 'menus'] as const).map((as) => groupBrand('group', group, as).configuration);
const differing = await compare({
  ours: timing('what differs', () => readSiteConfiguration(overrides)),
  theirs: timing('menus written out', () => readSiteConfiguration(menus)),
  unit: UNIT,
  rounds,
});
saveResult('read-configuration', {
  commit: values.commit,
  comparisons: [
    { configuration: size, ...parsing },
    { configuration: `the same, ${values.commit}`, ...before },
    { configuration: '500 locations, five prices differ at each', ...differing },
  ],
});

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
