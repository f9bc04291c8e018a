import { embeddedOrigins } from '@tablefront/restaurant/embedded-content';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { SiteOutcome } from '#app/site-access.ts';

/** More hosts than this would make a header that proxies refuse; such a brand gets all that is encrypted. */
const MOST_HOSTS = 40;
/** Source: https://developers.google.com/maps/documentation/javascript/content-security-policy */
const GOOGLE_HOSTS = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';
const GOOGLE_PICTURES = `${GOOGLE_HOSTS} https://*.googleusercontent.com https://*.ggpht.com`;

interface ContentSourcesOptions {
  /** The page brings pictures that no configuration names. */
  picturesFromAnywhere?: boolean;
  /** Of a hosted backend. */
  backendOrigin?: string;
  /** A Google map is shown: it loads pictures, frames and fonts of its own. */
  googleMaps: boolean;
}

/**
 * The directives for what a page of this brand loads besides scripts: its own, and what its configuration names. Two kinds
 * of brands get everything that is encrypted: those with HTML of the operator's own, which may be any tag manager, and
 * those whose configuration is still loading when the headers are sent.
 */
export function contentSources(site: SiteOutcome | Promise<SiteOutcome>, options: ContentSourcesOptions): string[] {
  const { picturesFromAnywhere, backendOrigin = '', googleMaps } = options;
  const configuration = !(site instanceof Promise) && site.kind === 'ready' ? site.configuration : undefined;
  const { pictures, frames } = configuration ? originsOf(configuration) : { pictures: '', frames: '' };
  const open = site instanceof Promise || (configuration !== undefined && hasSnippets(configuration)) ? 'https:' : '';
  const campaigns = picturesFromAnywhere ? 'https:' : '';
  const maps = (sources: string) => (googleMaps ? sources : '');
  return [
    // React writes style attributes; the brand's style sheet stands in the page.
    `style-src 'self' 'unsafe-inline' ${open} ${maps('https://fonts.googleapis.com')}`,
    `img-src 'self' data: ${maps('blob:')} ${open || campaigns} ${pictures} ${backendOrigin} ${maps(GOOGLE_PICTURES)}`,
    `font-src 'self' ${open && `${open} data:`} ${maps('https://fonts.gstatic.com')}`,
    `connect-src 'self' ${open} ${backendOrigin} ${maps(`${GOOGLE_HOSTS} data: blob:`)}`,
    `frame-src 'self' ${open} ${frames} ${maps('https://*.google.com')}`,
    `media-src 'self' ${open}`,
    `form-action 'self' ${open}`,
  ];
}

function originsOf(configuration: SiteConfiguration): { pictures: string; frames: string } {
  const { pictures, frames } = embeddedOrigins(configuration);
  return { pictures: within(pictures), frames: within(frames) };
}

function within(origins: string[]): string {
  return origins.length > MOST_HOSTS ? 'https:' : origins.join(' ');
}

function hasSnippets({ snippets }: SiteConfiguration): boolean {
  return Object.values(snippets).some((html) => html !== undefined && html.trim() !== '');
}
