import type { FeedbackInsights } from '@tablefront/console-wire/insights';
import { ArrowDown, ArrowUp } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { changeOf } from './insights-words.ts';

type Place = FeedbackInsights['places'][number];

const STEP = 0.5;

/** How each place is rated now and was before, the lowest first; places without ratings last. */
export function PlacesCard({ places, period }: { places: Place[]; period: string }) {
  const rated = places.flatMap(({ now, before }) => [now.average, before.average]).filter((one) => one !== null);
  const from = Math.min(3.5, Math.floor(Math.min(5, ...rated) / STEP) * STEP);
  const marks = Array.from({ length: (5 - from) / STEP + 1 }, (_, index) => from + index * STEP);
  const shown = marks.length > 5 ? marks.filter((mark) => Number.isInteger(mark)) : marks;
  const at = (average: number) => `${(100 * (average - from)) / (5 - from)}%`;
  return (
    <section className="card" aria-labelledby="ins-places">
      <header>
        <h2 id="ins-places">By location</h2>
        <span className="push small muted legend">
          <i className="lg was" />
          {period} before
          <i className="lg is" />
          now
        </span>
      </header>
      <table className="tbl dense loc-dots">
        <thead>
          <tr>
            <th scope="col">Location</th>
            <th scope="col" className="not-phone">
              <span className="vh">Stars </span>
              <span className="dots-axis">
                {shown.map((mark) => (
                  <span key={mark} style={{ left: at(mark) }}>
                    {mark}
                  </span>
                ))}
              </span>
            </th>
            <th scope="col" className="n">
              Now
            </th>
            <th scope="col" className="n">
              Change
            </th>
            <th scope="col" className="n">
              Guests
            </th>
          </tr>
        </thead>
        <tbody>
          {places.toSorted(lowestFirst).map((place) => (
            <tr key={place.id}>
              <th scope="row">{place.name}</th>
              <td className="not-phone">
                <Dots place={place} at={at} />
              </td>
              <td className="n">
                <b className="m">{place.now.average?.toFixed(1) ?? '–'}</b>
              </td>
              <td className="n">{place.now.average !== null && <Change change={changeOf(place)} />}</td>
              <td className="n muted">{place.now.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="small muted">Average rating of visits, against the {period} before those shown.</footer>
    </section>
  );
}

function lowestFirst(one: Place, other: Place): number {
  return (one.now.average ?? 6) - (other.now.average ?? 6) || other.now.count - one.now.count;
}

function Dots({ place, at }: { place: Place; at: (average: number) => string }) {
  const [now, before] = [place.now.average, place.before.average];
  if (now === null) return null;
  const fell = (changeOf(place) ?? 0) < -0.2;
  return (
    <span className="dots" aria-hidden="true">
      {before !== null && (
        <>
          <i
            className="link-line"
            style={{ left: at(Math.min(now, before)), right: `calc(100% - ${at(Math.max(now, before))})` }}
          />
          <i className="was" style={{ left: at(before) }} />
        </>
      )}
      <i className={fell ? 'is down' : 'is'} style={{ left: at(now) }} />
    </span>
  );
}

function Change({ change }: { change: number | null }) {
  if (change === null) return <span className="muted small">new</span>;
  if (change === 0) return <span className="muted small">same</span>;
  const up = change > 0;
  return (
    <span className={`delta ${up ? 'good' : 'bad'}`}>
      <Icon node={up ? ArrowUp : ArrowDown} label={up ? 'up' : 'down'} />
      {Math.abs(change).toFixed(1)}
    </span>
  );
}
