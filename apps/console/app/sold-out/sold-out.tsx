import type { LiveDish, LiveDishes } from '@tablefront/console-wire/drafts';
import { useQuery } from '@tanstack/react-query';
import { CloudOff, MapPin, Search, Utensils } from 'lucide';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useMe } from '../api/me.ts';
import { useBrand } from '../frame/brand.ts';
import { DeniedPage } from '../frame/denied-page.tsx';
import { Page } from '../frame/page.tsx';
import { Thumb } from '../frame/thumb.tsx';
import { Icon } from '../ui/icon.tsx';
import { Empty, Failed, Loading } from '../ui/states.tsx';
import { sayWrong } from '../ui/toast.ts';
import { moment } from '../ui/when.ts';
import { dishesQuery, quick, readSiteAnew } from '../versions/site-calls.ts';
import { AcrossLocations } from './across-locations.tsx';
import { createPending, type SaleAction, withPending } from './pending.ts';
import { type Switched, UntilSheet } from './until-sheet.tsx';
import './sold-out.css';

/** For one thumb behind the bar: off the menu and back, at once, also without a connection for a while. */
export function SoldOutPage() {
  const { id: brandId, role } = useBrand();
  const dishes = useQuery({ ...dishesQuery(brandId), enabled: role !== 'inbox' });
  return (
    <Page title="Sold out">
      <div className="body sold">
        {role === 'inbox' && (
          <DeniedPage page="sold-out" title="Not for your role">
            What is sold out is for who looks after a location.
          </DeniedPage>
        )}
        {dishes.data && <Board dishes={dishes.data} />}
        {role !== 'inbox' && dishes.isPending && <Loading what="the dishes" rows={10} />}
        {dishes.isError && !dishes.data && (
          <Failed what="The dishes" error={dishes.error} onRetry={() => void dishes.refetch()} />
        )}
      </div>
    </Page>
  );
}

function usePending(brandId: string) {
  const { person } = useMe();
  const pending = useMemo(
    () =>
      createPending(
        `sold-out ${person.id} ${brandId}`,
        {
          send: (action) => quick(brandId, action),
          onDone: () => void readSiteAnew(brandId),
          onRefused(error) {
            sayWrong(error.message);
            void readSiteAnew(brandId);
          },
        },
        localStorage,
      ),
    [brandId, person.id],
  );
  useEffect(() => {
    pending.run();
    addEventListener('online', pending.run);
    return () => {
      removeEventListener('online', pending.run);
      pending.stop();
    };
  }, [pending]);
  return { pending, waiting: useSyncExternalStore(pending.watch, pending.actions) };
}

