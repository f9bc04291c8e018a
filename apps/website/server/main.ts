import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from './open-site.ts';
import type { RenderPage } from './rendering/render-page.ts';

const BUILD = path.resolve(import.meta.dirname, '../build');

async function main(): Promise<void> {
  // Whoever started this was killed: an orphan would hold the port and the database.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

  const serverBuild = path.join(BUILD, 'server/render-page.js');
  if (!existsSync(serverBuild)) throw new Error('The website is not built yet: run `npm start`, which builds it.');

  // React chooses its production build when it is first loaded, so everything that loads it comes after this.
  process.env.NODE_ENV = 'production';
  const { openSite } = await import('./open-site.ts');
  const site = await openSite(process.env);
  try {
    await serve(site, await import(pathToFileURL(serverBuild).href));
  } catch (error) {
    complain(error);
    await site.stopping.stop(1);
  }
}

async function serve(site: Site, { renderPage }: { renderPage: RenderPage }): Promise<void> {
  const [
    { Hono },
    { announceConsole },
    { createSiteApp },
    { staticFiles },
    { serveSite },
    { builtAssets, builtPreviewScript },
    { createPreviewSite },
  ] = await Promise.all([
    import('hono'),
    import('./console/announce-console.ts'),
    import('./site-app.ts'),
    import('./files/static-files.ts'),
    import('./http/serve-site.ts'),
    import('./rendering/built-assets.ts'),
    import('./preview/preview-site.ts'),
  ]);
  const client = path.join(BUILD, 'client');
  const files = staticFiles([client, path.join(BUILD, 'server')]);
  const options = { ...site.appOptions, renderPage, assets: builtAssets(client), mode: 'production' as const };
  const app = new Hono();
  app.route('/', files);
  const { app: pages, ready } = createSiteApp(options);
  app.route('/', pages);
  const previews =
    site.preview && createPreviewSite({ ...options, ...site.preview, script: builtPreviewScript(client), files });
  const port = await serveSite(site, { fetch: app.fetch, ready, previews });
  console.log(`Tablefront shows the site at http://localhost:${port}`);
  await announceConsole(site.console);
}

/** In the operator's words, not the log's: there may be none yet. */
function complain(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

main().catch((error: unknown) => {
  complain(error);
  process.exit(1);
});
