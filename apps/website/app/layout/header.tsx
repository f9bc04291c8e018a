import type { NavigationItem } from '@tablefront/restaurant/navigation';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { ChevronDown, Menu } from 'lucide';
import { useShownPage } from '../rendering/shown-page.ts';
import { useShell } from '../shell/shell-context.ts';
import { Icon } from '../ui/icon.tsx';
import { OrderLink } from '../ui/order-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { PageLink } from '../ui/site-link.tsx';
import { linksForMore, roomRules } from './navigation-room.ts';

/** The desktop bar, and the mobile menu behind a button that works without JavaScript. */
export function Header({ onBrand }: { onBrand: boolean }) {
  return (
    <header className={`site-header${onBrand ? ' on-brand' : ''}`}>
      <div className="wrap">
        <Logo />
        <Navigation />
        <OrderLink className="button--small" />
        <MobileMenu />
      </div>
    </header>
  );
}

export function Logo() {
  const { name, logo } = useShell();
  return (
    <PageLink className="logo" to={pathTo('home')}>
      {/* After fonts and the hero’s picture: React would have it fetched before them. */}
      {logo && <Picture src={logo} alt="" width={40} height={40} fetchPriority="low" />}
      <span className="logo-name">{name}</span>
    </PageLink>
  );
}

/** As many links as fit, and the rest under 'More'; what fits is up to the style sheet, before the first paint. */
function Navigation() {
  const links = useLinks();
  const { isOtherFace } = useShell();
  const names = links.map(({ name }) => name);
  const rest = linksForMore(names, { current: links.findIndex(({ isHere }) => isHere), isOtherFace });
  return (
    <nav className="site-nav" aria-label="Main">
      <Links links={links} />
      {rest.length > 0 && (
        <details className="more-nav">
          <style href="more" precedence="critical">
            {roomRules(rest)}
          </style>
          <summary>
            More
            <Icon node={ChevronDown} />
          </summary>
          <Links links={rest.flatMap(({ index }) => links[index] ?? [])} />
        </details>
      )}
    </nav>
  );
}

function MobileMenu() {
  return (
    <details className="menu-toggle">
      <summary aria-label="Menu">
        <Icon node={Menu} />
      </summary>
      <nav className="mobile-menu" aria-label="Mobile">
        <Links links={useLinks()} />
        <OrderLink name="Order Online - Mobile" className="button--big" />
      </nav>
    </details>
  );
}

interface NavigationLink extends NavigationItem {
  /** It leads to the page itself, or to one above it. */
  isHere: boolean;
}

function useLinks(): NavigationLink[] {
  const { navigation } = useShell();
  const { pathname } = useShownPage();
  const here = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  const isHere = (url: string) => here === url || (url !== '/' && here.startsWith(`${url}/`));
  return navigation.map((item) => ({ ...item, isHere: isHere(item.url) }));
}

function Links({ links }: { links: NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ name, url, kind, isHere }) => (
        <li key={`${name} ${url}`}>
          {kind === 'internal' ? (
            <a href={url} data-nav={name} aria-current={isHere ? 'page' : undefined}>
              {name}
            </a>
          ) : (
            <a href={url} target="_blank" rel="noopener" data-nav={name}>
              {name}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
