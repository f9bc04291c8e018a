import type { CampaignsClient } from '@tablefront/backend-client/campaigns';
import type { SubmissionClient } from '@tablefront/backend-client/submissions';
import { canonicalOrigin } from '@tablefront/restaurant/canonical-origin';
import type { Link } from '@tablefront/restaurant/link';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

/** What came of loading the site configuration. */
export type SiteOutcome =
  | {
      kind: 'ready';
      configuration: SiteConfiguration;
      /** The id that the backend stores the brand under; only ours says so. */
      storedAs?: string;
    }
  | { kind: 'failed'; status: 404 | 503; title: string; message: string };

/** What the server hands to the pages for one request. */
export interface SiteAccess {
  /** A promise only while the backend is slow: the loading screen is shown meanwhile. */
  site: SiteOutcome | Promise<SiteOutcome>;
  /** The clock of the request. */
  now: Date;
  /** `https://host` of the site, as its canonical addresses have it. */
  origin: string;
  /** What the backend was asked with for this site: the `BRAND_ID` of the settings, else the visited host name. */
  brandKey: string;
  /** The nonce that the page's own inline scripts bear. */
  nonce: string;
  /** The operator's access to Google Maps; without it, the finder's map is of our own. */
  googleMaps?: GoogleMapsAccess;
  /** Where the browser sends what visitors write. */
  backend: BackendAccess;
  /** Sends, in the visitor's name, what was posted without JavaScript. */
  submissions: SubmissionClient;
  /** Absent where a hosted backend answers: what it does with questions is not known here. */
  questions?: QuestionHandling;
  /** Asks for the brand's influencer campaigns. */
  campaigns: CampaignsClient;
  /** Who answers about accessibility, for brands that name nobody. */
  accessibilityEmail?: string;
  /** Where influencers apply, for brands that name no portal of their own. */
  influencerPortal?: Link;
  /** Told of words that nothing on the page's menu matches. */
  missedSearch?: (words: string) => void;
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

/** With which brand's page it is that speaks to our own backend. A hosted one is told nothing of it. */
export function accessOfBrand(
  access: SiteAccess,
  { configuration, storedAs }: Extract<SiteOutcome, { kind: 'ready' }>,
): SiteAccess {
  const { backend } = access;
  const own = { ...access, origin: canonicalOrigin(configuration, access.origin) };
  return backend.url !== '' || storedAs === undefined ? own : { ...own, backend: { ...backend, brandId: storedAs } };
}
