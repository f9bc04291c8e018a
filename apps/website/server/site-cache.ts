import type { BackendClient } from '@tablefront/backend-client/client';
import { readSiteConfiguration, warningText } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteOutcome } from '#app/site-access.ts';

/** A configuration younger than this is served without asking. */
const FRESH_MS = 1_000;
/** How long a visitor waits for news of a configuration that is there already. */
const WAIT_FOR_NEWS_MS = 100;
/** Unknown host names are many: the cache is bounded, the least recently used goes first. */
const MAX_ENTRIES = 2_000;

const UNKNOWN_FAILURE: SiteOutcome = {
  kind: 'failed',
  status: 503,
  title: 'Error Loading Restaurant',
  message: 'An unknown error occurred',
};

type Ready = Extract<SiteOutcome, { kind: 'ready' }>;

interface Entry {
  ready?: Ready;
  /** The raw answer that `ready` was read from: the same text need not be read again. */
  text?: string;
  checkedAt: number;
  refresh?: Promise<SiteOutcome>;
}

export interface SiteCache {
  /**
   * The site of a brand: the outcome itself where it is there (or comes within the waiting time), else a promise of it.
   * A configuration that was loaded before is served while the backend is away.
   * @param brandKey a brand's id or a host name
   */
  load(brandKey: string): Promise<SiteOutcome> | SiteOutcome;
  /** The next visitor gets a new one. */
  expireAll(): void;
  /** How many brands and hosts it holds, unknown ones too. */
  size(): number;
}

interface SiteCacheOptions {
  client: BackendClient;
  warn: (message: string) => void;
  now?: () => number;
}

export function createSiteCache({ client, warn, now = Date.now }: SiteCacheOptions): SiteCache {
  const entries = new Map<string, Entry>();

  const fetchSite = async (brandKey: string, entry: Entry): Promise<SiteOutcome> => {
    const answer = await client.getBrandWebsite(brandKey);
    entry.checkedAt = now();
    if (answer.kind === 'not-found') {
      entry.ready = undefined;
      return { kind: 'failed', status: 404, title: 'Error Loading Restaurant', message: answer.message };
    }
    if (answer.kind === 'failed') {
      if (entry.ready) return entry.ready;
      return { kind: 'failed', status: 503, title: answer.title, message: answer.message };
    }
    if (entry.ready && entry.text === answer.text) return entry.ready;
    const reading = readSiteConfiguration(answer.data);
    if (!reading.ok) {
      return {
        kind: 'failed',
        status: 503,
        title: 'Configuration Error',
        message: 'Failed to load restaurant configuration',
      };
    }
    for (const warning of reading.warnings.slice(0, 20)) warn(`${brandKey}: ${warningText(warning)}`);
    entry.text = answer.text;
    entry.ready = { kind: 'ready', configuration: reading.configuration };
    return entry.ready;
  };

  /** One request to the backend however many visitors wait for it. */
  const refreshed = (brandKey: string, entry: Entry): Promise<SiteOutcome> => {
    entry.refresh ??= fetchSite(brandKey, entry)
      .catch((error: unknown) => {
        warn(`${brandKey}: ${error instanceof Error ? error.message : 'unknown error'}`);
        return entry.ready ?? UNKNOWN_FAILURE;
      })
      .finally(() => {
        entry.refresh = undefined;
      });
    return entry.refresh;
  };

  const entryOf = (brandKey: string): Entry => {
    const entry = entries.get(brandKey) ?? { checkedAt: 0 };
    entries.delete(brandKey);
    entries.set(brandKey, entry);
    if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value ?? '');
    return entry;
  };

  return {
    load(brandKey) {
      const entry = entryOf(brandKey);
      const { ready } = entry;
      if (ready && now() - entry.checkedAt < FRESH_MS) return ready;
      const news = refreshed(brandKey, entry);
      return ready ? Promise.race([news, after(WAIT_FOR_NEWS_MS, ready)]) : news;
    },
    expireAll() {
      for (const entry of entries.values()) entry.checkedAt = 0;
    },
    size: () => entries.size,
  };
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value));
}
