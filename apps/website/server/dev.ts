import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { openSite } from './open-site.ts';
import { serveSite } from './serve-site.ts';
import { createSiteApp } from './site-app.ts';

/** The same site with hot reload: Vite serves the sources, everything else is as in production. */
const vite = await createServer({
  root: path.resolve(import.meta.dirname, '..'),
  server: { middlewareMode: true },
  appType: 'custom',
});
const site = await openSite(process.env);
site.stopping.beforeExit(() => vite.close());
const build = () =>
  vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild & Record<string, unknown>>;
const app = createSiteApp({ ...site.appOptions, build, mode: 'development' });

const port = await serveSite(site, {
  fetch: app.fetch,
  before: (edge) => (request, response) => vite.middlewares(request, response, () => edge(request, response)),
});
console.log(`Tablefront shows the site with hot reload at http://localhost:${port}`);
