/** Reads the days and times that a question names. */
import type { Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';
import { holidays } from './holidays.ts';
import { parts, timeIn } from './times-of-day.ts';
import type { DayName, When } from './when.ts';
import { hasPhrase } from './words.ts';

const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const monthNames = 'january february march april may june july august september october november december'.split(' ');

/** The words that name a day or a part of it. */
export const dateWords: readonly string[] = [
  ...weekdayNames,
  ...monthNames.filter((name) => name.length > 4),
  ...'today tonight tomorrow weekend christmas easter thanksgiving halloween holiday holidays morning afternoon evening midnight noon'.split(
    ' ',
  ),
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
