/** The pages on which people get in touch with the brand. */
import type { ContactPage, WithContext } from 'schema-dts';
import { present } from '../reading/lenient.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { pathTo } from '../site-pages.ts';
import { reachableBrandNode } from './brand.ts';

const titles = {
  contact: (brand: string) => `Contact ${brand}`,
  mediaInquiries: (brand: string) => `Media inquiries, ${brand}`,
  franchise: (brand: string) => `Own a franchise of ${brand}`,
};

/** Such a page: how to reach the brand. */
export function contactStructuredData(
  configuration: SiteConfiguration,
  page: keyof typeof titles,
  { origin }: { origin: string },
): WithContext<ContactPage>[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      name: titles[page](configuration.name),
      url: `${origin}${pathTo(page)}`,
      inLanguage: configuration.language,
      mainEntity: reachableBrandNode(configuration, origin),
      ...present({ description: configuration.description }),
    },
  ];
}
