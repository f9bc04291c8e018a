import { type InboxCounts, inboxPath } from '@tablefront/console-wire/inbox';
import { useQueries } from '@tanstack/react-query';
import { Plus, Search } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/call.ts';
import { brandQuery, useMe } from '../api/me.ts';
import { signOut } from '../frame/account-menu.ts';
import { mayMakeBrands } from '../frame/brand.ts';
import { BrandTile } from '../frame/brand-tile.tsx';
import { bestHost } from '../frame/site-address.ts';
import { inboxKeys } from '../inbox/inbox-keys.ts';
import { paths } from '../paths.ts';
import { roleNames } from '../people/role-words.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import './brands.css';

/** For who looks after several: which brand needs them. */
export function Brands() {
  const { brands, person, grants } = useMe();
  const [wanted, setWanted] = useState('');
  const shown = brands.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const details = useQueries({ queries: brands.map(({ id }) => brandQuery(id)) });
  const counts = useQueries({
    queries: brands.map(({ id }) => ({
      queryKey: inboxKeys.count(id, {}),
      queryFn: () => call<InboxCounts>('GET', inboxPath(id, '/inbox/counts')),
    })),
  });
  const waiting = counts.reduce((sum, { data }) => sum + (data?.open ?? 0), 0);
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
              {brands.length} brands. {waiting === 1 ? '1 message waits' : `${waiting} messages wait`} for an answer.
            </p>
          </div>
          {mayMakeBrands(grants) && (
            <Link className="btn p" to={paths.newBrand}>
              <Icon node={Plus} />
              New brand
            </Link>
          )}
        </div>
        {brands.length > 5 && (
          <div className="in-wrap brands-filter">
            <Icon node={Search} />
            <input
              className="in"
              aria-label="Filter brands"
              placeholder="Filter by name"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          </div>
        )}
        <ul className="card list">
          {shown.map((brand) => {
            const at = brands.indexOf(brand);
            const detail = details[at]?.data;
            const open = counts[at]?.data?.open ?? 0;
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
                {open > 0 ? (
                  <Link className="m acc" to={paths.inbox(brand.id)}>
                    {open === 1 ? '1 message' : `${open} messages`}
                  </Link>
                ) : (
                  <span className="muted">None</span>
                )}
              </li>
            );
          })}
        </ul>
      </main>
    </>
  );
}
