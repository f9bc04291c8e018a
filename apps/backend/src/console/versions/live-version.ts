/** The newest version of a brand is what is live, always. */
import type { Change, QuickAction } from '@tablefront/console-wire/drafts';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { brands, versions } from '../../database/schema.ts';
import { ConsoleRefusal } from '../console-refusal.ts';

export interface Live {
  name: string;
  origin: 'demo' | 'operator';
  /** JSON text. */
  configuration: string;
  digest: string;
  number: number;
}

/**
 * What is live, with its number. What came to be live in another way (before there were versions, or a demo with a new release)
 * is written down as a version first. Until the transaction is over nobody else changes the brand.
 * @throws ConsoleRefusal `unknown-brand`
 */
export async function lockLive(transaction: Database, brandId: string): Promise<Live> {
  const [brand] = await transaction
    .select({
      ...{ name: brands.name, origin: brands.origin },
      ...{ configuration: brands.configuration, digest: brands.version, updatedAt: brands.updatedAt },
    })
    .from(brands)
    .where(eq(brands.id, brandId))
    .for('update');
  if (!brand) throw new ConsoleRefusal('unknown-brand', 'There is no such brand here.');
  const { updatedAt, ...live } = brand;
  const [newest] = await transaction
    .select({ number: versions.number, digest: versions.digest })
    .from(versions)
    .where(eq(versions.brandId, brandId))
    .orderBy(desc(versions.number))
    .limit(1);
  if (newest?.digest === live.digest) return { ...live, number: newest.number };
  const number = (newest?.number ?? 0) + 1;
  const title = newest ? 'Brought in from a file' : 'What was live before there were versions';
  const { configuration, digest } = live;
  await addVersion(transaction, { brandId, number, configuration, digest, how: 'import', title, madeAt: updatedAt });
  return { ...live, number };
}

export interface NewVersion {
  brandId: string;
  number: number;
  configuration: string;
  digest: string;
  how: 'import' | 'publish' | 'quick' | 'rollback' | 'schedule';
  again?: number;
  title: string;
  changes?: Change[];
  action?: QuickAction;
  note?: string;
  personId?: string | null;
  who?: string | null;
  madeAt?: Date;
}

export async function addVersion(transaction: Database, version: NewVersion): Promise<void> {
  await transaction.insert(versions).values(version);
}
