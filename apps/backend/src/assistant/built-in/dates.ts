/** The days and times that a question names. */
import { dateOfDay, dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import type { Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';
import { hasPhrase } from './words.ts';

/** A day as it was named. */
export type DayName =
  | { kind: 'relative'; days: number }
  | { kind: 'weekday'; weekday: Weekday; next: boolean }
  | { kind: 'date'; month: number; day: number; year?: number }
  | { kind: 'day-of-month'; day: number }
  | { kind: 'holiday'; name: string };

/** Minutes after midnight; `to` above 1440 is after the next midnight. */
interface Stretch {
  name: string;
  from: number;
  to: number;
}

export interface When {
  days: DayName[];
  now: boolean;
  /** `at`: open at that minute; `after`: still open later; `until`: open up to it; `before`: open already. */
  time?: { minutes: number; relation: 'at' | 'after' | 'until' | 'before'; text: string };
  part?: Stretch;
  /** The holiday hours as such are asked for. */
  holidays: boolean;
  /** Whether any of this was named. */
  named: boolean;
}

const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const monthNames = 'january february march april may june july august september october november december'.split(' ');

/** Phrase, and how the day is found in a year. Longer phrases first. */
const holidays: readonly [phrase: string, name: string, find: (year: number) => string][] = [
  ['new years eve', 'New Year’s Eve', (year) => fixed(year, 12, 31)],
  ['new year eve', 'New Year’s Eve', (year) => fixed(year, 12, 31)],
  ['new years day', 'New Year’s Day', (year) => fixed(year, 1, 1)],
  ['new years', 'New Year’s Day', (year) => fixed(year, 1, 1)],
  ['new year', 'New Year’s Day', (year) => fixed(year, 1, 1)],
  ['christmas eve', 'Christmas Eve', (year) => fixed(year, 12, 24)],
  ['day after christmas', 'Boxing Day', (year) => fixed(year, 12, 26)],
  ['christmas', 'Christmas Day', (year) => fixed(year, 12, 25)],
  ['boxing day', 'Boxing Day', (year) => fixed(year, 12, 26)],
  ['good friday', 'Good Friday', (year) => shifted(easter(year), -2)],
  ['easter monday', 'Easter Monday', (year) => shifted(easter(year), 1)],
  ['easter', 'Easter Sunday', easter],
  ['canada day', 'Canada Day', (year) => fixed(year, 7, 1)],
  ['st jean baptiste', 'Saint-Jean-Baptiste', (year) => fixed(year, 6, 24)],
  ['saint jean', 'Saint-Jean-Baptiste', (year) => fixed(year, 6, 24)],
  ['independence day', 'Independence Day', (year) => fixed(year, 7, 4)],
  ['victoria day', 'Victoria Day', (year) => lastBefore(year, 5, 25, 0)],
  ['memorial day', 'Memorial Day', (year) => lastBefore(year, 6, 1, 0)],
  ['labour day', 'Labour Day', (year) => nth(year, 9, 0, 1)],
  ['labor day', 'Labour Day', (year) => nth(year, 9, 0, 1)],
  ['family day', 'Family Day', (year) => nth(year, 2, 0, 3)],
  ['civic holiday', 'the civic holiday', (year) => nth(year, 8, 0, 1)],
  ['mothers day', 'Mother’s Day', (year) => nth(year, 5, 6, 2)],
  ['mother day', 'Mother’s Day', (year) => nth(year, 5, 6, 2)],
  ['fathers day', 'Father’s Day', (year) => nth(year, 6, 6, 3)],
  ['father day', 'Father’s Day', (year) => nth(year, 6, 6, 3)],
  ['valentines day', 'Valentine’s Day', (year) => fixed(year, 2, 14)],
  ['valentines', 'Valentine’s Day', (year) => fixed(year, 2, 14)],
  ['valentine', 'Valentine’s Day', (year) => fixed(year, 2, 14)],
  ['halloween', 'Halloween', (year) => fixed(year, 10, 31)],
  ['remembrance day', 'Remembrance Day', (year) => fixed(year, 11, 11)],
  ['st patricks', 'St. Patrick’s Day', (year) => fixed(year, 3, 17)],
  ['st patrick', 'St. Patrick’s Day', (year) => fixed(year, 3, 17)],
  ['truth and reconciliation', 'the Day for Truth and Reconciliation', (year) => fixed(year, 9, 30)],
  ['us thanksgiving', 'American Thanksgiving', (year) => nth(year, 11, 3, 4)],
  ['american thanksgiving', 'American Thanksgiving', (year) => nth(year, 11, 3, 4)],
];

export const dateWords: readonly string[] = [
  ...weekdayNames,
  ...monthNames.filter((name) => name.length > 4),
  ...'today tonight tomorrow weekend christmas easter thanksgiving halloween holiday holidays morning afternoon evening midnight noon'.split(
    ' ',
  ),
];

const parts: readonly [words: readonly string[], stretch: Stretch][] = [
  [['breakfast'], { name: 'for breakfast', from: 420, to: 630 }],
  [['brunch'], { name: 'for brunch', from: 600, to: 840 }],
  [['lunch'], { name: 'for lunch', from: 720, to: 840 }],
  [['dinner', 'supper'], { name: 'for dinner', from: 1020, to: 1260 }],
  [['morning', 'mornings'], { name: 'in the morning', from: 360, to: 720 }],
  [['afternoon', 'afternoons'], { name: 'in the afternoon', from: 720, to: 1020 }],
  [['evening', 'evenings', 'tonight'], { name: 'in the evening', from: 1080, to: 1320 }],
  [['night', 'nights'], { name: 'at night', from: 1200, to: 1440 }],
];

/** Reads the days and times of a row of words (see `wordsOf`, with short forms spelt out). */
export function readWhen(words: readonly string[]): When {
  const days: DayName[] = [];
  let rest = [...words];
  const has = (phrase: string) => hasPhrase(rest, phrase.split(' '));
  const take = (phrase: string) => {
    rest = removed(rest, phrase.split(' '));
  };

  for (const [phrase, name] of holidays) {
    if (!has(phrase)) continue;
    days.push({ kind: 'holiday', name });
    take(phrase);
  }
  if (has('thanksgiving')) days.push({ kind: 'holiday', name: 'Thanksgiving' });
  if (has('day after tomorrow')) {
    days.push({ kind: 'relative', days: 2 });
    take('day after tomorrow');
  }
  days.push(...datesIn(rest));
  if (
    rest.includes('today') ||
    rest.includes('tonight') ||
    has('this evening') ||
    has('this morning') ||
    has('this afternoon')
  ) {
    days.push({ kind: 'relative', days: 0 });
  }
  if (rest.includes('tomorrow')) days.push({ kind: 'relative', days: 1 });
  if (rest.includes('weekend') || rest.includes('weekends')) {
    for (const weekday of [5, 6] as const) days.push({ kind: 'weekday', weekday, next: false });
  }
  if (rest.includes('weekday') || rest.includes('weekdays')) {
    for (const weekday of [0, 1, 2, 3, 4] as const) days.push({ kind: 'weekday', weekday, next: false });
  }
  days.push(...weekdaysIn(rest));

  const time = timeIn(rest);
  const part = parts.find(([names]) => names.some((name) => rest.includes(name)))?.[1];
  const now =
    has('right now') ||
    rest.includes('now') ||
    has('at the moment') ||
    rest.includes('currently') ||
    rest.includes('still');
  const asksHolidays = rest.includes('holiday') || rest.includes('holidays') || has('jours feries');
  return {
    days,
    now,
    time,
    part,
    holidays: asksHolidays,
    named: days.length > 0 || now || asksHolidays || time !== undefined || part !== undefined,
  };
}

function removed(words: readonly string[], phrase: readonly string[]): string[] {
  const start = words.findIndex((_, index) => phrase.every((word, offset) => words[index + offset] === word));
  return start === -1 ? [...words] : [...words.slice(0, start), ...words.slice(start + phrase.length)];
}

function weekdaysIn(words: readonly string[]): DayName[] {
  const found: DayName[] = [];
  for (const [index, word] of words.entries()) {
    const weekday = weekdayOf(word) ?? (word === 'sun' && !/^dried$/.test(words[index + 1] ?? '') ? 6 : undefined);
    if (weekday === undefined) continue;
    const before = words[index - 1];
    const start = found.at(-1);
    // `Monday to Thursday` names those between as well.
    if (
      /^(?:to|through|thru|till|until)$/.test(before ?? '') &&
      start?.kind === 'weekday' &&
      weekdayOf(words[index - 2] ?? '') === start.weekday
    ) {
      for (let day = (start.weekday + 1) % 7; day !== weekday; day = (day + 1) % 7) {
        found.push({ kind: 'weekday', weekday: weekdays[day] ?? 0, next: false });
      }
    }
    found.push({ kind: 'weekday', weekday, next: before === 'next' });
  }
  return found;
}

function weekdayOf(word: string): Weekday | undefined {
  const index = weekdayNames.findIndex((name) => word === name || word === `${name}s`);
  return weekdays[index];
}

function datesIn(words: readonly string[]): DayName[] {
  const found: DayName[] = [];
  for (const [index, word] of words.entries()) {
    const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word);
    if (iso) {
      found.push({ kind: 'date', year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) });
      continue;
    }
    const short = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/.exec(word);
    if (short && word !== '24/7') {
      const [first, second] = [Number(short[1]), Number(short[2])];
      const [month, day] = first > 12 ? [second, first] : [first, second];
      const year = short[3] === undefined ? undefined : (Number(short[3]) % 100) + 2000;
      if (month >= 1 && month <= 12 && day >= 1 && day <= 31) found.push({ kind: 'date', month, day, year });
      continue;
    }
    if (
      /^\d{1,2}$/.test(word) &&
      /^(?:th|st|nd|rd)$/.test(words[index + 1] ?? '') &&
      !words.some((other) => monthNames.includes(other))
    ) {
      if (Number(word) >= 1 && Number(word) <= 31) found.push({ kind: 'day-of-month', day: Number(word) });
      continue;
    }
    const month = monthNames.indexOf(word) + 1;
    if (month === 0) continue;
    const after = /^(\d{1,2})$/.exec(words[index + 1] ?? '')?.[1];
    const before = /^(\d{1,2})$/.exec(ordinalLess(words, index))?.[1];
    const day = Number(after ?? before);
    if (day >= 1 && day <= 31) found.push({ kind: 'date', month, day, year: yearIn(words) });
  }
  return found;
}

