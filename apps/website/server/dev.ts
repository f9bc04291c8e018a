import http from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { openSite } from './open-site.ts';
import { createSiteApp } from './site-app.ts';

/** The same site with hot reload: Vite serves the sources, everything else is as in production. */
const vite = await createServer({
  root: path.resolve(import.meta.dirname, '..'),
  server: { middlewareMode: true },
  appType: 'custom',
});
const site = await openSite(process.env);
const build = () =>
  vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild & Record<string, unknown>>;
const app = createSiteApp({ ...site.appOptions, build, mode: 'development' });
const listener = getRequestListener(app.fetch);

const server = http.createServer((request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
server.listen(site.settings.port, site.settings.host, () => {
  console.log(`Tablefront shows the site with hot reload at http://localhost:${site.settings.port}`);
});
site.closeWith(server);
