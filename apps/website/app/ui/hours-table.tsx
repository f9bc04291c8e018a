import type { Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';
import { useVisitorWeekday } from './use-clock.ts';

interface HoursTableProps {
  rows: { day: string; text: string }[];
  caption: string;
  /** The day to mark: the place's today where its clock is known; `null` marks none, without it the visitor's is. */
  marked?: Weekday | null;
}

/** Seven days, Monday first; today is marked once the page runs in the browser. */
export function HoursTable({ rows, caption, marked }: HoursTableProps) {
  const visitors = useVisitorWeekday();
  const today = marked === undefined ? visitors : marked;
  return (
    <table className="hours">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ day, text }, weekday) => (
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
