import { brandDay } from '@tablefront/restaurant/counting/brand-day';
import { formOfSubmission, placeInAddress } from '@tablefront/restaurant/counting/counted-forms';
import type { Submission } from '../../submissions/save-submission.ts';
import type { SiteCounts } from './site-counts.ts';

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
