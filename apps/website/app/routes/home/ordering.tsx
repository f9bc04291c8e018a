import { Phone, Utensils } from 'lucide';
import { useId } from 'react';
import { useShell } from '../../layout/shell-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { OrderLink } from '../../ui/order-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PageLink, SiteLink } from '../../ui/site-link.tsx';

/** 'Ready to Order': order, cater, call. */
export function OrderBanner({ phone, picture }: { phone?: { text: string; url: string }; picture?: string }) {
  const id = useId();
  return (
    <section className="order-banner" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>Ready to Order</h2>
        <div className="actions">
          <OrderLink className="button--big" />
          <PageLink className="button button--big" to="/catering">
            <Icon node={Utensils} />
            Catering
          </PageLink>
          {phone && (
            <a className="button button--big num" href={phone.url}>
              <Icon node={Phone} />
              Call {phone.text}
            </a>
          )}
        </div>
      </div>
      {picture && <Picture src={picture} alt="" width={440} height={400} loading="lazy" />}
    </section>
  );
}

/** On a phone the two main actions stay at the thumb. */
export function OrderBar() {
  const { reservation } = useShell();
  return (
    <div className="order-bar">
      <SiteLink className="button button--quiet" to={reservation}>
        Make Reservation
      </SiteLink>
      <OrderLink name="Order Online - Mobile" />
    </div>
  );
}
