/**
 * A page through the site app (no cache, no compression) against the bare React render of the same tree, its data prepared:
 * `npm run bench -- render`.
 */
import { pageRenderer } from './page-renderer.ts';

const renderer = await pageRenderer();

import { parseArgs } from 'node:util';
import { renderToStaticMarkup } from 'react-dom/server';
import { saveResult } from '../measuring/results.ts';
import { compare } from '../measuring/rounds.ts';
import { configurationOf, demoBrand, withLongMenu } from '../servers/demo-brands.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, batch: { type: 'string', default: '30' } },
});
const batch = Number(values.batch);
const rounds = Number(values.rounds);
const pages = [
  { name: 'home of 14 locations', brand: demoBrand('maple-and-ember'), path: '/' },
  { name: 'home of one location', brand: demoBrand('trattoria-lucia'), path: '/' },
  { name: 'menu of 150 items', brand: withLongMenu(demoBrand('trattoria-lucia')), path: '/menu' },
];

const comparisons = [];
for (const page of pages) {
  const configuration = configurationOf(page.brand);
  const html = await renderer.render(configuration, page.path);
  const tree = globalThis.benchmarkedTree;
  console.log(`${page.name}: ${html.length} characters, the bare render ${renderToStaticMarkup(tree).length}`);
  const ours = { name: 'site', measure: () => each(() => renderer.render(configuration, page.path)) };
  const theirs = { name: 'renderToStaticMarkup', measure: () => each(async () => renderToStaticMarkup(tree)) };
  comparisons.push({ page: page.name, ...(await compare({ ours, theirs, unit: 'CPU ms/page', rounds })) });
}
saveResult('render', { batch, comparisons });

/** Milliseconds of this process's CPU for one of a batch. */
async function each(render: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  for (let count = 0; count < batch; count += 1) await render();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000 / batch;
}
