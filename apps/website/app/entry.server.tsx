import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { REMEMBER_CLICKS } from './before-hydration.ts';
import { documentStream } from './document-stream.ts';
import { AnnouncementContext } from './layout/announcement.tsx';
import { announcementMarkup } from './layout/announcement-markup.server.tsx';
import { hasLongWord } from './layout/long-words.ts';
import { ThemeContext } from './layout/theme.tsx';
import { type ThemeStyle, themeStyle } from './layout/theme-style.ts';
import { type SiteOutcome, siteAccess } from './site-access.ts';

/** Longer than the time limit of the backend's answer, so that a late answer still finds its page. */
const ABANDON_AFTER_MS = 30_000;

/** How long React Router waits for what loaders promised; its own five seconds are too short for a slow backend. */
export const streamTimeout = ABANDON_AFTER_MS;

/** Renders the document: the whole page where the configuration is there, else the spinner first. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce: ownNonce, site, now, streams } = loadContext.get(siteAccess);
  // In development no policy asks for it, and the browser hiding it looks to React like a difference.
  const nonce = import.meta.env.PROD ? ownNonce : undefined;
  const announcementOf = (outcome: SiteOutcome) =>
    outcome.kind === 'ready' ? announcementMarkup(outcome.configuration, now, nonce) : '';
  return new Promise((resolve, reject) => {
    const answer = () => {
      const output = new PassThrough({
        final(done) {
          clearTimeout(abandon);
          done();
        },
      });
      try {
        const body = createReadableStreamFromReadable(documentStream(output, { site, nonce: ownNonce }));
        pipe(output);
        resolve(new Response(body, { status, headers }));
      } catch (error) {
        // React only logs what its callbacks throw, and the visitor would wait for ever.
        clearTimeout(abandon);
        reject(error);
      }
    };
    const { pipe, abort } = renderToPipeableStream(
      <ThemeContext value={site instanceof Promise ? site.then(themeOf) : themeOf(site)}>
        <AnnouncementContext value={site instanceof Promise ? site.then(announcementOf) : announcementOf(site)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </AnnouncementContext>
      </ThemeContext>,
      {
        nonce,
        bootstrapScriptContent: REMEMBER_CLICKS,
        // A page that need not be streamed comes as one piece, without the scripts that put later pieces in their places.
        ...(streams
          ? { onShellReady: answer }
          : { onAllReady: answer, progressiveChunkSize: Number.POSITIVE_INFINITY }),
        onShellError: reject,
        onError(error) {
          console.error(error);
        },
      },
    );
    const abandon = setTimeout(abort, ABANDON_AFTER_MS);
  });
}

const styles = new WeakMap<SiteConfiguration, ThemeStyle>();

/** Worked out once for each configuration. */
function themeOf(site: SiteOutcome): ThemeStyle | undefined {
  if (site.kind !== 'ready') return undefined;
  const { configuration } = site;
  const style = styles.get(configuration) ?? themeStyle(configuration.theme, !hasLongWord(configuration));
  styles.set(configuration, style);
  return style;
}

/** Whatever a loader or a render throws unforeseen; the visitor sees the error screen. A 404 or 405 is no error of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const expected = isRouteErrorResponse(error) && error.status < 500;
  if (!expected && !request.signal.aborted) console.error(error);
}
