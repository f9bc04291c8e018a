/** Reads the names of days that a configuration may hold: English or French, short or long, ranges, schema.org URLs. */
import { weekdays } from './calendar.ts';
import type { Weekday } from './opening-hours.ts';

const names: readonly (readonly string[])[] = [
  ['monday', 'lundi'],
  ['tuesday', 'mardi', 'tues'],
  ['wednesday', 'mercredi', 'weds'],
  ['thursday', 'jeudi', 'thur', 'thurs'],
  ['friday', 'vendredi'],
  ['saturday', 'samedi'],
  ['sunday', 'dimanche'],
];

const groups = new Map<string, readonly Weekday[]>([
  ['daily', weekdays],
  ['everyday', weekdays],
  ['weekdays', [0, 1, 2, 3, 4]],
  ['weekend', [5, 6]],
  ['weekends', [5, 6]],
]);

const byName = new Map<string, readonly Weekday[]>(groups);
for (const weekday of weekdays) {
  for (const name of names[weekday] ?? []) {
    for (const form of [name, `${name}s`, name.slice(0, 3), name.slice(0, 2)]) byName.set(form, [weekday]);
  }
}

/** Days of no weekday; hours for them belong to the special hours. */
const holidayNames = new Set(['ph', 'sh', 'publicholiday', 'publicholidays']);

/** Between two days: 'up to and including'. */
const rangeWord = /^(?:[-‐-―−]|to|through|thru|until|till|au|à)$/i;
const listWord = /^(?:[,&+/]|and|et)$/i;

/** The weekdays that one word names, none for public holidays, undefined where it names no day. Lower or upper case. */
function daysOfWord(word: string): readonly Weekday[] | undefined {
  const name = word.toLowerCase().replace(/\.$/, '');
  return byName.get(name) ?? (holidayNames.has(name) ? [] : undefined);
}

export interface Word {
  text: string;
  /** Where it begins in the text that it is from. */
  at: number;
}

/** A text cut into words, numbers and signs. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}']+\.?|\d+|\S/gu), (match) => ({ text: match[0], at: match.index }));
}

/**
 * The days that a text names, Monday first where it is a group: `Mon`, `lundi`, `Mo-Fr`, `Tue, Thu`, `https://schema.org/Monday`.
 * Undefined where any part of it is no day; an empty list for public holidays.
 */
export function readDays(text: string): Weekday[] | undefined {
  if (text.length > 200) return undefined;
  const address = /^(?:https?:\/\/\S+[/#]|schema:)(\w+)\/?$/i.exec(text.trim());
  const words = wordsOf(address?.[1] ?? text);
  const found = readDayWords(words);
  return found?.end === words.length ? found.days : undefined;
}

/** More days in a row than this are no week; who reads on begins anew behind them. */
const mostDays = 30;

/** The days that a row of words begins with, and how many words they take; undefined where it begins with no day. */
export function readDayWords(words: readonly Word[], start = 0): { days: Weekday[]; end: number } | undefined {
  const daysAt = (position: number) => daysOfWord(words[position]?.text ?? '');
  const days: Weekday[] = [];
  let position = /^(?:du|le|from|open|ouvert)$/i.test(words[start]?.text ?? '') ? start + 1 : start;
  for (let first = daysAt(position); first && days.length < mostDays; first = daysAt(position)) {
    const last = rangeWord.test(words[position + 1]?.text ?? '') ? daysAt(position + 2) : undefined;
    days.push(...(last ? dayRange(first, last) : first));
    position += last ? 3 : 1;
    if (listWord.test(words[position]?.text ?? '') && daysAt(position + 1)) position += 1;
  }
  const begun = position > start && daysAt(position - 1) !== undefined;
  return begun ? { days: [...new Set(days)], end: position } : undefined;
}

/** From the first to the last, over the end of the week where the last comes earlier; of groups simply both. */
function dayRange(first: readonly Weekday[], last: readonly Weekday[]): readonly Weekday[] {
  const [from] = first;
  const [through] = last;
  if (first.length !== 1 || last.length !== 1 || from === undefined || through === undefined)
    return [...first, ...last];
  const length = ((through - from + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => weekdays[(from + step) % 7] ?? from);
}
