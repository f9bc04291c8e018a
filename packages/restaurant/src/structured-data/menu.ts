import type { MenuItem as MenuItemNode, Menu as MenuNode, MenuSection, Offer, WithContext } from 'schema-dts';
import { type MarkKey, marksOf } from '../menu/marks.ts';
import type { Menu, MenuCategory, MenuItem } from '../site-configuration/site-configuration.ts';

/** Source: https://schema.org/RestrictedDiet */
const RESTRICTED_DIETS = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
  spicy: undefined,
} as const satisfies Record<MarkKey, string | undefined>;

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
  const offers = offerOf(item, currency);
  const diets = marksOf(item).flatMap(({ key }) => RESTRICTED_DIETS[key] ?? []);
  return {
    '@type': 'MenuItem',
    name: item.name,
    ...(item.description !== undefined && { description: item.description }),
    ...(offers && { offers }),
    ...(diets.length > 0 && { suitableForDiet: diets }),
  };
}

function offerOf({ price, soldOut }: MenuItem, currency: string): Offer | undefined {
  if (price === undefined && !soldOut) return undefined;
  return {
    '@type': 'Offer',
    ...(price !== undefined && { price, priceCurrency: currency }),
    ...(soldOut && { availability: 'https://schema.org/SoldOut' }),
  };
}
