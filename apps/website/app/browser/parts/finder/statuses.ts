import { type Clock, placeClock, visitorClock } from '@tablefront/restaurant/opening-hours/clock';
import { badge, nextOpeningText, statusLine } from '@tablefront/restaurant/opening-hours/status';
import type { TimesOfPlace, TimesOfPlaces } from '../../../routes/locations/times-of-places.ts';

/** What is said about a location's hours at a moment. */
export interface LocationStatus {
  badge?: 'Open' | 'Closed';
  line: string;
  /** Absent where pickup has no hours of its own. */
  pickup?: string;
}

/** Tells the status of locations at a moment: each by the clock of its place, where its zone is known. */
export function statusesAt({ hours, zones }: TimesOfPlaces, now: Date): (place: TimesOfPlace) => LocationStatus {
  const clocks = zones.map((zone) => placeClock(now, zone));
  const visitor = visitorClock(now);
  const known = new Map<string, LocationStatus>();
  const work = (place: TimesOfPlace, clock: Clock): LocationStatus => {
    const own = hours[place.hours ?? -1];
    const pickup = place.pickup === undefined ? undefined : statusLine(hours[place.pickup ?? -1], clock, 'pickup');
    // The specification's line, and of a closed place when it opens.
    const line = [statusLine(own, clock, 'restaurant'), nextOpeningText(own, clock)].filter(Boolean).join(' · ');
    return { badge: badge(own, clock), line, pickup };
  };
  return (place) => {
    const key = `${place.hours} ${place.pickup} ${place.zone}`;
    const status = known.get(key) ?? work(place, clocks[place.zone ?? -1] ?? visitor);
    known.set(key, status);
    return status;
  };
}
