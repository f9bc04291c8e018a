import { dateOfDay, dayNumber } from '@tablefront/restaurant/opening-hours/calendar';
import { instantAt } from '../ui/instant-at.ts';
import { dateAt } from '../ui/when.ts';

const HOUR_MS = 3_600_000;

/** Until when something may be sold out, by the clocks of a zone (null: of the device); null: until somebody says otherwise. */
export function untilChoices(now: Date, timeZone: string | null): { label: string; until: Date | null }[] {
  const tomorrow = dateOfDay(dayNumber(dateAt(now, timeZone)) + 1);
  return [
    { label: 'In 2 hours', until: new Date(now.getTime() + 2 * HOUR_MS) },
    { label: 'Tonight, midnight', until: instantAt(`${tomorrow}T00:00`, timeZone) },
    { label: 'Tomorrow, 11 AM', until: instantAt(`${tomorrow}T11:00`, timeZone) },
    { label: 'Until turned on', until: null },
  ];
}
