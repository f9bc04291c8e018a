import type { Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';

interface HoursTableProps {
  rows: { day: string; text: string }[];
  caption: string;
  /** The place's today, once its clock is known; `null` marks none. */
  marked: Weekday | null;
}

/** Seven days, Monday first. */
export function HoursTable({ rows, caption, marked }: HoursTableProps) {
  return (
    <table className="hours">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ day, text }, weekday) => (
          <tr key={day} aria-current={weekday === marked ? 'date' : undefined}>
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
