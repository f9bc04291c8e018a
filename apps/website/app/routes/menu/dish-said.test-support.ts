/** What a page has to say of a dish, in whatever form it is read. */
import { statesAny } from '@tablefront/restaurant/menu/allergen-pages';
import { costsFrom, variantText } from '@tablefront/restaurant/menu/dish-words';
import { marksOf } from '@tablefront/restaurant/menu/marks';
import { shownPrice } from '@tablefront/restaurant/prices';
import type { MenuItem } from '@tablefront/restaurant/site-configuration/site-configuration';

export interface DishSaid {
  name: string;
  /** Empty without one. */
  price: string;
  soldOut: boolean;
  badge: boolean;
  marks: string[];
  sizes: string[];
  /** Undefined where no dish of the page states any. */
  allergens: string | undefined;
  /** The words that the filter goes by. */
  named: string[];
}

export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** @param items all of a page */
export function saidOf(items: readonly MenuItem[], money: { currency: string; language: string }): DishSaid[] {
  const anyStated = items.some(statesAny);
  return items.map((item) => {
    const { allergens, mayContain, freeOf, variants, addOns, soldOut } = item;
    const price = shownPrice(item, money.currency, money.language);
    const told = [
      ...(allergens ? [`Contains ${allergens.join(', ')}.`] : []),
      ...(mayContain ? [`May contain ${mayContain.join(', ')}.`] : []),
      ...(freeOf ? [`Stated to be free of ${freeOf.join(', ')}.`] : []),
    ];
    return {
      name: plain(item.name),
      price: plain(price === undefined ? '' : `${costsFrom(item) ? 'from ' : ''}${price}`),
      soldOut,
      badge: soldOut,
      marks: marksOf(item).map(({ sign }) => sign),
      sizes: [
        ...(variants ? [variants.map((size) => variantText(size, money)).join(' · ')] : []),
        ...(addOns ? [`Add: ${addOns.map((addOn) => variantText(addOn, money)).join(' · ')}`] : []),
      ].map(plain),
      allergens: anyStated ? plain(told.join(' ')) || 'Allergens not stated: ask us' : undefined,
      named: anyStated ? [allergens, mayContain].flatMap((words) => words?.join(', ') ?? []) : [],
    };
  });
}
