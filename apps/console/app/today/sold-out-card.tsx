import type { Today } from '@tablefront/console-wire/today';
import { useMutation } from '@tanstack/react-query';
import { Utensils } from 'lucide';
import { Link } from 'react-router';
import { inWords } from '../api/refused.ts';
import { useBrand } from '../frame/brand.ts';
import { Thumb } from '../frame/thumb.tsx';
import { zoneOfPlaces } from '../frame/zone-of-places.ts';
import { paths } from '../paths.ts';
import { placesInWords } from '../people/role-words.ts';
import { Button } from '../ui/button.tsx';
import { say, sayWrong } from '../ui/toast.ts';
import { moment } from '../ui/when.ts';
import { quick, readSiteAnew, takeBack } from '../versions/site-calls.ts';

/** What guests cannot have today, where, and until when. */
export function SoldOutCard({ today }: { today: Today }) {
  const { soldOut } = today;
  const { id: brandId, role, detail, grant } = useBrand();
  const mayChange = role !== 'inbox';
  const ownPlaces = grant?.locations?.map(({ id }) => id) ?? null;
  const back = useMutation({
    mutationFn: (wanted: { dish: string; places: string[] | null }) => quick(brandId, { do: 'back', ...wanted }),
    onSuccess: ({ version, title }) => say(`${title}.`, () => void takeBack(brandId, version)),
    onError: (error) => sayWrong(inWords(error)),
    onSettled: () => readSiteAnew(brandId),
  });
  if (soldOut.length === 0) return null;
  return (
    <section className="card today-sold-out" aria-labelledby="sold-out">
      <header>
        <h2 id="sold-out">Sold out now</h2>
        <span className="count quiet">{soldOut.length}</span>
        {mayChange && (
          <Link className="link small push" to={paths.soldOut(brandId)}>
            Change
          </Link>
        )}
      </header>
      <ul className="list tight">
        {soldOut.map(({ id, name, image, places, until }) => (
          <li key={`${id} ${places?.map(({ id }) => id).join(' ')}`}>
            <Thumb image={image} none={Utensils} />
            <span className="grow">
              <span className="cut in-line">{name}</span>
              <small className="muted small">
                {places ? placesInWords(places.map((place) => place.name)) : everywhere(detail?.locations.length ?? 1)}{' '}
                · {untilInWords(until, zoneOfPlaces(today, places?.map((place) => place.id) ?? null))}
              </small>
            </span>
            {mayChange && (
              <Button
                small
                aria-label={`${name} is back on`}
                busy={back.isPending && back.variables.dish === id}
                onClick={() => back.mutate({ dish: id, places: places?.map((place) => place.id) ?? ownPlaces })}
              >
                Back on
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function untilInWords(until: string | null, { timeZone, named }: ReturnType<typeof zoneOfPlaces>): string {
  return until === null ? 'until turned on' : `until ${moment(until, { now: new Date(), timeZone })}${named}`;
}

const everywhere = (places: number) => (places > 1 ? `All ${places}` : 'Everywhere');
