import { ALL_BRANDS, type Role } from '@tablefront/console-wire/access';
import type { GrantInWords } from '@tablefront/console-wire/session';

export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  location: 'Location manager',
  inbox: 'Inbox only',
};

export const roleMeans: Record<Role, string> = {
  owner: 'Everything, also people, code and deleting.',
  editor: 'The whole site and the inbox. Publishes.',
  location: 'Hours, sold out, details and messages of their locations.',
  inbox: 'Reads and answers messages. Changes nothing on the site.',
};

/** Where a role counts: `All brands`, `All locations`, `Mile End, Saint-Roch`. */
export function whereOf({ brandId, locations }: GrantInWords): string {
  if (brandId === ALL_BRANDS) return 'All brands';
  return locations ? placesInWords(locations.map(({ name }) => name)) : 'All locations';
}

/** `Mile End, Saint-Roch`; where a name itself has a comma, `Main Street, Moncton; Saint-Roch`. */
export function placesInWords(names: readonly string[]): string {
  return names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');
}

/** In a sentence: `owner of all brands`, `location manager of Mile End`, `inbox only, of Maple & Ember`. */
export function grantInWords(grant: GrantInWords): string {
  const role = roleNames[grant.role].toLowerCase();
  const of = grant.role === 'inbox' ? `${role}, of` : `${role} of`;
  if (grant.brandId === ALL_BRANDS) return `${of} all brands`;
  return `${of} ${grant.locations ? whereOf(grant) : (grant.brandName ?? 'a brand')}`;
}
