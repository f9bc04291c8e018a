import type { Link } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { Utensils } from 'lucide';
import { useId } from 'react';
import { Icon } from './icon.tsx';
import { Phone } from './light-icons.ts';
import { OrderLink } from './order-link.tsx';
import { Picture } from './picture.tsx';
import { PageLink } from './site-link.tsx';

interface OrderBannerProps {
  phone?: { text: string; url: Link };
  picture?: Link;
  lead?: string;
  /** Where a location orders; without it, where the brand does. */
  order?: Link;
  catering?: Link;
}

/** 'Ready to Order': order, cater, call. */
export function OrderBanner({ phone, picture, lead, order, catering = pathTo('catering') }: OrderBannerProps) {
  const id = useId();
  return (
    <section className="order-banner" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>Ready to Order</h2>
        {lead && <p>{lead}</p>}
        <div className="actions">
          <OrderLink className="button--big" url={order} callElsewhere={phone !== undefined} />
          <PageLink className="button button--big" to={catering}>
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
