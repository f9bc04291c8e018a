import { pathTo } from '@tablefront/restaurant/site-pages';
import { useId } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { PageLink } from '../../ui/site-link.tsx';
import type { OffersDiscount } from './offers-page.ts';

/** What can be said of any restaurant's offers. */
const anyRestaurants = [
  'What an offer asks of you stands beside it.',
  'An offer that names a last day is shown here until that day is over.',
  'If you are not sure whether an offer holds for your order, please ask before you order.',
];

interface OfferTermsProps {
  discounts: OffersDiscount[];
  /** The operator's own. */
  terms: string[];
  tint: boolean;
}

/** What holds for every offer, then what each discount asks besides. */
export function OfferTerms({ discounts, terms, tint }: OfferTermsProps) {
  const id = useId();
  const { text } = useShell();
  const conditional = discounts.filter(({ conditions }) => conditions.length > 0);
  return (
    <section className={`section${tint ? ' on-tint' : ''}`} aria-labelledby={id}>
      <div className="wrap rail">
        <h2 id={id}>Offer Terms</h2>
        <div className="offer-terms">
          <ul {...(terms.length > 0 && text)}>
            {(terms.length > 0 ? terms : anyRestaurants).map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          {conditional.length > 0 && (
            <>
              <h3>What each discount asks</h3>
              <dl {...text}>
                {conditional.map(({ key, title, conditions }) => (
                  <div key={key}>
                    <dt>{title}</dt>
                    {conditions.map((condition) => (
                      <dd key={condition}>{condition}</dd>
                    ))}
                  </div>
                ))}
              </dl>
            </>
          )}
          <p className="small muted">
            See also our <PageLink to={pathTo('terms')}>Terms and Conditions</PageLink>.
          </p>
        </div>
      </div>
    </section>
  );
}
