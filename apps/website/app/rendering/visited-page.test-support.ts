import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteAccess } from '../site-access.ts';
import { renderPage } from './render-page.tsx';

export const ORIGIN = 'https://ember.example';

/** What a page of a brand's site answers on 20 November 2026. */
export function visited(written: object, path: string): Promise<{ answer: Response; html: string }> {
  return visitsOf(written)(path);
}

/** Visits of one and the same configuration, at that moment unless another is given. */
export function visitsOf(written: object) {
  const read = readSiteConfiguration(written);
  if (!read.ok) throw new Error(read.error);
  const { configuration } = read;
  return async (path: string, now = '2026-11-20T15:00:00Z'): Promise<{ answer: Response; html: string }> => {
    const access = {
      site: { kind: 'ready', configuration },
      now: new Date(now),
      origin: ORIGIN,
      brandKey: 'ember.example',
      nonce: 'n',
      backend: { url: '', anonKey: 'key' },
    } as SiteAccess;
    const assets = { script: '/main.js', filesOf: (name: string): [string] => [`/${name}.js`] };
    const answer = await renderPage(new Request(ORIGIN + path), access, assets);
    return { answer, html: await answer.text() };
  };
}
