import { cutDescription } from '@tablefront/restaurant/descriptions';
import { ArrowRight } from 'lucide';
import { useId } from 'react';
import { useShell } from '../../layout/shell-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { NamedSiteLink } from '../../ui/site-link.tsx';
import type { OffersPage } from './offers-page.ts';

/** The loyalty program, beside the card that one would carry. */
export function LoyaltyCard({ loyalty: { name, description, url } }: { loyalty: NonNullable<OffersPage['loyalty']> }) {
  const id = useId();
  const { name: brand } = useShell();
  return (
    <section className="section on-tint" aria-labelledby={id}>
      <div className="wrap loyalty">
        <div className="loyalty-text">
          <h2 id={id}>{name}</h2>
          {description && <p className="loyalty-description">{description}</p>}
          {url && (
            <NamedSiteLink className="button button--brand" link={{ name: `Join ${name}`, url }}>
              <Icon node={ArrowRight} />
            </NamedSiteLink>
          )}
        </div>
        <div className="loyalty-card" aria-hidden="true">
          <span>{onCard(brand)}</span>
          <span className="display">{onCard(name)}</span>
        </div>
      </div>
    </section>
  );
}

/** As much of a name as there is room for. */
function onCard(name: string): string {
  const { short, cut } = cutDescription(name, 36);
  return cut ? `${short}…` : short;
}
