import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { clockData } from './clock-data.ts';

interface HoursTableProps {
  rows: { day: string; text: string }[];
  caption: string;
  /** The place's, whose today is marked. */
  zone?: ZoneOffsets;
  /** Where they are given, no day is marked on a date that has hours of its own. */
  hours?: OpeningHours;
}

/** Seven days, Monday first. */
export function HoursTable({ rows, caption, zone, hours }: HoursTableProps) {
  return (
    <table className="hours" {...clockData('week', { zone, hours })}>
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
