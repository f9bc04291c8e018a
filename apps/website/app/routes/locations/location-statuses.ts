import { type Clock, placeClock, type ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { badge, statusLine } from '@tablefront/restaurant/opening-hours/status';
import type { FinderLocation } from './locations-page.ts';

/** What is said about a location's hours at a moment. */
export interface LocationStatus {
  badge?: 'Open' | 'Closed';
  line: string;
  pickup?: string;
}

/** The statuses of all locations, by slug: each by the clock of its place, where its zone is known. */
export function statusesAt(
  visitor: Clock,
  locations: readonly FinderLocation[],
  zones: Readonly<Record<string, ZoneOffsets>>,
): Map<string, LocationStatus> {
  const clocks = new Map(
    Object.entries(zones).map(([name, zone]) => [name, placeClock(new Date(visitor.now), zone)] as const),
  );
  return new Map(
    locations.map(({ slug, hours, pickup, timeZone }) => {
      const clock = clocks.get(timeZone ?? '') ?? visitor;
      return [
        slug,
        {
          badge: badge(hours, clock),
          line: statusLine(hours, clock, 'restaurant'),
          pickup: pickup && statusLine(pickup.hours, clock, 'pickup'),
        },
      ];
    }),
  );
}
