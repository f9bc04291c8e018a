import { currentOffers, offersToday, validityText } from '@tablefront/restaurant/current-offers';
import type { Link } from '@tablefront/restaurant/link';
import { priceNotices } from '@tablefront/restaurant/menu/price-notices';
import { orderLink } from '@tablefront/restaurant/order-links';
import type { LoyaltyProgram, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { type ShownDeal, shownDeals } from '../../deals/shown-deals.ts';

export interface OffersDiscount {
  key: string;
  title: string;
  description?: string;
  badge?: string;
  icon?: string;
  couponCode?: string;
  /** Until when it holds, in a few words. */
  validity?: string;
  conditions: string[];
}

export interface OffersPage {
  deals: ShownDeal[];
  /** What goes with their prices. */
  notices?: string[];
  discounts: OffersDiscount[];
  loyalty?: { name: string; description?: string; url?: Link };
  terms: string[];
  /** Order Online leads somewhere else than the menu does. */
  canOrder: boolean;
}

/** The part of the configuration that the offers page shows; what is over is left out. */
export function offersPageOf(configuration: SiteConfiguration, now: Date): OffersPage {
  const { language } = configuration;
  const today = offersToday(configuration, now);
  const deals = shownDeals(currentOffers(configuration.deals, today), configuration);
  return {
    deals,
    notices: priceNotices(configuration, deals),
    discounts: currentOffers(configuration.discounts, today).map((discount, index) => ({
      ...discount,
      key: String(index),
      validity: discount.validUntil === undefined ? undefined : validityText(discount.validUntil, language),
      conditions: [...new Set(discount.conditions)],
    })),
    loyalty: loyaltyOf(configuration.loyaltyProgram),
    terms: configuration.offerTerms,
    canOrder: ![undefined, pathTo('menu')].includes(orderLink(configuration)),
  };
}

function loyaltyOf(program: LoyaltyProgram | undefined): OffersPage['loyalty'] {
  if (!program?.available) return undefined;
  const { name = 'Loyalty Program', description, url } = program;
  return { name, description, url };
}
