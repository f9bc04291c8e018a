import { offersToday } from '@tablefront/restaurant/current-offers';
import { offersStructuredData } from '@tablefront/restaurant/structured-data/offers';
import { useShell } from '../../shell/shell-context.ts';
import { asJson, fromConfiguration } from '../../site-access.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { StructuredDataScripts, structuredData } from '../../ui/structured-data.tsx';
import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/offers';
import { FeaturedDeals } from './featured-deals.tsx';
import { LoyaltyCard } from './loyalty-card.tsx';
import { NoOffers } from './no-offers.tsx';
import { OfferTerms } from './offer-terms.tsx';
import './offers.css';
import { offersPageOf } from './offers-page.ts';
import { OngoingDiscounts } from './ongoing-discounts.tsx';
import { OrderNow } from './order-now.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: asJson(fromConfiguration(context, (configuration, { now }) => offersPageOf(configuration, now))),
    structuredData: fromConfiguration(context, (configuration, access) => {
      const { origin, now } = access;
      const today = offersToday(configuration, now);
      return structuredData(offersStructuredData(configuration, { origin, today }), access);
    }),
  };
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  const { deals, discounts, loyalty, severalLocations, canOrder } = useLoaded(loaderData.page);
  const { name } = useShell();
  const anyOffer = deals.length + discounts.length > 0;
  const head = (
    <PageHead
      title="Offers"
      lead={anyOffer ? 'More on the table, less on the bill.' : undefined}
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
      {deals.length > 0 && <FeaturedDeals deals={deals} />}
      {discounts.length > 0 && <OngoingDiscounts discounts={discounts} />}
      {loyalty && <LoyaltyCard loyalty={loyalty} />}
      {anyOffer && <OfferTerms discounts={discounts} severalLocations={severalLocations} tint={!loyalty} />}
      <StructuredDataScripts data={loaderData.structuredData} />
      <OrderNow title={anyOffer ? 'Found one you like?' : 'Ready to Order'} canOrder={canOrder} />
    </>
  );
}
