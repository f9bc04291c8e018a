/** Which alcohol is asked about: what holds some, or drinks that hold none. */
import type { Dish } from '../knowledge/dishes.ts';
import { stemOf, stemsOf } from '../language/words.ts';
import type { MenuAsk, Wish } from '../menu/wish.ts';
import * as cues from '../vocabulary/menu-words.ts';

const caffeine = { kind: 'other', word: 'caffeine' };

const isIt = (stem: string) => cues.IS_POURED.test(stem);

/** Whether alcohol is asked about as a part of what is eaten or poured. */
function asksWhatHolds({ text, wanted, missing, dishes }: Wish): boolean {
  if (cues.COOKED_WITH_ALCOHOL.test(text)) return true;
  // `No alcohol for me, is there wine in the octopus`
  const asked = text.split(/\bis there\b/).at(-1) ?? '';
  const isNamed = [...wanted, ...missing].some(isIt) && !cues.menuPatterns.soft.test(asked);
  const isOfDish = cues.ENDS_WITH_ALCOHOL.test(text) && (dishes.length > 0 || wanted.some((stem) => !isIt(stem)));
  return isNamed && (isOfDish || cues.ASKS_OF_ALCOHOL_IN.test(text));
}

/** `Which desserts have alcohol`, `alcohol in food`, `wine in the octopus`: which of them state it, and no drink that is looked for. */
export function withAlcoholInside(given: Wish, all: readonly Dish[]): Wish {
  const wish = poured(given);
  // `Does the stew have alcohol`, of a dish that is named: its own words tell.
  const isToldByIt = wish.dishes.length > 0 && wish.asks.has('having') && /\b(?:the|your)\b/.test(wish.text);
  if (isToldByIt || !asksWhatHolds(wish)) return wish;
  // `In the octopus`, of which nobody asks whether it is shellfish.
  const isCalled = ({ name }: Dish) => wish.allergens.some(({ word }) => stemsOf(name).includes(stemOf(word)));
  const inside = wish.avoid.length + wish.dishes.length === 0 ? all.filter(isCalled) : [];
  const dishes = [...wish.dishes, ...inside];
  const without = (some: readonly string[]) => some.filter((stem) => !isIt(stem));
  return {
    ...wish,
    dishes,
    wanted: without(wish.wanted),
    missing: without(wish.missing),
    excluded: without(wish.excluded),
    parts: [],
    allergens: [...(inside.length > 0 ? [] : wish.allergens), { kind: 'other', word: 'alcohol' }],
    asks: new Set<MenuAsk>(dishes.length > 0 ? wish.asks : [...wish.asks, 'inverse']),
  };
}

/** `Anything with ouzo`, which is a drink of the menu as well. */
function poured(wish: Wish): Wish {
  const isDrink = wish.dishes.length > 0 && wish.dishes.every(({ course }) => course === 'drink');
  if (!isDrink || !cues.ASKS_WHAT_HAS.test(wish.text) || wish.wanted.length > 0) return wish;
  const wanted = [...new Set(wish.dishes.flatMap(({ name }) => stemsOf(name)))];
  if (wanted.length > 1) return wish;
  return { ...wish, dishes: [], wanted, parts: [wanted], asks: new Set([...wish.asks, 'having']) };
}

/** `Is rooibos caffeine free`: of drinks, and of no breakfast; `does the cocoa have caffeine`: of what is named, and of no other. */
export function withoutCaffeine(wish: Wish): Wish {
  const without = (some: readonly string[]) => some.filter((stem) => stem !== 'caffeine');
  const [wanted, excluded] = [without(wish.wanted), without(wish.excluded)];
  const isOfThat = wish.dishes.length > 0 || (wanted.length > 0 && cues.ASKS_OF_THAT.test(wish.text));
  const isAsked = wanted.length < wish.wanted.length || (isOfThat && excluded.length < wish.excluded.length);
  if (isAsked && wish.avoid.length === 0) {
    const asks = new Set<MenuAsk>(wish.dishes.length + wanted.length > 0 ? wish.asks : [...wish.asks, 'inverse']);
    return { ...wish, wanted, excluded, parts: [wanted], asks, allergens: [...wish.allergens, caffeine] };
  }
  const isOpen = wish.dishes.length + wish.wanted.length === 0 && wish.course === undefined && !wish.solid;
  return isOpen && wish.excluded.includes('caffeine') ? { ...wish, course: 'drink' } : wish;
}

/** Drinks without alcohol: of which no menu tells but by its words. */
export function withoutAlcohol(plain: string, wish: Wish): Wish {
  if (!cues.menuPatterns.soft.test(plain)) return wish;
  const isSoft = (stem: string) => /^(?:alcohol\w*|booze|liquor|mocktail|soft|sober)$/.test(stem);
  const wanted = wish.wanted.filter((stem) => !isSoft(stem));
  // `No pork and no alcohol please, what can I eat`
  const isOfFood =
    wish.solid ||
    wish.excluded.some((stem) => !isSoft(stem) && !cues.DRINKS.has(stem)) ||
    wish.avoid.some(({ word }) => !isSoft(word));
  return {
    ...wish,
    wanted,
    missing: wish.missing.filter((stem) => !isSoft(stem)),
    excluded: [...wish.excluded.filter((stem) => !isSoft(stem)), 'alcohol'],
    course: wish.course ?? (wanted.length === 0 && !isOfFood ? 'drink' : undefined),
  };
}
