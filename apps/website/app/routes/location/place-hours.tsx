import type { Clock, ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { holidayRowOf, holidayRows } from '@tablefront/restaurant/opening-hours/holiday-hours';
import { hoursTable, weekdayAbbreviation } from '@tablefront/restaurant/opening-hours/hours-table';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { todayText } from '@tablefront/restaurant/opening-hours/status';
import { Clock as ClockIcon } from 'lucide';
import { useId } from 'react';
import { HoursCell, HoursTable } from '../../ui/hours-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { todayRoom } from './hours-room.ts';
import type { LocationPage } from './location-page.ts';
import { PickupStatus } from './open-status.tsx';

const NOT_AVAILABLE = 'Hours not available';

/** Today's hours by the clock of the place, with the weekday's abbreviation. */
export function TodaysHours({ hours, zone }: { hours?: OpeningHours; zone?: ZoneOffsets }) {
  const clock = useClock(zone);
  return (
    <div className={`fact ${hours ? 'todays-hours' : ''}`}>
      <Icon node={ClockIcon} />
      {hours ? (
        <p className="keeps-room" data-room={todayRoom(hours)}>
          {clock && <Today hours={hours} clock={clock} />}
        </p>
      ) : (
        <p>{NOT_AVAILABLE}</p>
      )}
    </div>
  );
}

function Today({ hours, clock }: { hours: OpeningHours; clock: Clock }) {
  const text = todayText(hours, clock);
  if (text === NOT_AVAILABLE) return <span>{text}</span>;
  return (
    <span>
      <b>{weekdayAbbreviation(clock.weekday)}</b> <span className="num">{text}</span>
    </span>
  );
}

interface WeekProps {
  hours: OpeningHours;
  caption: string;
  zone?: ZoneOffsets;
}

/** The week, the place's today marked; on a holiday its own row is marked instead. */
export function Week({ hours, caption, zone }: WeekProps) {
  const clock = useClock(zone);
  const rows = hoursTable(hours);
  const ordinary = clock && holidayRowOf(hours, clock.date) === undefined;
  return rows.length > 0 && <HoursTable rows={rows} caption={caption} marked={ordinary ? clock.weekday : null} />;
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
  /** Until the clock is known. */
  today: string;
}

/** The dates ahead on which other hours hold. */
function HolidayHours({ hours, title, zone, today }: HolidayHoursProps) {
  const id = useId();
  const clock = useClock(zone);
  const rows = holidayRows(hours, clock?.date ?? today);
  const marked = clock && holidayRowOf(hours, clock.date);
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <table className="hours hours--dates" aria-labelledby={id}>
        <tbody>
          {rows.map(({ dates, text }, index) => (
            <tr key={dates} aria-current={index === marked ? 'date' : undefined}>
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
