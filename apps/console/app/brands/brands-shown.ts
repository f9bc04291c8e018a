import type { BrandSummary } from '@tablefront/console-wire/session';

export type BrandFilter = 'all' | 'open' | 'unpublished';

export const brandFilters: readonly [BrandFilter, string][] = [
  ['all', 'All'],
  ['open', 'Needs me'],
  ['unpublished', 'Not published'],
];

interface BrandLine {
  brand: Pick<BrandSummary, 'name'>;
  /** How many messages wait for an answer. */
  open: number;
  /** How many changes guests do not see yet. */
  changes: number;
}

/** The brands that are wanted, those first in which most waits. */
export function brandsShown<Line extends BrandLine>(
  lines: readonly Line[],
  wanted: string,
  filter: BrandFilter,
): Line[] {
  const words = wanted.trim().toLowerCase();
  return lines
    .filter(({ brand }) => brand.name.toLowerCase().includes(words))
    .filter(({ open, changes }) => filter === 'all' || (filter === 'open' ? open : changes) > 0)
    .sort((one, other) => other.open - one.open);
}
