/** What the statuses of hundreds of locations are worked out from: few hours, and fewer time zones, which many share. */
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';

/** A page is not looked at for longer. */
const SHOWN_DAYS = 45;

/** Each once, for a page to carry. */
export interface TimesOfPlaces {
  hours: OpeningHours[];
  zones: ZoneOffsets[];
}

/** Where those of one location stand among them. */
export interface TimesOfPlace {
  hours?: number;
  /** Pickup has hours of its own; null where none are configured. */
  pickup?: number | null;
  zone?: number;
}

interface Times {
  hours?: OpeningHours;
  pickup?: { hours?: OpeningHours };
  /** IANA name; one that nobody knows counts as none. */
  timeZone?: string;
}

/** Collects the times of locations; `add` tells where those of one stand. */
export function collectTimes(now: Date): { all: TimesOfPlaces; add(times: Times): TimesOfPlace } {
  const hours = distinct<OpeningHours>();
  const zones = distinct<ZoneOffsets>();
  return {
    all: { hours: hours.values, zones: zones.values },
    add: ({ hours: own, pickup, timeZone }) => ({
      hours: hours.placeOf(own),
      pickup: pickup && (hours.placeOf(pickup.hours) ?? null),
      zone: zones.placeOf(timeZone === undefined ? undefined : zoneOffsets(timeZone, now, SHOWN_DAYS)),
    }),
  };
}

function distinct<Value>() {
  const values: Value[] = [];
  const places = new Map<string, number>();
  return {
    values,
    placeOf(value: Value | undefined): number | undefined {
      if (value === undefined) return undefined;
      const text = JSON.stringify(value);
      const place = places.get(text) ?? values.push(value) - 1;
      places.set(text, place);
      return place;
    },
  };
}
