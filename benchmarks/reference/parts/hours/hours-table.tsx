'use client';
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { hoursTable } from '@tablefront/restaurant/opening-hours/hours-table';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { useClock } from './use-clock.ts';

interface HoursTableProps {
  caption: string;
  hours: OpeningHours;
  zone?: ZoneOffsets;
}

/** Seven days, Monday first; the place's today is marked once its clock is known. */
export function HoursTable({ hours, caption, zone }: HoursTableProps) {
  const today = useClock(zone)?.weekday;
  return (
    <table className="hours">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {hoursTable(hours).map(({ day, text }, weekday) => (
          <tr key={day} aria-current={weekday === today ? 'date' : undefined}>
            <th scope="row">{day}</th>
            <HoursCell text={text} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The spans of a day, one on each line. */
export function HoursCell({ text }: { text: string }) {
  return (
    <td>
      {text.split(', ').map((span, place) => (
        <span key={span}>
          {place > 0 && <span className="visually-hidden">, </span>}
          {span}
        </span>
      ))}
    </td>
  );
}
