import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

const BUILD = path.resolve(import.meta.dirname, '../build');

async function main(): Promise<void> {
  const serverBuild = path.join(BUILD, 'server/index.js');
  if (!existsSync(serverBuild)) throw new Error('The website is not built yet: run `npm start`, which builds it.');

  // React chooses its production build when it is first loaded, so everything that loads it comes after this.
  process.env.NODE_ENV = 'production';
  const [{ serve }, { Hono }, { openSite }, { createSiteApp }, { staticFiles }] = await Promise.all([
    import('@hono/node-server'),
    import('hono'),
    import('./open-site.ts'),
    import('./site-app.ts'),
    import('./static-files.ts'),
  ]);
  const build: ServerBuild = await import(pathToFileURL(serverBuild).href);

  const site = await openSite(process.env);
  const app = new Hono();
  app.route('/', staticFiles(path.join(BUILD, 'client')));
  app.route('/', createSiteApp({ ...site.appOptions, build, mode: 'production' }));

  const server = serve({ fetch: app.fetch, port: site.settings.port, hostname: site.settings.host }, ({ port }) => {
    console.log(`Tablefront shows the site at http://localhost:${port}`);
  });
  site.closeWith(server);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
