/** Influencer campaigns: which of them still run, which end soon, and where one applies. */
import { lastDayOf } from './current-offers.ts';
import type { Link } from './link.ts';
import { dayNumber } from './opening-hours/calendar.ts';
import { safeLink } from './safe-link.ts';
import type { campaign } from './site-configuration/schema/campaign.ts';
import type { EntryOf } from './site-configuration/schema/declare.ts';

/** `expiry` is as it was written: an ISO date or date-time, or any other text. */
export type Campaign = EntryOf<typeof campaign>;

/** 'Expires Soon' from this many days before the last day on. */
const SOON_DAYS = 7;

/**
 * The campaigns whose last day is not over; as with offers it is the day that is written, whole.
 *
 * @param today `YYYY-MM-DD`, see `offersToday`
 */
export function currentCampaigns(campaigns: readonly Campaign[], today: string): Campaign[] {
  return campaigns.filter(({ expiry }) => {
    const lastDay = lastDayOf(expiry);
    return lastDay === undefined || lastDay >= today;
  });
}

/** Whether a campaign that still runs ends within 7 days. */
export function expiresSoon({ expiry }: Pick<Campaign, 'expiry'>, today: string): boolean {
  const lastDay = lastDayOf(expiry);
  if (lastDay === undefined) return false;
  const days = dayNumber(lastDay) - dayNumber(today);
  return days >= 0 && days <= SOON_DAYS;
}

/**
 * Where one applies for a campaign: `{id}` in the portal's address is its place, else it becomes the last step of the
 * path.
 */
export function applyLink(portal: Link, id: string): Link {
  const encoded = encodeURIComponent(id);
  if (/\{id\}|%7Bid%7D/i.test(portal)) return safeLink(portal.replace(/\{id\}|%7Bid%7D/gi, () => encoded)) ?? portal;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(portal) ?? [];
  return safeLink(`${path.replace(/\/+$/, '')}/${encoded}${rest}`) ?? portal;
}
