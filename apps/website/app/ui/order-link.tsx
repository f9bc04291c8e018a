import type { ReactNode } from 'react';
import { trackNavigation } from '../analytics.ts';
import { useShell } from '../shell/shell-context.ts';

interface OrderLinkProps {
  /** The name under which analytics count it. */
  name?: 'Order Online' | 'Order Online - Mobile';
  className?: string;
  /** Another address than the brand's, e.g. the hero's own. */
  url?: string;
  onChoose?: () => void;
  children?: ReactNode;
}

/** Order Online: the ordering link, else a menu link, in a new tab. */
export function OrderLink({
  name = 'Order Online',
  className = '',
  url,
  onChoose,
  children = 'Order Online',
}: OrderLinkProps) {
  const { order } = useShell();
  const href = url ?? order.url;
  const choose = () => {
    trackNavigation(name, href, 'external');
    onChoose?.();
  };
  return (
    <a className={`button button--order ${className}`} href={href} target="_blank" rel="noopener" onClick={choose}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
