/** Reads the days and times that a question names: dates and clock times by chrono, the rest by our own words. */

import {
  dateOfDay,
  dayNumber,
  MINUTES_PER_DAY,
  weekdayOfDay,
  weekdays,
} from '@tablefront/restaurant/opening-hours/calendar';
import type { Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';
import type { ParsedComponents, ParsedResult } from 'chrono-node';
import * as chrono from 'chrono-node';
import type { Language } from '../language/language.ts';
import { folded } from '../language/words.ts';
import { ANY_HOLIDAY, fixed, holidays, lastBefore, nth } from '../vocabulary/holidays.ts';
import * as times from '../vocabulary/times.ts';
import { shifted } from './place-hours.ts';
import type { DayName, PartName, Relation, TimeOfDay, When } from './when.ts';

const parsers = { en: chrono.en.casual, fr: chrono.fr.casual, es: chrono.es.casual };

/**
 * Reads the days and times of a question.
 *
 * @param original as the guest typed it
 * @param plain the same in plain English words, which count where the original says nothing that is understood
 * @param at the moment, and the date at the place, where its clock is known
 */
export function readWhen(original: string, plain: string, language: Language, at: { now: Date; date?: string }): When {
  const date = at.date ?? at.now.toISOString().slice(0, 10);
  const text = weeksAhead(eachDated(folded(original)), date);
  const own = readIn(text, language, date);
  const inPlain = weeksAhead(eachDated(plain), date);
  const mended = isTypedSo(text, inPlain, language) ? own : readIn(inPlain, 'en', date);
  const found = own.days.length > 0 ? own.days : mended.days;
  // `Between Christmas and New Year`: all that is special then.
  const isBetween = times.BETWEEN_DAYS.test(plain) && found.length > 1 && found.every(({ kind }) => kind === 'holiday');
  const days = isBetween ? [] : found;
  const shift = days.length > 0 ? undefined : (own.shift ?? mended.shift);
  const time = own.time ?? mended.time;
  const part = own.part ?? mended.part;
  const now = times.NOW_WORDS.test(text) || times.NOW_WORDS.test(plain);
  // Of a whole month no day can be told, but what is special in it.
  const texts = [text, plain];
  const within = days.length > 0 || isBetween ? undefined : (monthIn(texts, date) ?? seasonIn(texts, date));
  const asksHolidays = isBetween || within !== undefined || ANY_HOLIDAY.test(text) || ANY_HOLIDAY.test(plain);
  const named = days.length > 0 || now || asksHolidays || [shift, time, part].some((found) => found !== undefined);
  return { days, shift, now, time, part, holidays: asksHolidays, within, named };
}

/** Whether a question was typed in plain English words: it is read once. */
const isTypedSo = (text: string, plain: string, language: Language) =>
  language === 'en' && text.replace(/[?!.]+$/, '') === plain;

/** `A week from tomorrow`, `next weekend`, `the first Sunday of December`: the dates in figures. */
function weeksAhead(text: string, date: string): string {
  const today = dayNumber(date);
  const written = (days: number) => dateOfDay(today + days);
  // Of this weekend, which on a Sunday has begun.
  const saturday = 5 - weekdayOfDay(today);
  const ahead = (name: string) => weekdayNamed(name) - weekdayOfDay(today);
  const coming = (name: string) => (/^(?:today|now)$/.test(name) ? 0 : name === 'tomorrow' ? 1 : (ahead(name) + 7) % 7);
  return text
    .replace(times.WEEKS_FROM, (...found) => {
      const { count = 'a', from, day, french = '' } = found.at(-1);
      return `on ${written(countOf(french || count) * 7 + coming(from ?? day))}`;
    })
    .replace(times.DAYS_FROM_NOW, (_, count, day) => `on ${written((coming(day) || 7) + countOf(count) * 7 - 7)}`)
    .replace(times.DAY_AFTER_NEXT, (_, day) => `on ${written(ahead(day) + 14)}`)
    .replace(times.NTH_OF_MONTH, (_, count, day, month) => `on ${nthOfMonth(count, weekdayNamed(day), month, date)}`)
    .replace(times.NEXT_WEEKEND, (_, after) => {
      const first = saturday + (after ? 14 : 7);
      return `${written(first)} and ${written(first + 1)}`;
    });
}

const countOf = (word: string): number => times.counts[word] ?? Number(word);

function weekdayNamed(name: string): Weekday {
  const at = Object.values(times.weekdayNames).map((names) => names.split('|').indexOf(name));
  return weekdays[Math.max(...at)] ?? 0;
}

/** The next date that is the nth, or the last, of a weekday in a month. */
function nthOfMonth(count: string, weekday: Weekday, name: string, date: string): string {
  const month = times.monthNames.findIndex((names) => names.test(`in ${name}`)) + 1;
  const year = Number(date.slice(0, 4));
  const dates = [year, year + 1].map((some) =>
    count === 'last'
      ? lastBefore(month === 12 ? some + 1 : some, (month % 12) + 1, 1, weekday)
      : nth(some, month, weekday, countOf(count)),
  );
  return dates.find((one) => one >= date) ?? date;
}

/** `December 24 and 26`, `24 and 26 dec`: each day with its month. */
function eachDated(text: string): string {
  return text
    .replace(times.HOUR_BEFORE_DATE, (_, at, hour) => `${at} ${hour}, on `)
    .replace(times.DAYS_OF_MONTH, (_, month, first, join, second) => `${month} ${first} ${join} ${month} ${second}`)
    .replace(
      times.DAYS_BEFORE_MONTH,
      (_, first, join, second, month) => `${first} ${month} ${join} ${second} ${month}`,
    );
}

/** The month that is named next, seen from a date. */
function monthIn(texts: readonly string[], date: string): When['within'] {
  const month = times.monthNames.findIndex((name) => texts.some((text) => name.test(text))) + 1;
  if (month === 0) return undefined;
  const [year = 0, current = 0] = date.split('-').map(Number);
  const own = month < current ? year + 1 : year;
  return { from: fixed(own, month, 1), through: fixed(own, month, 31) };
}

/** The season of the northern year that is named, which this one is or that comes next: `in the winter`. */
function seasonIn(texts: readonly string[], date: string): When['within'] {
  const season = times.seasons.find(({ name }) => texts.some((text) => name.test(text)));
  if (!season) return undefined;
  const [year = 0, current = 0] = date.split('-').map(Number);
  const [first] = season.months;
  const last = season.months.at(-1) ?? first;
  const isNow = season.months.includes(current);
  // Of a winter that has begun last year, what is left.
  const begun = isNow && current < first ? year - 1 : !isNow && current > first ? year + 1 : year;
  return { from: fixed(begun, first, 1), through: fixed(last < first ? begun + 1 : begun, last, 31) };
}

/** Each with what names it together with the weekend about it. */
const holidaysSaid = holidays.map((one) => ({ ...one, weekends: times.weekendsOf(one.pattern) }));

function readIn(text: string, language: Language, date: string): Pick<When, 'days' | 'shift' | 'time' | 'part'> {
  let rest = replaced(text, times.beforeHolidays);
  const take = (pattern: RegExp): boolean => {
    const before = rest;
    rest = rest.replace(pattern, ' ');
    return rest !== before;
  };
  const days: DayName[] = [];
  for (const { name, weekends, pattern } of holidaysSaid) {
    if (weekends.some(take)) days.push({ kind: 'holiday', name, weekend: true });
    else if (take(pattern)) days.push({ kind: 'holiday', name });
  }
  days.push(...times.groupsOfDays.flatMap(([pattern, group]) => (take(pattern) ? group : [])));
  const shift = times.shifts.find(([, pattern]) => pattern.test(rest));
  const also = shift?.[1].exec(rest)?.groups?.also !== undefined;
  if (shift) take(shift[1]);
  rest = replaced(rest, times.beforeParts[language]);
  // The parts are taken away: before or after noon is decided here, and chrono takes `de la mañana` for tomorrow.
  const part = times.parts[language].filter(([, pattern]) => take(pattern) || text.search(pattern) !== -1)[0]?.[0];
  rest = replaced(rest, times.rewrites[language]);
  const noon = new Date(`${date}T12:00:00Z`);
  const results = parsers[language].parse(rest, { instant: noon, timezone: 0 });
  const dated = results.flatMap((result) => daysIn(result, date));
  const ofMonth = dayOfMonth(rest, language);
  // `Friday the 25th` is one day, and `the 24th of december` is known with its month.
  if (!ofMonth || dated.some(({ kind }) => kind === 'date')) days.push(...dated);
  else days.push(ofMonth, ...dated.filter(({ kind }) => kind !== 'weekday'));
  const moved = shift ? [...(also ? days : []), ...shifted(days, shift[0])] : days;
  const [time] = results.flatMap((result) => timeIn(result, rest, noon, part) ?? []);
  // `Tomorrow, Saturday` is one day.
  const isSaidTwice = (day: DayName) =>
    day.kind === 'weekday' &&
    moved.some((one) => one.kind === 'relative' && weekdayOfDay(dayNumber(date) + one.days) === day.weekday);
  return {
    days: distinct(moved.filter((day) => !isSaidTwice(day))),
    shift: shift?.[0],
    time,
    part: part && times.dayPart(part),
  };
}

function replaced(text: string, rewriting: readonly (readonly [RegExp, string])[]): string {
  return rewriting.reduce((sofar, [pattern, words]) => sofar.replace(pattern, words), text);
}

function distinct(days: readonly DayName[]): DayName[] {
  return [...new Map(days.map((day) => [JSON.stringify(day), day])).values()];
}

function dayOfMonth(text: string, language: Language): DayName | undefined {
  const found = times.daysOfMonth[language].exec(text)?.groups;
  if (!found) return undefined;
  const { weekday: named } = found;
  const names = times.weekdayNames[language].split('|');
  const weekday = named === undefined ? undefined : weekdays[names.findIndex((name) => name.startsWith(named))];
  return {
    kind: 'day-of-month',
    day: Number(found.day ?? found.late ?? found.bare),
    ...(weekday !== undefined && { weekday }),
  };
}

/** The days of one result; those between as well, where it is a range. */
function daysIn({ start, end, text }: ParsedResult, today: string): DayName[] {
  const first = dayIn(start, text, today);
  // `Dimanche prochain`, said on a Friday, may be the one to come or the one after it.
  const isOfEither = first?.kind === 'weekday' && first.next && !/\bnext\b/.test(text);
  if (isOfEither && first.weekday > weekdayOfDay(dayNumber(today))) return [{ ...first, next: false }, first];
  const last = end && dayIn(end, text, today);
  if (!first || !end || !last || first.kind === 'relative') return [first ?? last ?? []].flat();
  const isRange = end.isCertain('weekday') ? end.get('weekday') !== start.get('weekday') : end.isCertain('day');
  const [from, to] = [dayNumberOf(start), dayNumberOf(end)];
  const others = Array.from({ length: isRange ? Math.min((to - from + 366) % 366, 13) : 0 }, (_, index): DayName => {
    const number = from + index + 1;
    if (first.kind === 'weekday') return { ...first, weekday: weekdayOfDay(number) };
    const [, month = 1, day = 1] = dateOfDay(number).split('-').map(Number);
    return { kind: 'date', month, day };
  });
  return distinct([first, ...others]);
}

function dayNumberOf(components: ParsedComponents): number {
  return dayNumber(fixed(components.get('year') ?? 0, components.get('month') ?? 1, components.get('day') ?? 1));
}

function dayIn(start: ParsedComponents, text: string, today: string): DayName | undefined {
  const tags = start.tags();
  if (tags.has('casualReference/now') || tags.has('result/relativeDateAndTime')) return undefined;
  if (start.isCertain('day') && start.isCertain('month')) {
    const days = dayNumberOf(start) - dayNumber(today);
    if (start.isCertain('year') && days < 0) return undefined;
    if (tags.has('result/relativeDate') || times.relativeTags.some((tag) => tags.has(tag)))
      return { kind: 'relative', days };
    const [month = 1, day = 1] = [start.get('month'), start.get('day')].map(Number);
    return { kind: 'date', month, day, ...(start.isCertain('year') && { year: Number(start.get('year')) }) };
  }
  const weekday = start.isCertain('weekday') ? weekdays[((start.get('weekday') ?? 0) + 6) % 7] : undefined;
  if (weekday === undefined) return undefined;
  return { kind: 'weekday', weekday, next: /\b(?:next|prochain|proximo)\b/.test(text) };
}

function timeIn(result: ParsedResult, all: string, noon: Date, part: PartName | undefined): TimeOfDay | undefined {
  const { start, end, text, index } = result;
  const tags = start.tags();
  if (tags.has('result/relativeDateAndTime')) {
    const minutes = Math.round((start.date().getTime() - noon.getTime()) / 60_000);
    // `For 4 hours` is how long.
    const isLong = minutes < 0 || /^for\b/.test(text) || /\bfor (?:about |up to )?$/.test(all.slice(0, index));
    return isLong ? undefined : { minutes, relation: 'at', fromNow: true };
  }
  // `Kids under 10`
  if (/\b(?:under|over|below|above|aged?)\s*$/.test(all.slice(0, index))) return undefined;
  const relation = times.relations.find(([, pattern]) => pattern.test(all.slice(0, index)))?.[0] ?? 'at';
  // `At 4 in the morning`, `before 11`: an hour, whatever follows.
  // `Till 2 am on December 10` ends with the day.
  const isCount =
    part === undefined &&
    !start.isCertain('meridiem') &&
    relation !== 'before' &&
    /(?<![:h\d])\d{1,2}$/.test(text) &&
    !times.AFTER_HOUR.test(all.slice(index + text.length));
  if (!start.isCertain('hour') || tags.has('casualReference/now') || isCount) return undefined;
  const time = { relation, ...clockOf(start, text, relation, part) };
  return end?.isCertain('hour') ? { ...time, to: endAfter(time.minutes, minutesOf(end)) } : time;
}

/** The minutes of a time; a bare figure is after noon where that is the likelier. */
function clockOf(start: ParsedComponents, text: string, relation: Relation, part: PartName | undefined) {
  const hour = start.get('hour') ?? 0;
  const sure = start.isCertain('meridiem') || hour === 0 || hour > 12 || /\b0\d/.test(text);
  // `10h30`, of a clock of 24 hours.
  const isOf24 = part === undefined && hour >= 7 && /\dh\d/.test(text);
  const afternoonUpTo = part ? times.stretches[part][2] : relation === 'until' || relation === 'after' ? 12 : 10;
  // `Till two tonight`
  const isNight = /^(?:evening|night|dinner)$/.test(part ?? '') && /until|after/.test(relation) && hour < 5;
  const minutes = minutesOf(start) + (!sure && !isOf24 && !isNight && hour <= afternoonUpTo ? 720 : 0);
  // What is early after midnight belongs to the night that began the day before.
  const vague = !sure && !part && { vague: true, ...(relation === 'at' && /\dh$/.test(text) && { eitherHalf: true }) };
  return { minutes: minutes < 300 ? minutes + MINUTES_PER_DAY : minutes, ...vague };
}

function minutesOf(components: ParsedComponents): number {
  return (components.get('hour') ?? 0) * 60 + (components.get('minute') ?? 0);
}

/** The end of a stretch, in the half of the day that makes it come after its beginning. */
function endAfter(from: number, to: number): number {
  return to > from ? to : endAfter(from, to + 720);
}
