import { formatDay } from '@tablefront/restaurant/dates';
import { visitorClock } from '@tablefront/restaurant/opening-hours/clock';

/** 'Last updated' is the visitor's today. */
export default function privacy(): void {
  const shown = document.querySelector<HTMLTimeElement>('.last-updated time');
  if (!shown) return;
  const { date } = visitorClock(new Date());
  shown.dateTime = date;
  shown.textContent = formatDay(date, document.documentElement.lang);
}
