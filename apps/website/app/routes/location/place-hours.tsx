import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { Clock as ClockIcon } from 'lucide';
import { clockData } from '../../hours/clock-data.ts';
import { HolidayHours } from '../../hours/holiday-hours.tsx';
import { HoursTable } from '../../hours/hours-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { todayRoom } from './hours-room.ts';
import type { LocationPage } from './location-page.ts';
import { PickupStatus } from './open-status.tsx';

const NOT_AVAILABLE = 'Hours not available';

/** Today's hours, with the weekday's abbreviation. */
export function TodaysHours({ hours, zone }: { hours?: OpeningHours; zone?: ZoneOffsets }) {
  return (
    <div className={`fact${hours ? ' todays-hours' : ''}`}>
      <Icon node={ClockIcon} />
      {hours ? (
        <p className="keeps-room" data-room={todayRoom(hours)}>
          <span {...clockData('today', { hours, zone })} />
        </p>
      ) : (
        <p>{NOT_AVAILABLE}</p>
      )}
    </div>
  );
}

/** When the kitchen, the happy hour and the like are on: a line or a few for each. */
export function Services({ services }: { services: NonNullable<LocationPage['serviceHours']> }) {
  return (
    <dl className="small service-hours">
      {services.map(({ key, title, rows }) => (
        <div key={key}>
          <dt>
            <b>{title}</b>
          </dt>
          {rows.map((row) => (
            <dd key={row} className="muted num">
              {row}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** What differs from the ordinary week: pickup where it keeps hours of its own, and holidays. */
export function OtherHours({ page }: { page: LocationPage }) {
  const { name, hours, pickup, pickupHolidays, zone, today } = page;
  return (
    <>
      {pickup && (
        <div>
          <h3>Pickup hours</h3>
          <PickupStatus hours={pickup} zone={zone} />
          <HoursTable hours={pickup} caption={`Pickup hours of ${name}`} times={{ hours: pickup, zone }} />
        </div>
      )}
      {hours && <HolidayHours hours={hours} times={{ hours, zone }} today={today} />}
      {pickup && pickupHolidays && (
        <HolidayHours hours={pickup} title="Holiday hours for pickup" times={{ hours: pickup, zone }} today={today} />
      )}
    </>
  );
}
