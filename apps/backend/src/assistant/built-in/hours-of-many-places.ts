/** The hours of many locations: which are open, how early and how late. */
import { dayNumber, minutesPerDay } from '@tablefront/restaurant/opening-hours/calendar';
import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import { dayText, formatMinutes, holidayRows } from '@tablefront/restaurant/opening-hours/hours-table';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { isAllDay } from '@tablefront/restaurant/opening-hours/spans';
import { nextOpeningText, openState, statusLine } from '@tablefront/restaurant/opening-hours/status';
import { hoursOn } from '@tablefront/restaurant/opening-hours/timeline';
import { someOf } from './answer.ts';
import { type Asking, mostPlaces, nextStep } from './asking.ts';
import { isHoliday, unlistedHoliday } from './holiday-hours.ts';
import { dayTitle, titleOf, weekText } from './hours-in-words.ts';
import { dayOf, isOpenIn, type PlaceHours } from './place-hours.ts';
import type { Request } from './understand.ts';
import type { DayName, When } from './when.ts';

/** What closes at or after this is open late. */
const late = 23 * 60;

/** The answer in words, of locations whose hours are known. */
export function manyPlaces(known: readonly PlaceHours[], request: Request, asking: Asking, pickup: boolean): string {
  const { when, text } = request;
  const prefix = pickup ? 'Pickup: ' : '';
  const asksLate =
    /\blate\b|\blatest\b|\bmidnight\b|\bafter hours\b/.test(text) ||
    when.time?.relation === 'after' ||
    when.time?.relation === 'until';
  const [day] = when.days;
  const clocked = known.filter(({ clock }) => clock);

  if (/\b24 hours?\b|\ball night\b|\ball day\b/.test(text)) {
    const always = known.filter(({ hours, clock }) => isOpenAllDay(hours, clock));
    return always.length > 0
      ? `${prefix}Open 24 hours: ${always.map(({ place }) => place.label).join(', ')}.`
      : 'None of the locations is open 24 hours.';
  }
  if (when.holidays && !day) {
    return lines(
      known,
      ({ hours, clock }) =>
        holidayRows(hours, clock?.date ?? '')
          .map(({ dates, text: row }) => `${dates}: ${row}`)
          .join('; ') || 'no holiday hours listed',
    );
  }
  if (/\bearl(?:y|iest)\b|\bfirst\b/.test(text) && !when.time) return earlyText(known, day, prefix);
  if (asksLate || (when.time && !day)) return lateText(known, when, day, prefix, asksLate);
  if (day) {
    const rows = known.map((entry) => ({ entry, found: dayOf(entry, day) }));
    const dated = rows.find(({ found }) => found.date !== undefined);
    const title =
      dated?.found.date === undefined ? titleOf(day) : dayTitle(day, dated.found.date, dated.entry.clock?.date);
    const shown = request.which ? rows.filter(({ found }) => isOpenIn(found.day, when)) : rows;
    if (shown.length === 0) return `None of the locations is open ${title}.`;
    if (isHoliday(day) && rows.every(({ found }) => !found.special))
      return `${prefix}${unlistedHoliday(title)} The usual hours of that day are:\n${rowLines(shown.map(({ entry, found }) => `${entry.place.label}: ${found.day === undefined ? 'not known' : dayText(found.day)}`))}\n${nextStep([], asking, 'to be sure')}`;
    const part = when.time ?? when.part;
    const open = rows.filter(({ found }) => isOpenIn(found.day, when)).length;
    const head = `${prefix}${title[0]?.toUpperCase()}${title.slice(1)}${part === undefined ? '' : 'text' in part ? ` at ${part.text}` : ` ${part.name}`}, ${open} of ${rows.length} locations are open.`;
    return `${head}\n${rowLines(shown.map(({ entry, found }) => `${entry.place.label}: ${found.day === undefined ? 'not known' : dayText(found.day)}${found.special ? ' (holiday hours)' : isHoliday(day) ? ' (usual hours)' : ''}`))}`;
  }
  if (clocked.length > 0 && (when.now || /\bopen\b|\bclosed?\b|\bclosing\b/.test(text)) && !/\bhours\b/.test(text))
    return nowOfMany(known, pickup, prefix);
  return `${prefix}Hours differ by location.\n${lines(known, ({ hours }) => weekText(hours) ?? 'not known')}`;
}

