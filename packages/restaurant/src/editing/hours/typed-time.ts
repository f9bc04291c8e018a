/** Times as people type them. */
import { MINUTES_PER_DAY } from '../../opening-hours/calendar.ts';
import type { Span } from '../../opening-hours/opening-hours.ts';
import { readTime, spanBetween } from '../../opening-hours/read-time.ts';

const SHORT = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*([ap])?(?:\.?m\.?)?$/i;

/**
 * Minutes after midnight of `11`, `11a`, `11:30 pm`, `2330`, `23:00`, `noon`, `midnight`; undefined for what is no time.
 * @param after where neither half of the day is said: the first such time after it, by 12 hours where it must
 */
export function typedTime(typed: string, after?: number): number | undefined {
  const text = typed.trim().toLowerCase();
  if (text === 'noon') return 720;
  if (text === 'midnight') return 0;
  const [, hourText, minuteText = '0', half] = SHORT.exec(text) ?? [];
  const whole = readTime(text);
  if (hourText === undefined) return whole && whole.minutes % MINUTES_PER_DAY;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined;
  if (half !== undefined)
    return hour < 1 || hour > 12 ? undefined : ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;
  const minutes = (hour % 24) * 60 + minute;
  // `11` to `3` is until the afternoon; `23:00` and `03:00` say which half they mean.
  const isOpen = hour >= 1 && hour < 12 && !hourText.startsWith('0') && after !== undefined;
  return isOpen && minutes <= after && minutes + 720 > after ? minutes + 720 : minutes;
}

/** The span of two typed times, which may end on the next day; undefined where they say none. */
export function typedSpan(open: number, close: number): Span | undefined {
  const span = spanBetween(open, close);
  return span === 'closed' ? { open: 0, close: MINUTES_PER_DAY } : span;
}

/** Whether spans of a day overlap: a place is not open twice. */
export function overlapping(spans: readonly Span[]): boolean {
  const sorted = [...spans].sort((one, other) => one.open - other.open);
  return sorted.some((span, at) => at > 0 && span.open < (sorted[at - 1]?.close ?? 0));
}
