import path from 'node:path';
import { Hono } from 'hono';
import { createServer } from 'vite';
import { announceConsole } from './console/announce-console.ts';
import { serveSite } from './http/serve-site.ts';
import { openSite } from './open-site.ts';
import { createPreviewSite } from './preview/preview-site.ts';
import type { RenderPage } from './rendering/render-page.ts';
import { createSiteApp } from './site-app.ts';

/** The same site from its sources: what is saved is shown at once. Everything else is as in production. */
const vite = await createServer({
  root: path.resolve(import.meta.dirname, '..'),
  server: { middlewareMode: true },
  appType: 'custom',
  plugins: [
    {
      name: 'reload-pages',
      // What only the server renders: the page is asked for again.
      hotUpdate() {
        if (this.environment.name === 'ssr') vite.environments.client.hot.send({ type: 'full-reload' });
      },
    },
  ],
});
/** The console's pages likewise, on their own host; without the policy that they have in production. */
const consolePages = await createServer({
  root: path.resolve(import.meta.dirname, '../../console'),
  server: { middlewareMode: true, hmr: { port: 24_679 } },
});
const site = await openSite(process.env);
site.stopping.beforeExit(() => Promise.all([vite.close(), consolePages.close()]));
const renderPage: RenderPage = async (...visit) => {
  const { renderPage: render } = await vite.ssrLoadModule('/app/rendering/render-page.tsx');
  return render(...visit);
};
const options = {
  ...site.appOptions,
  renderPage,
  assets: { script: '/app/browser/main.ts', filesOf: (part: string) => [`/app/browser/parts/${part}.ts`] },
  mode: 'development' as const,
};
const { app } = createSiteApp(options);
const previews =
  site.preview &&
  createPreviewSite({ ...options, ...site.preview, script: '/app/browser/preview.ts', files: new Hono() });

const port = await serveSite(site, {
  fetch: app.fetch,
  previews,
  before: (edge) => (request, response) => {
    const isConsole = site.console.host.isAt((request.headers.host ?? '').toLowerCase());
    const { middlewares } = isConsole ? consolePages : vite;
    if (isConsole && request.url?.startsWith('/api/')) edge(request, response);
    else middlewares(request, response, () => edge(request, response));
  },
});
console.log(`Tablefront shows the site with hot reload at http://localhost:${port}`);
await announceConsole(site.console);
