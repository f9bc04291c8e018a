import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openApplication } from '@tablefront/restaurant/forms/careers/careers-fields';
import { z } from 'zod';
import type { BrandFile } from '../servers/import-brands.ts';

const brandsFolder = path.resolve(import.meta.dirname, '../../brands');
const models = ['trattoria-lucia', 'maple-and-ember', 'harbour-noodle'];

/** Each is told by a word that none of the others has. */
export const demoBrands = [
  { name: 'maple-and-ember', host: 'localhost', word: 'Maple &amp; Ember' },
  { name: 'trattoria-lucia', host: 'trattoria.localhost', word: 'Trattoria Lucia' },
  { name: 'harbour-noodle', host: 'noodles.localhost', word: 'Harbour Noodle' },
  { name: 'nova', host: 'young.localhost', word: 'Nova' },
] as const;

/** The demo brands as an operator's own: as demos they would go at the first start after an import. */
export function ownDemoBrands(): BrandFile[] {
  return demoBrands.map(({ name, host }) => ({ id: `own-${name}`, host, configuration: contentOf(name) }));
}

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
  return contentOf(modelOf(brand)).locations.length > 0 ? `${restaurantIdOf(brand)}-0` : restaurantIdOf(brand);
}

/** What one applies for at the brand: a job of its own, or openly where it has several places or no jobs. */
export function positionOf(brand: number): string {
  const { jobs, locations } = contentOf(modelOf(brand));
  return locations.length > 1 ? openApplication.position : (jobs[0]?.title ?? openApplication.position);
}

/** The brand in one of its versions: a demo brand's content under a name of its own. */
export function drillBrand(brand: number, version: number): BrandFile {
  const name = `Kitchen K${String(brand).padStart(3, '0')}V${String(version).padStart(6, '0')}Z`;
  const { seo: _seo, heroSection, locations, jobs, ...rest } = contentOf(modelOf(brand));
  const configuration = {
    ...rest,
    name,
    brand_id: idOf(brand),
    restaurant_id: restaurantIdOf(brand),
    heroSection: { ...heroSection, title: name },
    locations: locations.map((location, index) => ({
      ...location,
      restaurant_id: `${restaurantIdOf(brand)}-${index}`,
    })),
    // Anywhere: the places have other ids.
    jobs: jobs.map(({ restaurant_id: _place, ...job }) => job),
  };
  return { id: idOf(brand), host: hostOf(brand), configuration };
}

function modelOf(brand: number): string {
  return models[brand % models.length] ?? '';
}

const content = z.looseObject({
  name: z.string(),
  heroSection: z.record(z.string(), z.unknown()).default({}),
  locations: z.array(z.record(z.string(), z.unknown())).default([]),
  jobs: z.array(z.looseObject({ title: z.string() })).default([]),
});

function contentOf(demo: string): z.infer<typeof content> {
  return content.parse(JSON.parse(readFileSync(path.join(brandsFolder, demo, 'brand.json'), 'utf8')));
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
