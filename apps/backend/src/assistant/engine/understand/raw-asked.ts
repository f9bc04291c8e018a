/** `Is the salmon raw`: what is raw is asked about, and no dish that is called so. */
import type { MenuAsk, Wish } from '../menu/wish.ts';
import { ASKS_IF_RAW } from '../vocabulary/menu-words.ts';
import { NO_RAW } from '../vocabulary/refusals.ts';

const raw = { kind: 'other', word: 'raw' };

export function withRawAsked(wish: Wish): Wish {
  const isOther = [...wish.avoid, ...wish.allergens].some(({ kind }) => kind !== 'other') || wish.asks.has('price');
  // `Anything not raw`, which is read as what must be avoided.
  if (isOther || wish.unmarked.length > 0 || !ASKS_IF_RAW.test(wish.text) || NO_RAW.test(wish.text)) return wish;
  const isKept = (stem: string) => !/^(?:raw|rare|runny|cook\w*|undercook\w*|through|fully|way|enough)$/.test(stem);
  const [wanted, missing] = [wish.wanted.filter(isKept), wish.missing.filter(isKept)];
  const isOfAll = wish.dishes.length + wanted.length === 0;
  const allergens = [...wish.allergens.filter(({ word }) => word !== 'raw'), raw];
  const asks = new Set<MenuAsk>(isOfAll ? [...wish.asks, 'inverse'] : wish.asks);
  return { ...wish, wanted, missing, parts: [wanted], allergens, asks };
}
