import type { BrandSummary } from '@tablefront/console-wire/session';
import { Plus, Store } from 'lucide';
import { paths } from '../paths.ts';
import type { MenuChoice } from '../ui/menu.tsx';

// No brand is called so.
const ALL = ' all';
const NEW = ' new';

/** What the brand's name opens: the others, all of them side by side, and for owners of all a new one. Empty where there is no choice. */
export function brandChoices(brands: readonly BrandSummary[], mayMake: boolean): MenuChoice[] {
  if (brands.length < 2 && !mayMake) return [];
  return [
    ...brands.map(({ id, name, isDemo }) => ({ id, label: name, ...(isDemo && { more: 'Demo' }) })),
    { id: ALL, label: 'All brands', icon: Store },
    ...(mayMake ? [{ id: NEW, label: 'New brand…', icon: Plus }] : []),
  ];
}

/** Where a choice leads. */
export function pathOfChoice(id: string): string {
  if (id === ALL) return paths.brands;
  return id === NEW ? paths.newBrand : paths.today(id);
}

/** Under the brand's name: `14 locations`; of a brand of one place its name, where it has one of its own. */
export function placesInShort(brandName: string, places: readonly { name: string }[] | undefined): string {
  const [first, ...others] = places ?? [];
  if (!first) return '';
  if (others.length > 0) return `${others.length + 1} locations`;
  return first.name === brandName ? '1 location' : first.name;
}