/** The number before a month: `24 december`, `24 th of december`. */
function ordinalLess(words: readonly string[], index: number): string {
  let position = index - 1;
  while (/^(?:th|st|nd|rd|of|the)$/.test(words[position] ?? '')) position -= 1;
  return words[position] ?? '';
}

function yearIn(words: readonly string[]): number | undefined {
  const year = words.find((word) => /^20[2-4]\d$/.test(word));
  return year === undefined ? undefined : Number(year);
}

function timeIn(words: readonly string[]): When['time'] {
  for (const [index, word] of words.entries()) {
    const before = words[index - 1] ?? '';
    const two = `${words[index - 2] ?? ''} ${before}`;
    const relation =
      /^(?:till|til|until)$/.test(before) || /^(?:open till|open until)$/.test(two)
        ? 'until'
        : /^(?:after|past|beyond)$/.test(before) || two === 'later than'
          ? 'after'
          : /^(?:before|by)$/.test(before) || two === 'earlier than'
            ? 'before'
            : 'at';
    if (word === 'midnight') return { minutes: 1440, relation, text: 'midnight' };
    if (word === 'noon') return { minutes: 720, relation, text: 'noon' };
    const clock = /^(\d{1,2})(?:[:.h](\d{2}))?(am|pm|a|p)?$/.exec(word);
    if (!clock) continue;
    const [, hourText, minuteText, letters] = clock;
    const half = letters?.[0] ?? (/^(?:am|pm)$/.test(words[index + 1] ?? '') ? words[index + 1]?.[0] : undefined);
    const stated = half !== undefined || minuteText !== undefined;
    if (!stated && relation === 'at' && before !== 'at') continue;
    if (
      !stated &&
      /^(?:people|person|persons|guests|dollars|bucks|items|th|st|nd|rd|pieces)$/.test(words[index + 1] ?? '')
    )
      continue;
    const hour = Number(hourText);
    if (hour > 24 || (half !== undefined && (hour < 1 || hour > 12))) continue;
    let minutes = hour * 60 + Number(minuteText ?? 0);
    if (half !== undefined) minutes = (hour % 12) * 60 + Number(minuteText ?? 0) + (half === 'p' ? 720 : 0);
    // At a restaurant, `at 8` without more is the evening, and so is everything up to 10 but the hours of breakfast.
    else if (hour >= 1 && hour <= 11)
      minutes += words.includes('morning')
        ? 0
        : hour <= 10 || words.includes('tonight')
          ? 720
          : words.includes('night')
            ? 720
            : 0;
    // After midnight belongs to the night that began the day before.
    return { minutes: minutes < 300 ? minutes + 1440 : minutes, relation, text: clockText(minutes) };
  }
  return undefined;
}

