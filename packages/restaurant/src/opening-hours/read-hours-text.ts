/**
 * Reads hours written as text: schema.org's form (`Mo-Fr 11:00-22:00`) and what is close to it
 * (`Monday: 9:00 AM – 5:00 PM`, `Mo,We,Fr 11:00-14:00, 17:00-22:00`, `Mo-Fr 09:00-18:00; Sa 10:00-14:00; Su off`).
 */
import { MINUTES_PER_DAY, weekdays } from './calendar.ts';
import type { DayHours, Span, Weekday } from './opening-hours.ts';
import { type DaysOfWord, readDayWords, type Word, withHolidays, wordsOf } from './read-day.ts';
import { LAST_CLOSING_HOUR, readTime, spanBetween } from './read-time.ts';
import { joinDays } from './spans.ts';

export interface HoursRule {
  days: readonly Weekday[];
  hours: DayHours;
  /** Whether it takes the place of what earlier rules said for its days, as a rule after `;` or `off` does. */
  replaces: boolean;
}

export interface HoursTextReading {
  rules: HoursRule[];
  /** What could not be read, for a warning each. */
  problems: string[];
  /** Parts of which nobody can tell all the days that they are about, e.g. `by appointment`, `M-F 9-5`. */
  unread: string[];
}

/** Signs between days and times, and after times. */
const AROUND = /^[\s:,]+|[\s,/&]+$|\s(?:and|et)\s*$/gi;
const LONGEST_TEXT = 1000;
const CLOSED_WORDS = 'closed|off|ferm[ée]e?|geschlossen|ruhetag|cerrado|chiuso|fechado';
const closedWord = new RegExp(`^(?:${CLOSED_WORDS})$`, 'i');
const endOfTimes = new RegExp(`^(?:\\d+|[ap]?m\\.?|h|hours?|heures?|uhr|${CLOSED_WORDS})$`, 'i');
const beginningOfTimes = new RegExp(`^(?:\\d+|:|from|de|von|open|ouvert|${CLOSED_WORDS})$`, 'i');
const ALL_DAY_WORDS = /^(?:(?:open|ouvert) )?(?:24 ?\/ ?7|24 ?h(?:ours?|rs?|eures?)?(?: ?\/ ?24)?|all day)$/i;

/** Rules of a whole text. Never throws; what it cannot read is kept raw on its days, else told as a problem. */
export function readHoursText(text: string, daysOfWord: DaysOfWord): HoursTextReading {
  const reading: HoursTextReading = { rules: [], problems: [], unread: [] };
  if (text.length > LONGEST_TEXT) {
    return { ...reading, problems: ['is too long to be hours'], unread: [shorten(text.trim())] };
  }
  const parts = text.split(/[;\n]/).filter((part) => part.trim() !== '');
  for (const [index, part] of parts.entries()) readRule(part, index > 0, { reading, daysOfWord });
  return reading;
}

interface Reader {
  reading: HoursTextReading;
  daysOfWord: DaysOfWord;
}

function readRule(text: string, replaces: boolean, { reading, daysOfWord }: Reader): void {
  const rule = withHolidays(text).replace(/^\s*(?:every day|tous les jours)(?!\p{L})/iu, 'daily');
  const quoted = `"${shorten(text.trim())}"`;
  const words = wordsOf(rule);
  const starts = words.flatMap((_, position) =>
    position === 0 || beginsRule(words, position, daysOfWord) ? [position] : [],
  );
  for (const [index, start] of starts.entries()) {
    const selection = readDayWords(words, daysOfWord, start);
    const times = rule.slice(words[selection?.end ?? start]?.at ?? rule.length, words[starts[index + 1] ?? -1]?.at);
    const hours = readTimes(times);
    if (!selection && (!hours || index > 0)) {
      const named = words.flatMap((_, position) => readDayWords(words, daysOfWord, position)?.days ?? []);
      if (named.length > 0) reading.rules.push(rawRule([...new Set(named)], text));
      reading.unread.push(shorten(text.trim()));
      reading.problems.push(`${quoted} is not understood; shown as it is`);
      return;
    }
    const days = selection?.days ?? weekdays;
    if (selection?.holidays) reading.problems.push(`${quoted}: ${HOLIDAYS_LEFT_OUT}`);
    if (days.length === 0) continue;
    if (hours) {
      const closed = hours.spans.length === 0;
      reading.rules.push({ days, hours, replaces: closed || (replaces && index === 0) });
    } else {
      reading.rules.push(rawRule(days, times));
      reading.problems.push(`"${shorten(times.replace(AROUND, ''))}" is not a time; shown as it is`);
    }
  }
}

/** What is told of hours for public holidays, wherever in the week they are written. */
export const HOLIDAYS_LEFT_OUT =
  'the public holidays are left out; their dates belong to specialOpeningHoursSpecification';

/** Whether another row of days with hours of its own begins at a word: `Mo-Fr 09:00-12:00, Sa 10:00-14:00`. */
function beginsRule(words: readonly Word[], position: number, daysOfWord: DaysOfWord): boolean {
  const textAt = (index: number) => words[index]?.text ?? '';
  const listed = /^(?:[,/&]|and|et)$/i.test(textAt(position - 1));
  if (listed ? readDayWords(words, daysOfWord, position - 2) : !endOfTimes.test(textAt(position - 1))) return false;
  const selection = readDayWords(words, daysOfWord, position);
  return selection !== undefined && beginningOfTimes.test(textAt(selection.end));
}

/** `11:00-14:00, 17:00-22:00`, `closed`, `24 hours`; nothing at all is all day, as schema.org has it. */
export function readTimes(text: string): DayHours | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(AROUND, '')
    .replace(/^(?:from|de|von|open(?= \d+:)) /i, '')
    .replace(/ uhr\b/gi, '');
  if (closedWord.test(tidy)) return { spans: [] };
  if (tidy === '' || ALL_DAY_WORDS.test(tidy)) return { spans: [{ open: 0, close: MINUTES_PER_DAY }] };
  const spans: Span[] = [];
  for (const range of tidy.split(/ ?(?:[,&/]| and | et | und ) ?/i)) {
    const [openText = '', closeText = '', ...more] = range.split(/ ?[-‐-―−~〜～] ?| (?:to|until|till|à|a|bis) /i);
    const open = readTime(openText);
    const close = readTime(closeText, LAST_CLOSING_HOUR);
    if (!open || !close || more.length > 0) return undefined;
    const halves = [open.half, close.half];
    if (halves.includes('stated') && halves.includes('open')) return undefined;
    const span = spanBetween(open.minutes, close.minutes);
    if (!span) return undefined;
    if (span !== 'closed') spans.push(span);
  }
  return joinDays([{ spans }]);
}

function rawRule(days: readonly Weekday[], text: string): HoursRule {
  return { days, hours: { spans: [], raw: [shorten(text.replace(AROUND, ''))] }, replaces: false };
}

/** A text short enough to be shown on one line of a page. */
export function shorten(text: string): string {
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
