import {
  type BrandSummary,
  type BrandToSave,
  findConfiguration,
  listBrands,
  type SavedBrand,
  saveOperatorBrand,
} from '../brands/brand-queries.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { type BrandDeletion, type BrandDeletionOptions, deleteBrand } from '../submissions/deleting/delete-brand.ts';

/** What an operator does with brands, be it on the database itself or through the process that holds it. */
export interface BrandAdministration {
  /** @param options `replace`: in place of another brand that has the id or a host */
  importBrand(brand: BrandToSave, options?: { replace?: boolean }): Promise<SavedBrand>;
  listBrands(): Promise<BrandSummary[]>;
  /** The JSON text as it was imported. */
  exportBrand(id: string): Promise<string | undefined>;
  deleteBrand(id: string, options: BrandDeletionOptions): Promise<BrandDeletion>;
}

export function administerBrands(database: Database, files: FileStore): BrandAdministration {
  return {
    importBrand: (brand, options) => saveOperatorBrand(database, brand, options),
    listBrands: () => listBrands(database),
    exportBrand: (id) => findConfiguration(database, { id }),
    deleteBrand: (id, options) => deleteBrand({ database, files }, id, options),
  };
}
