import { addressLines } from '@tablefront/restaurant/addresses';
import type { Link } from '@tablefront/restaurant/link';
import { mailLink, telephoneLink } from '@tablefront/restaurant/links';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

export interface LegalContact {
  email?: { text: string; url: Link };
  phone?: { text: string; url: Link };
  /** In one line. */
  address?: string;
}

/** How the brand is reached about a legal text: its own particulars, else those of its locations. */
export function legalContactOf({ email, brand, telephone, address, locations }: SiteConfiguration): LegalContact {
  const only = locations.length === 1 ? locations[0] : undefined;
  const mail = email ?? brand.email ?? only?.email;
  const phone = telephone ?? locations.find((location) => location.phone !== undefined)?.phone;
  const own = addressLines(address);
  const lines = own.length > 0 || !only ? own : addressLines(only.address);
  return {
    email: mail === undefined ? undefined : { text: mail, url: mailLink(mail) },
    phone: phone === undefined ? undefined : { text: phone, url: telephoneLink(phone) },
    address: lines.length > 0 ? lines.join(', ') : undefined,
  };
}
