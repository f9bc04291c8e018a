/** The marks beside a dish, what they stand for, and which of them a diner may ask for. */
import type { Menu, MenuItem } from '../site-configuration/site-configuration.ts';

export type MarkKey = 'vegetarian' | 'vegan' | 'gluten-free' | 'halal' | 'spicy';

export interface Mark {
  key: MarkKey;
  /** What is printed beside the dish. */
  sign: string;
  name: string;
  /** Whether it says who may eat the dish. */
  diet: boolean;
}

const SIGNS = [
  ['vegetarian', 'v'],
  ['vegan', 've'],
  ['gluten-free', 'gf'],
  ['halal', 'h'],
  ['spicy', 'sp'],
] as const;

/** In the order in which they are printed; the browser loads them, so what can be told from a key is. */
export const MARKS: readonly Mark[] = SIGNS.map(([key, sign]) => ({
  key,
  sign,
  name: key.charAt(0).toUpperCase() + key.slice(1),
  diet: key !== 'spicy',
}));

type Marked = Pick<MenuItem, 'isVegetarian' | 'isVegan' | 'isGlutenFree' | 'isHalal' | 'isSpicy'>;

const BEARS: Record<MarkKey, (item: Marked) => boolean> = {
  vegetarian: ({ isVegetarian }) => isVegetarian,
  vegan: ({ isVegan }) => isVegan,
  'gluten-free': ({ isGlutenFree }) => isGlutenFree,
  halal: ({ isHalal }) => isHalal,
  spicy: ({ isSpicy }) => isSpicy,
};

/** The marks that an item bears, in their order. */
export function marksOf(item: Marked): Mark[] {
  return MARKS.filter(({ key }) => BEARS[key](item));
}

/** The diets that an item with these marks suits. What is vegan is vegetarian too, whether or not it is marked so. */
export function dietsOf(marks: readonly Mark[]): MarkKey[] {
  const keys = marks.filter(({ diet }) => diet).map(({ key }) => key);
  return keys.includes('vegan') && !keys.includes('vegetarian') ? ['vegetarian', ...keys] : keys;
}

/** The marks that signs stand for. */
export function marksBySign(signs: readonly string[]): Mark[] {
  return MARKS.filter(({ sign }) => signs.includes(sign));
}

/** The marks that occur on menus, in their order: their legend. */
export function legendOf(menus: readonly Menu[]): Mark[] {
  const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  return MARKS.filter(({ key }) => items.some((item) => BEARS[key](item)));
}
