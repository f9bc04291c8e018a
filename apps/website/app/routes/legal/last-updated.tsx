import { formatDay } from '@tablefront/restaurant/dates';
import { useShell } from '../../shell/shell-context.ts';

/** Today's date: the server's until the page's script has run, then the visitor's. */
export function LastUpdated({ serverDate }: { serverDate: string }) {
  const { language, text } = useShell();
  return (
    <p className="last-updated">
      Last updated:{' '}
      <time dateTime={serverDate} {...text}>
        {formatDay(serverDate, language)}
      </time>
    </p>
  );
}
