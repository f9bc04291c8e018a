import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

/**
 * Who answers about accessibility: whom the brand names for it, else whom the installation does, else the brand's contact. No
 * address is made up: without any of them there are the phone and the contact form.
 */
export function accessibilityEmail(
  { accessibilityEmail: own, email, brand, locations }: SiteConfiguration,
  ofInstallation: string | undefined,
): string | undefined {
  const only = locations.length === 1 ? locations[0] : undefined;
  return own ?? ofInstallation ?? email ?? brand.email ?? only?.email;
}
