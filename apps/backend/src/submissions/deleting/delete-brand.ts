import { eq, sql } from 'drizzle-orm';
import { endDemos, hostsOf, lockImports, notifyOfChange } from '../../brands/brand-queries.ts';
import type { Database } from '../../database/database.ts';
import { assistantSessions, brands, pictures, submissionFiles, submissions } from '../../database/schema.ts';
import type { FileStore } from '../../files/file-store.ts';
import { giveUpFiles, removeGivenUp } from '../files/unclaimed-files.ts';

export interface BrandDeletionOptions {
  /** Without it, it only says what would be deleted. */
  sure: boolean;
  /** Without it, a brand that has submissions stays. */
  withSubmissions: boolean;
  /** With a demo that is deleted, demos have no place here any more. */
  endDemos?: boolean;
}

export type BrandDeletion =
  | { kind: 'no-brand' }
  | {
      kind: 'found';
      deleted: boolean;
      name: string;
      origin: 'demo' | 'operator';
      hosts: string[];
      submissions: number;
      /** How many files those have, and how many of them the file store did not remove yet. */
      files: number;
      filesLeft: number;
    };

/**
 * Deletes a brand, whole or not at all: what the site shows, its host names, who is told, and what visitors sent. Every
 * process hears of it. Files go after the transaction; what a crash leaves of them, the sweep removes.
 */
export async function deleteBrand(
  { database, files }: { database: Database; files: FileStore },
  id: string,
  { sure, withSubmissions, endDemos: endsDemos = false }: BrandDeletionOptions,
): Promise<BrandDeletion> {
  const { found, keys } = await database.transaction(async (transaction) => {
    await lockImports(transaction);
    // Submissions under way are waited for, and counted; later ones find no brand.
    const [brand] = await transaction
      .select({ name: brands.name, origin: brands.origin })
      .from(brands)
      .where(eq(brands.id, id))
      .for('update');
    if (!brand) return { found: undefined, keys: [] };
    const ofBrand = sql`${submissionFiles.submissionId} in (select id from submissions where brand_id = ${id})`;
    const count = await transaction.$count(submissions, eq(submissions.brandId, id));
    const found = {
      ...brand,
      kind: 'found' as const,
      hosts: await hostsOf(transaction, id),
      submissions: count,
      files: await transaction.$count(submissionFiles, ofBrand),
      deleted: sure && (count === 0 || withSubmissions),
    };
    if (!found.deleted) return { found, keys: [] };

    const given = await giveUpFiles(transaction, ofBrand);
    const shown = await transaction.select({ key: pictures.storageKey }).from(pictures).where(eq(pictures.brandId, id));
    await transaction.delete(submissions).where(eq(submissions.brandId, id));
    await transaction.delete(assistantSessions).where(eq(assistantSessions.brandId, id));
    await transaction.delete(brands).where(eq(brands.id, id));
    if (endsDemos) await endDemos(transaction);
    await notifyOfChange(transaction, id);
    // Their rows, which go with the brand, have left their files for the sweep.
    return { found, keys: [...given, ...shown.map(({ key }) => key)] };
  });
  if (!found) return { kind: 'no-brand' };
  return { ...found, filesLeft: await removeGivenUp(database, files, keys) };
}
