import { createHash } from 'node:crypto';
import type { BackendClient } from '@tablefront/backend-client/client';
import { type ConfigurationCache, createConfigurationCache } from '@tablefront/backend-client/configuration-cache';
import { configurationText } from '@tablefront/backend-client/get-brand-website';
import type { WebsiteAnswer } from '@tablefront/backend-client/website-answer';
import { orAfter } from '@tablefront/off-thread/or-after';
import { warningText } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { LRUCache } from 'lru-cache';
import type { SiteOutcome } from '#app/site-access.ts';
import type { RememberedSites } from './remembered-sites.ts';

const MOST_HOSTS = 20_000;
/** Of hosts that no brand has, kept apart: whoever invents host names pushes out no brand. */
const MOST_UNKNOWN = 5_000;
/** What may be the name of a host or a brand; whatever else is asked for is not kept. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** How long a visitor waits for news of a configuration that is there already. */
const WAIT_FOR_NEWS_MS = 100;
/** How long a visitor waits for the backend where the site is known from an earlier process only. */
const WAIT_BEFORE_RECALL_MS = 1_000;
/** After a failure the backend is left alone for this long, and twice as long after each further one. */
const FIRST_BACK_OFF_MS = 1_000;
const LONGEST_BACK_OFF_MS = 10_000;

/** How long an answer counts without asking again. */
export interface Freshness {
  siteMs: number;
  unknownMs: number;
}
/** Of a backend that says nothing by itself: asked again each second, while there are visitors. */
export const ASKING: Freshness = { siteMs: 1_000, unknownMs: 1_000 };
/** Of a backend that tells of changes; asking is for what nobody foresaw. */
export const TOLD: Freshness = { siteMs: 300_000, unknownMs: 60_000 };

type Ready = Extract<SiteOutcome, { kind: 'ready' }>;
type Failed = Extract<SiteOutcome, { kind: 'failed' }>;
type Read = Extract<WebsiteAnswer, { kind: 'read' }>;

const unknownFailure: Failed = {
  kind: 'failed',
  status: 503,
  title: 'Error Loading Restaurant',
  message: 'An unknown error occurred',
};
/** What is known of a host name or brand id that has a brand. */
interface Entry {
  /** The configuration is kept under it, once for all hosts that have it. */
  digest: string;
  version?: string;
  storedAs?: string;
  checkedAt: number;
  failures: number;
  askAgainAt: number;
}

interface Asking {
  since: number;
  answer: Promise<SiteOutcome>;
  /** For who knows nothing of the site yet: the answer or, if that does not come soon, what an earlier process knew. */
  shown: Promise<SiteOutcome>;
  /** Brands that changed since: the answer may be from before. */
  changed: Set<string>;
}

export interface SiteCache {
  /**
   * The site of a brand: the outcome itself where it is there (or comes within the waiting time), else a promise of it.
   * A configuration that was loaded before is served while the backend is away.
   * @param brandKey a brand's id or a host name
   */
  load(brandKey: string): Promise<SiteOutcome> | SiteOutcome;
  /** This brand's next visitor gets a new configuration; hosts that no brand had are looked up anew. */
  brandChanged(brandId: string): void;
  /** How many hosts and brands it knows, those without a site too. */
  size(): number;
}

interface SiteCacheOptions {
  client: BackendClient;
  warn: (message: string) => void;
  freshness?: Freshness;
  /** The sites of earlier processes, for as long as the backend does not answer. */
  remembered?: RememberedSites;
  /** What the backend of this process uses, too. */
  configurations?: ConfigurationCache;
  /** Milliseconds that only ever grow. */
  now?: () => number;
}

