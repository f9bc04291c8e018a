import { pathTo } from '@tablefront/restaurant/site-pages';
import { Menu } from 'lucide';
import { useShownPage } from '../rendering/shown-page.ts';
import { useShell } from '../shell/shell-context.ts';
import { Icon } from '../ui/icon.tsx';
import { OrderLink } from '../ui/order-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { PageLink } from '../ui/site-link.tsx';

/** The desktop bar, and the mobile menu behind a button that works without JavaScript. */
export function Header({ onBrand }: { onBrand: boolean }) {
  return (
    <header className={`site-header ${onBrand ? 'on-brand' : ''}`}>
      <div className="wrap">
        <Logo />
        <nav className="site-nav" aria-label="Main">
          <NavigationList />
        </nav>
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
      {logo && <Picture src={logo} alt="" width={40} height={40} />}
      <span className="logo-name">{name}</span>
    </PageLink>
  );
}

function MobileMenu() {
  return (
    <details className="menu-toggle">
      <summary aria-label="Menu">
        <Icon node={Menu} />
      </summary>
      <nav className="mobile-menu" aria-label="Mobile">
        <NavigationList />
        <OrderLink name="Order Online - Mobile" className="button--big" />
      </nav>
    </details>
  );
}

function NavigationList() {
  const { navigation } = useShell();
  const { pathname } = useShownPage();
  const here = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  /** The page itself, or one below it. */
  const isHere = (url: string) => here === url || (url !== '/' && here.startsWith(`${url}/`));
  return (
    <ul>
      {navigation.map(({ name, url, kind }) => (
        <li key={`${name} ${url}`}>
          {kind === 'internal' ? (
            <a href={url} data-nav={name} aria-current={isHere(url) ? 'page' : undefined}>
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
