/** The pages on which people get in touch with the brand. */
import type { ContactPage, WithContext } from 'schema-dts';
import { present } from '../reading/lenient.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { pathTo } from '../site-pages.ts';
import { reachableBrandNode } from './brand.ts';

interface ContactAddress {
  origin: string;
}

/** `/contact`: how to reach the brand. */
export function contactStructuredData(configuration: SiteConfiguration, { origin }: ContactAddress): object[] {
  return [contactPage(configuration, { origin, path: pathTo('contact'), name: `Contact ${configuration.name}` })];
}

/** `/media-inquiries`: how the press reaches the brand. */
export function mediaInquiriesStructuredData(configuration: SiteConfiguration, { origin }: ContactAddress): object[] {
  const name = `Media inquiries, ${configuration.name}`;
  return [contactPage(configuration, { origin, path: pathTo('mediaInquiries'), name })];
}

/** `/franchise`: how to ask for a franchise. */
export function franchiseStructuredData(configuration: SiteConfiguration, { origin }: ContactAddress): object[] {
  return [
    contactPage(configuration, { origin, path: pathTo('franchise'), name: `Own a franchise of ${configuration.name}` }),
  ];
}

function contactPage(
  configuration: SiteConfiguration,
  { origin, path, name }: ContactAddress & { path: string; name: string },
): WithContext<ContactPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name,
    url: `${origin}${path}`,
    inLanguage: configuration.language,
    mainEntity: reachableBrandNode(configuration, origin),
    ...present({ description: configuration.description }),
  };
}
