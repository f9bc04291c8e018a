import { dateOfDay, dayNumber } from '@tablefront/restaurant/opening-hours/calendar';
import { holidayRows, holidayTitle } from '@tablefront/restaurant/opening-hours/holiday-hours';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { clockData, type Times } from './clock-data.ts';
import { HoursCell } from './hours-table.tsx';
import { onDates } from './on-dates.ts';

interface HolidayHoursProps {
  hours: OpeningHours;
  /** In the place of the names that the dates bear, else 'Holiday hours'. */
  title?: string;
  /** What the script works with; absent where it stands around the table. */
  times?: Times;
  /** The server's, `YYYY-MM-DD`. */
  today: string;
}

/** The dates ahead on which other hours hold; the script marks the one that is today's. */
export function HolidayHours({ hours, title, times, today }: HolidayHoursProps) {
  // Where the visitor is, it may still be the day before.
  const rows = holidayRows(hours, dateOfDay(dayNumber(today) - 1));
  if (rows.every(({ through }) => through < today)) return null;
  const shownTitle = title ?? holidayTitle(rows);
  return (
    <table className="hours hours--dates" {...clockData('dates', times)}>
      <caption>{shownTitle}</caption>
      <tbody>
        {rows.map(({ dates, text, name, from, through }) => (
          <tr key={`${from} ${through}`} data-on={onDates(from, through)} hidden={through < today}>
            <th scope="row">{name !== undefined && name !== shownTitle ? `${name}: ${dates}` : dates}</th>
            <HoursCell text={text} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
