import { offersToday } from '@tablefront/restaurant/current-offers';
import { offersStructuredData } from '@tablefront/restaurant/structured-data/offers';
import type { PageProps, PageVisit } from '../../rendering/page.ts';
import { useShell } from '../../shell/shell-context.ts';

import { PageHead } from '../../ui/page-head.tsx';
import { StructuredDataScripts } from '../../ui/structured-data.tsx';
import { FeaturedDeals } from './featured-deals.tsx';
import { LoyaltyCard } from './loyalty-card.tsx';
import { NoOffers } from './no-offers.tsx';
import { OfferTerms } from './offer-terms.tsx';
import offersStyles from './offers.css?inline';
import { offersPageOf } from './offers-page.ts';
import { OngoingDiscounts } from './ongoing-discounts.tsx';
import { OrderNow } from './order-now.tsx';

export const styles = offersStyles;

export function loader({ configuration, access: { origin, now } }: PageVisit) {
  const today = offersToday(configuration, now);
  return {
    page: offersPageOf(configuration, now),
    structuredData: offersStructuredData(configuration, { origin, today }),
  };
}

export default function Offers({ loaderData }: PageProps<typeof loader>) {
  const { deals, notices, discounts, loyalty, terms, canOrder } = loaderData.page;
  const { name } = useShell();
  const anyOffer = deals.length + discounts.length > 0;
  const head = (
    <PageHead
      title="Offers"
      lead={anyOffer ? 'What we offer at the moment, and what each offer asks.' : undefined}
      description={`Deals, discounts with their coupon codes and rewards at ${name}, with the terms that come with them.`}
    />
  );
  if (!anyOffer && !loyalty) {
    return (
      <>
        {head}
        <NoOffers canOrder={canOrder} />
      </>
    );
  }
  return (
    <>
      {head}
      {deals.length > 0 && <FeaturedDeals deals={deals} notices={notices} />}
      {discounts.length > 0 && <OngoingDiscounts discounts={discounts} />}
      {loyalty && <LoyaltyCard loyalty={loyalty} />}
      {anyOffer && <OfferTerms discounts={discounts} terms={terms} tint={!loyalty} />}
      <StructuredDataScripts nodes={loaderData.structuredData} />
      <OrderNow title={anyOffer ? 'Found one you like?' : 'Ready to Order'} canOrder={canOrder} />
    </>
  );
}
