import type { SoldOut } from '@tablefront/console-wire/today';
import { Utensils } from 'lucide';
import { useBrand } from '../frame/brand.ts';
import { placesInWords } from '../people/role-words.ts';
import { Icon } from '../ui/icon.tsx';
import { moment } from '../ui/when.ts';

/** What guests cannot have today, where, and until when. */
export function SoldOutCard({ soldOut }: { soldOut: readonly SoldOut[] }) {
  const { detail } = useBrand();
  if (soldOut.length === 0) return null;
  return (
    <section className="card today-sold-out" aria-labelledby="sold-out">
      <header>
        <h2 id="sold-out">Sold out now</h2>
        <span className="count quiet">{soldOut.length}</span>
      </header>
      <ul className="list tight">
        {soldOut.map(({ name, places, until }) => (
          <li key={`${name} ${places?.map(({ id }) => id).join(' ')}`}>
            <span className="thumb none">
              <Icon node={Utensils} className="i-s" />
            </span>
            <span className="grow">
              <span className="cut in-line">{name}</span>
              <small className="muted small">
                {places ? placesInWords(places.map((place) => place.name)) : everywhere(detail?.locations.length ?? 1)}{' '}
                ·{' '}
                {until
                  ? `until ${moment(until, { now: new Date(), timeZone: detail?.timeZone ?? null })}`
                  : 'until turned on'}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const everywhere = (places: number) => (places > 1 ? `All ${places}` : 'Everywhere');
