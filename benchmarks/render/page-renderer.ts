/**
 * Pages as the site app renders them, in this process and without a cache: what the benchmarks of rendering stand on. It must be
 * imported before anything else loads React.
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { ReactNode } from 'react';
import type { RenderPage } from '../../apps/website/server/rendering/render-page.ts';

declare global {
  /** The tree that the site rendered last. */
  var benchmarkedTree: ReactNode;
}

const root = path.resolve(import.meta.dirname, '../..');
const builtServer = path.join(root, 'apps/website/build/server/render-page.js');

// The build calls `renderToStaticMarkup`: the tree that is done last is the document (what is printed within it is done before), and
// what the bare render gets, too.
const wrapper = `
  import server from 'react-dom/server?unwrapped';
  export const renderToStaticMarkup = (tree, options) => {
    const html = server.renderToStaticMarkup(tree, options);
    globalThis.benchmarkedTree = tree;
    return html;
  };
  export const { renderToString } = server;
`;
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'react-dom/server?unwrapped') {
      return next('react-dom/server', {
        ...context,
        parentURL: pathToFileURL(path.join(root, 'apps/website/package.json')).href,
      });
    }
    if (specifier === 'react-dom/server' && context.parentURL?.includes('/build/server/')) {
      return { url: `data:text/javascript,${encodeURIComponent(wrapper)}`, shortCircuit: true };
    }
    return next(specifier, context);
  },
});

export interface PageRenderer {
  /** The HTML of a page of this configuration, rendered anew. */
  render(configuration: SiteConfiguration, path: string): Promise<string>;
}

/** Loads the built website. */
export async function pageRenderer(): Promise<PageRenderer> {
  if (!existsSync(builtServer)) throw new Error('The website is not built: run `npm run bench`, which builds it.');
  process.env.NODE_ENV = 'production';
  const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(builtServer).href);
  const { siteRenderer } = await import('./render-site.ts');
  return { render: siteRenderer(renderPage) };
}
