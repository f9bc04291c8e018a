/** Hours: of now, of named days and times, of holidays, of pickup; for one location or for many. */
import { dateOfDay, dayNumber, minutesPerDay, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import {
  compactHours,
  dayText,
  formatMinutes,
  holidayRows,
  weekdayName,
} from '@tablefront/restaurant/opening-hours/hours-table';
import type { DayHours, OpeningHours, Span } from '@tablefront/restaurant/opening-hours/opening-hours';
import { isAllDay } from '@tablefront/restaurant/opening-hours/spans';
import { nextOpeningText, openState, pickupHoursOf, statusLine } from '@tablefront/restaurant/opening-hours/status';
import { hoursOn, specialEntriesOn } from '@tablefront/restaurant/opening-hours/timeline';
import { type Answer, listed, someOf } from './answer.ts';
import { type Asking, clockOf, locationCard, nextStep, placesFor, unknownAnswer } from './asking.ts';
import { type DayName, dateOf, type When } from './dates.ts';
import type { Place } from './knowledge.ts';
import type { Request } from './understand.ts';

const mostPlaces = 15;
/** What closes at or after this is open late. */
const late = 23 * 60;

interface PlaceHours {
  place: Place;
  hours: OpeningHours;
  clock?: Clock;
}

export function answerHours(asked: Request, asking: Asking): Answer {
  const request = { ...asked, when: { ...asked.when, days: daysMeant(asked.when, asking) } };
  const pickup = /\b(?:pick ?up|pickup|take ?out|to go|collect|curbside)\b/.test(request.text);
  const places = placesFor(request, asking);
  const known = places.flatMap((place): PlaceHours[] => {
    const { openingHours, pickupHours } = place.location;
    const hours = pickup ? pickupHoursOf(openingHours, pickupHours) : openingHours;
    return hours ? [{ place, hours, clock: clockOf(place, asking) }] : [];
  });
  if (known.length === 0) return noHours(places, asking);

  const { days } = request.when;
  const tellDays = (some: readonly DayName[]) =>
    manyPlaces(known, { ...request, when: { ...request.when, days: [...some] } }, asking, pickup);
  const [only] = known;
  const text =
    known.length === 1 && only
      ? onePlace(only, request, asking, pickup)
      : days.length > 1
        ? days
            .slice(0, 3)
            .map((day) => tellDays([day]))
            .join('\n')
        : tellDays(days);
  const missing = places.length > 1 ? places.filter((place) => !known.some((other) => other.place === place)) : [];
  const unsaid =
    missing.length > 0
      ? ` I have no hours for ${someOf(
          missing.map(({ label }) => label),
          5,
        )}.`
      : '';
  return {
    response: text + unsaid,
    content_types: ['hours'],
    location_info: known.slice(0, mostPlaces).map(({ place }) => locationCard(place, asking, { hours: true })),
    ...(places.length > 1 && { links: [{ url: '/locations', label: 'All locations' }] }),
  };
}

function noHours(places: readonly Place[], asking: Asking): Answer {
  const where = places.length === 1 ? ` for ${places[0]?.label}` : '';
  return unknownAnswer(`I don’t have the opening hours${where}.`, places, asking);
}

function onePlace({ place, hours, clock }: PlaceHours, request: Request, asking: Asking, pickup: boolean): string {
  const { when, text } = request;
  const what = pickup ? `Pickup at ${place.label}` : place.label;
  const week = weekText(hours);
  if (when.holidays && when.days.length === 0) return holidayText(hours, what, clock, asking);

  const days = daysOf(when, request);
  if (days.length > 0) {
    const sentences = days.map((day) => dayAnswer(day, { place, hours, clock }, when, what, asking, text));
    return [...new Set(sentences)].join('\n');
  }
  if (!clock) {
    // Without a clock of the place nothing can be said of now.
    return week === undefined
      ? specialOnly(hours, what, clock, asking)
      : `The hours of ${what} are: ${week}.${holidayHint(hours, clock, asking)}`;
  }
  const asksWeek = /\bhours\b/.test(text) && !when.now && when.time === undefined && when.part === undefined;
  const meal = mealOfWeek(hours, when, text);
  if (meal !== undefined) return `${meal}${week === undefined ? '' : ` The hours of ${what}: ${week}.`}`;
  if ((when.time && when.time.relation !== 'at') || when.part || when.time) {
    return dayAnswer({ kind: 'relative', days: 0 }, { place, hours, clock }, when, what, asking, text);
  }
  const now = nowText({ place, hours, clock }, pickup);
  if (asksWeek || !when.named)
    return `${now}${week === undefined ? '' : ` The week: ${week}.`}${holidayHint(hours, clock, asking)}`;
  return now;
}

/** `Are you open for lunch` without a day asks about the week, not about today. */
function mealOfWeek({ week }: OpeningHours, { part, time, now }: When, text: string): string | undefined {
  if (!part || time || now || !/^for (?:breakfast|brunch|lunch|dinner)$/.test(part.name)) return undefined;
  if (
    /\b(?:when|what time|how late|between|clos\w*|(?:lunch|dinner|breakfast|brunch) (?:and|or|to))\b/.test(text) ||
    week.some((day) => day?.raw)
  )
    return undefined;
  const days = week.flatMap((day, index) =>
    day?.spans.some(({ open, close }) => open < part.to && close > part.from)
      ? [`${weekdayName(weekdayOfDay(index - 3 + 7))}s`]
      : [],
  );
  if (week.every((day) => day === null)) return undefined;
  if (days.length === 7) return `Yes, it is open ${part.name} every day.`;
  return days.length === 0 ? `No, it is not open ${part.name} on any day.` : `Open ${part.name} on ${listed(days)}.`;
}

/** Thanksgiving is in October in Canada and in November in the United States. */
function daysMeant({ days }: When, { knowledge: { configuration, places } }: Asking): DayName[] {
  const country = configuration.address.country ?? places[0]?.location.address.country ?? '';
  if (!/^(?:us|usa|united states.*)$/i.test(country.trim())) return days;
  const thanksgiving = (day: DayName) => day.kind === 'holiday' && day.name === 'Thanksgiving';
  return days.map((day) => (thanksgiving(day) ? { kind: 'holiday', name: 'American Thanksgiving' } : day));
}

/** The days that are asked about apart from this moment. */
function daysOf(when: When, { text }: Request): DayName[] {
  const [first, ...others] = when.days;
  const onlyToday = others.length === 0 && first?.kind === 'relative' && first.days === 0;
  if (onlyToday && when.now && when.part === undefined) return [];
  if (when.days.length === 0 && /\bhow late\b|\b(?:close|closing)\b/.test(text) && when.now) return [];
  return when.days;
}

function nowText({ place, hours, clock }: PlaceHours, pickup: boolean): string {
  if (!clock) return '';
  const state = openState(hours, clock);
  const line = statusLine(hours, clock, pickup ? 'pickup' : 'restaurant');
  const next = nextOpeningText(hours, clock);
  const today = hoursOn(hours, dayNumber(clock.date));
  const todays = today && today.spans.length > 0 && !isAllDay(today) ? ` Today’s hours: ${dayText(today)}.` : '';
  switch (state.state) {
    case 'open':
      return `${pickup ? `${place.label}: ${line}` : `Yes, ${place.label} is ${line}`}.${todays}`;
    case 'closed':
      return `${place.label} is ${pickup ? 'closed for pickup' : 'closed'} ${state.today === 'hours' ? 'now' : 'today'}.${next === undefined ? '' : ` ${next}.`}${todays}`;
    case 'unknown':
      return `Of today’s hours, ${place.label} says: ${state.raw}.`;
    case 'none':
      return `I don’t know today’s hours of ${place.label}.`;
  }
}

/** What holds on one day, with yes or no where a time of it is asked for. */
function dayAnswer(
  day: DayName,
  { place, hours, clock }: PlaceHours,
  when: When,
  what: string,
  asking: Asking,
  text: string,
): string {
  const about = asking.now.toISOString().slice(0, 10);
  const date = dateOf(day, clock?.date, about);
  if (date === undefined) {
    if (day.kind === 'weekday') {
      const ofWeek = hours.week.every((entry) => entry === null) ? undefined : (hours.week[day.weekday] ?? null);
      if (ofWeek === undefined) return `I don’t know the hours of ${what} on ${weekdayName(day.weekday)}.`;
      return `${verdict(ofWeek, null, when, text)}${hoursSentence(what, `on ${weekdayName(day.weekday)}`, ofWeek)}.`;
    }
    const week = weekText(hours);
    return week === undefined
      ? specialOnly(hours, what, clock, asking)
      : `The hours of ${what} are: ${week}.${holidayHint(hours, clock, asking)}`;
  }
  const number = dayNumber(date);
  const found = hoursOn(hours, number);
  const special = specialEntriesOn(hours, number).length > 0;
  const name = dayTitle(day, date, clock?.date);
  if (found === undefined) return `I don’t know the hours of ${what} ${name}.`;
  if (!special && isHoliday(day))
    return `${unlistedHoliday(name)} ${usualHours(what, date, found)} ${nextStep([place], asking, 'to be sure')}`;
  const note = special ? ' (holiday hours)' : '';
  const before = hoursOn(hours, number - 1) ?? null;
  const past = pastToday(date, { hours, clock }, when);
  const line = `${verdict(found, before, when, text)}${hoursSentence(what, name, found)}`;
  return `${line}${note}.${past}`;
}

/** A day on which many places keep other hours than usual, by its name or by its date. */
function isHoliday(day: DayName): boolean {
  if (day.kind === 'date') return (day.month === 12 && day.day === 25) || (day.month === 1 && day.day === 1);
  return day.kind === 'holiday';
}

/** @param title `on Christmas Day (Friday, December 25)` */
function unlistedHoliday(title: string): string {
  return `No special hours are listed for ${title.replace(/^on /, '')}.`;
}

/** What holds on that weekday otherwise, which on a holiday is no promise. */
function usualHours(what: string, date: string, hours: DayHours | null): string {
  if (hours === null || (hours.spans.length === 0 && !hours.raw))
    return `${what} is usually closed on ${weekdayName(weekdayOfDay(dayNumber(date)))}s.`;
  return `The usual hours of that day are ${isAllDay(hours) ? '24 hours' : dayText(hours)}.`;
}

/** `Casa Prova is open on Monday, 5:00 PM – 10:00 PM`; hours that cannot be read stand as they are written. */
function hoursSentence(what: string, day: string, hours: DayHours | null): string {
  if (hours?.raw) return `${what} ${day}: ${dayText(hours)}`;
  if (hours === null || hours.spans.length === 0) return `${what} is closed ${day}`;
  return isAllDay(hours) ? `${what} is open 24 hours ${day}` : `${what} is open ${day}, ${dayText(hours)}`;
}

type Known = Pick<PlaceHours, 'hours' | 'clock'>;

/** That a place has closed for today already, or is open at this moment. */
function pastToday(date: string, { hours, clock }: Known, when: When): string {
  if (!clock || date !== clock.date || when.time) return '';
  const state = openState(hours, clock);
  if (state.state === 'open') return ` It is ${statusLine(hours, clock, 'restaurant')}.`;
  const next = nextOpeningText(hours, clock);
  return state.state === 'closed' && state.today === 'hours'
    ? ` It is closed now.${next === undefined ? '' : ` ${next}.`}`
    : '';
}

function verdict(day: DayHours | null, before: DayHours | null, when: When, text: string): string {
  if (day?.raw) return '';
  const spans = [
    ...(day?.spans ?? []),
    ...(before?.spans ?? []).map(({ open, close }) => ({ open: open - minutesPerDay, close: close - minutesPerDay })),
  ];
  const own = day?.spans ?? [];
  const { time, part } = when;
  if (time) {
    return holdsAt(time, own, spans) ? 'Yes. ' : 'No. ';
  }
  const asks = /\b(?:are|is|r|will|do|does|can|could|may)\b/.test(text) && !/\b(?:what|when|how|which)\b/.test(text);
  if (part && (asks || own.length === 0)) {
    return own.some(({ open, close }) => open < part.to && close > part.from) ? 'Yes. ' : 'No. ';
  }
  if (!asks) return '';
  const asksClosed = /\bclosed?\b/.test(text) && !/\bopen\b/.test(text);
  const open = own.length > 0;
  return open !== asksClosed ? 'Yes. ' : 'No. ';
}

function dayTitle(day: DayName, date: string, today: string | undefined): string {
  const written = `${weekdayName(weekdayOfDay(dayNumber(date)))}, ${monthDay(date)}${today?.slice(0, 4) === date.slice(0, 4) ? '' : `, ${date.slice(0, 4)}`}`;
  if (day.kind === 'holiday') return `on ${day.name} (${written})`;
  if (date === today) return `today (${written})`;
  if (today !== undefined && dayNumber(date) === dayNumber(today) + 1) return `tomorrow (${written})`;
  return `on ${written}`;
}

const months = 'January February March April May June July August September October November December'.split(' ');
function monthDay(date: string): string {
  return `${months[Number(date.slice(5, 7)) - 1] ?? ''} ${Number(date.slice(8))}`;
}

function weekText(hours: OpeningHours): string | undefined {
  const week = compactHours(hours);
  if (week === undefined) return undefined;
  const closed = hours.week.flatMap((day, index) =>
    day === null || (day.spans.length === 0 && !day.raw) ? [weekdayName(weekdayOfDay(index - 3 + 7))] : [],
  );
  return closed.length > 0 && closed.length < 7 ? `${week}; closed ${closed.join(', ')}` : week;
}

function holidayText(hours: OpeningHours, what: string, clock: Clock | undefined, asking: Asking): string {
  const rows = holidayRows(hours, clock?.date ?? asking.now.toISOString().slice(0, 10));
  if (rows.length > 0)
    return `Holiday hours of ${what}: ${rows
      .slice(0, 8)
      .map(({ dates, text }) => `${dates}: ${text}`)
      .join('; ')}.`;
  const week = weekText(hours);
  return `No holiday hours are listed for ${what}.${week === undefined ? '' : ` The usual hours are: ${week}.`} ${nextStep([], asking, 'to be sure')}`;
}

function holidayHint(hours: OpeningHours, clock: Clock | undefined, asking: Asking): string {
  const today = clock?.date ?? asking.now.toISOString().slice(0, 10);
  const soon = dateOfDay(dayNumber(today) + 14);
  const rows = holidayRows(hours, today);
  const near = (hours.special ?? []).some(({ from, through }) => through >= today && from <= soon);
  return near && rows.length > 0
    ? ` Holiday hours: ${rows
        .slice(0, 4)
        .map(({ dates, text }) => `${dates}: ${text}`)
        .join('; ')}.`
    : '';
}

function specialOnly(hours: OpeningHours, what: string, clock: Clock | undefined, asking: Asking): string {
  return holidayText(hours, what, clock, asking);
}

function manyPlaces(known: readonly PlaceHours[], request: Request, asking: Asking, pickup: boolean): string {
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

function dayOf(
  { hours, clock }: PlaceHours,
  day: DayName,
): { day: DayHours | null | undefined; date?: string; special: boolean } {
  const date = clock ? dateOf(day, clock.date, clock.date) : undefined;
  if (date !== undefined)
    return { day: hoursOn(hours, dayNumber(date)), date, special: specialEntriesOn(hours, dayNumber(date)).length > 0 };
  if (day.kind === 'weekday' && hours.week.some((entry) => entry !== null))
    return { day: hours.week[day.weekday] ?? null, special: false };
  return { day: undefined, special: false };
}

function isOpenIn(day: DayHours | null | undefined, { part, time }: When): boolean {
  if (day?.raw) return true;
  const spans = day?.spans ?? [];
  if (time) return holdsAt(time, spans, spans);
  return part ? spans.some(({ open, close }) => open < part.to && close > part.from) : spans.length > 0;
}

/** @param around the day's own spans, and those of the day before that may reach into it */
function holdsAt(
  { minutes, relation }: NonNullable<When['time']>,
  own: readonly Span[],
  around: readonly Span[],
): boolean {
  switch (relation) {
    case 'after':
      return own.some(({ close }) => close > minutes);
    case 'until':
      return own.some(({ close }) => close >= minutes);
    case 'before':
      return own.some(({ open }) => open < minutes);
    case 'at':
      return around.some(({ open, close }) => open <= minutes && minutes < close);
  }
}

function isOpenAllDay(hours: OpeningHours, clock: Clock | undefined): boolean {
  if (clock) {
    const today = hoursOn(hours, dayNumber(clock.date));
    return today ? isAllDay(today) : false;
  }
  return hours.week.every((day) => day !== null && isAllDay(day));
}

function titleOf(day: DayName): string {
  return day.kind === 'weekday'
    ? `on ${weekdayName(day.weekday)}`
    : day.kind === 'holiday'
      ? `on ${day.name}`
      : 'that day';
}

function lines(known: readonly PlaceHours[], tell: (entry: PlaceHours) => string): string {
  return rowLines(known.map((entry) => `${entry.place.label}: ${tell(entry)}`));
}

function rowLines(rows: readonly string[]): string {
  const more = rows.length - mostPlaces;
  return [...rows.slice(0, mostPlaces), ...(more > 0 ? [`and ${more} more on the locations page`] : [])].join('\n');
}
