import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteAccess } from '../site-access.ts';
import { renderPage } from './render-page.tsx';

export const ORIGIN = 'https://ember.example';

/** What a page of a brand's site answers on 20 November 2026. */
export async function visited(written: object, path: string): Promise<{ answer: Response; html: string }> {
  const read = readSiteConfiguration(written);
  if (!read.ok) throw new Error(read.error);
  const access = {
    site: { kind: 'ready', configuration: read.configuration },
    now: new Date('2026-11-20T15:00:00Z'),
    origin: ORIGIN,
    brandKey: 'ember.example',
    nonce: 'n',
    backend: { url: '', anonKey: 'key' },
  } as SiteAccess;
  const assets = { script: '/main.js', filesOf: (name: string): [string] => [`/${name}.js`] };
  const answer = await renderPage(new Request(ORIGIN + path), access, assets);
  return { answer, html: await answer.text() };
}
