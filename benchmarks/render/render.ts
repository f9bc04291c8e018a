/**
 * A page through the site app (no cache, no compression) against the bare React render of the same tree, its data prepared:
 * `npm run bench -- render`.
 */
import { pageRenderer } from './page-renderer.ts';

const renderer = await pageRenderer();

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { saveResult } from '../measuring/results.ts';
import { compare } from '../measuring/rounds.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, batch: { type: 'string', default: '30' } },
});
const batch = Number(values.batch);
const rounds = Number(values.rounds);
const pages = [
  { name: 'home of 14 locations', brand: 'maple-and-ember', path: '/' },
  { name: 'home of one location', brand: 'trattoria-lucia', path: '/' },
  { name: 'menu of 150 items', brand: 'trattoria-lucia', path: '/menu' },
];

const comparisons = [];
for (const page of pages) {
  const configuration = configurationOf(page.brand);
  const html = await renderer.render(configuration, page.path);
  const tree = withoutHandoff(globalThis.benchmarkedTree);
  console.log(`${page.name}: ${html.length} characters, the bare render ${renderToString(tree).length}`);
  const ours = { name: 'site', measure: () => each(() => renderer.render(configuration, page.path)) };
  for (const [name, render] of [
    ['renderToString', async () => renderToString(tree)],
    ['renderToPipeableStream', () => streamed(tree)],
  ] as const) {
    const comparison = await compare({ ours, theirs: { name, measure: () => each(render) }, unit: 'ms/page', rounds });
    comparisons.push({ page: page.name, ...comparison });
  }
}
saveResult('render', { batch, comparisons });

/** Milliseconds for one of a batch. */
async function each(render: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < batch; count += 1) await render();
  return (performance.now() - start) / batch;
}

function streamed(tree: ReactNode): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = new Writable({ write: (_chunk, _encoding, done) => done() }).on('finish', resolve);
    const { pipe } = renderToPipeableStream(tree, { onAllReady: () => pipe(sink), onError: reject });
  });
}

/** React Router's own copy of the data, at the end of the document, can be written only once; the rest of the tree is the same. */
function withoutHandoff(node: ReactNode): ReactNode {
  if (!isValidElement<{ context?: object; children?: ReactNode }>(node)) return node;
  const { context, children } = node.props;
  if (context && 'serverHandoffStream' in context) {
    return cloneElement(node, { context: { ...context, serverHandoffStream: undefined } });
  }
  return cloneElement(node, undefined, withoutHandoff(children));
}

function configurationOf(brand: string): SiteConfiguration {
  const file = path.resolve(import.meta.dirname, '../../brands', brand, 'brand.json');
  const read = readSiteConfiguration(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(`${brand}: ${read.error}`);
  return read.configuration;
}
