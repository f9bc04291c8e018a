/** Which meat is asked about that many leave out by faith: what holds it, and no dish that is called so. */
import { stemsOf } from '../language/words.ts';
import type { MenuAsk, Wish } from '../menu/wish.ts';
import { ASKS_OF_MEAT_IN } from '../vocabulary/menu-words.ts';

/** `Does combo 2 have pork`, `what has pork`, `is there pork in the combos`: as what must be avoided is told. */
export function withMeatInside(wish: Wish): Wish {
  const [meat] = ASKS_OF_MEAT_IN.exec(wish.text)?.slice(1).filter(Boolean) ?? [];
  if (meat === undefined || wish.avoid.length > 0) return wish;
  const said = new Set(stemsOf(wish.text));
  const isOther = (stem: string) => stem !== meat;
  // `Sweet and sour pork`, of which only that word is said.
  const isCalled = (name: string) => stemsOf(name).some((stem) => isOther(stem) && said.has(stem));
  const dishes = wish.dishes.filter(({ name }) => isCalled(name) || !stemsOf(name).includes(meat));
  const wanted = wish.wanted.filter(isOther);
  return {
    ...wish,
    dishes,
    wanted,
    parts: [wanted],
    missing: wish.missing.filter(isOther),
    allergens: [...wish.allergens, { kind: 'other', word: meat }],
    asks: new Set<MenuAsk>(dishes.length > 0 ? wish.asks : [...wish.asks, 'inverse']),
  };
}
