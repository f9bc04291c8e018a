import type { ShownDeal } from '../../deals/shown-deals.ts';
import { useShell } from '../../shell/shell-context.ts';
import { Picture } from '../../ui/picture.tsx';
import { PriceNotices } from '../../ui/price-notices.tsx';
import { Section } from '../../ui/section.tsx';

/** Tickets on the brand's ground; what it costs stands on the stub. */
export function FeaturedDeals({ deals, notices }: { deals: ShownDeal[]; notices?: string[] }) {
  return (
    <Section title="Featured Deals" ground="brand">
      <ul className="tickets">
        {deals.map((deal) => (
          <li key={deal.key}>
            <Ticket deal={deal} />
          </li>
        ))}
      </ul>
      <PriceNotices notices={notices} />
    </Section>
  );
}

function Ticket({ deal: { title, description, badge, price, originalPrice, validity, image } }: { deal: ShownDeal }) {
  const { text } = useShell();
  const hasStub = price !== undefined || originalPrice !== undefined || validity !== undefined;
  return (
    <article className={`ticket${image ? ' ticket--pictured' : ''}${hasStub ? ' ticket--stub' : ''}`}>
      {image && <Picture src={image} alt="" width={900} height={1100} loading="lazy" />}
      <div className="ticket-text">
        <span className="badge badge--order">{badge}</span>
        <h3 {...text}>{title}</h3>
        {description && (
          <p className="muted" {...text}>
            {description}
          </p>
        )}
      </div>
      {hasStub && (
        <div className="ticket-price">
          {(price || originalPrice) && (
            <p className="price">
              {price}
              {originalPrice && (
                <s>
                  <span className="visually-hidden">was </span>
                  {originalPrice}
                </s>
              )}
            </p>
          )}
          {validity && <p className="small muted">{validity}</p>}
        </div>
      )}
    </article>
  );
}