function nowOfMany(known: readonly PlaceHours[], pickup: boolean, prefix: string): string {
  const open: string[] = [];
  const closed: string[] = [];
  for (const { place, hours, clock } of known) {
    if (!clock) continue;
    const state = openState(hours, clock);
    const line = statusLine(hours, clock, pickup ? 'pickup' : 'restaurant');
    if (state.state === 'open') open.push(`${place.label} (${line})`);
    else
      closed.push(
        `${place.label} (${[
          line,
          nextOpeningText(hours, clock)
            ?.toLowerCase()
            .replace(/\b(am|pm)\b/g, (half) => half.toUpperCase()),
        ]
          .filter(Boolean)
          .join(', ')})`,
      );
  }
  const count = `${prefix}${open.length} of ${known.length} locations are open now`;
  const openList = open.length > 0 ? `: ${someOf(open, mostPlaces)}.` : '.';
  return `${count}${openList}${closed.length > 0 ? ` Closed: ${someOf(closed, 6)}.` : ''}`;
}

/** The locations by how early they open on a day, the first first. */
function earlyText(known: readonly PlaceHours[], day: DayName | undefined, prefix: string): string {
  const wanted: DayName = day ?? { kind: 'relative', days: 0 };
  const rows = known
    .flatMap((entry) => {
      const { day: found, date } = dayOf(entry, wanted);
      if (!found || found.raw || found.spans.length === 0) return [];
      const opens = Math.min(...found.spans.map(({ open }) => open));
      return [{ label: entry.place.label, opens, date, today: entry.clock?.date }];
    })
    .sort((a, b) => a.opens - b.opens);
  const [first] = rows;
  if (!first) return lines(known, ({ hours }) => weekText(hours) ?? 'not known');
  const title = first.date === undefined ? titleOf(wanted) : dayTitle(wanted, first.date, first.today);
  const texts = rows.slice(0, mostPlaces).map(({ label, opens }) => `${label} at ${formatMinutes(opens)}`);
  return `${prefix}The first to open ${title}: ${texts.join(', ')}.`;
}

/** The locations by how late they close on a day, the latest first. */
function lateText(
  known: readonly PlaceHours[],
  when: When,
  day: DayName | undefined,
  prefix: string,
  asksLate: boolean,
): string {
  const wanted: DayName = day ?? { kind: 'relative', days: 0 };
  const rows = known.flatMap((entry) => {
    const { day: found, date } = dayOf(entry, wanted);
    if (!found || found.raw || found.spans.length === 0) return [];
    const closes = isAllDay(found) ? 2 * minutesPerDay : Math.max(...found.spans.map(({ close }) => close));
    return [{ label: entry.place.label, closes, found, date, today: entry.clock?.date }];
  });
  if (rows.length === 0)
    return known.some(({ clock }) => clock)
      ? 'None of the locations is open then.'
      : lines(known, ({ hours }) => weekText(hours) ?? 'not known');
  const { time } = when;
  const fitting = rows
    .filter(({ closes, found }) => {
      if (!time) return closes >= late;
      if (time.relation === 'before') return found.spans.some(({ open }) => open < time.minutes);
      if (time.relation === 'until') return closes >= time.minutes;
      if (time.relation === 'after' || asksLate) return closes > Math.min(time.minutes, 2 * minutesPerDay - 1);
      return found.spans.some(({ open, close }) => open <= time.minutes && time.minutes < close);
    })
    .sort((a, b) => b.closes - a.closes);
  const [first] = rows;
  const title = first?.date === undefined ? titleOf(wanted) : dayTitle(wanted, first.date, first.today);
  if (fitting.length === 0)
    return `${prefix}None of the locations is open that late ${title}. The latest is ${rows.toSorted((a, b) => b.closes - a.closes)[0]?.label}, until ${formatMinutes(Math.max(...rows.map(({ closes }) => closes)))}.`;
  const texts = fitting.map(
    ({ label, closes, found }) => `${label} ${isAllDay(found) ? '(24 hours)' : `until ${formatMinutes(closes)}`}`,
  );
  const relation =
    !time || asksLate ? 'Open late' : `Open ${time.relation === 'before' ? 'before' : 'at'} ${time.text}`;
  return `${prefix}${relation} ${title}: ${texts.slice(0, mostPlaces).join(', ')}.`;
}

function isOpenAllDay(hours: OpeningHours, clock: Clock | undefined): boolean {
  if (clock) {
    const today = hoursOn(hours, dayNumber(clock.date));
    return today ? isAllDay(today) : false;
  }
  return hours.week.every((day) => day !== null && isAllDay(day));
}

function lines(known: readonly PlaceHours[], tell: (entry: PlaceHours) => string): string {
  return rowLines(known.map((entry) => `${entry.place.label}: ${tell(entry)}`));
}

function rowLines(rows: readonly string[]): string {
  const more = rows.length - mostPlaces;
  return [...rows.slice(0, mostPlaces), ...(more > 0 ? [`and ${more} more on the locations page`] : [])].join('\n');
}
