import { canonicalOrigin } from '@tablefront/restaurant/canonical-origin';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { llms } from '@tablefront/restaurant/site-documents/llms';
import { robots } from '@tablefront/restaurant/site-documents/robots';
import { sitemap, sitemapPart } from '@tablefront/restaurant/site-documents/sitemap';
import { webManifest } from '@tablefront/restaurant/site-documents/web-manifest';
import { digestOf, entityTag, matchesEtag } from '@tablefront/serving/entity-tags';
import { type Context, Hono } from 'hono';
import type { SiteOutcome } from '#app/site-access.ts';
import { compressed } from '../http/compression.ts';
import type { OwnPictures } from '../pictures/drawn/own-picture.ts';
import { createPictureCache } from '../pictures/drawn/picture-cache.ts';

/** Pictures in memory: about 200 brands' share pictures. */
const PICTURE_BYTES = 32_000_000;
const RETRY_AFTER_SECONDS = 10;
/** File name to pixels. iOS and older browsers ask for the last two by themselves. */
const ICONS = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180, 'favicon.ico': 48 };

const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

interface SiteDocumentsOptions extends OwnPictures {
  loadSite(request: Request): Promise<SiteOutcome> | SiteOutcome;
  /** `https://host` of the site. */
  originOf(request: Request): string;
}

type Write = (configuration: SiteConfiguration, origin: string) => string | undefined;

/**
 * What machines read of a brand's site besides its pages: sitemap, robots.txt, llms.txt, the web manifest, icons, and the
 * picture of shared links. Each is of the brand of the visited host.
 */
export function siteDocuments({ loadSite, originOf, ...own }: SiteDocumentsOptions): Hono {
  const app = new Hono();
  const pictures = createPictureCache({ maxBytes: PICTURE_BYTES });

  const text = (path: string, type: string, write: (c: Context) => Write) => {
    app.get(path, async (c) => {
      const outcome = await loadSite(c.req.raw);
      if (outcome.kind === 'failed') return failure(outcome);
      const written = write(c)(outcome.configuration, canonicalOrigin(outcome.configuration, originOf(c.req.raw)));
      return written === undefined ? c.notFound() : compressed(answer(c, written, type, 'no-cache'), c.req.raw);
    });
  };
  text('/sitemap.xml', XML, () => (configuration, origin) => sitemap(configuration, { origin, now: new Date() }));
  text('/:part{sitemap-[1-9][0-9]{0,3}\\.xml}', XML, (c) => (configuration, origin) => {
    const visit = { origin, now: new Date() };
    return sitemapPart(configuration, visit, Number(c.req.param('part')?.replace(/\D/g, '')));
  });
  text('/robots.txt', TEXT, () => (_, origin) => robots(origin));
  text('/llms.txt', TEXT, () => (configuration, origin) => {
    return llms(configuration, { origin, now: new Date() });
  });
  text('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', () => (configuration) => {
    return JSON.stringify(webManifest(configuration));
  });

  const picture = (path: string, make: (configuration: SiteConfiguration) => Promise<Buffer>) => {
    app.get(path, async (c) => {
      const outcome = await loadSite(c.req.raw);
      if (outcome.kind === 'failed') return failure(outcome);
      return answer(c, new Uint8Array(await make(outcome.configuration)), 'image/png', 'public, max-age=3600');
    });
  };
  // What draws is large, and loaded when a first picture is asked for.
  const drawing = () => import('../pictures/drawn/brand-pictures.ts');
  picture('/share.png', async (configuration) => {
    return (await drawing()).brandSharePicture(configuration, { ...own, pictures });
  });
  for (const [file, size] of Object.entries(ICONS)) {
    picture(`/${file}`, async (configuration) => {
      return (await drawing()).brandIcon(configuration, size, { ...own, pictures });
    });
  }
  return app;
}

function failure({ status, message }: Extract<SiteOutcome, { kind: 'failed' }>): Response {
  const headers: Record<string, string> = { 'Content-Type': TEXT, 'Cache-Control': 'no-store' };
  if (status === 503) headers['Retry-After'] = String(RETRY_AFTER_SECONDS);
  return new Response(message, { status, headers });
}

function answer(c: Context, body: string | Uint8Array<ArrayBuffer>, type: string, cacheControl: string): Response {
  const etag = entityTag(digestOf(body));
  const headers = { ETag: etag, 'Cache-Control': cacheControl };
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  return c.body(body, 200, { ...headers, 'Content-Type': type, 'Content-Length': String(length) });
}
