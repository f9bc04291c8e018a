import type { Link, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type FeedbackPlace, feedbackPlacesOf } from '../../feedback/feedback-places.ts';

export interface FeedbackPage {
  places: FeedbackPlace[];
  /** A dish cut out of its ground, where the brand has one. */
  picture?: Link;
}

/** The part of the configuration that the standalone page shows. */
export function feedbackPageOf(configuration: SiteConfiguration, host: string): FeedbackPage {
  const { places } = feedbackPlacesOf(configuration, host);
  return {
    places: places.map(({ restaurantId, name, address }) => ({ restaurantId, name, address })),
    picture: configuration.hero.image,
  };
}
