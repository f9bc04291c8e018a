import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { SiteAccess } from '../site-access.ts';
import { feedbackPlacesOf } from './feedback-places.ts';

/** What the feedback dialog needs of the configuration, fetched when somebody opens it. */
export function widgetData(configuration: SiteConfiguration, { backend, brandKey }: SiteAccess) {
  return { ...feedbackPlacesOf(configuration, brandKey), backend };
}
