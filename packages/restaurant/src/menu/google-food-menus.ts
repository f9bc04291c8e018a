/**
 * Menus as Google's Business Profile takes them (`FoodMenus`). What is not known is left out, never stated otherwise.
 * Source: https://developers.google.com/my-business/reference/rest/v4/FoodMenus
 */

import { allergenState } from '../allergens.ts';
import { cutAtWord } from '../limits.ts';
import { present } from '../reading/lenient.ts';
import type { Calories, DishVariant, Menu, MenuCategory, MenuItem } from '../site-configuration/site-configuration.ts';
import { dashed } from '../slugs.ts';
import { caloriesOfDish } from './dish-words.ts';

/** Its allergens, by our keys. */
const ALLERGENS = {
  milk: 'DAIRY',
  eggs: 'EGG',
  fish: 'FISH',
  peanuts: 'PEANUT',
  shellfish: 'SHELLFISH',
  soy: 'SOY',
  'tree-nuts': 'TREE_NUT',
  wheat: 'WHEAT',
} as const;

const CUISINES = new Set(
  [
    'AMERICAN ASIAN BRAZILIAN BRUNCH CHICKEN CHINESE FAMILY FAST_FOOD FRENCH GREEK GERMAN HAMBURGER INDIAN INDONESIAN',
    'ITALIAN JAPANESE KOREAN LATIN_AMERICAN MEDITERRANEAN MEXICAN PAKISTANI PIZZA SEAFOOD SPANISH SUSHI THAI TURKISH',
    'VEGETARIAN VIETNAMESE',
  ].flatMap((line) => line.split(' ')),
);

/** Google's limits are 140 characters for a name, and 1,000 for a description, which is that of ours. */
const LONGEST_NAME = 140;

/** What a place adds to its menus. */
export interface FoodMenusOf {
  /** Of the prices, ISO 4217. */
  currency: string;
  /** Of the texts, BCP 47. */
  language: string;
  cuisines: readonly string[];
  /** Of the page of the menus, with its origin. */
  sourceUrl?: string;
}

export function googleFoodMenus(menus: readonly Menu[], place: FoodMenusOf) {
  const cuisines = place.cuisines
    .map((words) => dashed(words).replaceAll('-', '_').toUpperCase())
    .filter((words) => CUISINES.has(words));
  return {
    menus: menus.map(({ name = 'Menu', description, categories }) => ({
      labels: [labelOf(name, description, place)],
      ...present({ sourceUrl: place.sourceUrl, cuisines: cuisines.length > 0 ? cuisines : undefined }),
      sections: categories.map((category) => sectionOf(category, name, place)),
    })),
  };
}

function sectionOf({ name, description, items }: MenuCategory, menu: string, place: FoodMenusOf) {
  return {
    labels: [labelOf(name || menu, description, place)],
    items: items.map((item) => itemOf(item, place)),
  };
}

function labelOf(displayName: string, description: string | undefined, { language }: FoodMenusOf) {
  return {
    displayName: cutAtWord(displayName, LONGEST_NAME),
    ...present({ description }),
    languageCode: language,
  };
}

/** The item itself is its first size, as Google has it; the options are the further ones. */
function itemOf(item: MenuItem, place: FoodMenusOf) {
  const [first, ...others] = item.variants ?? [];
  const common = present({ allergen: allergensOf(item), dietaryRestriction: dietsOf(item) });
  const attributes = first ? amountsOf(first, place) : amountsOf({ ...item, calories: caloriesOfDish(item) }, place);
  const options = others.map((variant) => ({
    labels: [labelOf(variant.name, undefined, place)],
    attributes: { ...amountsOf(variant, place), ...common },
  }));
  return {
    labels: [labelOf(item.name, item.description, place)],
    attributes: { ...attributes, ...common },
    ...(options.length > 0 && { options }),
  };
}

function amountsOf({ price, calories }: Pick<DishVariant, 'price' | 'calories'>, { currency }: FoodMenusOf) {
  return present({
    price: price === undefined ? undefined : moneyOf(price, currency),
    nutritionFacts: calories && { calories: energyOf(calories) },
  });
}

/** `units` and billionths of them, as in google.type.Money. */
export function moneyOf(amount: number, currencyCode: string) {
  const [units = '0', parts = '0'] = amount.toFixed(9).split('.');
  return { currencyCode, units, nanos: Number(parts) };
}

function energyOf({ from, to }: Calories) {
  return { lowerAmount: from, ...present({ upperAmount: to }), unit: 'CALORIE' as const };
}

/** What the dish contains or may contain: whoever avoids it must not be offered the dish. Google knows no third state. */
function allergensOf(item: MenuItem): string[] | undefined {
  const harmful = Object.entries(ALLERGENS).filter(([key]) => {
    const state = allergenState(item, key);
    return state === 'contains' || state === 'may-contain';
  });
  return harmful.length > 0 ? harmful.map(([, name]) => name) : undefined;
}

function dietsOf({ isHalal, isVegan, isVegetarian, diets = [] }: MenuItem): string[] | undefined {
  const words = new Set(diets.map((diet) => dashed(diet)));
  const said = [
    isHalal && 'HALAL',
    words.has('kosher') && 'KOSHER',
    words.has('organic') && 'ORGANIC',
    isVegan && 'VEGAN',
    isVegetarian && 'VEGETARIAN',
  ].filter((diet) => diet !== false);
  return said.length > 0 ? said : undefined;
}

/** The dishes and sizes of which no price is known, which Google asks for. */
export function withoutPrice(menus: readonly Menu[]): string[] {
  const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  return items.flatMap(({ name, price, variants }) =>
    variants
      ? variants.filter((size) => size.price === undefined).map((size) => `${name} (${size.name})`)
      : price === undefined
        ? [name]
        : [],
  );
}
