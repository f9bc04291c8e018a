import { isPictureHost, picturesOf } from '@tablefront/restaurant/embedded-content';
import { digestOf, entityTag, matchesEtag } from '@tablefront/serving/entity-tags';
import { type Context, Hono } from 'hono';
import type { SiteOutcome } from '#app/site-access.ts';
import { pictureWidths } from '#app/ui/smaller-pictures.ts';
import { createMadePictures, type MadePicturesOptions, type PictureOutcome } from './made-pictures.ts';
import type { PictureFormat } from './shrink-picture.ts';

/** Up to this width AVIF is made: a third less than WebP. Above, it takes a second of a processor. */
const WIDEST_AVIF = 1_600;
const types = { avif: 'image/avif', webp: 'image/webp' };

interface ImageEndpointOptions extends MadePicturesOptions {
  loadSite(request: Request): Promise<SiteOutcome> | SiteOutcome;
}

/**
 * `/p/WIDTH?LINK`: a picture of the visited brand's configuration, in one of the site's widths and in a format that the
 * browser takes. Any other link is unknown here, so nobody can have something fetched that the operator has not named.
 */
export function imageEndpoint({ loadSite, ...options }: ImageEndpointOptions): Hono {
  const pictures = createMadePictures(options);
  const app = new Hono();
  app.get('/p/:width', async (c, next) => {
    const width = pictureWidths.find((made) => String(made) === c.req.param('width'));
    const link = linkIn(c.req.url);
    // An old path of the brand's own may look like ours.
    if (width === undefined || link === undefined) return await next();
    const site = await loadSite(c.req.raw);
    if (site.kind === 'failed') return c.text(site.message, site.status, { 'Cache-Control': 'no-store' });
    const { configuration } = site;
    if (!picturesOf(configuration).has(link)) return c.text('No picture of this site', 404, forAMinute);
    const format = formatFor(c.req.header('accept') ?? '', width);
    const from = { allows: ({ host }: URL) => isPictureHost(configuration, host) };
    return answer(c, link, format, await pictures.get({ link, width, format, from }));
  });
  return app;
}

const forAMinute = { 'Cache-Control': 'public, max-age=60', 'X-Content-Type-Options': 'nosniff' };

/** What stands behind the question mark, as one text. */
function linkIn(url: string): string | undefined {
  const [, query = ''] = /\?([^#]*)/.exec(url) ?? [];
  try {
    return query === '' ? undefined : decodeURIComponent(query);
  } catch {
    return undefined;
  }
}

function formatFor(accept: string, width: number): PictureFormat {
  if (width <= WIDEST_AVIF && accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'plain';
}

function answer(c: Context, link: string, format: PictureFormat, outcome: PictureOutcome): Response {
  if (outcome.kind === 'refused') return c.text(outcome.message, outcome.status, forAMinute);
  if (outcome.kind === 'original') {
    // The link is the operator's own: this leads nowhere that the page does not.
    const headers = outcome.soon ? { 'Cache-Control': 'no-store' } : forAMinute;
    return c.body(null, 302, { ...headers, Location: inAscii(link) });
  }
  const { content } = outcome;
  const etag = entityTag(digestOf(content));
  const headers = {
    ETag: etag,
    Vary: 'Accept',
    'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    'Content-Disposition': 'inline',
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
  };
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const type = format === 'plain' ? plainType(content) : types[format];
  return c.body(content, 200, { ...headers, 'Content-Type': type, 'Content-Length': String(content.length) });
}

/** As a header takes it; what is encoded already stays as it is. */
function inAscii(link: string): string {
  return link.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

function plainType(content: Buffer): string {
  return content[0] === 0x89 ? 'image/png' : 'image/jpeg';
}
