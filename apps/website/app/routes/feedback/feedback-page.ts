import type { Link } from '@tablefront/restaurant/link';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type FeedbackPlace, feedbackPlacesOf } from '../../feedback/feedback-places.ts';

export interface FeedbackPage {
  places: FeedbackPlace[];
  /** A dish cut out of its ground, where the brand has one. */
  picture?: Link;
}

/** Dishes without a ground of their own come in formats that can leave it out. */
function isCutOut(image: Link | undefined): boolean {
  return image !== undefined && !/\.(jpe?g|avif)([?#]|$)/i.test(image);
}

/** The part of the configuration that the standalone page shows. */
export function feedbackPageOf(configuration: SiteConfiguration, brandKey: string): FeedbackPage {
  const { places } = feedbackPlacesOf(configuration, brandKey);
  return {
    places: places.map(({ restaurantId, name, address }) => ({ restaurantId, name, address })),
    picture: configuration.hero.image ?? configuration.featuredItems.map(({ image }) => image).find(isCutOut),
  };
}
