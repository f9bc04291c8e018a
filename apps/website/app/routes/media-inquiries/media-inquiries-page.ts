import { brandIdOf } from '@tablefront/restaurant/brand-id';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type BrandContact, brandContactOf } from '../../forms/brand-contact.ts';

export interface MediaInquiriesPage {
  /** Whose inquiry it is, on the wire. */
  brandId: string;
  contact: BrandContact;
}

/** The part of the configuration that the page shows. `brandKey` stands for a brand that has no id. */
export function mediaInquiriesPageOf(configuration: SiteConfiguration, brandKey: string): MediaInquiriesPage {
  return { brandId: brandIdOf(configuration) ?? brandKey, contact: brandContactOf(configuration) };
}
