import type { Link } from '@tablefront/restaurant/link';
import { telephoneLink } from '@tablefront/restaurant/links';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

/** How to reach the brand's people without the form. */
export interface BrandContact {
  phone?: { text: string; url: Link };
  /** Each once, in any case of letters. */
  emails: string[];
}

/** The brand's phone, else that of its first location with one; `firstEmail`, then the brand's addresses, and its only location's. */
export function brandContactOf(
  { telephone, email, brand, locations }: SiteConfiguration,
  firstEmail?: string,
): BrandContact {
  const phone = telephone ?? locations.find((location) => location.phone !== undefined)?.phone;
  const only = locations.length === 1 ? locations[0]?.email : undefined;
  const all = [firstEmail, email, brand.email, only].filter((address) => address !== undefined);
  return {
    phone: phone === undefined ? undefined : { text: phone, url: telephoneLink(phone) },
    emails: all.filter(
      (address, index) => all.findIndex((other) => other.toLowerCase() === address.toLowerCase()) === index,
    ),
  };
}
