import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleUser, ExternalLink, History, Keyboard, Search, Store } from 'lucide';
import { Link } from 'react-router';
import { useMe } from '../api/me.ts';
import { signOut } from '../frame/account-menu.ts';
import { useBrand } from '../frame/brand.ts';
import { openOverlay } from '../frame/overlay.ts';
import { Page } from '../frame/page.tsx';
import { maySettings, type NavigationPage, pagesFor } from '../frame/pages.ts';
import { roleHere } from '../frame/role-here.ts';
import { bestHost, siteAddress } from '../frame/site-address.ts';
import { paths } from '../paths.ts';
import { peopleQuery } from '../people/people-queries.ts';
import { notificationsQuery } from '../settings/notifications/notifications-query.ts';
import { todayQuery } from '../today/today-query.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { draftsQuery, versionsQuery } from '../versions/site-calls.ts';
import { hintsOf } from './hints.ts';
import './more.css';

/** Every page that is not under a thumb already. */
export function MorePage() {
  const brand = useBrand();
  const { person, brands } = useMe();
  const host = bestHost(brand.detail?.hosts ?? []);
  const owners = brand.role === 'owner';
  const pages = pagesFor(brand.role, brand.id);
  const hints = useHints();
  const listed: Omit<NavigationPage, 'shortcut'>[] = [
    ...pages.daily.filter(({ isTab }) => !isTab),
    ...pages.site,
    ...pages.brand,
    ...(owners ? [{ name: 'What happened', icon: History, path: paths.audit(brand.id) }] : []),
    { name: 'Account and devices', icon: CircleUser, path: paths.account(brand.id) },
  ];
  return (
    <Page title="More">
      <div className="body more">
        <button type="button" className="search-open" onClick={() => openOverlay('palette')}>
          <Icon node={Search} />
          <span>Search or jump to</span>
        </button>
        <ul className="card list">
          {listed.map(({ name, icon, path }) => (
            <li key={path}>
              <Icon node={icon} className="i-l muted" />
              <Link className="grow row hit" to={path}>
                <b className="m">{name}</b>
                {hints[name] && (
                  <span className={`push small ${hints[name].warns ? 'warn' : 'muted'}`}>{hints[name].says}</span>
                )}
              </Link>
              <Icon node={ChevronRight} className="muted" />
            </li>
          ))}
          {brands.length > 1 && (
            <li>
              <Icon node={Store} className="i-l muted" />
              <Link className="grow row hit" to={paths.brands}>
                <b className="m">All brands</b>
                <span className="push small muted">{brands.length}</span>
              </Link>
              <Icon node={ChevronRight} className="muted" />
            </li>
          )}
          {host && (
            <li>
              <Icon node={ExternalLink} className="i-l muted" />
              <a className="grow row hit" href={siteAddress(host, location)} target="_blank" rel="noreferrer">
                <b className="m">Open the site</b>
                <span className="push small muted">{host}</span>
              </a>
            </li>
          )}
          <li className="not-phone">
            <Icon node={Keyboard} className="i-l muted" />
            <button type="button" className="grow row plain" onClick={() => openOverlay('keys')}>
              <b className="m">All keys</b>
            </button>
            <kbd>?</kbd>
          </li>
        </ul>
        <ul className="card list">
          <li>
            <Avatar name={person.name} size="l" />
            <span className="grow">
              <b className="m in-line">{person.name}</b>
              <small className="muted small">
                {roleHere(brand)} of {brand.name}
              </small>
            </span>
            <Button small onClick={() => void signOut()}>
              Sign out
            </Button>
          </li>
        </ul>
      </div>
    </Page>
  );
}

function useHints() {
  const { id, role } = useBrand();
  const today = useQuery(todayQuery(id));
  const drafts = useQuery({ ...draftsQuery(id), enabled: maySettings(role) });
  const versions = useInfiniteQuery({ ...versionsQuery(id), enabled: role !== 'inbox' });
  const people = useQuery({ ...peopleQuery(id), enabled: role === 'owner' });
  const notifications = useQuery({ ...notificationsQuery(id), enabled: maySettings(role) });
  return hintsOf({
    feedback: today.data?.feedback,
    drafts: drafts.data,
    newest: versions.data?.pages[0]?.[0],
    people: people.data,
    notifications: notifications.data,
  });
}
