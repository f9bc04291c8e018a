/** Moments as operators write them: ISO dates and date-times, with or without an offset from UTC. */
import { dayNumber, MINUTES_PER_DAY, readDate } from './opening-hours/calendar.ts';
import { offsetReader } from './opening-hours/zone-offsets.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const MINUTE = 60_000;

interface Written {
  /** `YYYY-MM-DD` */
  date: string;
  /** Minutes after midnight; absent for a date alone. */
  time?: number;
  /** Minutes east of Greenwich, where they are written. */
  offset?: number;
}

/** The parts of a written moment; undefined where the text is none, or there is no such day or time. */
export function readMoment(text: string): Written | undefined {
  const written = text.trim();
  const parts = MOMENT.exec(written);
  const date = parts ? readDate(written) : undefined;
  if (!parts || date === undefined) return undefined;
  const [, hours, minutes, seconds, zone] = parts;
  if (hours === undefined) return { date };
  const time = Number(hours) * 60 + Number(minutes) + Number(seconds ?? 0) / 60;
  if (Number(minutes) > 59 || Number(seconds ?? 0) > 59 || time > MINUTES_PER_DAY) return undefined;
  return { date, time, ...(zone !== undefined && { offset: offsetOf(zone) }) };
}

/**
 * When a written moment comes first at any of the given time zones, in milliseconds since 1970 UTC; a date alone begins
 * at midnight. NaN where the text is no moment. Without a zone it is UTC.
 */
export function startOfMoment(text: string, timeZones: readonly string[]): number {
  return Math.min(...momentsOf(text, timeZones, 0, 0));
}

/** When a written moment comes last at any of the zones; a date alone ends with its day. Without a zone, where days end last. */
export function endOfMoment(text: string, timeZones: readonly string[]): number {
  return Math.max(...momentsOf(text, timeZones, MINUTES_PER_DAY, -12 * 60));
}

function momentsOf(text: string, timeZones: readonly string[], timeOfDate: number, offsetOfNowhere: number): number[] {
  const written = readMoment(text);
  if (!written) return [Number.NaN];
  const { date, time = timeOfDate, offset } = written;
  const wall = (dayNumber(date) * MINUTES_PER_DAY + time) * MINUTE;
  if (offset !== undefined) return [wall - offset * MINUTE];
  const known = timeZones.flatMap((timeZone) => offsetReader(timeZone) ?? []);
  if (known.length === 0) return [wall - offsetOfNowhere * MINUTE];
  return known.map((offsetAt) => wall - offsetAt(wall - offsetAt(wall) * MINUTE) * MINUTE);
}

function offsetOf(zone: string): number {
  if (/^z$/i.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}
