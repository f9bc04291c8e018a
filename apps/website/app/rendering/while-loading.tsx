import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorScreen } from '../layout/error-screen.tsx';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import { pages } from '../pages.ts';
import type { SiteOutcome } from '../site-access.ts';
import { type DocumentParts, documentOf } from './document.tsx';
import { ShownPageContext } from './shown-page.ts';

const BODY_END = '</body>';

/**
 * The backend is slow: the loading screen goes out at once, and its document stays open until the configuration is there.
 * The browser then asks again and finds the page; where there is none, what went wrong takes the screen's place.
 */
export function whileLoading(loading: Promise<SiteOutcome>, document: DocumentParts): Response {
  const text = pages[document.shown.id].loading ?? 'Loading restaurant...';
  const screen = documentOf(<LoadingScreen text={text} />, document);
  const end = screen.lastIndexOf(BODY_END);
  const body = new ReadableStream({
    async start(controller) {
      const write = (html: string) => controller.enqueue(new TextEncoder().encode(html));
      write(screen.slice(0, end));
      const site = await loading;
      write(site.kind === 'ready' ? scriptOf('location.reload()', document) : failed(site, document));
      write(screen.slice(end));
      controller.close();
    },
  });
  // A document that is kept would show the loading screen again to whoever comes back to it.
  return new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } });
}

function failed({ title, message }: Extract<SiteOutcome, { kind: 'failed' }>, document: DocumentParts): string {
  const screen = renderToStaticMarkup(
    <ShownPageContext value={document.shown}>
      <ErrorScreen title={title} message={message} />
    </ShownPageContext>,
  );
  const named = `document.title=${JSON.stringify(title).replaceAll('<', '\\u003c')}`;
  const shown = `document.querySelector("[aria-busy]").remove();${named}`;
  return `<style>[aria-busy]{display:none!important}</style>${screen}${scriptOf(shown, document)}`;
}

function scriptOf(text: string, { access }: DocumentParts): string {
  return `<script nonce="${access.nonce}">${text}</script>`;
}
