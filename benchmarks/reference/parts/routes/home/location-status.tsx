import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { inPageStatus } from '@tablefront/restaurant/opening-hours/status';

/** Open or closed at this moment, with the next opening. Its lines are kept free until the clock is known. */
export function LocationStatus({ hours, clock }: { hours?: OpeningHours; clock?: Clock }) {
  if (!clock) return <p className="location-status" />;
  const { badge, text, next } = inPageStatus(hours, clock);
  return (
    <p className="location-status">
      {badge && <span className={`badge badge--${badge.toLowerCase()}`}>{badge}</span>}
      <span>{text}</span>
      {next && <span className="muted">{next}</span>}
    </p>
  );
}
