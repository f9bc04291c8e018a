/**
 * The site as it is edited: drafts, versions, and what changes at once. All paths begin with `/api/brands/:brand`; who may what
 * is decided for each patch on the server (`apps/backend/src/console/drafts/may-change.ts`).
 */
import type { Change } from '@tablefront/restaurant/editing/change';
import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import type { Conflict, Patch, Step } from '@tablefront/restaurant/editing/patches';
import type { z } from 'zod';
import type { quickRequest, saveRequest } from './draft-requests.ts';

export type { Change } from '@tablefront/restaurant/editing/change';

/** @param below e.g. `/DRAFT/review` */
export const draftPath = (brandId: string, below = ''): string =>
  `/api/brands/${encodeURIComponent(brandId)}/drafts${below}`;

/** `GET /drafts`: the open one first, then what is scheduled, by time. */
export interface DraftSummary {
  id: string;
  /** Of a scheduled one; null for the one that everybody edits. */
  publishAt: string | null;
  note: string | null;
  /** How many changes it holds (`Change`). */
  changes: number;
  changedAt: string | null;
  /** Names of those who changed it, the last first. */
  by: string[];
  /** Why it was not published when it was due: something else went live since, or who scheduled it may publish no more. */
  stopped: 'outdated' | 'not-allowed' | null;
}

/** `POST /drafts` (opens the one that everybody edits, made of what is live where there is none), `GET /drafts/:draft`. */
export interface Draft extends DraftSummary {
  /** Grows by one with each change. */
  revision: number;
  /** The version that it was last brought up to date with. */
  basedOn: number;
  /** The live version now; where it is another, `POST /drafts/:draft/renew` brings the draft up to date. */
  live: number;
  /** With keys (`withKeys`). */
  document: JsonObject;
  /** Of what is live, with the same keys: what "was" and what counts as not published. */
  published: JsonObject;
  /**
   * Values of this draft (`now`) that stand against a change that went live meanwhile (`patch`): shown side by side until one is
   * chosen. Any patch at the same place settles it, also one that sets what stands there already (`was` and `to` the same).
   */
  conflicts: Conflict[];
  here: Present[];
}

/**
 * Somebody who has the draft open: said by `PUT /drafts/:draft/here` (`hereRequest`), again every 30 seconds, which answers
 * `Present[]`. `DELETE` of the same: gone.
 */
export interface Present {
  personId: string;
  name: string;
  /** Where they type: a path as in patches, as JSON. */
  at: Step[] | null;
}

/** `PATCH /drafts/:draft`. */
export type SaveDraft = z.output<typeof saveRequest>;

/** HTTP 200, also for conflicts: these were not done, none of them. `others`: what was done since `base`, without one's own. */
export type Saved =
  | { kind: 'saved'; revision: number; others: DraftChange[] }
  | { kind: 'conflict'; revision: number; conflicts: Conflict[]; others: DraftChange[] };

export interface DraftChange {
  revision: number;
  /** A name; of what was brought in from the live site, whoever put it there. */
  by: string;
  patches: Patch[];
}

/** `GET /drafts/:draft/review`: what publishing would do, in guests' words, and what the site's reader says. */
export interface Review {
  revision: number;
  changes: Change[];
  warnings: Warning[];
  /** The draft's `conflicts`, in words. */
  conflicts: { at: Step[]; name: string; ours: string | null; live: string | null }[];
  /** Why it cannot be published at all (not readable, no name); null where it can. */
  problem: string | null;
}

/** Of the reader, as `npm run brand -- validate` says it. */
export interface Warning {
  at: Step[];
  /** `locations[2].openingHours` */
  path: string;
  /** `Queen West, opening hours` */
  name: string;
  text: string;
  /** Whether the live site has it, too. */
  isOld: boolean;
}

/**
 * `POST /drafts/:draft/publish` (`publishRequest`) answers this, or `conflict` (409) where it is not what was seen; `/renew`
 * (`renewRequest`) the draft. `DELETE /drafts/:draft/schedule` makes it the open one, where there is none; `DELETE /drafts/:draft`
 * (`seenRequest`): its changes are given up.
 */
export type Published = { kind: 'live'; version: number } | { kind: 'scheduled'; draft: string; at: string };

