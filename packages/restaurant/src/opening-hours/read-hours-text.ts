/**
 * Reads hours written as text: schema.org's form (`Mo-Fr 11:00-22:00`) and what is close to it
 * (`Monday: 9:00 AM – 5:00 PM`, `Mo,We,Fr 11:00-14:00, 17:00-22:00`, `Mo-Fr 09:00-18:00; Sa 10:00-14:00; Su off`).
 */
import { minutesPerDay, weekdays } from './calendar.ts';
import type { DayHours, Span, Weekday } from './opening-hours.ts';
import { readDayWords, type Word, wordsOf } from './read-day.ts';
import { readTime, spanBetween } from './read-time.ts';
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
  /** Set where the text has neither days nor times that could be read, e.g. `by appointment`. */
  wholeUnread: boolean;
}

/** Signs between days and times, and after times. */
const around = /^[\s:,]+|[\s,/&]+$|\s(?:and|et)\s*$/gi;
const longestText = 1000;
const closedWord = /^(?:closed|off|ferm[ée]e?)$/i;
const allDayWords = /^(?:(?:open|ouvert) )?(?:24 ?\/ ?7|24 ?h(?:ours?|rs?|eures?)?(?: ?\/ ?24)?|all day)$/i;

/** Rules of a whole text. Never throws; what it cannot read is kept raw on its days, else told as a problem. */
export function readHoursText(text: string): HoursTextReading {
  const reading: HoursTextReading = { rules: [], problems: [], wholeUnread: false };
  if (text.length > longestText) return { ...reading, problems: ['is too long to be hours'] };
  const parts = text.split(/[;\n]/).filter((part) => part.trim() !== '');
  for (const [index, part] of parts.entries()) readRule(part, index > 0, reading);
  return { ...reading, wholeUnread: reading.wholeUnread && reading.rules.length === 0 && !/\d/.test(text) };
}

function readRule(text: string, replaces: boolean, reading: HoursTextReading): void {
  const rule = text.replace(/^\s*(?:every day|tous les jours)(?!\p{L})/iu, 'daily');
  const words = wordsOf(rule);
  const starts = words.flatMap((_, position) => (position === 0 || beginsRule(words, position) ? [position] : []));
  for (const [index, start] of starts.entries()) {
    const selection = readDayWords(words, start);
    const times = rule.slice(words[selection?.end ?? start]?.at ?? rule.length, words[starts[index + 1] ?? -1]?.at);
    const hours = readTimes(times);
    if (!selection && (!hours || index > 0)) {
      const named = words.flatMap((_, position) => readDayWords(words, position)?.days ?? []);
      if (named.length > 0) reading.rules.push(rawRule([...new Set(named)], text));
      else reading.wholeUnread = true;
      reading.problems.push(`"${shorten(text.trim())}" is not understood${named.length > 0 ? '; shown as it is' : ''}`);
      return;
    }
    const days = selection?.days ?? weekdays;
    if (days.length === 0) {
      reading.problems.push(`"${shorten(text.trim())}" is for public holidays, which belong to the special hours`);
    } else if (hours) {
      const closed = hours.spans.length === 0;
      reading.rules.push({ days, hours, replaces: closed || (replaces && index === 0) });
    } else {
      reading.rules.push(rawRule(days, times));
      reading.problems.push(`"${shorten(times.replace(around, ''))}" is not a time; shown as it is`);
    }
  }
}

/** Whether another row of days with hours of its own begins at a word: `Mo-Fr 09:00-12:00, Sa 10:00-14:00`. */
function beginsRule(words: readonly Word[], position: number): boolean {
  const textAt = (index: number) => words[index]?.text ?? '';
  const listed = /^(?:[,/&]|and|et)$/i.test(textAt(position - 1));
  const afterTimes = /^(?:\d+|[ap]?m\.?|h|hours?|heures?|closed|off|ferm\S+)$/i.test(textAt(position - 1));
  if (listed ? readDayWords(words, position - 2) : !afterTimes) return false;
  const selection = readDayWords(words, position);
  return selection !== undefined && /^(?:\d+|:|from|de|open|ouvert|closed|off|ferm\S+)$/i.test(textAt(selection.end));
}

/** `11:00-14:00, 17:00-22:00`, `closed`, `24 hours`; nothing at all is all day, as schema.org has it. */
export function readTimes(text: string): DayHours | undefined {
  if (text.length > longestText) return undefined;
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(around, '')
    .replace(/^(?:from|de|open(?= \d+:)) /i, '');
  if (closedWord.test(tidy)) return { spans: [] };
  if (tidy === '' || allDayWords.test(tidy)) return { spans: [{ open: 0, close: minutesPerDay }] };
  const spans: Span[] = [];
  for (const range of tidy.split(/ ?(?:[,&/]| and | et ) ?/i)) {
    const [openText = '', closeText = '', ...more] = range.split(/ ?[-‐-―−] ?| (?:to|until|till|à) /i);
    const open = readTime(openText);
    const close = readTime(closeText, 48);
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
  return { days, hours: { spans: [], raw: [shorten(text.replace(around, ''))] }, replaces: false };
}

/** A text short enough to be shown on one line of a page. */
export function shorten(text: string): string {
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
