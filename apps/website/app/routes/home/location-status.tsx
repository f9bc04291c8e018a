import { clockData } from '../../hours/clock-data.ts';

/**
 * Open or closed at this moment, with the next opening: `browser/clock.ts` writes it, of the times of its card. Its lines are
 * kept free until then.
 */
export function LocationStatus() {
  return <p className="location-status" {...clockData('card')} />;
}
