/** Reads the names of days that a configuration may hold: of six languages, short or long, ranges, schema.org URLs. */
import { weekdays } from './calendar.ts';
import type { Weekday } from './opening-hours.ts';

/** English, French, German, Spanish, Italian, Portuguese; Monday first, without accents. */
const languages = [
  'monday tuesday wednesday thursday friday saturday sunday',
  'lundi mardi mercredi jeudi vendredi samedi dimanche',
  'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  'lunes martes miercoles jueves viernes sabado domingo',
  'lunedi martedi mercoledi giovedi venerdi sabato domenica',
  'segunda terca quarta quinta sexta sabado domingo',
].map((names) => shortAndLong(names.split(' ')));

const groups = new Map<string, readonly Weekday[]>([
  ['tues', [1]],
  ['weds', [2]],
  ['thur', [3]],
  ['thurs', [3]],
  ['sonnabend', [5]],
  ['daily', weekdays],
  ['everyday', weekdays],
  ['taglich', weekdays],
  ['weekdays', [0, 1, 2, 3, 4]],
  ['weekend', [5, 6]],
  ['weekends', [5, 6]],
  // Days of no weekday; hours for them belong to the special hours.
  ...['ph', 'sh', 'publicholiday', 'publicholidays', 'feiertag', 'feiertage'].map((name) => [name, []] as const),
]);

/** Between two days: 'up to and including'. */
const RANGE_WORD = /^(?:[-‐-―−~〜～]|to|through|thru|until|till|au|à|a|al|até|bis)$/i;
const LIST_WORD = /^(?:[,&+/]|and|et|und|y|e)$/i;
const LEADING_WORD = /^(?:du|le|from|open|ouvert|von|de|dal)$/i;

/** The weekdays that one word names, none for public holidays, undefined where it names no day. */
export type DaysOfWord = (word: string) => readonly Weekday[] | undefined;

/** A language's names, and their first three and two letters where those tell its days apart. */
function shortAndLong(names: readonly string[]): Map<string, Weekday> {
  const days = new Map<string, Weekday>();
  const taken = (form: string) => names.filter((name) => name.startsWith(form)).length > 1;
  for (const weekday of weekdays) {
    const name = names[weekday] ?? '';
    const short = [name.slice(0, 3), name.slice(0, 2)].filter((form) => !taken(form));
    for (const form of [name, `${name}s`, ...short]) days.set(form, weekday);
  }
  return days;
}

/** What each name means in any of the languages; two different days for very few. */
const everywhere = new Map<string, readonly Weekday[]>(
  languages.flatMap((days) => [...days.keys()].map((name) => [name, meanings(name, languages)] as const)),
);

/**
 * How the days of one value of a configuration are read: in one language, wherever it matters. Two letters that mean
 * different days in two languages (`Di`) are settled by the other days of the value, or name none.
 */
export function daysReader(value: unknown): DaysOfWord {
  let spoken: typeof languages | undefined;
  return (word) => {
    const name = plain(word);
    const days = groups.get(name) ?? everywhere.get(name);
    if ((everywhere.get(name) ?? []).length < 2) return days;
    spoken ??= languagesOf(value);
    const settled = meanings(name, spoken);
    return settled.length === 1 ? settled : undefined;
  };
}

function meanings(name: string, spoken: readonly Map<string, Weekday>[]): Weekday[] {
  return [...new Set(spoken.flatMap((days) => days.get(name) ?? []))];
}

const LONGEST_TEXT = 1000;

/** The languages that have all the days that a value names. */
function languagesOf(value: unknown): typeof languages {
  const names = textsIn(value).flatMap((text) => wordsOf(text.slice(0, LONGEST_TEXT)).map((word) => plain(word.text)));
  const dayNames = [...new Set(names)].filter((name) => everywhere.has(name));
  return languages.filter((days) => dayNames.every((name) => days.has(name)));
}

/** The texts and the names of fields within a value, as deep and as many as hours can be. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  const parts: unknown[] = Array.isArray(value) ? value : Object.entries(value).flat();
  return parts.slice(0, 300).flatMap((part) => textsIn(part, depth + 1));
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|\.$/gu, '')
    .replace(/-feiras?$/, '');
}

export interface Word {
  text: string;
  /** Where it begins in the text that it is from. */
  at: number;
}

/** A text cut into words, numbers and signs. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}']+(?:-feiras?(?!\p{L}))?\.?|\d+|\S/gu), (match) => ({
    text: match[0],
    at: match.index,
  }));
}

/** The text with the one word for public holidays that `daysReader` knows, in the place of those that are two. */
export function withHolidays(text: string): string {
  return text.replace(/(?:public|bank) holidays?|jours? f[ée]ri[ée]s?/gi, 'PH');
}

/** Days that a text names. */
export interface NamedDays {
  days: Weekday[];
  /** Whether public holidays are among them, which are no weekday. */
  holidays: boolean;
}

/**
 * The days that a text names, Monday first where it is a group: `Mon`, `lundi`, `Mo-Fr`, `Tue, Thu`, `https://schema.org/Monday`.
 * Undefined where any part of it is no day.
 */
export function readDays(text: string, daysOfWord: DaysOfWord): NamedDays | undefined {
  if (text.length > 200) return undefined;
  const address = /^(?:https?:\/\/\S+[/#]|(?:www\.)?schema\.org\/|schema:)(\w+)\/?$/i.exec(text.trim());
  const words = wordsOf(withHolidays(address?.[1] ?? text));
  const found = readDayWords(words, daysOfWord);
  return found?.end === words.length ? found : undefined;
}

/** More days in a row than this are no week; who reads on begins anew behind them. */
const MOST_DAYS = 30;

/** The days that a row of words begins with, and how many words they take; undefined where it begins with no day. */
export function readDayWords(
  words: readonly Word[],
  daysOfWord: DaysOfWord,
  start = 0,
): (NamedDays & { end: number }) | undefined {
  const daysAt = (position: number) => daysOfWord(words[position]?.text ?? '');
  const days: Weekday[] = [];
  let holidays = false;
  let position = LEADING_WORD.test(words[start]?.text ?? '') ? start + 1 : start;
  for (let first = daysAt(position); first && days.length < MOST_DAYS; first = daysAt(position)) {
    const last = RANGE_WORD.test(words[position + 1]?.text ?? '') ? daysAt(position + 2) : undefined;
    days.push(...(last ? dayRange(first, last) : first));
    holidays ||= first.length === 0 || last?.length === 0;
    position += last ? 3 : 1;
    if (LIST_WORD.test(words[position]?.text ?? '') && daysAt(position + 1)) position += 1;
  }
  const begun = position > start && daysAt(position - 1) !== undefined;
  return begun ? { days: [...new Set(days)], holidays, end: position } : undefined;
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
