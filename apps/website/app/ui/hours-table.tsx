import { useVisitorWeekday } from './use-clock.ts';

interface HoursTableProps {
  rows: { day: string; text: string }[];
  caption: string;
}

/** Seven days, Monday first; the visitor's today is marked once the page runs in the browser. */
export function HoursTable({ rows, caption }: HoursTableProps) {
  const today = useVisitorWeekday();
  return (
    <table className="hours">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ day, text }, weekday) => (
          <tr key={day} aria-current={weekday === today ? 'date' : undefined}>
            <th scope="row">{day}</th>
            <td>
              {text.split(', ').map((span, place) => (
                <span key={span}>
                  {place > 0 && <span className="visually-hidden">, </span>}
                  {span}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
