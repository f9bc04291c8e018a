import { createCampaignsClient } from '@tablefront/backend-client/campaigns';
import { createSubmissionClient } from '@tablefront/backend-client/submissions';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { createPageRenderer } from '../../apps/website/server/render-page.ts';

const renderers = new WeakMap<ServerBuild, ReturnType<typeof createPageRenderer>>();

/** The HTML of a page as it is rendered for one visitor: loaders, React, snippets, headers; no cache, no compression. */
export async function renderSite(build: ServerBuild, configuration: SiteConfiguration, page: string): Promise<string> {
  const renderer = renderers.get(build) ?? rendererOf(build);
  renderers.set(build, renderer);
  const request = new Request(`http://localhost${page}`);
  const response = await renderer.forVisitor(request, {
    site: { kind: 'ready', configuration },
    origin: 'http://localhost',
  });
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${page} answers ${response.status}`);
  return html;
}

function rendererOf(build: ServerBuild): ReturnType<typeof createPageRenderer> {
  const backendAccess = { url: '', anonKey: 'none' };
  const nowhere = { ...backendAccess, url: 'http://backend.localhost' };
  return createPageRenderer({
    build,
    mode: 'production',
    backendAccess,
    callsFor: () => ({
      campaigns: createCampaignsClient(nowhere),
      submissions: createSubmissionClient({ ...nowhere, own: false }),
    }),
    logger: pino({ level: 'silent' }),
  });
}
