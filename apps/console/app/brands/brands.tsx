import type { BrandsOverview } from '@tablefront/console-wire/overview';
import { brandPaths } from '@tablefront/console-wire/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { useMe } from '../api/me.ts';
import { signOut } from '../frame/account-menu.ts';
import { mayMakeBrands } from '../frame/brand.ts';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { FindField } from '../ui/find-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { daySince } from '../ui/when.ts';
import { AcrossBrands } from './across-brands.tsx';
import { BrandTable } from './brand-table.tsx';
import { type BrandFilter, brandFilters, brandsInWords, brandsShown, waitingInWords } from './brands-shown.ts';
import './brands.css';

const overviewQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: ({ signal }) => call<BrandsOverview>('GET', brandPaths.brands, { signal }),
  refetchInterval: 60_000,
});

/** For who looks after several: which brand needs them. */
export function Brands() {
  const { person, grants } = useMe();
  const overview = useQuery(overviewQuery);
  const navigate = useNavigate();
  const mayMake = mayMakeBrands(grants);
  useShortcuts({ n: () => (mayMake ? void navigate(paths.newBrand) : false) });
  return (
    <>
      <title>All brands · Tablefront</title>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="app-top">
        <p className="wordmark">Tablefront</p>
        <div className="row">
          <Avatar name={person.name} />
          <b className="m not-phone">{person.name}</b>
          <Button small onClick={() => void signOut()}>
            Sign out
          </Button>
        </div>
      </header>
      <main id="main" className="main wide-main">
        <div className="row wrap g4 brands-head">
          <div className="grow">
            <h1 className="big">Brands</h1>
            {overview.data && <Summary overview={overview.data} />}
          </div>
          {mayMake && (
            <Link className="btn p" to={paths.newBrand}>
              <Icon node={Plus} />
              New brand
              <kbd className="not-phone">N</kbd>
            </Link>
          )}
        </div>
        {overview.isPending && <Loading what="the brands" />}
        {overview.isError && !overview.data && (
          <Failed what="The list of brands" error={overview.error} onRetry={() => void overview.refetch()} />
        )}
        {overview.data && <Listed overview={overview.data} />}
      </main>
    </>
  );
}

function Summary({ overview: { brands } }: { overview: BrandsOverview }) {
  const now = new Date();
  return (
    <p className="muted">
      {brandsInWords(brands)} {waitingInWords(brands, (iso) => daySince(iso, { now, timeZone: null }))}
    </p>
  );
}

function Listed({ overview: { brands, longest } }: { overview: BrandsOverview }) {
  const [wanted, setWanted] = useState('');
  const [filter, setFilter] = useState<BrandFilter>('all');
  const findField = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => (findField.current ? findField.current.focus() : false) });
  const shown = brandsShown(brands, wanted, filter);
  return (
    <>
      {brands.length > 1 && (
        <div className="row wrap brands-filter">
          <FindField
            ref={findField}
            label="Filter brands"
            placeholder="Filter by name or address"
            value={wanted}
            onChange={setWanted}
          />
          <fieldset className="seg not-phone" aria-label="Show">
            {brandFilters.map(([id, name]) => (
              <button key={id} type="button" aria-pressed={filter === id} onClick={() => setFilter(id)}>
                {name} {brandsShown(brands, '', id).length}
              </button>
            ))}
          </fieldset>
          <span className="push small muted not-phone">Sorted by what waits longest</span>
        </div>
      )}
      {shown.length > 0 ? <BrandTable brands={shown} /> : <p className="muted">No brand is like this.</p>}
      {brands.length > 1 && longest.length > 0 && <AcrossBrands brands={brands} longest={longest} />}
    </>
  );
}
