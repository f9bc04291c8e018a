import type { Link } from '@tablefront/restaurant/link';
import type { ReactNode } from 'react';
import { useShell } from '../shell/shell-context.ts';

interface OrderLinkProps {
  /** The name under which analytics count it. */
  name?: 'Order Online' | 'Order Online - Mobile';
  className?: string;
  /** Another address than the brand's, e.g. the hero's own. */
  url?: Link;
  children?: ReactNode;
}

/** Order Online: the ordering link, else a menu link, in a new tab. */
export function OrderLink({ name = 'Order Online', className = '', url, children = 'Order Online' }: OrderLinkProps) {
  const { order } = useShell();
  const href = url ?? order.url;
  return (
    <a className={`button button--order ${className}`} href={href} target="_blank" rel="noopener" data-nav={name}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
