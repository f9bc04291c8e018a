import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { badge, nextOpeningText, statusLine } from '@tablefront/restaurant/opening-hours/status';
import { useClock } from '../../ui/use-clock.ts';
import { pickupStatusRoom, statusRoom } from './hours-room.ts';

/** Open or closed at this moment, and when that changes. */
export function OpenStatus({ hours, zone }: { hours: OpeningHours; zone?: ZoneOffsets }) {
  const clock = useClock(zone);
  const sign = clock && badge(hours, clock);
  const next = clock && nextOpeningText(hours, clock);
  return (
    <p className="open-status keeps-room" data-room={statusRoom(hours)}>
      {clock && (
        <span>
          {sign && <span className={`badge badge--${sign.toLowerCase()}`}>{sign}</span>}{' '}
          <span>{statusLine(hours, clock, 'restaurant')}</span> {next && <span className="muted">{next}</span>}
        </span>
      )}
    </p>
  );
}

/** The status line of pickup, where it keeps hours of its own. */
export function PickupStatus({ hours, zone }: { hours: OpeningHours; zone?: ZoneOffsets }) {
  const clock = useClock(zone);
  return (
    <p className="small muted keeps-room" data-room={pickupStatusRoom(hours)}>
      {clock && <span>{statusLine(hours, clock, 'pickup')}</span>}
    </p>
  );
}
