import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';

/** What `browser/clock.ts` keeps up to date, and how. */
export type ClockKind = 'card' | 'dates' | 'pickup' | 'place' | 'today' | 'week';

/** What it is worked out from. */
export interface Times {
  hours?: OpeningHours;
  zone?: ZoneOffsets;
}

/**
 * The attributes of an element whose content goes by the clock: of the place, where its zone is known, else the visitor's.
 * Without `times` those of the nearest element around it count, see `timesData`.
 */
export function clockData(kind: ClockKind, times: Times = {}) {
  return { 'data-clock': kind, ...timesData(times) };
}

/** The times for all within an element; what days are called, the server alone says. */
export function timesData({ hours, zone }: Times) {
  return { 'data-hours': hours && jsonOf(hours), 'data-zone': zone && jsonOf(zone) };
}

/** The same hours stand at several places of a page. */
const written = new WeakMap<object, string>();

function jsonOf(value: object): string {
  const json = written.get(value) ?? JSON.stringify(value, nameless);
  written.set(value, json);
  return json;
}

const nameless = (key: string, value: unknown) => (key === 'name' ? undefined : value);
