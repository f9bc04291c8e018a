/** The longest that a text about hours may become, to keep its room free until the visitor's clock is known. */
import { dayText } from '@tablefront/restaurant/opening-hours/hours-table';
import type { DayHours, OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';

export function statusRoom(hours: OpeningHours): string {
  const raw = daysOf(hours).map((day) => day.raw?.join(', ') ?? '');
  return longest(['Closed – closed now Opens next Wednesday at 12:00 PM', ...raw]);
}

export function pickupStatusRoom(hours: OpeningHours): string {
  const raw = daysOf(hours).map((day) => day.raw?.join(', ') ?? '');
  return longest(['Pickup open until 12:00 PM Wednesday', ...raw]);
}

/** With the day's abbreviation. While last night's hours still run, they come before the day's own. */
export function todayRoom(hours: OpeningHours): string {
  const days = daysOf(hours);
  const overnight = days.some(({ spans }) => spans.some(({ close }) => close > 1440));
  return `Wed ${overnight ? 'Open until 12:00 AM, ' : ''}${longest(days.map(dayText))}`;
}

function daysOf({ week, special }: OpeningHours): DayHours[] {
  const days = [...week, ...(special ?? []).map((dates) => dates.hours)];
  return days.flatMap((day) => day ?? []);
}

function longest(texts: string[]): string {
  return texts.reduce((found, text) => (text.length > found.length ? text : found), '');
}
