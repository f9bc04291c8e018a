import type { Link } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import type { ReactNode } from 'react';
import { PickLink } from '../picker/pick-link.tsx';
import { useShell } from '../shell/shell-context.ts';

interface OrderLinkProps {
  /** The name under which analytics count it. */
  name?: 'Order Online' | 'Order Online - Mobile';
  className?: string;
  /** Another address than the brand's, e.g. the hero's own. */
  url?: Link;
  children?: ReactNode;
  /** What stands in its place where nothing can be opened is elsewhere already. */
  callElsewhere?: boolean;
}

/** Order Online in a new tab; where nothing can be opened a phone, if there is one, stands in its place. */
export function OrderLink(props: OrderLinkProps) {
  const { name = 'Order Online', className, url, children = 'Order Online', callElsewhere = false } = props;
  const { order, footer } = useShell();
  const href = url ?? order;
  const look = `button button--order${className ? ` ${className}` : ''}`;
  if (href === undefined) {
    if (callElsewhere || !footer.phone) return null;
    return (
      <a className={look} href={footer.phone.url} aria-label={`Call ${footer.phone.text}`}>
        Call
      </a>
    );
  }
  // Several locations order each for itself.
  if (href === pathTo('locations')) {
    return (
      <PickLink className={look} pick="order">
        {children}
      </PickLink>
    );
  }
  return (
    <a className={look} href={href} target="_blank" rel="noopener" data-nav={name}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
