import { dateOfDay, dayNumber } from '@tablefront/restaurant/opening-hours/calendar';
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { holidayRows } from '@tablefront/restaurant/opening-hours/holiday-hours';
import { hoursTable } from '@tablefront/restaurant/opening-hours/hours-table';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { Clock as ClockIcon } from 'lucide';
import { useId } from 'react';
import { clockData } from '../../hours/clock-data.ts';
import { HoursCell, HoursTable } from '../../hours/hours-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { todayRoom } from './hours-room.ts';
import type { LocationPage } from './location-page.ts';
import { PickupStatus } from './open-status.tsx';

const NOT_AVAILABLE = 'Hours not available';

/** Today's hours, with the weekday's abbreviation. */
export function TodaysHours({ hours, zone }: { hours?: OpeningHours; zone?: ZoneOffsets }) {
  return (
    <div className={`fact ${hours ? 'todays-hours' : ''}`}>
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

interface WeekProps {
  hours: OpeningHours;
  caption: string;
  zone?: ZoneOffsets;
}

/** The week, the place's today marked; on a holiday its own row is marked instead. */
export function Week({ hours, caption, zone }: WeekProps) {
  const rows = hoursTable(hours);
  return rows.length > 0 && <HoursTable rows={rows} caption={caption} hours={hours} zone={zone} />;
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

interface HolidayHoursProps {
  hours: OpeningHours;
  title: string;
  zone?: ZoneOffsets;
  /** The server's. */
  today: string;
}

/** The dates ahead on which other hours hold. */
function HolidayHours({ hours, title, zone, today }: HolidayHoursProps) {
  const id = useId();
  // Where the visitor is, it may still be the day before.
  const rows = holidayRows(hours, dateOfDay(dayNumber(today) - 1));
  if (rows.every(({ through }) => through < today)) return null;
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <table className="hours hours--dates" aria-labelledby={id} {...clockData('dates', { hours, zone })}>
        <tbody>
          {rows.map(({ dates, text, from, through }) => (
            <tr key={dates} data-from={from} data-through={through} hidden={through < today}>
              <th scope="row">{dates}</th>
              <HoursCell text={text} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
          <Week hours={pickup} caption={`Pickup hours of ${name}`} zone={zone} />
        </div>
      )}
      {hours && <HolidayHours hours={hours} title="Holiday hours" zone={zone} today={today} />}
      {pickup && pickupHolidays && (
        <HolidayHours hours={pickup} title="Holiday hours for pickup" zone={zone} today={today} />
      )}
    </>
  );
}
