import { pathTo } from '@tablefront/restaurant/site-pages';
import { useId } from 'react';
import { OrderLink } from '../../ui/order-link.tsx';
import { PageLink } from '../../ui/site-link.tsx';

/** The call to action, on the colour of ordering; without anywhere to order, the menu alone. */
export function OrderNow({ title, canOrder }: { title: string; canOrder: boolean }) {
  const id = useId();
  return (
    <section className="order-banner" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <OrderActions canOrder={canOrder} className="button--big" />
      </div>
    </section>
  );
}

export function OrderActions({ canOrder, className }: { canOrder: boolean; className?: string }) {
  return (
    <div className="actions">
      {canOrder && <OrderLink className={className} />}
      <PageLink className={`button${className ? ` ${className}` : ''}`} to={pathTo('menu')}>
        See the Menu
      </PageLink>
    </div>
  );
}
