import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { z } from 'zod';
import { generatedMenu } from '../../e2e/support/menus.ts';

const LONG_MENU = 150;

const menus = z.array(z.looseObject({ categories: z.array(z.looseObject({ items: z.array(z.unknown()) })) }));
const brandFile = z.looseObject({
  name: z.string(),
  menu: menus,
  locations: z.array(z.looseObject({ menu: menus.optional() })).min(1),
});

/** What a demo brand's `brand.json` holds. */
export type BrandContent = z.infer<typeof brandFile>;

export function demoBrand(name: 'maple-and-ember' | 'trattoria-lucia'): BrandContent {
  const file = path.resolve(import.meta.dirname, '../../brands', name, 'brand.json');
  return brandFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** A demo brand whose first location has a menu of 150 items: its own dishes with their pictures, and generated ones. */
export function withLongMenu(brand: BrandContent): BrandContent {
  const [place, ...others] = brand.locations;
  const own = place?.menu ?? brand.menu;
  const missing = LONG_MENU - own.flatMap(({ categories }) => categories.flatMap(({ items }) => items)).length;
  const each = 15;
  const { categories } = generatedMenu({ categories: Math.ceil(missing / each), items: each });
  categories.at(-1)?.items.splice(missing % each || each);
  const menu = [...own, { name: 'All the year', categories }];
  return { ...brand, ...(others.length === 0 && { menu }), locations: [{ ...place, menu }, ...others] };
}

export function configurationOf(brand: BrandContent): SiteConfiguration {
  const read = readSiteConfiguration(brand);
  if (!read.ok) throw new Error(`${brand.name}: ${read.error}`);
  return read.configuration;
}
