import type { PlaceToday, Today } from '@tablefront/console-wire/today';
import type { CSSProperties } from 'react';
import { zoneName } from '../ui/when.ts';
import { barsOf, minutesIn, onAxis, shortStatus } from './hour-bars.ts';

const HOURS = [8, 12, 16, 20, 24];

/** Each place's hours of today as a bar, in the brand's own time, with a line at now. */
export function HoursToday({ today: { places, brand, now } }: { today: Today }) {
  const minutes = minutesIn(new Date(now), brand.timeZone);
  const zones = new Set(places.map(({ timeZone }) => timeZone));
  if (places.length === 0) return null;
  return (
    <section className="card today-hours" aria-labelledby="hours-today">
      <header>
        <h2 id="hours-today">Hours today</h2>
        {zones.size > 1 && brand.timeZone && (
          <span className="push small muted">drawn in {zoneName(brand.timeZone)} time</span>
        )}
      </header>
      <div className="card-body hours-today">
        <div className="hr-axis" aria-hidden="true">
          <span />
          <span>
            {HOURS.map((hour) => (
              <i key={hour} style={{ left: `${onAxis(hour * 60) * 100}%` }}>
                {hour % 12 || 12}
              </i>
            ))}
          </span>
          <span />
        </div>
        <ul>
          {places.map((place) => (
            <PlaceRow key={place.id} place={place} minutes={minutes} />
          ))}
        </ul>
        <div className="now" style={{ '--x': onAxis(minutes) } as CSSProperties} aria-hidden="true" />
      </div>
    </section>
  );
}

function PlaceRow({ place, minutes }: { place: PlaceToday; minutes: number }) {
  const soon = place.open === true && /closes (in|soon)/i.test(place.status);
  const tone = soon ? 'warn' : place.open ? 'ink2' : 'muted';
  return (
    <li className={`hr ${place.open === false ? 'shut' : ''}`} title={place.special ?? undefined}>
      <span className="cut">{place.name}</span>
      <span className="hr-bar">
        {barsOf(place, minutes).map(({ left, right }) => (
          <i key={left} style={{ left: `${left * 100}%`, right: `${(1 - right) * 100}%` }} />
        ))}
      </span>
      <span className={`hr-status small ${tone}`} title={place.status}>
        {shortStatus(place)}
      </span>
    </li>
  );
}
