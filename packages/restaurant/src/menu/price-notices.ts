import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';

/** The notices that go with prices of the whole brand; those of its only location come first. Absent where no price is shown. */
export function priceNotices(
  { locations, menuNotices }: SiteConfiguration,
  shown: readonly { price?: string }[],
): string[] | undefined {
  const only = locations.length === 1 ? locations[0] : undefined;
  return shown.some(({ price }) => price !== undefined) ? (only?.menuNotices ?? menuNotices) : undefined;
}
