import { currentOffers, offersToday } from '@tablefront/restaurant/current-offers';
import { restaurantByDefault } from '@tablefront/restaurant/restaurants';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { QuestionHandling, SiteAccess } from '../site-access.ts';

/** What the chat needs to know of the brand; fetched when a visitor first touches the search bar. */
export interface AssistantAccess {
  /** Where the backend is; an empty text is the origin of the page. */
  url: string;
  anonKey: string;
  /** The id that our own backend stores the brand under. */
  brandId?: string;
  restaurantId: string;
  /** What happens with questions, where that is known. */
  questions?: QuestionHandling;
  /** Whether anything is on offer today. */
  hasOffers: boolean;
  currency: string;
}

export function assistantAccessOf(
  configuration: SiteConfiguration,
  { backend, questions, now, brandKey }: Pick<SiteAccess, 'backend' | 'questions' | 'now' | 'brandKey'>,
): AssistantAccess {
  const { deals, discounts, currency } = configuration;
  return {
    ...backend,
    restaurantId: restaurantByDefault(configuration, brandKey),
    questions,
    hasOffers: currentOffers([...deals, ...discounts], offersToday(configuration, now)).length > 0,
    currency,
  };
}
