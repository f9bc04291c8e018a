import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';

interface HoursTableProps {
  rows: { day: string; text: string }[];
  caption: string;
  /** The place's; `browser/clock.ts` marks its today. */
  zone?: ZoneOffsets;
}

/** Seven days, Monday first. */
export function HoursTable({ rows, caption, zone }: HoursTableProps) {
  return (
    <table className="hours" data-clock="" data-zone={zone && JSON.stringify(zone)}>
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
