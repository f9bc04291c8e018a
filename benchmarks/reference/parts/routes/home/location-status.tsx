import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { badge, cardLine, nextOpeningText } from '@tablefront/restaurant/opening-hours/status';

/** Open or closed at this moment, with the next opening. Its lines are kept free until the clock is known. */
export function LocationStatus({ hours, clock }: { hours?: OpeningHours; clock?: Clock }) {
  if (!clock) return <p className="location-status" />;
  const sign = badge(hours, clock);
  const next = nextOpeningText(hours, clock);
  return (
    <p className="location-status">
      {sign && <span className={`badge badge--${sign.toLowerCase()}`}>{sign}</span>}
      <span>{cardLine(hours, clock)}</span>
      {next && <span className="muted">{next}</span>}
    </p>
  );
}
