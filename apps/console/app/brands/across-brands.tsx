import type { BrandsOverview } from '@tablefront/console-wire/overview';
import { Link } from 'react-router';
import { BrandTile } from '../frame/brand-tile.tsx';
import { kindLine } from '../inbox/kinds.ts';
import { paths } from '../paths.ts';
import { daySince, pressing, waited } from '../ui/when.ts';

/** The messages that wait longest, whichever brand they are of. */
export function AcrossBrands({ brands, longest }: BrandsOverview) {
  const now = new Date();
  const [first] = longest;
  return (
    <section className="brands-foot" aria-labelledby="across">
      <h2 id="across">Across brands, since {first && daySince(first.receivedAt, { now, timeZone: null })}</h2>
      <ul className="card list tight">
        {longest.map((entry) => {
          const brand = brands.find(({ id }) => id === entry.brandId);
          return (
            <li key={entry.id}>
              {brand && <BrandTile brand={brand} detail={brand} small />}
              <span className="vh">{brand?.name}</span>
              <Link className="grow cut hit" to={paths.message(entry.brandId, entry.id)}>
                <b className="m">{entry.from ?? 'No name'}</b>{' '}
                <span className="ink2">
                  {kindLine(entry)}
                  {entry.rating !== null && `, ${entry.rating} of 5`}
                  {entry.words && `: ${entry.words}`}
                </span>
              </Link>
              <span className="muted small not-phone">{entry.place?.name}</span>
              <span className={`small nowrap ${pressing(entry.receivedAt, now) || 'muted'}`}>
                waits {waited(entry.receivedAt, now)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
