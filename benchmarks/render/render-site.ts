import path from 'node:path';
import { createCampaignsClient } from '@tablefront/backend-client/campaigns';
import { createSubmissionClient } from '@tablefront/backend-client/submissions';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { pino } from 'pino';
import { builtAssets } from '../../apps/website/server/rendering/built-assets.ts';
import { createPageRenderer, type RenderPage } from '../../apps/website/server/rendering/render-page.ts';

const client = path.resolve(import.meta.dirname, '../../apps/website/build/client');

/** The HTML of a page as it is rendered for one visitor: loaders, React, snippets, headers; no cache, no compression. */
export function siteRenderer(
  renderPage: RenderPage,
): (configuration: SiteConfiguration, page: string) => Promise<string> {
  const backendAccess = { url: '', anonKey: 'none' };
  const nowhere = { ...backendAccess, url: 'http://backend.localhost' };
  const renderer = createPageRenderer({
    renderPage,
    assets: builtAssets(client),
    mode: 'production',
    backendAccess,
    callsFor: () => ({
      campaigns: createCampaignsClient(nowhere),
      submissions: createSubmissionClient({ ...nowhere, own: false }),
    }),
    logger: pino({ level: 'silent' }),
  });
  return async (configuration, page) => {
    const response = await renderer.forVisitor(new Request(`http://localhost${page}`), {
      site: { kind: 'ready', configuration },
      origin: 'http://localhost',
    });
    const html = await response.text();
    if (response.status !== 200) throw new Error(`${page} answers ${response.status}`);
    return html;
  };
}
