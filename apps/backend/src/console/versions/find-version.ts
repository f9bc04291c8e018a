import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { versions } from '../../database/schema.ts';
import { ConsoleRefusal } from '../console-refusal.ts';

export const noSuchVersion = () => new ConsoleRefusal('not-found', 'This version is kept no more.');

export interface StoredVersion {
  /** JSON, as it was live. */
  configuration: string;
  /** SHA-256 of it. */
  digest: string;
}

/** What was live in a brand: what the preview shows of it. Undefined where there is none of this number, or none any more. */
export async function findVersion(
  database: Database,
  number: number,
  brandId: string,
): Promise<StoredVersion | undefined> {
  const [found] = await database
    .select({ configuration: versions.configuration, digest: versions.digest })
    .from(versions)
    .where(and(eq(versions.brandId, brandId), eq(versions.number, number)));
  return found;
}