/** `GET /versions?before=`: 50 at most, the newest first. */
export interface VersionSummary {
  number: number;
  how: 'import' | 'publish' | 'quick' | 'rollback' | 'schedule';
  /** Of a rollback. */
  again: number | null;
  /** In words: `9 prices up, all locations`. */
  title: string;
  note: string | null;
  by: string | null;
  at: string;
  isLive: boolean;
}

/** `GET /versions/:number`; `POST /versions/:number/preview` answers `Preview`; `POST /versions/:number/again {seen: live}` makes it live as a new one, and answers `Published`. */
export interface VersionDetail extends VersionSummary {
  changes: Change[];
  /** Against what is live now. */
  againstLive: Change[];
}

/** `POST /quick`: at once, never in a draft; each is a version. `POST /quick/:version/undo` takes it back where nothing else changed it. */
export type QuickAction = z.output<typeof quickRequest>;

export interface QuickDone {
  version: number;
  /** `Cocoa doughnut is sold out in Queen West until tomorrow, 10 AM` */
  title: string;
}

/** `GET /dishes`: what can be sold out, of the live site; only the caller's places. */
export interface LiveDishes {
  /** Often sold out in the last 60 days, the most often first: ids of dishes. */
  often: string[];
  places: { id: string; name: string; timeZone: string | null; closesAt: string | null; opensAt: string | null }[];
  menus: { name: string; categories: { name: string; dishes: LiveDish[] }[] }[];
}

export interface LiveDish {
  /** As `QuickAction` takes it: the same dish in several places has one. */
  id: string;
  name: string;
  /** As the configuration names it. */
  image: string | null;
  /** As guests read it. */
  price: string | null;
  /** Where it is sold; null: everywhere. */
  places: string[] | null;
  /** Where it is sold out, and until when. */
  soldOut: { place: string; until: string | null }[];
}

/**
 * `POST /drafts/:draft/preview`: the real site of a draft, to be framed, for ten minutes. Its pages are at
 * `ORIGIN/draft/TOKEN/PAGE`, those of what is live at `ORIGIN/live/TOKEN/PAGE`. `POST /versions/:number/preview`: the same of what
 * was live, at `ORIGIN/version/TOKEN/PAGE`.
 */
export interface Preview {
  origin: string;
  token: string;
  /** ISO 8601; asked for again before. */
  until: string;
}

/** A page of the previewed site. */
export interface PreviewPage {
  /** As navigation calls it; of a location or a job, its name. */
  name: string;
  /** `/location/queen-west` */
  path: string;
  /** The same for the page whatever its address becomes. */
  key: string;
}

/** What the framed page tells the console (`postMessage`, exact origin and source). */
export type FromPreview =
  /** It can be seen. `found`: there is such a page. `pages`: which there are. `marked`: its texts lead to their fields. */
  | {
      kind: 'painted';
      revision: number;
      path: string;
      name: string;
      found: boolean;
      marked: boolean;
      pages: PreviewPage[];
    }
  | { kind: 'scrolled'; y: number }
  | { kind: 'follow'; path: string }
  | { kind: 'would-submit' }
  | { kind: 'leaves'; address: string }
  | { kind: 'chosen'; at: Step[] };

/** What the console tells the framed page: which field to show (none: no more; `scroll`: also by scrolling to it), and what is typed into one. */
export type ToPreview = { kind: 'show'; at: Step[]; scroll: boolean } | { kind: 'typed'; at: Step[]; text: string };

/**
 * `POST /pictures` (the bytes, `Content-Type: image/…`, 15 MB): kept, turned upright, in sizes; answers where the site serves it.
 * `?crop=X,Y,WIDTH,HEIGHT`: of the upright picture, each a part of its width or height, from 0 to 1.
 */
export interface KeptPicture {
  /** A path of the site, `/pictures/KEY.webp`: what a configuration says. */
  address: string;
  width: number;
  height: number;
}

/** `GET /api/fields`: `FormKind[]`, the forms, made of the declarations; the same for every brand. The configuration is the first. */
export const FIELDS_PATH = '/api/fields';
export type { FormControl, FormField, FormKind } from '@tablefront/restaurant/site-configuration/schema/form-kinds';

/** Also told over the brand's stream, as events called `site`: somebody changed a draft, published, or came and went. */
export type SiteNews =
  | { about: 'draft'; draft: string; revision: number; by: string }
  | { about: 'version'; number: number }
  | { about: 'here'; draft: string };
