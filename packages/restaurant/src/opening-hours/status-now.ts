/** What leads a page that is about right now: open until when, or when it opens. */
import type { Clock } from './clock.ts';
import type { OpeningHours } from './opening-hours.ts';
import { nextOpeningText, openState, statusLine, todayText } from './status.ts';

export interface StatusNow {
  /** Absent where it is not sure. */
  open?: boolean;
  /** `Open until 10:00 PM`, `Opens tomorrow at 11:00 AM`; `Closed now` only where no next opening is known. */
  text: string;
  /** `Today 11:00 AM – 10:00 PM`, `Closed today`; absent where that says no more. */
  today?: string | undefined;
}

export function statusNow(hours: OpeningHours | undefined, clock: Clock): StatusNow {
  const { state } = openState(hours, clock);
  const line = statusLine(hours, clock, 'restaurant');
  if (state === 'none' || state === 'unknown') return { text: line };
  const open = state === 'open';
  const text = (open ? undefined : nextOpeningText(hours, clock)) ?? capitalized(line);
  const today = todaysHours(todayText(hours, clock));
  return today === text ? { open, text } : { open, text, today };
}

/** What is said of hours that differ from the restaurant's, e.g. of pickup: `Pickup opens at 12:00 PM`. */
export function serviceNow(name: string, hours: OpeningHours, clock: Clock): string | undefined {
  const { open, text } = statusNow(hours, clock);
  return open === undefined ? undefined : `${name} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Last night's hours are said already. */
function todaysHours(text: string): string | undefined {
  const own = text.replace(/^Open until [^,]*(?:, )?/, '');
  if (own === '' || own === 'Hours not available' || own === '24 hours') return undefined;
  return own === 'Closed' ? 'Closed today' : `Today ${own}`;
}

// Of its own: what several parts of a page share comes to browsers in one more file.
function capitalized(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}
