import { Menu } from 'lucide';
import { useCallback, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { trackNavigation } from '../analytics.ts';
import { useShell } from '../shell/shell-context.ts';
import { Icon } from '../ui/icon.tsx';
import { OrderLink } from '../ui/order-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { PageLink, withinSite } from '../ui/site-link.tsx';

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

/** @param reloads outside the main layout: that comes whole with a document, and with what only the server knows */
export function Logo({ reloads }: { reloads?: boolean }) {
  const { name, logo } = useShell();
  return (
    <PageLink className="logo" to="/" reloadDocument={reloads}>
      {logo && <Picture src={logo} alt="" width={40} height={40} />}
      <span className="logo-name">{name}</span>
    </PageLink>
  );
}

function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const close = useCallback(() => details.current?.removeAttribute('open'), []);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [close]);

  return (
    // A change of route by any other way closes it too; what was opened before the script came stays open.
    <details className="menu-toggle" ref={details} key={pathname}>
      <summary aria-label="Menu">
        <Icon node={Menu} />
      </summary>
      <nav className="mobile-menu" aria-label="Mobile">
        <NavigationList onChoose={close} />
        <OrderLink name="Order Online - Mobile" className="button--big" onChoose={close} />
      </nav>
    </details>
  );
}

function NavigationList({ onChoose }: { onChoose?: () => void }) {
  const { navigation } = useShell();
  return (
    <ul>
      {navigation.map(({ name, url, kind }) => {
        const choose = () => {
          trackNavigation(name, url, kind);
          onChoose?.();
        };
        return (
          <li key={`${name} ${url}`}>
            {kind === 'internal' ? (
              <NavLink {...withinSite} to={url} end={url === '/'} onClick={choose}>
                {name}
              </NavLink>
            ) : (
              <a href={url} target="_blank" rel="noopener" onClick={choose}>
                {name}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
