import type { SiteConfiguration } from './site-configuration/site-configuration.ts';

/** By which the backend knows whose inquiries and campaigns they are: the brand's id, else that of the configuration. */
export function brandIdOf({ brandId, id }: Pick<SiteConfiguration, 'brandId' | 'id'>): string | undefined {
  return brandId ?? id;
}
