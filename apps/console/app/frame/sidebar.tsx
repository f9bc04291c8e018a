import { ExternalLink, Search } from 'lucide';
import { NavLink } from 'react-router';
import { useMe } from '../api/me.ts';
import { useNewCount } from '../inbox/inbox-queries.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { useAccountMenu } from './account-menu.ts';
import { useBrand } from './brand.ts';
import { BrandChooser } from './brand-chooser.tsx';
import { openOverlay } from './overlay.ts';
import { type NavigationPage, pagesFor } from './pages.ts';
import { roleHere } from './role-here.ts';
import { bestHost, siteAddress } from './site-address.ts';

/** Brand, search, pages and the person; a rail between phone and desktop. */
export function Sidebar() {
  const brand = useBrand();
  const { person } = useMe();
  const pages = pagesFor(brand.role, brand.id);
  const news = useNewCount(brand.id);
  const account = useAccountMenu();
  const host = bestHost(brand.detail?.hosts ?? []);
  return (
    <aside className="side" aria-label="Brand and navigation">
      <BrandChooser className="brand-switch" />
      <button type="button" className="search-open" title="Search or jump to" onClick={() => openOverlay('palette')}>
        <Icon node={Search} />
        <span>Search or jump to</span>
        <kbd>{modKey()}K</kbd>
      </button>
      <nav aria-label="Console">
        <ul className="nav">
          {pages.daily
            .filter(({ isTabOnly }) => !isTabOnly)
            .map((page) => (
              <Entry key={page.path} page={page} count={page.name === 'Inbox' ? news : 0} />
            ))}
        </ul>
        <Group title="Site" pages={pages.site} />
        <Group title="Brand" pages={pages.brand} />
      </nav>
      <div className="side-foot">
        {host && (
          <a className="me" href={siteAddress(host, location)} title="Open the site" target="_blank" rel="noreferrer">
            <Icon node={ExternalLink} className="muted" />
            <span className="small ink2 cut">
              <span className="vh">Open the site, </span>
              {host}
            </span>
          </a>
        )}
        <Menu className="me" title={person.name} choices={account.choices} onChoose={account.choose}>
          <Avatar name={person.name} />
          <span>
            <b className="cut">{person.name}</b>
            <small className="cut">{roleHere(brand)}</small>
          </span>
        </Menu>
      </div>
    </aside>
  );
}

function Group({ title, pages }: { title: string; pages: readonly NavigationPage[] }) {
  if (pages.length === 0) return null;
  return (
    <>
      <p className="nav-title">{title}</p>
      <span className="nav-gap" />
      <ul className="nav">
        {pages.map((page) => (
          <Entry key={page.path} page={page} />
        ))}
      </ul>
    </>
  );
}

function Entry({ page, count = 0 }: { page: NavigationPage; count?: number }) {
  return (
    <li>
      <NavLink to={page.path} title={page.name}>
        <Icon node={page.icon} />
        <span className="lab">{page.name}</span>
        {count > 0 && (
          <span className="count">
            {count}
            <span className="vh"> new</span>
          </span>
        )}
      </NavLink>
    </li>
  );
}

/** ⌘ where the keyboard has it, Ctrl elsewhere. */
export const modKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl ');
