/** What a quick action did, in a sentence for people. */
import type { QuickAction } from '@tablefront/console-wire/drafts';
import { formatDay } from '@tablefront/restaurant/dates';
import type { PlaceInFile } from '@tablefront/restaurant/editing/quick/places';
import { dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import { placeClock } from '@tablefront/restaurant/opening-hours/clock';
import { formatMinutes, weekdayName } from '@tablefront/restaurant/opening-hours/hours-table';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';

export interface Done {
  action: QuickAction;
  chosen: readonly PlaceInFile[];
  isEverywhere: boolean;
  /** Of a dish. */
  name: string | undefined;
  now: Date;
}

/** `Cocoa doughnut is sold out in Queen West until tomorrow, 10:00 AM` */
export function quickTitle({ action, chosen, isEverywhere, name = '', now }: Done): string {
  const where = isEverywhere ? '' : ` in ${listed(chosen.map((place) => place.name))}`;
  const timeZone = chosen[0]?.timeZone;
  if (action.do === 'sold-out') {
    const until = action.until === null ? '' : ` until ${momentInWords(new Date(action.until), timeZone, now)}`;
    return `${name} is sold out${where}${until}`;
  }
  if (action.do === 'back') return `${name} is back on${where}`;
  if (action.do === 'announce') return `Announced: ${action.text}`;
  if (action.do === 'no-announcement') return 'The announcement is taken down';
  const days = daysInWords(action.from, action.through, timeZone, now);
  if (action.do === 'closed') return `Closed ${days}${where}`;
  if (action.do === 'ordinary-hours') return `The usual hours ${days}${where}`;
  const times = action.spans.map(({ open, close }) => `${clockInWords(open)} to ${clockInWords(close)}`).join(', ');
  return `Open ${days} ${times}${where}`;
}

function listed(names: readonly string[]): string {
  if (names.length > 3) return `${names.length} locations`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** `10:00 PM`, `tomorrow, 10:00 AM`, `Tuesday, 11:00 AM`, `3 December 2026`. */
function momentInWords(moment: Date, timeZone: string | undefined, now: Date): string {
  const zone = zoneOffsets(timeZone ?? 'UTC', now) ?? { offset: 0, changes: [] };
  const [at, today] = [placeClock(moment, zone), placeClock(now, zone)];
  const time = formatMinutes(at.minutes);
  const ahead = dayNumber(at.date) - dayNumber(today.date);
  if (ahead === 0) return time;
  if (ahead === 1) return `tomorrow, ${time}`;
  return ahead > 1 && ahead < 7 ? `${weekdayName(at.weekday)}, ${time}` : `${formatDay(at.date, 'en')}, ${time}`;
}

function daysInWords(from: string, through: string, timeZone: string | undefined, now: Date): string {
  const zone = zoneOffsets(timeZone ?? 'UTC', now) ?? { offset: 0, changes: [] };
  const ahead = dayNumber(from) - dayNumber(placeClock(now, zone).date);
  if (from !== through) return `from ${formatDay(from, 'en')} to ${formatDay(through, 'en')}`;
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  const day = formatDay(from, 'en');
  return ahead > 1 && ahead < 7 ? `on ${weekdayName(weekdayOfDay(dayNumber(from)))}` : `on ${day}`;
}

function clockInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return formatMinutes(hours * 60 + minutes);
}
