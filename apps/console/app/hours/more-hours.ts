import type { Span } from '@tablefront/restaurant/opening-hours/opening-hours';

/** What a day has that is opened. */
export const usual: Span = { open: 660, close: 1320 };

const HOUR = 60;
const DAY = 24 * HOUR;
/** After lunch, where many places close for an hour. */
const PAUSE = 15 * HOUR;

/** The hours of a day in one more part: an evening after them where there is room for it, else the longest with a pause of an hour. */
export function withOneMore(spans: readonly Span[]): Span[] {
  const last = spans.at(-1);
  if (!last) return [usual];
  if (last.close + 3 * HOUR <= DAY) {
    const open = last.close + HOUR;
    return [...spans, { open, close: Math.min(open + 5 * HOUR, DAY - HOUR) }];
  }
  const longest = spans.reduce((most, span) => (span.close - span.open > most.close - most.open ? span : most));
  const { open, close } = longest;
  if (close - open <= 2 * HOUR) return [...spans];
  const fits = PAUSE - open >= HOUR && close - PAUSE >= 2 * HOUR;
  const pause = fits ? PAUSE : open + Math.floor((close - open - HOUR) / 2 / 30) * 30;
  return spans.flatMap((span) =>
    span === longest
      ? [
          { open, close: pause },
          { open: pause + HOUR, close },
        ]
      : [span],
  );
}
