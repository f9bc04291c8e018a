/** A wish about the menu, put in words. */
import { formatPrice } from '@tablefront/restaurant/prices';
import type { Asking } from './asking.ts';
import type { Wish } from './menu-wish.ts';

/** The wish in words: `vegan pizza under $20.00`. */
export function describe(
  { content, typed, diets, spicy, most, least }: Wish,
  { knowledge: { configuration } }: Asking,
): string {
  const price = (amount: number) => formatPrice(amount, configuration.currency, configuration.language);
  return [
    ...diets,
    ...(spicy === true ? ['spicy'] : spicy === false ? ['mild'] : []),
    ...(content.length > 0
      ? [content.map((stem) => typed.get(stem) ?? stem).join(' ')]
      : diets.length + (spicy === undefined ? 0 : 1) + (most ?? least ?? 0) > 0
        ? ['dishes']
        : []),
    ...(least !== undefined && most !== undefined
      ? [`from ${price(least)} to ${price(most)}`]
      : most !== undefined
        ? [`up to ${price(most)}`]
        : least !== undefined
          ? [`from ${price(least)}`]
          : []),
  ].join(' ');
}
