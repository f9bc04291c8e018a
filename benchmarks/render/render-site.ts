import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { createSiteApp } from '../../apps/website/server/site-app.ts';

const apps = new WeakMap<SiteConfiguration, ReturnType<typeof createSiteApp>>();

/** The HTML of a page, through the whole site app but for the cache and the compression. */
export async function renderSite(build: ServerBuild, configuration: SiteConfiguration, page: string): Promise<string> {
  const app = apps.get(configuration) ?? appOf(build, configuration);
  apps.set(configuration, app);
  const request = new Request(`http://localhost${page}`, {
    headers: { host: 'localhost', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/145.0.0.0' },
  });
  const response = await app.fetch(request);
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${page} answers ${response.status}`);
  return html;
}

function appOf(build: ServerBuild, configuration: SiteConfiguration): ReturnType<typeof createSiteApp> {
  return createSiteApp({
    build,
    mode: 'production',
    sites: { load: () => ({ kind: 'ready', configuration }), expireAll() {} },
    backendAccess: { url: '', anonKey: 'none' },
    brandsDirectory: path.resolve(import.meta.dirname, '../../brands'),
    // No page reads from it.
    picturesDirectory: path.join(tmpdir(), 'tablefront-benchmark-pictures'),
    trustProxy: false,
    logger: pino({ level: 'silent' }),
  });
}
