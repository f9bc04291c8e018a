/** Putting the spans of opening together. */
import { MINUTES_PER_DAY } from './calendar.ts';
import type { DayHours, Span } from './opening-hours.ts';

/** The spans in order, those that touch or overlap (or `join` by another measure) made one. The given ones stay as they are. */
export function mergeSpans(spans: readonly Span[], join = (last: Span, next: Span) => next.open <= last.close): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.open - b.open)) {
    const last = merged.at(-1);
    if (last && join(last, span)) last.close = Math.max(last.close, span.close);
    else merged.push({ ...span });
  }
  return merged;
}

/** What several entries for one day say together; no entries: closed. No span gets longer than 24 hours, which no text could tell. */
export function joinDays(days: readonly DayHours[]): DayHours {
  const spans = mergeSpans(
    days.flatMap((day) => day.spans),
    (last, next) => next.open <= last.close && next.close - last.open <= MINUTES_PER_DAY,
  );
  // Written in two parts, 00:00–23:59 is 24 hours as well.
  for (const span of spans) if (span.open === 0 && span.close === MINUTES_PER_DAY - 1) span.close = MINUTES_PER_DAY;
  const raw = [...new Set(days.flatMap((day) => day.raw ?? []))];
  return raw.length > 0 ? { spans, raw } : { spans };
}

/** Whether a day is open from its midnight to the next. */
export function isAllDay(day: DayHours): boolean {
  return day.spans.some((span) => span.open <= 0 && span.close >= MINUTES_PER_DAY);
}
