'use client';
import type { Link } from '@tablefront/restaurant/link';
import type { NavigationItem } from '@tablefront/restaurant/navigation';
import { Menu } from 'lucide';
import { useCallback, useEffect, useRef } from 'react';
import { trackNavigation } from '../analytics.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { PageLink } from '../ui/site-link.tsx';
import { usePath } from '../use-path.ts';

interface HeaderBarProps {
  name: string;
  logo?: Link;
  navigation: NavigationItem[];
  order?: Link;
  onBrand: boolean;
  /** Where the framework's router does not know it. */
  path?: string;
}

export function HeaderBar({ name, logo, navigation, order, onBrand, path }: HeaderBarProps) {
  const here = usePath(path);
  return (
    <header className={`site-header ${onBrand ? 'on-brand' : ''}`}>
      <div className="wrap">
        <PageLink className="logo" to="/">
          {logo && <Picture src={logo} alt="" width={40} height={40} />}
          <span className="logo-name">{name}</span>
        </PageLink>
        <nav className="site-nav" aria-label="Main">
          <NavigationList navigation={navigation} here={here} />
        </nav>
        {order && <OrderLink name="Order Online" url={order} className="button--small" />}
        <MobileMenu navigation={navigation} here={here} order={order} />
      </div>
    </header>
  );
}

function MobileMenu({ navigation, here, order }: { navigation: NavigationItem[]; here: string; order?: Link }) {
  const details = useRef<HTMLDetailsElement>(null);
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
    <details className="menu-toggle" ref={details} key={here}>
      <summary aria-label="Menu">
        <Icon node={Menu} />
      </summary>
      <nav className="mobile-menu" aria-label="Mobile">
        <NavigationList navigation={navigation} here={here} onChoose={close} />
        {order && <OrderLink name="Order Online - Mobile" url={order} className="button--big" onChoose={close} />}
      </nav>
    </details>
  );
}

interface NavigationListProps {
  navigation: NavigationItem[];
  here: string;
  onChoose?: () => void;
}

function NavigationList({ navigation, here, onChoose }: NavigationListProps) {
  const isHere = (url: string) => here === url || (url !== '/' && here.startsWith(`${url}/`));
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
              <PageLink to={url} aria-current={isHere(url) ? 'page' : undefined} onClick={choose}>
                {name}
              </PageLink>
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

function OrderLink({ name, url, className, onChoose }: { name: string; url: Link; className: string; onChoose?: () => void }) {
  const choose = () => {
    trackNavigation(name, url, 'external');
    onChoose?.();
  };
  return (
    <a className={`button button--order ${className}`} href={url} target="_blank" rel="noopener" onClick={choose}>
      Order Online
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
