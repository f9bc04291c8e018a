import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';

/** Pages depend on the clock (offers, announcements), so none is served for long. */
const FRESH_MS = 60_000;
/** Until then a visitor gets it while the next one is rendered; after that, rendering comes first. */
const STALE_MS = 120_000;
/** A page that could not be rendered is not tried again at once. */
const RETRY_AFTER_MS = 5_000;
/**
 * Pages that are rendered anew while the ones from before are served: few, as visitors wait for others. Each needs
 * several turns of the event loop: one after the other, a thousand would be too old before they are done.
 */
const REFRESHED_AT_ONCE = 8;
/** Brotli, gzip and plain of a thousand pages or two. */
const MOST_BYTES = 256 * 1024 * 1024;

interface Entry {
  page: FinishedPage;
  /** Of the configuration that it was rendered from. */
  version: number;
  renderedAt: number;
  failedAt: number;
}

/** @param before the page that was there, also of another configuration */
type RenderAnew = (before: FinishedPage | undefined) => Promise<FinishedPage | undefined>;

interface PageCacheOptions {
  mostBytes?: number;
  /** Milliseconds that only ever grow. */
  now?: () => number;
}

/** Finished pages by their address, each good only while the configuration is the one that it was rendered from. */
export function createPageCache({ mostBytes = MOST_BYTES, now = () => performance.now() }: PageCacheOptions = {}) {
  const entries = new LRUCache<string, Entry>({ maxSize: mostBytes });
  const underway = new Map<string, Promise<FinishedPage | undefined>>();
  /** Pages to be rendered anew, in the order in which somebody asked for them. */
  const refreshes = new Map<string, () => Promise<unknown>>();
  let refreshing = 0;
  // By number, so that a page which nobody asks for any longer does not keep its configuration.
  const versions = new WeakMap<object, number>();
  let lastVersion = 0;

  const versionOf = (configuration: object): number => {
    const version = versions.get(configuration) ?? ++lastVersion;
    versions.set(configuration, version);
    return version;
  };

  const isFresh = ({ renderedAt, failedAt }: Entry, time: number): boolean =>
    time - renderedAt < FRESH_MS || time - failedAt < RETRY_AFTER_MS;

  return {
    /** How many pages are kept. */
    get size() {
      return entries.size;
    },

    /** The page of an address where there is one that need not be rendered anew; nothing begins. */
    fresh(address: string, configuration: object): FinishedPage | undefined {
      const entry = entries.get(address);
      return entry?.version === versions.get(configuration) && entry && isFresh(entry, now()) ? entry.page : undefined;
    },

    /**
     * The page of an address: the one that is kept, or a promise of one; undefined where it turns out not to be the same
     * for all.
     *
     * @param render makes the page; for all visitors who wait, once. Where it fails, the page from before stays.
     */
    get(address: string, configuration: object, render: RenderAnew): FinishedPage | Promise<FinishedPage | undefined> {
      const version = versionOf(configuration);
      const entry = entries.get(address);
      const kept = entry?.version === version ? entry : undefined;
      if (!kept) entries.delete(address);
      const time = now();
      if (kept && isFresh(kept, time)) return kept.page;

      const key = `${version} ${address}`;
      if (kept && time - kept.renderedAt < STALE_MS) {
        if (!underway.has(key)) {
          refreshes.set(key, async () => {
            if (entries.peek(address) === kept) await start(key, address, version, render, kept, kept.page);
          });
        }
        refreshNext();
        return kept.page;
      }
      refreshes.delete(key);
      return underway.get(key) ?? start(key, address, version, render, kept, entry?.page);
    },
  };

  function refreshNext() {
    const [next] = refreshes;
    if (!next || refreshing >= REFRESHED_AT_ONCE) return;
    const [key, refresh] = next;
    refreshes.delete(key);
    refreshing += 1;
    const done = () => {
      refreshing -= 1;
      // What came in meanwhile is answered first.
      setImmediate(refreshNext);
    };
    refresh().then(done, done);
  }

  function start(
    key: string,
    address: string,
    version: number,
    render: RenderAnew,
    kept: Entry | undefined,
    before: FinishedPage | undefined,
  ): Promise<FinishedPage | undefined> {
    const renderedAt = now();
    const rendering = render(before)
      .then(
        (page) => {
          if (page) {
            const entry = { page, version, renderedAt, failedAt: -Infinity };
            entries.set(address, entry, { size: page.size + 2 * address.length });
          } else if (kept) {
            entries.delete(address);
          }
          return page;
        },
        (error: unknown) => {
          if (!kept) throw error;
          kept.failedAt = now();
          return kept.page;
        },
      )
      .finally(() => underway.delete(key));
    underway.set(key, rendering);
    return rendering;
  }
}
