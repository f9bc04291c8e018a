import {
  type BrandSummary,
  type BrandToSave,
  findConfiguration,
  listBrands,
  type SavedBrand,
  saveOperatorBrand,
} from '../database/brand-queries.ts';
import type { Database } from '../database/database.ts';

/** What an operator does with brands, be it on the database itself or through the process that holds it. */
export interface BrandAdministration {
  importBrand(brand: BrandToSave): Promise<SavedBrand>;
  listBrands(): Promise<BrandSummary[]>;
  /** The JSON text as it was imported. */
  exportBrand(id: string): Promise<string | undefined>;
}

export function administerBrands(database: Database): BrandAdministration {
  return {
    importBrand: (brand) => saveOperatorBrand(database, brand),
    listBrands: () => listBrands(database),
    exportBrand: (id) => findConfiguration(database, { id }),
  };
}
