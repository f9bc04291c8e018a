/** What is said about hours at a moment: the status line, the badge, the next opening, today's hours, the next change. */
import { dateOfDay, dayNumber, MINUTES_PER_DAY, weekdayOfDay } from './calendar.ts';
import { type Clock, momentOf } from './clock.ts';
import { dayText, formatMinutes, weekdayName } from './hours-table.ts';
import type { DayHours, OpeningHours, PickupHours, Span, Weekday } from './opening-hours.ts';
import { isAllDay } from './spans.ts';
import { DAYS_AHEAD, timelineAround } from './timeline.ts';

export type OpenState =
  /** `until`: minutes after the midnight that begins today; absent where no end comes within a week. */
  | { state: 'open'; allDay: boolean; until?: number }
  /** `today`: whether the day has hours, is said to be closed, or has no entry. */
  | { state: 'closed'; today: 'hours' | 'closed' | 'missing' }
  /** Not surely open, and what is configured for today cannot be read. */
  | { state: 'unknown'; raw: string }
  /** No hours list. */
  | { state: 'none' };

/** Whether it is open at the clock's moment, and what may be said of it. */
export function openState(hours: OpeningHours | undefined, clock: Clock): OpenState {
  if (!hours) return { state: 'none' };
  const { today, current } = timelineAround(hours, clock);
  if (current) {
    const allDay = today ? isAllDay(today) : false;
    return isEndless(current) ? { state: 'open', allDay } : { state: 'open', allDay, until: current.close };
  }
  if (today === undefined) return { state: 'none' };
  if (today?.raw) return { state: 'unknown', raw: today.raw.join(', ') };
  return { state: 'closed', today: !today ? 'missing' : today.spans.length > 0 ? 'hours' : 'closed' };
}

/** Whether a stretch goes on to the end of what is looked at. */
function isEndless(stretch: Span): boolean {
  return stretch.close >= (DAYS_AHEAD + 1) * MINUTES_PER_DAY;
}

/** The spec's status line, e.g. `open until 9:00 PM`, `Pickup closed now`, `Closed today (pickup)`. */
export function statusLine(hours: OpeningHours | undefined, clock: Clock, kind: 'restaurant' | 'pickup'): string {
  const state = openState(hours, clock);
  const pickup = kind === 'pickup';
  const prefix = pickup ? 'Pickup ' : '';
  switch (state.state) {
    case 'none':
      return pickup ? 'Pickup hours not available' : 'Hours not available';
    case 'unknown':
      return state.raw;
    case 'closed':
      if (state.today !== 'hours') return pickup ? 'Closed today (pickup)' : 'Closed today';
      return `${prefix}closed now`;
    case 'open':
      if (state.allDay || state.until === undefined) return `${prefix}open 24 hours`;
      return `${prefix}open until ${endText(state.until, clock)}`;
  }
}

/** `9:00 PM`; an end that is a day or more away, which the time alone would put too early, is followed by its weekday. */
function endText(until: number, clock: Clock): string {
  if (until - clock.minutes < MINUTES_PER_DAY) return formatMinutes(until);
  return `${formatMinutes(until)} ${weekdayName(weekdayAfter(clock, Math.floor(until / MINUTES_PER_DAY)))}`;
}

/** The badge of a location card; none where it is not sure, or there are no hours. */
export function badge(hours: OpeningHours | undefined, clock: Clock): 'Open' | 'Closed' | undefined {
  const { state } = openState(hours, clock);
  if (state === 'open') return 'Open';
  return state === 'closed' ? 'Closed' : undefined;
}

export interface Opening {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Days from today, 0 to 7. */
  inDays: number;
  weekday: Weekday;
  /** After midnight of that day. */
  minutes: number;
}

/**
 * When a closed place opens next, up to and including the same weekday next week. Undefined where it is open, where none
 * comes, and where a day whose hours cannot be read comes before it.
 */
