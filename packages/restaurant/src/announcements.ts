import type { Announcement } from './site-configuration/site-configuration.ts';

/** One bar holds no more. */
const MOST = 3;

/** The announcements that hold at a moment: the first three of the configuration. */
export function currentAnnouncements(announcements: readonly Announcement[], now: Date): Announcement[] {
  const at = now.getTime();
  return announcements
    .filter(({ from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY }) => from <= at && at < until)
    .slice(0, MOST);
}
