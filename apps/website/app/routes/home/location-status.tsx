import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { clockData } from '../../hours/clock-data.ts';

/** Open or closed at this moment, with the next opening: `browser/clock.ts` writes it. Its lines are kept free until then. */
export function LocationStatus({ hours, zone }: { hours?: OpeningHours; zone?: ZoneOffsets }) {
  return <p className="location-status" {...clockData('card', { hours, zone })} />;
}
