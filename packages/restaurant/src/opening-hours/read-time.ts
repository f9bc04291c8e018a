/** Reads the times of day that a configuration may hold. */
import { MINUTES_PER_DAY } from './calendar.ts';
import type { Span } from './opening-hours.ts';

export interface TimeOfDay {
  /** After midnight; 1440 is `24:00`. */
  minutes: number;
  /** Whether AM or PM is `stated`, or `open` (`5:00` may mean the evening beside `10:00 PM`), or beyond doubt (`17:00`, `05:00`). */
  half: 'stated' | 'open' | 'certain';
}

const CLOCK_TIME = /^(\d{1,2})(?:[:.](\d{2})(?::(\d{2})(?:\.\d{1,6})?)?)?(?: ?([ap])(?:m|\. ?m)\.?)?$/;
const FRENCH_TIME = /^(\d{1,2}) ?h(?: ?(\d{2}))?$/;
const FOUR_DIGITS = /^(\d{2})(\d{2})$/;

/** The hours after midnight that a close may be written with: `26:00` is two o'clock at night. */
export const LAST_CLOSING_HOUR = 30;

/**
 * A time of day: `9:00`, `09:00`, `09:00:00`, `09.00`, `0900`, `T09:00`, `9:00 AM`, `9 p.m.`, `24:00`, `21h00`, `21h`;
 * undefined for anything else (`25:00`, `13:00 PM`, `9`, `late`). Seconds are cut off, an offset (`Z`, `+02:00`) says
 * nothing of a wall clock and is passed over.
 *
 * @param lastHour above 24 allows `26:00`, see `lastClosingHour`
 */
export function readTime(text: string, lastHour = 24): TimeOfDay | undefined {
  if (text.length > 40) return undefined;
  const tidy = text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^t(?=\d)/, '')
    .replace(/(?<=:\d{2}(?:\.\d{1,6})?)(?:z|\+\d{2}(?::?\d{2})?)$/, '');
  const compact = FOUR_DIGITS.exec(tidy);
  const [, hourText, minuteText, secondText, half] = compact ?? CLOCK_TIME.exec(tidy) ?? FRENCH_TIME.exec(tidy) ?? [];
  if (hourText === undefined) return undefined;
  if (minuteText === undefined && half === undefined && !tidy.includes('h')) return undefined;
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  const second = Number(secondText ?? 0);
  if (minute > 59 || second > 59) return undefined;
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    return { minutes: ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute, half: 'stated' };
  }
  if (hour > lastHour || (hour === lastHour && minute + second > 0)) return undefined;
  const doubtful = hour >= 1 && hour <= 12 && !hourText.startsWith('0') && !compact;
  return { minutes: hour * 60 + minute, half: doubtful ? 'open' : 'certain' };
}

/**
 * The span between two times of day, in minutes. `closed` for 00:00–00:00, undefined where the two say nothing
 * (any other open = close, an opening at 24:00). A close before the open is on the next day; 00:00–23:59 is all day.
 */
export function spanBetween(open: number, close: number): Span | 'closed' | undefined {
  if (open >= MINUTES_PER_DAY) return undefined;
  if (open === 0 && close === 0) return 'closed';
  if (open === 0 && close === MINUTES_PER_DAY - 1) return { open: 0, close: MINUTES_PER_DAY };
  if (open === close || close > Math.max(open + MINUTES_PER_DAY - 1, MINUTES_PER_DAY)) return undefined;
  return { open, close: close < open ? close + MINUTES_PER_DAY : close };
}
