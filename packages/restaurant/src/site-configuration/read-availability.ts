/** When a dish is to be had: days and times in the shapes of opening hours, and dates. */
import { readDate } from '../opening-hours/calendar.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import { described, type Entry, field, isRecord, present, type Read, type Warn } from '../reading/lenient.ts';
import { readHours } from './read-place.ts';

/** Beyond the spec: when a dish is to be had, besides the hours of its menu. */
export interface Availability {
  hours?: OpeningHours;
  /** First date, `YYYY-MM-DD`. */
  from?: string;
  /** Last date, inclusive, `YYYY-MM-DD`. */
  through?: string;
}

const WEEK = 'Mo-Su';

/**
 * `"Mo-Fr 11:00-15:00"`, any other shape of opening hours, or `{days, times, from, through}` with dates in `from` and
 * `through` (`validFrom`, `validThrough`). Days without times are whole days, times without days are of every day. Nothing
 * is said where a part cannot be read: half of it would be taken for the whole.
 */
export const readAvailability: Read<Availability> = (value, path, warn, index) => {
  let complete = true;
  const noting: Warn = (malformed, message) => {
    complete = false;
    warn(malformed, message);
  };
  const read = isRecord(value)
    ? ofRecord({ fields: value, path, warn: noting })
    : present({ hours: readHours(value, path, noting, index) });
  if (complete) return Object.keys(read).length > 0 ? read : undefined;
  warn(path, 'is left out, since a part of it cannot be read');
  return undefined;
};

function ofRecord(entry: Entry): Availability {
  const from = field(entry, ['from', 'validFrom', 'startDate'], readDay);
  const through = field(entry, ['through', 'validThrough', 'until', 'endDate'], readDay);
  if (from !== undefined && through !== undefined && through < from) entry.warn(entry.path, 'ends before it begins');
  return present({ hours: hoursIn(entry), from, through });
}

const readDay: Read<string> = (value, path, warn) => {
  const date = typeof value === 'string' ? readDate(value) : undefined;
  if (date === undefined && value !== '') warn(path, `${described(value)} is not a date`);
  return date;
};

function hoursIn(entry: Entry): OpeningHours | undefined {
  const { fields, path, warn } = entry;
  const { hours, times = hours, opens = fields.open, closes = fields.close } = fields;
  const days = fields.days ?? fields.dayOfWeek ?? fields.day;
  const shaped =
    days === undefined || days === null ? field(entry, ['hours', 'openingHours'], readHoursOfWeek) : undefined;
  if (shaped) return shaped;
  if (days === undefined && times === undefined && opens === undefined) return undefined;
  // `["11:30-14:00", "17:00-21:00"]`, each of the same days.
  if (Array.isArray(times)) {
    const each = times.map((hours) => ({ dayOfWeek: days ?? WEEK, hours }));
    return readHours(each, path, warn, 0);
  }
  const when = times !== undefined ? { hours: times } : opens !== undefined ? { opens, closes } : { h24: true };
  return readHours({ dayOfWeek: days ?? WEEK, ...when }, path, warn, 0);
}

/** Hours that name their days. */
const readHoursOfWeek: Read<OpeningHours> = (value, path, warn, index) => {
  return typeof value === 'string' && /^\s*\d/.test(value) ? undefined : readHours(value, path, warn, index);
};
