import { pathTo } from '@tablefront/restaurant/site-pages';
import { ArrowRight } from 'lucide';
import type { ShownDeal } from '../../deals/shown-deals.ts';
import { useShell } from '../../shell/shell-context.ts';
import { fitted } from '../../ui/fitted.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PriceNotices } from '../../ui/price-notices.tsx';
import { Section } from '../../ui/section.tsx';
import { PageLink } from '../../ui/site-link.tsx';

/** Tickets on the brand's ground, the first one large. */
export function SpecialOffers({ offers, notices }: { offers: ShownDeal[]; notices?: string[] }) {
  const all = (
    <PageLink className="link" to={pathTo('offers')}>
      All offers
      <Icon node={ArrowRight} />
    </PageLink>
  );
  return (
    <Section title="Special Offers" action={all} ground="brand" className="offers">
      <div className={`deals deals--${Math.min(offers.length, 3)}`}>
        {offers.map((offer, index) => (
          <Ticket offer={offer} lead={index === 0} key={offer.key} />
        ))}
      </div>
      <PriceNotices notices={notices} />
    </Section>
  );
}

function Ticket({ offer, lead }: { offer: ShownDeal; lead: boolean }) {
  const { text } = useShell();
  return (
    <article className={`deal${lead ? ' deal--lead' : ''}${lead && offer.image ? ' deal--pictured' : ''}`}>
      {lead && offer.image && <Picture src={offer.image} alt="" width={900} height={1100} loading="lazy" />}
      <div className="deal-text">
        <span className="badge badge--order">{offer.badge}</span>
        <h3 {...text} style={fitted(offer.title, lead ? '--t-h2' : '--t-h3', '3rem')}>
          {offer.title}
        </h3>
        {offer.description && (
          <p className="muted" {...text}>
            {offer.description}
          </p>
        )}
        {(offer.price || offer.originalPrice) && (
          <p className="price">
            {offer.price}
            {offer.originalPrice && (
              <s>
                <span className="visually-hidden">was </span>
                {offer.originalPrice}
              </s>
            )}
          </p>
        )}
        <p className="small">
          <span>{offer.validity}</span>
          <PageLink className="link" to={pathTo('offers')}>
            See offer<span className="visually-hidden">: {offer.title}</span>
          </PageLink>
        </p>
      </div>
    </article>
  );
}
