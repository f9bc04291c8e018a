import { type InboxCounts, inboxPath } from '@tablefront/console-wire/inbox';
import { useQueries } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { brandQuery, useMe } from '../api/me.ts';
import { signOut } from '../frame/account-menu.ts';
import { mayMakeBrands } from '../frame/brand.ts';
import { BrandTile } from '../frame/brand-tile.tsx';
import { maySettings } from '../frame/pages.ts';
import { bestHost } from '../frame/site-address.ts';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { inboxKeys } from '../inbox/inbox-keys.ts';
import { paths } from '../paths.ts';
import { roleNames } from '../people/role-words.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { FindField } from '../ui/find-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { changesInWords } from '../versions/changes-counted.ts';
import { draftsQuery } from '../versions/site-calls.ts';
import { type BrandFilter, brandFilters, brandsShown } from './brands-shown.ts';
import './brands.css';

/** For who looks after several: which brand needs them. */
export function Brands() {
  const { brands, person, grants } = useMe();
  const [wanted, setWanted] = useState('');
  const [filter, setFilter] = useState<BrandFilter>('all');
  const details = useQueries({ queries: brands.map(({ id }) => brandQuery(id)) });
  const counts = useQueries({
    queries: brands.map(({ id }) => ({
      queryKey: inboxKeys.count(id, {}),
      queryFn: () => call<InboxCounts>('GET', inboxPath(id, '/inbox/counts')),
    })),
  });
  const drafts = useQueries({
    queries: brands.map(({ id, role }) => ({ ...draftsQuery(id), enabled: maySettings(role) })),
  });
  const findField = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const mayMake = mayMakeBrands(grants);
  useShortcuts({
    n: () => (mayMake ? void navigate(paths.newBrand) : false),
    '/': () => (findField.current ? findField.current.focus() : false),
  });
  const lines = brands.map((brand, at) => ({
    brand,
    detail: details[at]?.data,
    open: counts[at]?.data?.open ?? 0,
    changes: drafts[at]?.data?.reduce((sum, { changes }) => sum + changes, 0) ?? 0,
  }));
  const waiting = lines.reduce((sum, { open }) => sum + open, 0);
  const shown = brandsShown(lines, wanted, filter);
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
            <p className="muted">
              {brands.length === 1 ? '1 brand' : `${brands.length} brands`}.{' '}
              {waiting === 1 ? '1 message waits' : `${waiting} messages wait`} for an answer.
            </p>
          </div>
          {mayMake && (
            <Link className="btn p" to={paths.newBrand}>
              <Icon node={Plus} />
              New brand
              <kbd className="not-phone">N</kbd>
            </Link>
          )}
        </div>
        {brands.length > 5 && (
          <div className="row wrap g3 brands-filter">
            <FindField ref={findField} label="Filter brands" value={wanted} onChange={setWanted} />
            <fieldset className="seg" aria-label="Show">
              {brandFilters.map(([id, name]) => (
                <button key={id} type="button" aria-pressed={filter === id} onClick={() => setFilter(id)}>
                  {name} {brandsShown(lines, '', id).length}
                </button>
              ))}
            </fieldset>
          </div>
        )}
        <ul className="card list">
          {shown.map(({ brand, detail, open, changes }) => {
            return (
              <li key={brand.id}>
                <BrandTile brand={brand} detail={detail} />
                <Link className="grow hit" to={paths.today(brand.id)}>
                  <b className="m in-line">{brand.name}</b>
                  <small className="muted small">
                    {[roleNames[brand.role], bestHost(detail?.hosts ?? []), brand.isDemo && 'demo']
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </Link>
                {changes > 0 && (
                  <Link className="small row g1 not-phone" to={paths.versions(brand.id)}>
                    <span className="dot" role="presentation" />
                    {changesInWords(changes)} not published
                  </Link>
                )}
                {open > 0 ? (
                  <Link className="m acc" to={paths.inbox(brand.id)}>
                    {open === 1 ? '1 message' : `${open} messages`}
                  </Link>
                ) : (
                  <span className="muted">Nothing waits</span>
                )}
              </li>
            );
          })}
        </ul>
      </main>
    </>
  );
}
