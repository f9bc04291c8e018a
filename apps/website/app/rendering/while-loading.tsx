import { ErrorScreen } from '../layout/error-screen.tsx';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import { pages } from '../pages.ts';
import type { SiteOutcome } from '../site-access.ts';
import { type DocumentParts, documentOf, lateMarkup, scriptOf } from './document.tsx';
import { streamedDocument } from './streamed-document.ts';

const BODY_END = '</body>';

/**
 * The backend is slow: the loading screen goes out at once, and its document stays open until the configuration is there.
 * The browser then asks again and finds the page; where there is none, what went wrong takes the screen's place.
 */
export function whileLoading(loading: Promise<SiteOutcome>, document: DocumentParts): Response {
  // A document that is kept would show the loading screen again to whoever comes back to it.
  return streamedDocument(pieces(loading, document), 200, { 'Cache-Control': 'no-store' });
}

async function* pieces(loading: Promise<SiteOutcome>, document: DocumentParts): AsyncGenerator<string> {
  const text = pages[document.shown.id].loading ?? 'Loading restaurant...';
  const screen = documentOf(<LoadingScreen text={text} />, document).toString();
  const end = screen.lastIndexOf(BODY_END);
  yield screen.slice(0, end);
  const site = await loading;
  yield site.kind === 'ready' ? scriptOf('location.reload()', document) : failed(site, document);
  yield screen.slice(end);
}

function failed({ title, message }: Extract<SiteOutcome, { kind: 'failed' }>, document: DocumentParts): string {
  const screen = lateMarkup(<ErrorScreen title={title} message={message} />, document);
  const named = `document.title=${JSON.stringify(title).replaceAll('<', '\\u003c')}`;
  const shown = `document.querySelector("[aria-busy]").remove();${named}`;
  return `<style>[aria-busy]{display:none!important}</style>${screen}${scriptOf(shown, document)}`;
}
