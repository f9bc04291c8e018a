/** Menus for search engines, in the vocabulary of schema.org. */
import type { MarkKey } from './menu-marks.ts';
import { marksOf } from './menu-marks.ts';
import type { Menu, MenuCategory, MenuItem } from './site-configuration/site-configuration.ts';

/** Source: https://schema.org/RestrictedDiet */
const RESTRICTED_DIETS: Partial<Record<MarkKey, string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
};

/**
 * A `Menu` with its sections, items, offers and diets; several menus are a `@graph` of them. The items' descriptions
 * stand on the page, and would be half of what this adds to it.
 */
export function menuStructuredData(
  menus: readonly Menu[],
  { currency, language }: { currency: string; language: string },
) {
  const nodes = menus.map(({ name, description, categories }) => ({
    '@type': 'Menu',
    name,
    description,
    inLanguage: language,
    hasMenuSection: categories.map((category) => sectionOf(category, currency)),
  }));
  const [only] = nodes;
  return { '@context': 'https://schema.org', ...(nodes.length === 1 ? only : { '@graph': nodes }) };
}

function sectionOf({ name, description, items }: MenuCategory, currency: string) {
  return {
    '@type': 'MenuSection',
    name: name || undefined,
    description,
    hasMenuItem: items.map((item) => itemOf(item, currency)),
  };
}

function itemOf(item: MenuItem, currency: string) {
  const diets = marksOf(item).flatMap(({ key }) => RESTRICTED_DIETS[key] ?? []);
  return {
    '@type': 'MenuItem',
    name: item.name,
    offers: offerOf(item, currency),
    suitableForDiet: diets.length > 0 ? diets : undefined,
  };
}

function offerOf({ price, soldOut }: MenuItem, currency: string) {
  if (price === undefined && !soldOut) return undefined;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: price === undefined ? undefined : currency,
    availability: soldOut ? 'https://schema.org/SoldOut' : undefined,
  };
}
