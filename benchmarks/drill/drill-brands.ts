import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandFile } from '../servers/import-brands.ts';

const brandsFolder = path.resolve(import.meta.dirname, '../../brands');
const models = ['trattoria-lucia', 'maple-and-ember', 'harbour-noodle'];

/** The demo brands, seeded by the site itself. Each is told by a word that none of the others has. */
export const demoBrands = [
  { host: 'localhost', word: 'Maple &amp; Ember' },
  { host: 'trattoria.localhost', word: 'Trattoria Lucia' },
  { host: 'noodles.localhost', word: 'Harbour Noodle' },
  { host: 'young.localhost', word: 'Nova' },
] as const;

/** Of a brand made for the drill: its name on each page says which it is, and in which version. */
const MARKER = /K(\d{3})V(\d{6})Z/g;

export function hostOf(brand: number): string {
  return `k${String(brand).padStart(3, '0')}.drill.example`;
}

export function idOf(brand: number): string {
  return `drill-${String(brand).padStart(3, '0')}`;
}

/** A location's id, or the brand's own. */
export function restaurantIdOf(brand: number): string {
  return `drill-r-${brand}`;
}

/** One of the places of the brand that can be applied to. */
export function placeOf(brand: number): string {
  return models[brand % models.length] === 'maple-and-ember' ? `${restaurantIdOf(brand)}-0` : restaurantIdOf(brand);
}

/** The brand in one of its versions: a demo brand's content under a name of its own. */
export function drillBrand(brand: number, version: number): BrandFile {
  const name = `Kitchen K${String(brand).padStart(3, '0')}V${String(version).padStart(6, '0')}Z`;
  const model = models[brand % models.length] ?? '';
  const content: unknown = JSON.parse(readFileSync(path.join(brandsFolder, model, 'brand.json'), 'utf8'));
  if (typeof content !== 'object' || content === null) throw new Error(`${model} is no configuration`);
  const { seo: _seo, heroSection, locations, ...rest } = { ...content } as Record<string, unknown>;
  const configuration = {
    ...rest,
    name,
    brand_id: idOf(brand),
    restaurant_id: restaurantIdOf(brand),
    heroSection: { ...(typeof heroSection === 'object' ? heroSection : {}), title: name },
    locations: Array.isArray(locations)
      ? locations.map((location: object, index) => ({
          ...location,
          restaurant_id: `${restaurantIdOf(brand)}-${index}`,
        }))
      : [],
  };
  return { id: idOf(brand), host: hostOf(brand), configuration };
}

/** What a page says of itself. */
export interface Told {
  /** The brands and versions that it names, each once. */
  markers: { brand: number; version: number }[];
  /** The demo brands of which it bears the word. */
  demos: string[];
}

export function toldBy(body: string): Told {
  const seen = new Map<string, { brand: number; version: number }>();
  for (const [text, brand, version] of body.matchAll(MARKER)) {
    seen.set(text, { brand: Number(brand), version: Number(version) });
  }
  const demos = demoBrands.filter(({ word }) => word !== 'Nova' && body.includes(word)).map(({ word }) => word);
  if (/<title>[^<]*Nova/.test(body)) demos.push('Nova');
  return { markers: [...seen.values()], demos };
}
