import type { Offer, OfferCatalog, WithContext } from 'schema-dts';
import { currentOffers, lastDayOf } from '../current-offers.ts';
import { present } from '../reading/lenient.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { brandNode } from './brand.ts';

interface OffersAddress {
  origin: string;
  /** `YYYY-MM-DD`, see `offersToday`; what is over by then is left out. */
  today: string;
}

/** The offers page: deals and discounts that hold, as a catalog of Offers; nothing where there are none. */
export function offersStructuredData(
  configuration: SiteConfiguration,
  { origin, today }: OffersAddress,
): WithContext<OfferCatalog>[] {
  const { name, deals, discounts, currency } = configuration;
  const offeredBy = brandNode(configuration, origin);
  const offerOf = (offer: { title: string; description?: string; validUntil?: string; price?: number }): Offer => ({
    '@type': 'Offer',
    name: offer.title,
    offeredBy,
    ...present({
      description: offer.description,
      price: offer.price,
      priceCurrency: offer.price === undefined ? undefined : currency,
      validThrough: lastDayOf(offer.validUntil),
    }),
  });
  const offers = [...currentOffers(deals, today), ...currentOffers(discounts, today)].map(offerOf);
  if (offers.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'OfferCatalog',
      name: `Offers of ${name}`,
      url: `${origin}/offers`,
      numberOfItems: offers.length,
      itemListElement: offers,
    },
  ];
}
