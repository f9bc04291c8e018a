import type { ConsoleBackend, StoredDraft, StoredVersion } from '@tablefront/backend';
import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import { withoutKeys } from '@tablefront/restaurant/editing/entry-keys';
import { type MarkedDocument, withMarks } from '@tablefront/restaurant/editing/marks';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { LRUCache } from 'lru-cache';
import type { SiteOutcome } from '#app/site-access.ts';
import type { SiteCache } from '../configurations/site-cache.ts';
import type { PreviewPath } from './preview-path.ts';
import { readPreview } from './preview-token.ts';

export interface PreviewsOptions {
  key: Buffer;
  findDraft: ConsoleBackend['findDraft'];
  findVersion: ConsoleBackend['findVersion'];
  /** What guests see. */
  sites: Pick<SiteCache, 'load'>;
  now?: () => number;
}

type Ready = Extract<SiteOutcome, { kind: 'ready' }>;

/** What is shown of a draft, of a version, or of what is live. */
export interface PreviewedSite {
  site: SiteOutcome;
  revision: number;
  /** The same, read with marks, and what they lead to; only of drafts. */
  marked?: { site: Ready; texts: MarkedDocument; document: JsonObject };
}

/** Drafts and versions in memory, of all brands: what one page asks for, and the next one of the same draft. */
const MOST = 20;

const over: SiteOutcome = {
  kind: 'failed',
  status: 404,
  title: 'Preview over',
  message: 'A preview lasts for ten minutes. Open it again in the console.',
};

const nothing: PreviewedSite = { site: over, revision: 0 };

/** Finds what a preview's address shows: nothing of it is in any cache that guests are answered from. */
export function createPreviews({ key, findDraft, findVersion, sites, now = Date.now }: PreviewsOptions) {
  const read = new LRUCache<string, PreviewedSite>({ max: MOST });
  function once(name: (string | number)[], make: () => PreviewedSite): PreviewedSite {
    const key = JSON.stringify(name);
    const known = read.get(key) ?? make();
    read.set(key, known);
    return known;
  }
  return {
    async load({ shows, token }: Pick<PreviewPath, 'shows' | 'token'>): Promise<PreviewedSite> {
      const grant = readPreview(token, key, now());
      if (!grant) return nothing;
      if (shows === 'live') return { site: withoutCode(await sites.load(grant.brandId)), revision: 0 };
      const { brandId } = grant;
      if (shows === 'draft' && 'draftId' in grant) {
        const draft = await findDraft(grant.draftId, brandId);
        return draft ? once([brandId, grant.draftId, draft.revision], () => readDraft(draft, brandId)) : nothing;
      }
      if (shows === 'version' && 'version' in grant) {
        const version = await findVersion(grant.version, brandId);
        return version ? once([brandId, version.digest], () => readVersion(version, brandId)) : nothing;
      }
      return nothing;
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;

function readDraft({ document, revision }: StoredDraft, brandId: string): PreviewedSite {
  const site = readyOf(withoutKeys(document), brandId);
  if (!site) {
    const message = 'This draft cannot be shown as it is: see what the editor says of it.';
    return { site: { kind: 'failed', status: 404, title: 'Nothing to show yet', message }, revision };
  }
  const marked = withMarks(document);
  const markedSite = marked && readyOf(marked.document, brandId);
  return { site, revision, ...(markedSite && { marked: { site: markedSite, texts: marked, document } }) };
}

/** As it was then; what is pressed in it leads nowhere. */
function readVersion({ configuration }: StoredVersion, brandId: string): PreviewedSite {
  const site = readyOf(JSON.parse(configuration.replace(/^\uFEFF/, '')) as JsonObject, brandId);
  const message = 'What was live then cannot be read any more.';
  return { site: site ?? { kind: 'failed', status: 404, title: 'Nothing to show', message }, revision: 0 };
}

function readyOf(document: JsonObject, brandId: string): Ready | undefined {
  const reading = readSiteConfiguration(document);
  return reading.ok ? { kind: 'ready', configuration: codeless(reading.configuration), storedAs: brandId } : undefined;
}

function withoutCode(site: SiteOutcome): SiteOutcome {
  return site.kind === 'ready' ? { ...site, configuration: codeless(site.configuration) } : site;
}

/** The operator's own scripts would read the token in the address, and count us as a guest. */
function codeless(configuration: SiteConfiguration): SiteConfiguration {
  const made = codelessOf.get(configuration) ?? { ...configuration, snippets: {}, consentRequired: false };
  codelessOf.set(configuration, made);
  return made;
}

/** One for each, as all that is worked out for a configuration once. */
const codelessOf = new WeakMap<SiteConfiguration, SiteConfiguration>();
