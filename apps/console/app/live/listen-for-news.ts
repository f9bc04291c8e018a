import type { SiteNews } from '@tablefront/console-wire/drafts';
import type { News as InboxNews } from '@tablefront/console-wire/inbox';

/** Of messages; or of the site, where that is said. */
export interface News extends InboxNews {
  site?: SiteNews;
}

/** Without a stream it is asked this often, while the page is seen. */
const POLL_MS = 20_000;
/** A stream that the server refuses is tried again after this. */
const AGAIN_MS = 30_000;

/**
 * Tells of news of one address until it is stopped. All tabs of a browser share one stream: the one that holds the lock
 * listens and passes it on. Where there are no locks (plain HTTP), and while there is no stream, it is looked again at times.
 */
export function listenForNews(address: string, tell: (news: News) => void): () => void {
  const stopping = new AbortController();
  const channel = new BroadcastChannel(`news ${address}`);
  channel.onmessage = ({ data }: MessageEvent<News>) => tell(data);

  const poll = setInterval(() => {
    if (!navigator.locks && document.visibilityState === 'visible') tell({});
  }, POLL_MS);

  function pass(news: News) {
    tell(news);
    channel.postMessage(news);
  }
  void navigator.locks
    ?.request(`news ${address}`, { signal: stopping.signal }, () => stream(address, pass, stopping.signal))
    // Given up while it waited for the lock.
    .catch(() => undefined);

  return () => {
    stopping.abort();
    clearInterval(poll);
    channel.close();
  };
}

/** Listens until it is stopped. What may have been missed between two streams is told as news without names. */
function stream(address: string, pass: (news: News) => void, stopping: AbortSignal) {
  return new Promise<void>((resolve) => {
    let source: EventSource;
    let again: ReturnType<typeof setTimeout> | undefined;
    let interrupted = false;
    function open() {
      source = new EventSource(address);
      source.onopen = () => {
        if (interrupted) pass({});
        interrupted = false;
      };
      source.addEventListener('news', ({ data }) => pass(JSON.parse(data) as News));
      source.addEventListener('site', ({ data }) => pass({ site: JSON.parse(data) as SiteNews }));
      source.onerror = () => {
        interrupted = true;
        if (source.readyState !== EventSource.CLOSED) return;
        // Refused: the browser does not try again by itself.
        clearTimeout(again);
        again = setTimeout(() => {
          pass({});
          open();
        }, AGAIN_MS);
      };
    }
    open();
    stopping.addEventListener('abort', () => {
      source.close();
      clearTimeout(again);
      resolve();
    });
  });
}
