/** Holiday hours, and what is said of a holiday that has none. */
import { dayNumber, weekdays } from '@tablefront/restaurant/opening-hours/calendar';
import type { SpecialHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { joinDays } from '@tablefront/restaurant/opening-hours/spans';
import { type Asking, nextStep } from '../asking.ts';
import { datesText, groupedDays, holidayName, hoursText, isClosed, weekdayText, weekText } from './hours-in-words.ts';
import type { KnownDay, PlaceHours } from './place-hours.ts';
import type { DayName } from './when.ts';

/** A day on which many places keep other hours than usual, by its name or by its date. */
export function isHoliday(day: DayName): boolean {
  if (day.kind === 'date') return (day.month === 12 && day.day === 25) || (day.month === 1 && day.day === 1);
  return day.kind === 'holiday';
}

/** `No special hours are listed for Christmas Day (Friday, December 25).` */
export function unlistedHoliday({ name, date = '' }: KnownDay, today: string | undefined, { say }: Asking): string {
  const written = datesText(date, date, today, say);
  const holiday = holidayName(name, say);
  return say('hoursNoSpecial', { day: holiday === '' ? written : `${holiday} (${written})` });
}

/** What holds on that weekday otherwise, which on a holiday is no promise. */
export function usualHours(what: string, { date = '', hours }: KnownDay, { say }: Asking): string {
  if (!isClosed(hours)) return say('hoursUsual', { hours: hoursText(hours, say) });
  return say('hoursUsuallyClosed', { what, day: weekdayText(weekdays[(dayNumber(date) + 3) % 7] ?? 0, say) });
}

/** The first eight special hours that are not over, by their dates. */
export function holidayRows({ hours, clock }: PlaceHours, { now, say }: Asking): string[] {
  const today = clock?.date ?? now.toISOString().slice(0, 10);
  const coming = (hours.special ?? []).filter(({ through }) => through >= today);
  const ranges = Map.groupBy(coming, ({ from, through }) => `${from}/${through}`);
  return [...ranges]
    .sort()
    .slice(0, 8)
    .map(([range, entries]) => {
      const [from = '', through = ''] = range.split('/');
      const texts = weekdays.map((weekday) => {
        const covering = entries.filter((entry) => entry.weekdays?.includes(weekday) ?? true);
        return covering.length > 0 ? hoursText(joinDays(covering.map((entry) => entry.hours)), say) : undefined;
      });
      const text = entries.some((entry) => entry.weekdays) ? groupedDays(texts, say) : texts[0];
      return say('hoursRow', { name: datesText(from, through, today, say), hours: text ?? '' });
    });
}

/** The holiday hours that are to come, or that none are listed. */
export function holidayText(entry: PlaceHours, asking: Asking): { text: string; unknown?: true } {
  const { say } = asking;
  const { what, hours, place } = entry;
  const rows = holidayRows(entry, asking).join('; ');
  if (rows !== '') return { text: say('hoursHolidays', { what, hours: rows }) };
  const week = weekText(hours, say);
  const usual = week === undefined ? [] : [say('hoursUsualWeek', { week })];
  const texts = [say('hoursNoHolidays', { what }), ...usual, nextStep([place], asking, 'be sure')];
  return { text: texts.join(' '), unknown: true };
}

/** The holiday hours, where one of the next two weeks has its own. */
export function holidayHint(entry: PlaceHours, asking: Asking): string[] {
  const today = entry.clock?.date ?? asking.now.toISOString().slice(0, 10);
  const soon = ({ from, through }: SpecialHours) => through >= today && dayNumber(from) <= dayNumber(today) + 14;
  if (!(entry.hours.special ?? []).some(soon)) return [];
  return [asking.say('hoursHoliday', { hours: holidayRows(entry, asking).slice(0, 4).join('; ') })];
}
