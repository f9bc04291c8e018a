import { hoursTable } from '@tablefront/restaurant/opening-hours/hours-table';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { clockData, type Times } from './clock-data.ts';

interface HoursTableProps {
  caption: string;
  hours: OpeningHours;
  /** By which today is marked, unless it has hours of its own; absent where they stand around the table. */
  times?: Times;
}

/** Seven days, Monday first; nothing where none of the week is known. */
export function HoursTable({ caption, hours, times }: HoursTableProps) {
  const rows = hoursTable(hours);
  if (rows.length === 0) return null;
  return (
    <table className="hours" {...clockData('week', times)}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ day, text }) => (
          <tr key={day}>
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
