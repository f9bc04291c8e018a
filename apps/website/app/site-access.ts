import type { CampaignsClient } from '@tablefront/backend-client/campaigns';
import type { SubmissionClient } from '@tablefront/backend-client/submissions';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { createContext, data, type RouterContext, type RouterContextProvider } from 'react-router';

/** What came of loading the site configuration. */
export type SiteOutcome =
  | {
      kind: 'ready';
      configuration: SiteConfiguration;
      /** The id that the backend stores the brand under; only ours says so. */
      storedAs?: string;
    }
  | { kind: 'failed'; status: 404 | 503; title: string; message: string };

/** What the server hands to the loaders of one request. */
export interface SiteAccess {
  /** A promise only while the backend is slow: the page then streams the spinner first. */
  site: SiteOutcome | Promise<SiteOutcome>;
  /** The clock of the request. */
  now: Date;
  /** `https://host` of the site, as its canonical addresses have it. */
  origin: string;
  /** What the backend was asked with for this site: the `BRAND_ID` of the settings, else the visited host name. */
  brandKey: string;
  /** Whether the answer is a page, or only the data of one (for a navigation in the browser). */
  isDocument: boolean;
  /** The nonce that the page's own inline scripts bear. */
  nonce: string;
  /** The operator's access to Google Maps; without it, maps are frames that need no key. */
  googleMaps?: GoogleMapsAccess;
  /** Where the browser sends what visitors write. */
  backend: BackendAccess;
  /** Sends, in the visitor's name, what was posted without JavaScript. */
  submissions: SubmissionClient;
  /** Absent where a hosted backend answers: what it does with questions is not known here. */
  questions?: QuestionHandling;
  /** Asks for the brand's influencer campaigns. */
  campaigns: CampaignsClient;
  /** Where influencers apply, for brands that name no portal of their own. */
  influencerPortal?: string;
  /** Parts of the answer come later, and what is there is sent at once; a loader that promises something sets it. */
  streams: boolean;
  /** Has the answer say `Retry-After`, in seconds. */
  retryAfter: (seconds: number) => void;
  /** For the operator's log. */
  warn: (message: string) => void;
}

/** The backend as the browser reaches it. */
export interface BackendAccess {
  /** Empty where the backend is on the page's own origin. */
  url: string;
  /** The public anonymous key. */
  anonKey: string;
  /** The id that it stores the page's brand under; only on the page's own origin. */
  brandId?: string;
}

/** What happens with questions to the assistant. */
export interface QuestionHandling {
  /** Who runs the language model that reads them; absent where none does. */
  model?: 'OpenRouter' | 'another provider';
  /** Those that cannot be answered are counted by their words. */
  counted: boolean;
}

/** Known to every visitor: Google checks the site's address, not a secret. */
export interface GoogleMapsAccess {
  key: string;
  mapId?: string;
}

declare global {
  var tablefrontSiteAccess: RouterContext<SiteAccess> | undefined;
}

/**
 * The key under which loaders find it. One per process: the server and the build that it loads hold a copy each of this
 * module, and a key is known by its identity.
 */
globalThis.tablefrontSiteAccess ??= createContext<SiteAccess>();
export const siteAccess = globalThis.tablefrontSiteAccess;

/** A failure as the browser gets it. */
export interface SiteFailure {
  failed: { title: string; message: string };
}

/** What a loader returns: the value, or a promise of it while the configuration still loads. */
export type Loaded<T> = T | Promise<T | SiteFailure>;

/**
 * Runs `select` on the site configuration: at once where it is there, later where it is still loading.
 * A configuration that could not be loaded is thrown as a response (404 or 503) with the error screen's texts; once
 * streaming has begun no status can be sent, and it becomes a value.
 */
export function fromConfiguration<T>(
  context: Readonly<RouterContextProvider>,
  select: (configuration: SiteConfiguration, access: SiteAccess) => T,
): Loaded<T> {
  const access = context.get(siteAccess);
  const { site } = access;
  if (site instanceof Promise) {
    return site.then((outcome) =>
      outcome.kind === 'ready'
        ? select(outcome.configuration, accessOfBrand(access, outcome))
        : { failed: { title: outcome.title, message: outcome.message } },
    );
  }
  if (site.kind === 'ready') return select(site.configuration, accessOfBrand(access, site));
  throw data({ failed: { title: site.title, message: site.message } } satisfies SiteFailure, { status: site.status });
}

/** With which brand's page it is that speaks to our own backend. A hosted one is told nothing of it. */
export function accessOfBrand(access: SiteAccess, { storedAs }: Extract<SiteOutcome, { kind: 'ready' }>): SiteAccess {
  const { backend } = access;
  if (backend.url !== '' || storedAs === undefined) return access;
  return { ...access, backend: { ...backend, brandId: storedAs } };
}

declare const described: unique symbol;
/** A value as JSON text, with the type it parses to. */
export type Json<T> = string & { readonly [described]: T };

/**
 * What a loader selected, as text: repeated keys in JSON compress to half of what the router's own encoding does, and
 * the browser reads it faster. `useLoaded()` gives the value back.
 */
export function asJson<T>(loaded: Loaded<T>): Loaded<Json<T>> {
  if (loaded instanceof Promise) return loaded.then((value) => (isSiteFailure(value) ? value : toJson(value)));
  return toJson(loaded);
}

function toJson<T>(value: T): Json<T> {
  const text: string = quotesSwapped(JSON.stringify(value));
  return text as Json<T>;
}

export function fromJson<T>(json: Json<T>): T {
  return JSON.parse(quotesSwapped(json));
}

/** The document holds this text as a string within a string, where each double quote takes four characters. */
function quotesSwapped(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
}

export function isSiteFailure(value: unknown): value is SiteFailure {
  return typeof value === 'object' && value !== null && 'failed' in value;
}
