/** What the list of brands shows: `GET /api/brands`, as far as the caller's reach goes in each. */
import type { InboxEntry } from './inbox.ts';
import type { BrandSummary } from './session.ts';

export interface BrandsOverview {
  /** By name. */
  brands: BrandOverview[];
  /** Of all brands together, the messages that wait longest. */
  longest: (InboxEntry & { brandId: string })[];
}

export interface BrandOverview extends BrandSummary {
  hosts: string[];
  logo: string | null;
  /** How many the caller sees. */
  places: number;
  /** Of its only place; null where it says none, and where there are several. */
  town: string | null;
  /** Messages without an answer; since when the first of them waits (ISO 8601). */
  waiting: { count: number; since: string | null };
  /** Of guests' ratings in the last 30 days; `spans`: of each six days of them, the oldest first. */
  feedback: { average: number | null; spans: (number | null)[] };
  /** Of the site; null for who has the inbox alone. */
  site: SiteOverview | null;
}

export interface SiteOverview {
  /** It has no location, no hours and no menu yet. */
  isBare: boolean;
  /** What guests do not see yet, and what the site's reader left out; null for who manages locations. */
  changes: number | null;
  warnings: number | null;
  /** The newest version. */
  last: { title: string; by: string | null; at: string } | null;
}
