import type { Organization, WithContext } from 'schema-dts';
import { isExternal } from '../link.ts';
import { present } from '../reading/lenient.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { absoluteLink } from './absolute-link.ts';
import { faqStructuredData } from './faq.ts';
import { organizationNode, type RestaurantPage, restaurantStructuredData } from './restaurant.ts';

/**
 * What the home page says of the brand: a brand with one location (or none) is a Restaurant with its questions, one with
 * several is an Organization, whose restaurants have pages of their own.
 */
export function homeStructuredData(configuration: SiteConfiguration, page: RestaurantPage): object[] {
  const { locations, faqs } = configuration;
  if (locations.length > 1) return [organizationStructuredData(configuration, page.origin)];
  const restaurant = restaurantStructuredData(locations[0], configuration, page);
  const questions = faqStructuredData(faqs);
  return questions ? [restaurant, questions] : [restaurant];
}

function organizationStructuredData(configuration: SiteConfiguration, origin: string): WithContext<Organization> {
  const { telephone, logo, socialLinks } = configuration;
  const profiles = socialLinks.filter(isExternal);
  return {
    '@context': 'https://schema.org',
    ...organizationNode(configuration, origin),
    ...present({
      telephone,
      description: configuration.description,
      knowsAbout: configuration.keywords.length > 0 ? configuration.keywords : undefined,
      logo: absoluteLink(logo, origin),
      sameAs: profiles.length > 0 ? profiles : undefined,
    }),
  };
}