/** Keeps the configurations of all brands, within bounds, and no older than the backend lets one know. */
export function createSiteCache(options: SiteCacheOptions): SiteCache {
  const { client, warn, freshness = ASKING, remembered, configurations = createConfigurationCache() } = options;
  const now = options.now ?? (() => performance.now());
  /** One object for all hosts of a brand; brands whose texts are the same share the configuration. */
  const sites = new WeakMap<SiteConfiguration, Map<string | undefined, Ready>>();
  const entries = new LRUCache<string, Entry>({ max: MOST_HOSTS });
  const unknown = new LRUCache<string, { outcome: Failed; until: number }>({ max: MOST_UNKNOWN });
  const underway = new Map<string, Asking>();

  const readyOf = ({ digest, storedAs }: Pick<Entry, 'digest' | 'storedAs'>): Ready | undefined => {
    const configuration = configurations.get(digest)?.configuration;
    return configuration && siteOf(configuration, storedAs);
  };
  const siteOf = (configuration: SiteConfiguration, storedAs: string | undefined): Ready => {
    const byId = sites.get(configuration) ?? new Map<string | undefined, Ready>();
    sites.set(configuration, byId);
    const site = byId.get(storedAs) ?? { kind: 'ready', configuration, ...(storedAs !== undefined && { storedAs }) };
    byId.set(storedAs, site);
    return site;
  };

  /** What is read already is not read again: a backend without versions sends the same text each time. */
  const read = (text: string): Promise<WebsiteAnswer> => configurations.read(text, digestOf(text));

  const warnOnce = (brandKey: string, { configuration, warnings }: Pick<Read, 'configuration' | 'warnings'>): void => {
    // Another visitor may have read the same.
    if (sites.has(configuration)) return;
    for (const warning of warnings.slice(0, 20)) warn(`${brandKey}: ${warningText(warning)}`);
  };

  const ask = async (brandKey: string, asking: Pick<Asking, 'changed'>): Promise<SiteOutcome> => {
    const entry = entries.get(brandKey);
    const kept = entry && readyOf(entry);
    const answer = await client.getBrandWebsite(brandKey, kept ? entry.version : undefined, read);
    const keep = (found: Omit<Entry, 'checkedAt' | 'failures' | 'askAgainAt'>) => {
      if (!KEY.test(brandKey)) return;
      const { changed } = asking;
      const outdated = found.storedAs === undefined ? changed.size > 0 : changed.has(found.storedAs);
      entries.set(brandKey, { ...found, checkedAt: outdated ? -Infinity : now(), failures: 0, askAgainAt: -Infinity });
    };
    if (answer.kind === 'found') {
      const digest = digestOf(answer.text);
      warnOnce(brandKey, answer);
      const isNews = digest !== entry?.digest || answer.storedAs !== entry.storedAs;
      if (isNews && KEY.test(brandKey)) remembered?.remember(brandKey, answer);
      keep({ digest, version: answer.version, storedAs: answer.storedAs });
      return siteOf(answer.configuration, answer.storedAs);
    }
    if (answer.kind === 'unchanged' && entry && kept) {
      const storedAs = answer.storedAs ?? entry.storedAs;
      keep({ ...entry, storedAs });
      return readyOf({ ...entry, storedAs }) ?? kept;
    }
    if (answer.kind === 'not-found') {
      if (KEY.test(brandKey)) remembered?.forget(brandKey);
      entries.delete(brandKey);
      const outcome: Failed = {
        kind: 'failed',
        status: 404,
        title: 'Error Loading Restaurant',
        message: answer.message,
      };
      const lasting = KEY.test(brandKey) && asking.changed.size === 0;
      if (lasting) unknown.set(brandKey, { outcome, until: now() + freshness.unknownMs });
      return outcome;
    }
    const shown = await lastKnown(brandKey);
    if (shown) return shown;
    if (answer.kind === 'unchanged') return unknownFailure;
    return { kind: 'failed', status: 503, title: answer.title, message: answer.message };
  };

  /** What is shown while the backend does not answer; it is asked again after a while. */
  const lastKnown = async (brandKey: string): Promise<Ready | undefined> => {
    const entry = entries.get(brandKey) ?? (await recalled(brandKey));
    if (entry) backOff(entry);
    return entry && readyOf(entry);
  };

  const recalled = async (brandKey: string): Promise<Entry | undefined> => {
    const site = KEY.test(brandKey) ? await remembered?.recall(brandKey) : undefined;
    // The backend, or another visitor, may have been faster.
    const known = entries.get(brandKey);
    if (known || !site) return known;
    const answer = await read(site.text);
    if (answer.kind !== 'read') return undefined;
    warnOnce(brandKey, answer);
    const { storedAs } = site;
    const entry = { digest: digestOf(site.text), storedAs, checkedAt: -Infinity, failures: 0, askAgainAt: -Infinity };
    entries.set(brandKey, entry);
    return entry;
  };

  const backOff = (entry: Entry) => {
    entry.askAgainAt = now() + Math.min(FIRST_BACK_OFF_MS * 2 ** entry.failures, LONGEST_BACK_OFF_MS);
    entry.failures += 1;
  };

  /** One request to the backend however many visitors wait for it. */
  const asked = (brandKey: string): Asking => {
    const running = underway.get(brandKey);
    if (running) return running;
    const started = { since: now(), changed: new Set<string>() };
    const answer = ask(brandKey, started)
      .catch(async (error: unknown) => {
        warn(`${brandKey}: ${error instanceof Error ? error.message : 'unknown error'}`);
        return (await lastKnown(brandKey)) ?? unknownFailure;
      })
      .finally(() => underway.delete(brandKey));
    const asking = { ...started, answer, shown: remembered ? orRemembered(brandKey, answer) : answer };
    underway.set(brandKey, asking);
    return asking;
  };

  const orRemembered = async (brandKey: string, answer: Promise<SiteOutcome>): Promise<SiteOutcome> => {
    const soon = await orAfter(answer, WAIT_BEFORE_RECALL_MS, undefined);
    return soon ?? (await lastKnown(brandKey)) ?? answer;
  };

  return {
    load(brandKey) {
      const entry = entries.get(brandKey);
      const ready = entry && readyOf(entry);
      const time = now();
      if (entry && ready) {
        if (time - entry.checkedAt < freshness.siteMs || time < entry.askAgainAt) return ready;
        const { answer, since } = asked(brandKey);
        const patience = since + WAIT_FOR_NEWS_MS - time;
        // Of a backend that failed last, nobody waits for news.
        if (patience <= 0 || entry.failures > 0) return ready;
        return orAfter(answer, patience, ready);
      }
      const refused = unknown.get(brandKey);
      if (refused && time < refused.until) return refused.outcome;
      return asked(brandKey).shown;
    },
    brandChanged(brandId) {
      for (const { changed } of underway.values()) changed.add(brandId);
      unknown.clear();
      for (const [brandKey, entry] of entries.entries()) {
        const concerned = entry.storedAs === undefined || entry.storedAs === brandId;
        // A brand may come whose id was another's host name until now.
        if (!concerned && brandKey.toLowerCase() !== brandId) continue;
        entry.checkedAt = -Infinity;
        entry.askAgainAt = -Infinity;
        entry.failures = 0;
      }
    },
    size: () => entries.size + unknown.size,
  };
}

/** SHA-256 of the configuration, as our own backend calls its versions; of an answer that is written otherwise, of all of it. */
function digestOf(answer: string): string {
  const configuration = configurationText(answer);
  const digest = createHash('sha256')
    .update(configuration ?? answer)
    .digest('hex');
  return configuration === undefined ? `answer ${digest}` : digest;
}
