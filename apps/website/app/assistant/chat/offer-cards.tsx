import type { AnsweredOffer } from '@tablefront/backend-client/assistant-answer';
import { formatDay } from '@tablefront/restaurant/dates';
import { formatPrice } from '@tablefront/restaurant/prices';
import { CouponCode } from '../../deals/coupon-code.tsx';
import { answerWords } from './answer-words.ts';
import type { PricesShown } from './prices-shown.ts';

interface OfferCardsProps {
  offers: readonly AnsweredOffer[];
  shown: PricesShown;
  answerLanguage?: string;
}

/** Deals and discounts. */
export function OfferCards({ offers, ...rest }: OfferCardsProps) {
  return offers.map((offer, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change
    <OfferCard key={index} offer={offer} {...rest} />
  ));
}

interface OfferCardProps extends Omit<OfferCardsProps, 'offers'> {
  offer: AnsweredOffer;
}

function OfferCard({ offer, shown: { currency, language }, answerLanguage }: OfferCardProps) {
  const { title, description, badge, price, originalPrice, couponCode, validUntil, conditions } = offer;
  const { until, language: spoken } = answerWords(answerLanguage);
  const day = formatDay(validUntil ?? '', language.startsWith(spoken) ? language : spoken);
  return (
    <div className="answer">
      {badge && <span className="badge badge--order">{badge}</span>}
      <b>{title}</b>
      {description && <p>{description}</p>}
      {(price !== undefined || originalPrice !== undefined) && (
        <p className="price">
          {price !== undefined && formatPrice(price, currency, language)}
          {originalPrice !== undefined && (
            <s>
              <span className="visually-hidden">was </span>
              {formatPrice(originalPrice, currency, language)}
            </s>
          )}
        </p>
      )}
      {conditions.length > 0 && (
        <ul className="answer-conditions small muted">
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      {couponCode && <CouponCode code={couponCode} />}
      {validUntil && <p className="small muted">{day === validUntil ? validUntil : `${until} ${day}`}</p>}
    </div>
  );
}
