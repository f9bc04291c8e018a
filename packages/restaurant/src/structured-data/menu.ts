import type { MenuItem as MenuItemNode, Menu as MenuNode, MenuSection, Offer, WithContext } from 'schema-dts';
import { isExternal, isWebLink } from '../link.ts';
import { caloriesOfDish } from '../menu/dish-words.ts';
import { type MarkKey, marksOf } from '../menu/marks.ts';
import type { Calories, DishVariant, Menu, MenuCategory, MenuItem } from '../site-configuration/site-configuration.ts';
import { dashed } from '../slugs.ts';

/** Source: https://schema.org/RestrictedDiet */
const restrictedDiets = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
  spicy: undefined,
} as const satisfies Record<MarkKey, string | undefined>;

/** Of diets in operators' words. */
const FURTHER_DIETS = {
  kosher: 'https://schema.org/KosherDiet',
  hindu: 'https://schema.org/HinduDiet',
  diabetic: 'https://schema.org/DiabeticDiet',
  'low-calorie': 'https://schema.org/LowCalorieDiet',
  'low-fat': 'https://schema.org/LowFatDiet',
  'low-lactose': 'https://schema.org/LowLactoseDiet',
  'low-salt': 'https://schema.org/LowSaltDiet',
} as const satisfies Record<string, string>;
const furtherDiets = new Map<string, (typeof FURTHER_DIETS)[keyof typeof FURTHER_DIETS]>(Object.entries(FURTHER_DIETS));

/**
 * A menu as schema.org's Menu, with its sections, items, offers and diets.
 *
 * @param brand `language` is that of the menu's texts (BCP 47), `currency` that of its prices (ISO 4217)
 */
export function menuStructuredData(
  { name, description, categories }: Menu,
  brand: { language: string; currency: string },
): WithContext<MenuNode> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    inLanguage: brand.language,
    hasMenuSection: categories.map((category) => sectionOf(category, brand.currency)),
  };
}

function sectionOf({ name, description, items }: MenuCategory, currency: string): MenuSection {
  return {
    '@type': 'MenuSection',
    ...(name !== '' && { name }),
    ...(description !== undefined && { description }),
    hasMenuItem: items.map((item) => itemOf(item, currency)),
  };
}

function itemOf(item: MenuItem, currency: string): MenuItemNode {
  const offers = offersOf(item, currency);
  const diets = [
    ...marksOf(item).flatMap(({ key }) => restrictedDiets[key] ?? []),
    ...(item.diets ?? []).flatMap((words) => furtherDiets.get(dashed(words)) ?? []),
  ];
  const calories = caloriesOfDish(item);
  return {
    '@type': 'MenuItem',
    name: item.name,
    ...(item.description !== undefined && { description: item.description }),
    ...(offers && { offers }),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    ...(calories && { nutrition: { '@type': 'NutritionInformation', calories: energyOf(calories) } }),
    ...(item.addOns && { menuAddOn: item.addOns.map((addOn) => addOnOf(addOn, currency)) }),
  };
}

/** One offer, or one for each size. What the vocabulary has no word for, such as allergens, is not in it. */
function offersOf(item: MenuItem, currency: string): Offer | Offer[] | undefined {
  const { variants } = item;
  if (!variants?.some(({ price }) => price !== undefined)) return offerOf(item, item, currency);
  return variants.map(({ name, price }) => ({ ...offerOf({ price }, item, currency), '@type': 'Offer', name }));
}

function offerOf({ price }: { price?: number }, item: MenuItem, currency: string): Offer | undefined {
  const { soldOut, orderingLink, available } = item;
  const isOrdered = orderingLink !== undefined && isWebLink(orderingLink) && isExternal(orderingLink);
  const isDated = available?.from !== undefined || available?.through !== undefined;
  if (price === undefined && !soldOut && !isOrdered && !isDated) return undefined;
  return {
    '@type': 'Offer',
    ...(price !== undefined && { price, priceCurrency: currency }),
    ...(soldOut && { availability: 'https://schema.org/SoldOut' }),
    ...(isOrdered && { url: orderingLink }),
    ...(available?.from !== undefined && { validFrom: available.from }),
    ...(available?.through !== undefined && { validThrough: available.through }),
  };
}

function addOnOf({ name, price }: DishVariant, currency: string): MenuItemNode {
  return {
    '@type': 'MenuItem',
    name,
    ...(price !== undefined && { offers: { '@type': 'Offer', price, priceCurrency: currency } }),
  };
}

/** `540 calories`, as schema.org's Energy is written. */
function energyOf({ from, to }: Calories): string {
  return `${to === undefined ? from : `${from}-${to}`} calories`;
}
