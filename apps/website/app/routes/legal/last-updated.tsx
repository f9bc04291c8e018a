import { formatDay } from '@tablefront/restaurant/dates';
import { useShell } from '../../shell/shell-context.ts';

/** Today's date: the server's until the page's script has run, then the visitor's. */
export function LastUpdated({ serverDate }: { serverDate: string }) {
  return (
    <p className="last-updated">
      Last updated: <time dateTime={serverDate}>{formatDay(serverDate, useShell().language)}</time>
    </p>
  );
}
