import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';

/**
 * Hours for a page to carry: `;1020-1320;…`, seven days from Monday in minutes. JSON, three times as long, where more is said of them than
 * that: dates with other hours, words that could not be read.
 */
export function writeWeek(hours: OpeningHours): string {
  if (hours.special || hours.week.some((day) => day?.raw)) return JSON.stringify(hours);
  return hours.week.map((day) => day?.spans.map(({ open, close }) => `${open}-${close}`).join() ?? '').join(';');
}

/** What `writeWeek` wrote. A day without hours is one that is closed. */
export function readWeek(text: string): OpeningHours {
  if (text.startsWith('{')) return JSON.parse(text);
  const week = text.split(';').map((day) => ({
    spans: day.split(',').flatMap((span) => {
      const [open, close] = span.split('-').map(Number);
      return open === undefined || close === undefined ? [] : { open, close };
    }),
  }));
  return { week };
}
