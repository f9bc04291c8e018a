import type { BrandOverview } from '@tablefront/console-wire/overview';

export type BrandFilter = 'all' | 'open' | 'unpublished' | 'warnings';

export const brandFilters: readonly [BrandFilter, string][] = [
  ['all', 'All'],
  ['open', 'Needs me'],
  ['unpublished', 'Not published'],
  ['warnings', 'Warnings'],
];

type Shown = Pick<BrandOverview, 'name' | 'hosts' | 'waiting'> & {
  site: Partial<Pick<NonNullable<BrandOverview['site']>, 'changes' | 'warnings'>> | null;
};

const counts: Record<BrandFilter, (brand: Shown) => number> = {
  all: () => 1,
  open: ({ waiting }) => waiting.count,
  unpublished: ({ site }) => site?.changes ?? 0,
  warnings: ({ site }) => site?.warnings ?? 0,
};

/** The brands that are wanted, by name or address, those first that wait longest. */
export function brandsShown<Brand extends Shown>(
  brands: readonly Brand[],
  wanted: string,
  filter: BrandFilter,
): Brand[] {
  const words = wanted.trim().toLowerCase();
  // Before every date; what waits for nothing comes after all of them.
  const since = ({ waiting }: Shown) => waiting.since ?? '9';
  return brands
    .filter(({ name, hosts }) => [name, ...hosts].some((text) => text.toLowerCase().includes(words)))
    .filter((brand) => counts[filter](brand) > 0)
    .sort((one, other) => (since(one) < since(other) ? -1 : since(one) > since(other) ? 1 : 0));
}

/** `4 brands, 16 locations.` */
export function brandsInWords(brands: readonly Pick<BrandOverview, 'places'>[]): string {
  const places = brands.reduce((sum, brand) => sum + brand.places, 0);
  return `${counted(brands.length, 'brand')}, ${counted(places, 'location')}.`;
}

/** `9 messages wait for an answer, the oldest since Friday.` @param dayOf a moment as a day: `Friday` */
export function waitingInWords(
  brands: readonly Pick<BrandOverview, 'waiting'>[],
  dayOf: (iso: string) => string,
): string {
  const count = brands.reduce((sum, { waiting }) => sum + waiting.count, 0);
  const [oldest] = brands.flatMap(({ waiting }) => waiting.since ?? []).toSorted();
  if (oldest === undefined) return 'No message waits for an answer.';
  const wait = `${counted(count, 'message')} ${count === 1 ? 'waits' : 'wait'} for an answer`;
  return count === 1 ? `${wait}, since ${dayOf(oldest)}.` : `${wait}, the oldest since ${dayOf(oldest)}.`;
}

/** `1 message`, `9 messages`. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
