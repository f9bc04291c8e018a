/** All that is on the preview's host: pages of drafts and of what is live, below a token, and what those load. */
import { pathForLog } from '@tablefront/serving/path-for-log';
import { isUnavailable, RETRY_AFTER_SECONDS } from '@tablefront/serving/unavailable';
import { Hono } from 'hono';
import type { SiteOutcome } from '#app/site-access.ts';
import { demoPictures } from '../files/demo-pictures.ts';
import { ownPicturesOf, uploadedPictures } from '../files/uploaded-pictures.ts';
import { compressed } from '../http/compression.ts';
import { groundEndpoint } from '../pictures/ground/ground-endpoint.ts';
import { imageEndpoint } from '../pictures/shrunk/image-endpoint.ts';
import { backendCalls } from '../rendering/backend-calls.ts';
import { createPageRenderer } from '../rendering/render-page.ts';
import type { SiteAppOptions } from '../site-app.ts';
import { type PlacedMark, placeMarks } from './placed-marks.ts';
import { nonceIn, previewPage } from './preview-page.ts';
import { nearOf, pagesOf } from './preview-pages.ts';
import { type PreviewPath, previewPathOf, withoutToken } from './preview-path.ts';
import { previewPolicy } from './preview-policy.ts';
import type { PreviewedSite, Previews } from './previews.ts';

export interface PreviewSiteOptions extends SiteAppOptions {
  previews: Previews;
  consoleOrigin(): string;
  /** The page's script of previews, as it is built. */
  script: string;
  /** What every host has: scripts, styles, pictures that lie here. */
  files: Hono;
}

interface MarkedPage {
  html: string;
  marks?: PlacedMark[];
}

interface Shown extends PreviewedSite {
  place: PreviewPath;
  /** As the site itself is asked. */
  request: Request;
}

/** Pictures are public already, by their own addresses: the next revision need not fetch them anew. */
const PICTURE_KEPT = 'private, max-age=600';

/** The preview's host as Request → Response; only GET and HEAD come here. */
export function createPreviewSite(options: PreviewSiteOptions): Pick<Hono, 'fetch'> {
  const { previews, consoleOrigin, script, files, logger } = options;
  const pages = createPageRenderer({ ...options, callsFor: (spokenFor) => backendCalls(options, spokenFor) });
  const sites = new WeakMap<Request, SiteOutcome>();
  const nowhere: SiteOutcome = { kind: 'failed', status: 404, title: '', message: '' };
  const pictures = imageEndpoint({
    ...ownPicturesOf(options),
    loadSite: (request) => sites.get(request) ?? nowhere,
    directory: options.picturesDirectory,
    warn: (message) => logger.warn(message),
  });

  async function render(shown: Shown, site: SiteOutcome): Promise<Response> {
    const origin = new URL(shown.request.url).origin;
    const brandKey = site.kind === 'ready' ? site.storedAs : undefined;
    return pages.forVisitor(shown.request, { site, origin, ...(brandKey !== undefined && { brandKey }) });
  }

  /** The page letter for letter as guests will see it, with comments behind what leads to a field. */
  async function withMarks(html: string, { marked, place, ...shown }: Shown): Promise<MarkedPage> {
    if (!marked) return { html };
    const again = await render({ ...shown, place }, marked.site);
    return placeMarks(
      { plain: html, marked: await again.text() },
      marked.texts,
      nearOf(place.path, marked.site.configuration, marked.document),
    );
  }

  async function showPage(shown: Shown): Promise<Response> {
    const { site, place, revision } = shown;
    const response = await render(shown, site);
    const headers = new Headers(response.headers);
    const location = headers.get('location');
    // A slug follows its name: the page may just have moved.
    if (location?.startsWith('/')) headers.set('Location', place.prefix + location);
    const policy = headers.get('content-security-policy') ?? '';
    if (policy !== '') headers.set('Content-Security-Policy', previewPolicy(policy, consoleOrigin()));
    for (const [name, value] of Object.entries(notKept)) headers.set(name, value);
    headers.delete('etag');
    const { status } = response;
    if (!headers.get('content-type')?.startsWith('text/html') || shown.request.method === 'HEAD')
      return new Response(response.body, { status, headers });

    const plain = await response.text();
    // A part of a page, which a script asked for.
    if (!plain.startsWith('<!DOCTYPE')) return new Response(plain, { status, headers });
    const { html, marks } = await withMarks(plain, shown);
    const listed = site.kind === 'ready' ? pagesOf(site.configuration) : [];
    const page = previewPage(html, {
      prefix: place.prefix,
      script,
      nonce: nonceIn(policy),
      data: {
        console: consoleOrigin(),
        prefix: place.prefix,
        revision,
        name: listed.find(({ path }) => path === place.path)?.name ?? place.path,
        found: status === 200,
        pages: listed,
        ...(marks && { marks }),
      },
    });
    return new Response(page, { status, headers });
  }

  const app = new Hono();
  app.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n', 200, notKept));
  app.route('/', files);
  if (options.demoBrands) app.route('/', demoPictures(options.brandsDirectory));
  if (options.findPicture) app.route('/', uploadedPictures({ find: options.findPicture }));
  app.route('/', groundEndpoint());
  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const place = previewPathOf(url.pathname);
    if (!place) return c.text('There is nothing here. Open a preview in the console.\n', 404, notKept);
    const previewed = await previews.load(place);
    const { site } = previewed;
    // The page makes its own answers of what is wrong, in the brand's words where there is a brand.
    const within = new URL(place.path + url.search, url.origin);
    const headers = new Headers(c.req.raw.headers);
    // Compressed once, when it is all there.
    headers.delete('accept-encoding');
    headers.delete('cookie');
    const request = new Request(within, { method: c.req.method, headers, signal: c.req.raw.signal });
    sites.set(request, site);
    if (/^\/p\/\d+$/.test(place.path)) {
      const picture = await pictures.fetch(request);
      return kept(picture, site.kind === 'ready' && picture.status < 400 ? PICTURE_KEPT : 'no-store');
    }
    return compressed(await showPage({ ...previewed, place, request }), c.req.raw);
  });
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) logger.debug({ err: error }, 'Who looked at a preview left');
    else if (isUnavailable(error))
      return c.text('The database is away for a moment.\n', 503, {
        ...notKept,
        'Retry-After': String(RETRY_AFTER_SECONDS),
      });
    else logger.error({ err: error, path: pathForLog(withoutToken(c.req.path)) }, 'a preview failed');
    return c.text('The preview failed on our side. Nothing is lost.\n', 500, notKept);
  });
  return app;
}

const notKept = { 'Cache-Control': 'no-store' };

function kept(response: Response, cacheControl: string): Response {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', cacheControl);
  return new Response(response.body, { status: response.status, headers });
}
