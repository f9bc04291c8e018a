/** Every state of a brand's site that was live, as it is stored. The newest is what is live, always. */
import { offThread } from '@tablefront/off-thread/off-thread';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { brands, versions } from '../database/schema.ts';
import { differencesIn, FIRST_TITLE } from './differences-in.ts';
import { tellOfSite } from './tell-of-site.ts';

/** In what two texts differ (`differencesIn`): a large configuration holds up nobody. */
const differencesOf = offThread(import.meta.resolve('./differences-in.ts'), differencesIn);

/** What takes less time than a thread takes to start: somebody waits for it. */
const SHORT = 512 * 1024;

export interface Live {
  name: string;
  origin: 'demo' | 'operator';
  /** JSON text. */
  configuration: string;
  digest: string;
  number: number;
}

export type NewVersion = Omit<typeof versions.$inferInsert, 'brandId' | 'number' | 'madeAt'>;

/** What changed between two texts, for a version; `before` undefined: there was nothing. */
export async function describedChange(before: string | undefined, after: string) {
  if (before === undefined) return { title: FIRST_TITLE, changes: [] };
  const texts = JSON.stringify([before, after]);
  return after.length < SHORT ? differencesIn(texts) : differencesOf(texts);
}

/**
 * What is live, with its number; undefined where there is no such brand. What came to be live in another way (before there were
 * versions, or a demo with a new release) is written down as a version first. Until the transaction is over nobody else changes
 * the brand; what visitors send is not held up.
 */
export async function lockLive(transaction: Database, brandId: string): Promise<Live | undefined> {
  const [brand] = await transaction
    .select({
      ...{ name: brands.name, origin: brands.origin },
      ...{ configuration: brands.configuration, digest: brands.version, updatedAt: brands.updatedAt },
    })
    .from(brands)
    .where(eq(brands.id, brandId))
    .for('no key update');
  if (!brand) return undefined;
  const { updatedAt, ...live } = brand;
  const [newest] = await transaction
    .select({ number: versions.number, digest: versions.digest })
    .from(versions)
    .where(eq(versions.brandId, brandId))
    .orderBy(desc(versions.number))
    .limit(1);
  if (newest?.digest === live.digest) return { ...live, number: newest.number };
  const number = (newest?.number ?? 0) + 1;
  const { configuration, digest } = live;
  const title = newest ? 'Brought in from a file' : 'What was live before there were versions';
  await transaction
    .insert(versions)
    .values({ brandId, number, configuration, digest, how: 'import', title, madeAt: updatedAt });
  return { ...live, number };
}

/** Writes down what is live from now on; the brand is locked. */
export async function addVersion(
  transaction: Database,
  brandId: string,
  number: number,
  version: NewVersion,
): Promise<void> {
  await transaction.insert(versions).values({ brandId, number, ...version });
  await tellOfSite(transaction, brandId, { about: 'version', number });
}
