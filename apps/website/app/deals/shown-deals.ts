import { validityText } from '@tablefront/restaurant/current-offers';
import type { Link } from '@tablefront/restaurant/link';
import { shownPrice } from '@tablefront/restaurant/prices';
import type { Deal, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

export interface ShownDeal {
  key: string;
  title: string;
  description?: string;
  badge: string;
  price?: string;
  originalPrice?: string;
  /** Until when it holds, in a few words. */
  validity?: string;
  image?: Link;
}

/** Deals as pages show them. */
export function shownDeals(
  deals: readonly Deal[],
  { language, currency }: Pick<SiteConfiguration, 'language' | 'currency'>,
): ShownDeal[] {
  return deals.map((deal, index) => ({
    ...deal,
    key: String(index),
    badge: deal.badge ?? 'Special',
    price: shownPrice(deal, currency, language),
    originalPrice: shownPrice({ price: deal.originalPrice, priceText: deal.originalPriceText }, currency, language),
    validity: deal.validUntil === undefined ? undefined : validityText(deal.validUntil, language),
  }));
}
