import { pathTo } from '@tablefront/restaurant/site-pages';
import { useId } from 'react';
import { PageLink } from '../../ui/site-link.tsx';
import type { OffersDiscount } from './offers-page.ts';

interface OfferTermsProps {
  discounts: OffersDiscount[];
  severalLocations: boolean;
  tint: boolean;
}

/** What holds for every offer, then what each discount asks besides. */
export function OfferTerms({ discounts, severalLocations, tint }: OfferTermsProps) {
  const id = useId();
  const conditional = discounts.filter(({ conditions }) => conditions.length > 0);
  return (
    <section className={`section ${tint ? 'on-tint' : ''}`} aria-labelledby={id}>
      <div className="wrap rail">
        <h2 id={id}>Offer Terms</h2>
        <div className="offer-terms">
          <ul>
            <li>An offer holds until the end of the day it names. One that names no day may end at any time.</li>
            <li>Unless an offer says otherwise, it is good for one order and is not combined with another offer.</li>
            <li>Enter or mention a code before you pay; it cannot be added to an order that is already paid.</li>
            <li>Prices and minimum amounts are before tax (GST/HST/PST), delivery fees and tips.</li>
            <li>An offer covers what is on the menu that day and has no cash value.</li>
            {severalLocations && (
              <li>Not every location takes part in every offer. Please ask yours before you order.</li>
            )}
            <li>We may change or end an offer. An order that we have already confirmed keeps its price.</li>
          </ul>
          {conditional.length > 0 && (
            <>
              <h3>What each discount asks</h3>
              <dl>
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
            Our <PageLink to={pathTo('terms')}>Terms and Conditions</PageLink> apply to every order.
          </p>
        </div>
      </div>
    </section>
  );
}