function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * The date (`YYYY-MM-DD`) that a day's name stands for, seen from a date at the place; the next one to come, today included.
 * Without a date of the place, only what does not depend on it.
 */
export function dateOf(name: DayName, today: string | undefined, about: string): string | undefined {
  const reference = today ?? about;
  switch (name.kind) {
    case 'relative':
      return today === undefined ? undefined : shifted(today, name.days);
    case 'weekday': {
      if (today === undefined) return undefined;
      const ahead = (name.weekday - weekdayOfDay(dayNumber(today)) + 7) % 7;
      return shifted(today, ahead === 0 && name.next ? 7 : ahead);
    }
    case 'date': {
      const year = name.year ?? Number(reference.slice(0, 4));
      const date = fixed(year, name.month, name.day);
      if (!isDate(date)) return undefined;
      return name.year === undefined && date < reference ? fixed(year + 1, name.month, name.day) : date;
    }
    case 'day-of-month': {
      const [year = 0, month = 1] = reference.split('-').map(Number);
      const months = [0, 1, 2].map((ahead) =>
        fixed(year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1, name.day),
      );
      return months.find((date) => isDate(date) && date >= reference);
    }
    case 'holiday': {
      const find =
        name.name === 'Thanksgiving'
          ? (year: number) => nth(year, 10, 0, 2)
          : holidays.find((entry) => entry[1] === name.name)?.[2];
      const year = Number(reference.slice(0, 4));
      const dates = find ? [find(year), find(year + 1)] : [];
      return dates.find((date) => date >= reference);
    }
  }
}

function shifted(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

function isDate(date: string): boolean {
  const day = dayNumber(date);
  return !Number.isNaN(day) && dateOfDay(day) === date;
}

function fixed(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The nth of a weekday in a month. */
function nth(year: number, month: number, weekday: Weekday, count: number): string {
  const first = dayNumber(fixed(year, month, 1));
  return dateOfDay(first + ((weekday - weekdayOfDay(first) + 7) % 7) + 7 * (count - 1));
}

/** The last of a weekday before a day of a month. */
function lastBefore(year: number, month: number, day: number, weekday: Weekday): string {
  const end = dayNumber(fixed(year, month, day)) - 1;
  return dateOfDay(end - ((weekdayOfDay(end) - weekday + 7) % 7));
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return fixed(year, Math.floor(f / 31), (f % 31) + 1);
}
