import type { Address } from './site-configuration/site-configuration.ts';

/**
 * An address as on an envelope, without the country: `['612 Queen St W', 'Toronto, ON M6J 1E4']`. Lines of which
 * nothing is known are left out, so an empty address has none.
 */
export function addressLines(address: Address): string[] {
  const { street, locality, region, postalCode } = address;
  return joined([street, joined([locality, joined([region, postalCode], ' ')], ', ')], '\n')
    .split('\n')
    .filter(Boolean);
}

/** An address in one line: `612 Queen St W, Toronto, ON M6J 1E4, Canada`; empty where nothing is known. */
export function fullAddress(address: Address, { country }: { country: boolean }): string {
  return joined([...addressLines(address), country ? address.country : undefined], ', ');
}

function joined(parts: (string | undefined)[], separator: string): string {
  return parts.filter((part) => part !== undefined && part !== '').join(separator);
}
