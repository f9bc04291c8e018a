import { formatDay } from '@tablefront/restaurant/dates';
import type { Link } from '@tablefront/restaurant/link';
import { formatPrice } from '@tablefront/restaurant/prices';
import type { Deal, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

export interface ShownDeal {
  key: string;
  title: string;
  description?: string;
  badge: string;
  price?: string;
  originalPrice?: string;
  /** As people write dates. */
  validUntil?: string;
  image?: Link;
}

/** Deals as pages show them. */
export function shownDeals(
  deals: readonly Deal[],
  { language, currency }: Pick<SiteConfiguration, 'language' | 'currency'>,
): ShownDeal[] {
  const price = (amount: number | undefined) =>
    amount === undefined ? undefined : formatPrice(amount, currency, language);
  return deals.map((deal, index) => ({
    ...deal,
    key: String(index),
    badge: deal.badge ?? 'Special',
    price: price(deal.price),
    originalPrice: price(deal.originalPrice),
    validUntil: deal.validUntil === undefined ? undefined : formatDay(deal.validUntil, language),
  }));
}
