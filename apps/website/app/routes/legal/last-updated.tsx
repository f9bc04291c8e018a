import { formatDay } from '@tablefront/restaurant/dates';
import { useShell } from '../../layout/shell-context.ts';
import { useClock } from '../../ui/use-clock.ts';

/** Today's date: the server's until the page is hydrated, then the visitor's. */
export function LastUpdated({ serverDate }: { serverDate: string }) {
  const { language } = useShell();
  const date = useClock()?.date ?? serverDate;
  return (
    <p className="last-updated">
      Last updated: <time dateTime={date}>{formatDay(date, language)}</time>
    </p>
  );
}
