import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';

/** What `browser/clock.ts` keeps up to date, and how. */
export type ClockKind = 'card' | 'dates' | 'pickup' | 'place' | 'today' | 'week';

/** The attributes of an element whose content goes by the clock: of the place, where its zone is known, else the visitor's. */
export function clockData(kind: ClockKind, { hours, zone }: { hours?: OpeningHours; zone?: ZoneOffsets } = {}) {
  return {
    'data-clock': kind,
    'data-hours': hours && JSON.stringify(hours),
    'data-zone': zone && JSON.stringify(zone),
  };
}