function Board({ dishes }: { dishes: LiveDishes }) {
  const { id: brandId } = useBrand();
  const { pending, waiting } = usePending(brandId);
  const [chosen, setChosen] = useState(() => localStorage.getItem(`place ${brandId}`) ?? '');
  const [params] = useSearchParams();
  const [words, setWords] = useState(params.get('find') ?? '');
  const [switched, setSwitched] = useState<Switched>();
  const place = dishes.places.find(({ id }) => id === chosen) ?? dishes.places[0];
  const now = useMemo(() => withPending(dishes, waiting), [dishes, waiting]);
  if (!place)
    return (
      <Empty icon={Utensils} title="No dishes yet">
        The dishes of the menu stand here.
      </Empty>
    );

  const say = (action: SaleAction) => pending.push(action);
  const turn = (dish: LiveDish, isOn: boolean) => {
    const places = [place.id];
    if (isOn) {
      say({ do: 'back', dish: dish.id, places });
      setSwitched(undefined);
    } else {
      say({ do: 'sold-out', dish: dish.id, places, until: place.opensAt });
      setSwitched({ dish, place, until: place.opensAt });
    }
  };
  return (
    <>
      <div className="sold-list">
        <div className="sold-head">
          {dishes.places.length > 1 && (
            <span className="in-wrap">
              <Icon node={MapPin} />
              <select
                className="sel in loc-btn"
                aria-label="Location"
                value={place.id}
                onChange={(event) => {
                  setChosen(event.target.value);
                  setSwitched(undefined);
                  localStorage.setItem(`place ${brandId}`, event.target.value);
                }}
              >
                {dishes.places.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </span>
          )}
          <span className="in-wrap">
            <Icon node={Search} />
            <input
              className="in"
              type="search"
              aria-label="Find a dish"
              placeholder="Find a dish"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </span>
        </div>
        <p role="status" className="small muted">
          {waiting.length > 0 && !navigator.onLine && (
            <>
              <Icon node={CloudOff} className="i-s" /> No connection.{' '}
              {waiting.length === 1 ? 'One switch is' : `${waiting.length} switches are`} kept here, and told as soon as
              there is one.
            </>
          )}
        </p>
        <Rows dishes={now} placeId={place.id} words={words} onTurn={turn} />
      </div>
      {dishes.places.length > 1 && <AcrossLocations dishes={now} onBack={say} />}
      {switched && (
        <UntilSheet
          key={`${switched.dish.id} ${switched.place.id}`}
          switched={switched}
          onChoose={(until) => say({ do: 'sold-out', dish: switched.dish.id, places: [switched.place.id], until })}
          onUndo={() => {
            say({ do: 'back', dish: switched.dish.id, places: [switched.place.id] });
            setSwitched(undefined);
          }}
          onClose={() => setSwitched(undefined)}
        />
      )}
    </>
  );
}

interface RowsProps {
  dishes: LiveDishes;
  placeId: string;
  words: string;
  onTurn: (dish: LiveDish, isOn: boolean) => void;
}

const OFTEN_SHOWN = 6;

function Rows({ dishes, placeId, words, onTurn }: RowsProps) {
  const isHere = ({ places }: LiveDish) => places === null || places.includes(placeId);
  const wanted = plain(words);
  const fits = (dish: LiveDish) => isHere(dish) && plain(dish.name).includes(wanted);
  const categories = dishes.menus.flatMap((menu) =>
    menu.categories.map((category) => ({
      key: `${menu.name} ${category.name}`,
      name: category.name || menu.name || 'Menu',
      dishes: category.dishes.filter(fits),
    })),
  );
  const all = categories.flatMap((category) => category.dishes.map((dish) => ({ dish, category: category.name })));
  const often = dishes.often.flatMap((id) => all.find(({ dish }) => dish.id === id) ?? []).slice(0, OFTEN_SHOWN);
  if (all.length === 0) {
    return (
      <Empty icon={Utensils} title={wanted === '' ? 'No dishes here' : 'No such dish here'}>
        {wanted === '' ? 'The dishes of the menu stand here.' : 'Look for a part of its name.'}
      </Empty>
    );
  }
  const row = (dish: LiveDish, about: string | null) => (
    <Row key={dish.id} dish={dish} placeId={placeId} about={about} onTurn={onTurn} />
  );
  return (
    <>
      {wanted === '' && often.length > 0 && (
        <>
          <h2 className="section-title">Often sold out here</h2>
          <ul className="card list sold-rows">{often.map(({ dish, category }) => row(dish, category))}</ul>
        </>
      )}
      {categories
        .filter((category) => category.dishes.length > 0)
        .map((category) => (
          <section key={category.key} aria-label={category.name}>
            <h2 className="section-title">{category.name}</h2>
            <ul className="card list sold-rows">{category.dishes.map((dish) => row(dish, dish.price))}</ul>
          </section>
        ))}
    </>
  );
}

interface RowProps extends Pick<RowsProps, 'placeId' | 'onTurn'> {
  dish: LiveDish;
  about: string | null;
}

function Row({ dish, placeId, about, onTurn }: RowProps) {
  const { detail } = useBrand();
  const timeZone = detail?.locations.find(({ id }) => id === placeId)?.timeZone ?? detail?.timeZone ?? null;
  const out = dish.soldOut.find(({ place }) => place === placeId);
  const until = out?.until ? ` until ${moment(out.until, { now: new Date(), timeZone })}` : '';
  return (
    <li className={out ? 'is-out' : ''}>
      <label className="sold-row">
        <Thumb image={dish.image} none={Utensils} />
        <span className="grow">
          <b className="m cut">{dish.name}</b>
          <small className={`small ${out ? 'bad' : 'muted'}`}>{out ? `Sold out${until}` : about}</small>
        </span>
        <input
          className="sw l"
          type="checkbox"
          role="switch"
          aria-label={`${dish.name} is on sale`}
          aria-checked={!out}
          checked={!out}
          onChange={(event) => onTurn(dish, event.target.checked)}
        />
      </label>
    </li>
  );
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
