/** Sums of what happens on a site, by day: of no visitor and no address. They are written together every few seconds. */

import { brandDay } from '@tablefront/restaurant/counting/brand-day';
import { formOfSubmission, placeInAddress } from '@tablefront/restaurant/counting/counted-forms';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { and, eq, lt, sql } from 'drizzle-orm';
import { questionToKeep } from '../../assistant/question-to-keep.ts';
import type { Database } from '../../database/database.ts';
import { insightsSettings, siteCounts } from '../../database/schema.ts';
import type { Logger } from '../../failures/logger.ts';
import type { Submission } from '../../submissions/save-submission.ts';

/** What is counted, with what tells it apart (see 0014-insights.sql). */
export interface Happening {
  brandId: string;
  /** The brand's day, `YYYY-MM-DD`. */
  day: string;
  what: (typeof siteCounts.$inferSelect)['what'];
  place?: string;
  subject: string;
}

const WRITTEN_EVERY_MS = 5_000;
/** Sums that wait; whatever else somebody makes up meanwhile is not counted. */
const MOST_WAITING = 5_000;
/** Words that were searched for in vain: rows of a brand, and how long one may be. */
const MOST_MISSED = 1_000;
const LONGEST_MISSED = 60;
const KEPT_DAYS = 400;

interface CountsOptions {
  logger: Logger;
  /** Throws where the disk is too full to store anything. */
  requireRoom?: () => void;
  everyMs?: number;
}

export function createSiteCounts(
  database: Database,
  { logger, requireRoom, everyMs = WRITTEN_EVERY_MS }: CountsOptions,
) {
  let waiting = new Map<string, Required<Happening> & { count: number }>();
  let writing = Promise.resolve();

  async function writeDown() {
    const sums = [...waiting.values()];
    if (sums.length === 0) return;
    waiting = new Map();
    try {
      requireRoom?.();
      await add(database, sums);
    } catch (error) {
      // What was searched for is not quoted.
      const { type, code } = errorForLog(error);
      logger.warn({ error: { type, code }, sums: sums.length }, 'What happened on sites was not counted');
    }
  }
  const write = () => {
    writing = writing.then(writeDown);
    return writing;
  };
  const timer = setInterval(() => void write(), everyMs).unref();

  return {
    /** Counts one. Returns at once, and never fails. */
    count(happening: Happening): void {
      const subject = happening.what === 'missed' ? wordsToKeep(happening.subject) : happening.subject;
      if (subject === '') return;
      const one = { ...happening, place: happening.place ?? '', subject };
      const key = JSON.stringify([one.brandId, one.day, one.what, one.place, one.subject]);
      const known = waiting.get(key);
      if (known) known.count += 1;
      else if (waiting.size < MOST_WAITING) waiting.set(key, { ...one, count: 1 });
    },
    /** Writes down what waits to be; settles when it is, or could not be. */
    write,
    async close(): Promise<void> {
      clearInterval(timer);
      await write();
    },
  };
}

export type SiteCounts = ReturnType<typeof createSiteCounts>;

function wordsToKeep(words: string): string {
  return [...questionToKeep(words)].slice(0, LONGEST_MISSED).join('').trimEnd();
}

/** Of brands that are there and let it be counted. */
async function add(database: Database, sums: (Required<Happening> & { count: number })[]): Promise<void> {
  await database.execute(sql`
    insert into site_counts as known (brand_id, day, what, place, subject, count)
    select brand_id, day, what, place, subject, count
    from jsonb_to_recordset(${JSON.stringify(sums.map(rowOf))}::jsonb)
      as sums (brand_id text, day date, what text, place text, subject text, count integer)
    where exists (select from brands where id = brand_id)
      and not exists (select from insights_settings as s where s.brand_id = sums.brand_id and not counting)
    on conflict (brand_id, what, day, place, subject) do update set count = known.count + excluded.count
  `);
  const searched = new Set(sums.filter(({ what }) => what === 'missed').map(({ brandId }) => brandId));
  for (const brandId of searched) await makeRoom(database, brandId);
}

const rowOf = ({ brandId, ...sum }: Required<Happening> & { count: number }) => ({ brand_id: brandId, ...sum });

/** Of too many words the oldest and rarest go: each further time that they were searched for makes them a day younger. */
async function makeRoom(database: Database, brandId: string): Promise<void> {
  await database.execute(sql`
    delete from site_counts
    where brand_id = ${brandId} and what = 'missed' and (day, place, subject) in (
      select day, place, subject from site_counts where brand_id = ${brandId} and what = 'missed'
      order by day + count desc, day desc
      offset ${MOST_MISSED}
    )
  `);
}

/** Deletes what is older than a year and a month. */
export async function forgetCounts(database: Database, now: Date): Promise<void> {
  const day = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000).toISOString().slice(0, 10);
  await database.delete(siteCounts).where(lt(siteCounts.day, day));
}

/** Whether the brand lets anything be counted. */
export async function isCounting(database: Database, brandId: string): Promise<boolean> {
  const [off] = await database
    .select({ brandId: insightsSettings.brandId })
    .from(insightsSettings)
    .where(and(eq(insightsSettings.brandId, brandId), eq(insightsSettings.counting, false)));
  return off === undefined;
}

interface Counting {
  counts: Pick<SiteCounts, 'count'>;
  timeZoneOf(brandId: string): Promise<string | null>;
  now(): Date;
}

/** Counts what was sent with one of the site's forms. Who calls the wire from elsewhere uses none. */
export async function countSent({ counts, timeZoneOf, now }: Counting, submission: Submission): Promise<void> {
  const { brandId, kind, pageUrl, suspectedSpam } = submission;
  if (suspectedSpam || pageUrl === undefined || !URL.canParse(pageUrl)) return;
  const { pathname, searchParams } = new URL(pageUrl);
  const form = formOfSubmission(kind, pathname);
  if (!form) return;
  const day = brandDay(await timeZoneOf(brandId), now());
  counts.count({ brandId, day, what: 'sent', place: placeInAddress(searchParams), subject: form });
}
