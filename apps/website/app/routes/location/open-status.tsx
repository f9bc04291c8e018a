import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { clockData } from '../../hours/clock-data.ts';
import { pickupStatusRoom, statusRoom } from './hours-room.ts';

/** Open or closed at this moment, and when that changes. */
export function OpenStatus({ hours, zone }: { hours: OpeningHours; zone?: ZoneOffsets }) {
  return (
    <p className="open-status keeps-room" data-room={statusRoom(hours)}>
      <span {...clockData('place', { hours, zone })} />
    </p>
  );
}

/** The status line of pickup, where it keeps hours of its own. */
export function PickupStatus({ hours, zone }: { hours: OpeningHours; zone?: ZoneOffsets }) {
  return (
    <p className="small muted keeps-room" data-room={pickupStatusRoom(hours)}>
      <span {...clockData('pickup', { hours, zone })} />
    </p>
  );
}