export function nextOpening(hours: OpeningHours | undefined, clock: Clock): Opening | undefined {
  if (!hours) return undefined;
  const { current, stretches, days } = timelineAround(hours, clock);
  if (current) return undefined;
  const known = days.findIndex((day) => day === undefined || day?.raw);
  const end = (known === -1 ? days.length : known) * MINUTES_PER_DAY;
  // A stretch within the gap of a clock change never comes.
  const next = stretches.find(
    ({ open, close }) => open > clock.minutes && open < end && momentOf(clock, open) < momentOf(clock, close),
  );
  if (!next) return undefined;
  const inDays = Math.floor(next.open / MINUTES_PER_DAY);
  const date = dateOfDay(dayNumber(clock.date) + inDays);
  return { date, inDays, weekday: weekdayAfter(clock, inDays), minutes: next.open - inDays * MINUTES_PER_DAY };
}

/** `Opens at 5:00 PM`, `Opens tomorrow at 11:00 AM`, `Opens Friday at 11:00 AM`, a week from today `Opens next Friday at …`. */
export function nextOpeningText(hours: OpeningHours | undefined, clock: Clock): string | undefined {
  const opening = nextOpening(hours, clock);
  if (!opening) return undefined;
  const { inDays, weekday, minutes } = opening;
  const name = `${inDays === DAYS_AHEAD ? 'next ' : ''}${weekdayName(weekday)} `;
  return `Opens ${inDays === 0 ? '' : inDays === 1 ? 'tomorrow ' : name}at ${formatMinutes(minutes)}`;
}

/** The status line of the cards in the in-page locations section, e.g. `open until 9:00 PM`, `Closed now`. */
export function cardLine(hours: OpeningHours | undefined, clock: Clock): string {
  const state = openState(hours, clock);
  if (state.state === 'none') return 'Closed';
  if (state.state === 'closed') return state.today === 'missing' ? 'Closed today' : 'Closed now';
  return statusLine(hours, clock, 'restaurant');
}

/**
 * Today's hours, e.g. `11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM`. While the hours of the day before still run after midnight,
 * they come first: `Open until 2:00 AM, 11:00 AM – 10:00 PM`.
 */
export function todayText(hours: OpeningHours | undefined, clock: Clock): string {
  if (!hours) return 'Hours not available';
  const { today, spans, current } = timelineAround(hours, clock);
  if ((today && isAllDay(today)) || !current) return today === undefined ? 'Hours not available' : dayText(today);
  if (isEndless(current)) return '24 hours';
  const late = spans.some((span) => span.open < 0 && clock.minutes < span.close);
  if (!late) return dayText(today ?? null);
  const later = { ...today, spans: (today?.spans ?? []).filter((span) => span.open > current.close) };
  const rest = later.spans.length > 0 || later.raw ? [dayText(later)] : [];
  return [`Open until ${endText(current.close, clock)}`, ...rest].join(', ');
}

function weekdayAfter(clock: Clock, days: number): Weekday {
  return weekdayOfDay(dayNumber(clock.date) + days);
}

/**
 * The hours of pickup: the restaurant's, unless it has custom ones. Custom hours without special hours of their own go by
 * the restaurant's on those dates: a place that is closed for a holiday hands nothing over.
 */
export function pickupHoursOf(
  openingHours: OpeningHours | undefined,
  pickup: PickupHours | undefined,
): OpeningHours | undefined {
  if (!pickup || pickup.useRestaurantHours) return openingHours;
  const { customHours } = pickup;
  if (!customHours || customHours.special || !openingHours?.special) return customHours;
  return { ...customHours, special: openingHours.special };
}

/** Whether pickup hours are custom and differ from the restaurant's. */
export function pickupDiffers(openingHours: OpeningHours | undefined, pickup: PickupHours | undefined): boolean {
  return !sameHours(openingHours, pickupHoursOf(openingHours, pickup));
}

/** Whether two hours mean the same; a day without an entry is as good as one that is closed. */
export function sameHours(a: OpeningHours | undefined, b: OpeningHours | undefined): boolean {
  return a === b || meaningOf(a) === meaningOf(b);
}

function meaningOf(hours: OpeningHours | undefined): string {
  const known = hours?.week.some((day) => day !== null);
  const week = known ? hours?.week.map((day) => dayMeaning(day)) : [];
  const special = hours?.special?.map((entry) => [entry.from, entry.through, entry.weekdays, dayMeaning(entry.hours)]);
  return JSON.stringify([week, special ?? []]);
}

function dayMeaning(day: DayHours | null): unknown {
  return [day?.spans.map(({ open, close }) => [open, close]) ?? [], day?.raw ?? []];
}
