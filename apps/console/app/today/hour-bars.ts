import type { PlaceToday } from '@tablefront/console-wire/today';

/** The axis goes from 6 in the morning to 2 at night. */
const FIRST = 6 * 60;
const LAST = 26 * 60;
const DAY = 24 * 60;

/** Where on the axis a minute of the day stands, from 0 to 1. */
export function onAxis(minutes: number): number {
  return Math.min(1, Math.max(0, (minutes - FIRST) / (LAST - FIRST)));
}

/** The minutes after midnight that it is in a zone; after midnight, before the axis begins, they count on from the day before. */
export function minutesIn(now: Date, timeZone: string | null): number {
  const zone = timeZone ? { timeZone } : {};
  const parts = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...zone }).format(now);
  const [hours = 0, minutes = 0] = parts.split(':').map(Number);
  const since = hours * 60 + minutes;
  return since < LAST - DAY ? since + DAY : since;
}

/**
 * The spans of a place on the axis of the brand, whose clock shows `brandMinutes` now: a place three hours behind is drawn
 * three hours later. What lies outside of the axis is left out.
 */
export function barsOf({ spans, minutes }: PlaceToday, brandMinutes: number): { left: number; right: number }[] {
  const apart = minutes === null ? 0 : brandMinutes - minutes;
  // Around midnight the two clocks may stand on different days.
  const shift = ((apart + DAY + DAY / 2) % DAY) - DAY / 2;
  return spans
    .map(({ open, close }) => ({ left: onAxis(open + shift), right: onAxis(close + shift) }))
    .filter(({ left, right }) => right > left);
}

/**
 * What stands beside the bar, in the place's own time: `until 10 PM`, `all day`, `closed at 9 PM`, `opens 5 PM`, `closed today`;
 * what the site says, where it is not sure.
 */
export function shortStatus({ status, open, spans, minutes }: PlaceToday): string {
  if (open || open === null || minutes === null) {
    const short = status.replaceAll(':00', '').replace(/\s/gu, ' ');
    return short.replace(/^open (?=until )/i, '').replace(/^open 24 hours$/i, 'all day');
  }
  const next = spans.find((span) => span.open > minutes);
  if (next) return `opens ${clock(next.open)}`;
  const last = spans.at(-1);
  return last ? `closed at ${clock(last.close)}` : 'closed today';
}

function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  return `${hours % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hours < 12 ? 'AM' : 'PM'}`;
}
