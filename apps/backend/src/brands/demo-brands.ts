/** Demo brands in the database: only where no brand was ever imported, and never in one's way. */
import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { brandHosts, brandRestaurants, brands, demosEnded, submissions } from '../database/schema.ts';
import {
  type BrandToSave,
  endDemos,
  hostsOf,
  lockImports,
  notifyOfChange,
  restaurantsOfText,
  writeBrand,
  writeHosts,
} from './brand-queries.ts';

/** What became of demo brands that have no place any more; those that were sent something stay, out of reach. */
export interface RemovedDemos {
  deleted: string[];
  kept: string[];
}

/**
 * Brings the demo brands up to date with their files, and removes others. Where a brand was ever imported, all have to go.
 */
export async function saveDemoBrands(database: Database, demos: BrandToSave[]): Promise<RemovedDemos> {
  return database.transaction(async (transaction) => {
    await lockImports(transaction);
    const own = await transaction.select({ id: brands.id }).from(brands).where(eq(brands.origin, 'operator'));
    const adopted = new Set(own.map(({ id }) => id));
    const wanted = (await haveEnded(transaction)) ? [] : demos.filter(({ id }) => !adopted.has(id));
    const removed = await removeDemos(
      transaction,
      wanted.map(({ id }) => id),
    );

    const stored = await transaction.select({ id: brands.id, version: brands.version }).from(brands);
    const versions = new Map(stored.map(({ id, version }) => [id, version]));
    const occupied = new Set<string>();
    for (const demo of wanted) {
      // Of two demos that want one host, the first has it.
      const hosts = demo.hosts.filter((host) => !occupied.has(host));
      for (const host of hosts) occupied.add(host);

      const hadHosts = await hostsOf(transaction, demo.id);
      const sameHosts = hosts.length === hadHosts.length && hosts.every((host) => hadHosts.includes(host));
      if (versions.get(demo.id) === demo.version && sameHosts) continue;

      await writeBrand(transaction, { ...demo, restaurants: await restaurantsOfText(demo.configuration) }, 'demo');
      await transaction
        .delete(brandHosts)
        .where(and(eq(brandHosts.brandId, demo.id), notInArray(brandHosts.host, hosts)));
      await writeHosts(transaction, demo.id, hosts);
      await notifyOfChange(transaction, demo.id);
    }
    return removed;
  });
}

/** Removes the demos that are left where a brand was ever imported. */
export async function removeEndedDemos(database: Database): Promise<RemovedDemos> {
  const [demo] = await database.select({ id: brands.id }).from(brands).where(eq(brands.origin, 'demo')).limit(1);
  if (!demo) return { deleted: [], kept: [] };
  return database.transaction(async (transaction) => {
    await lockImports(transaction);
    return (await haveEnded(transaction)) ? removeDemos(transaction, []) : { deleted: [], kept: [] };
  });
}

async function removeDemos(transaction: Database, staying: string[]): Promise<RemovedDemos> {
  const removed: RemovedDemos = { deleted: [], kept: [] };
  // Submissions under way are waited for, and counted; later ones find no brand.
  const demos = await transaction
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.origin, 'demo'), notInArray(brands.id, staying)))
    .for('update');
  for (const { id } of demos) {
    if ((await transaction.$count(submissions, eq(submissions.brandId, id))) === 0) {
      await transaction.delete(brands).where(eq(brands.id, id));
      removed.deleted.push(id);
    } else if (await putAway(transaction, id)) {
      removed.kept.push(id);
    } else {
      continue;
    }
    await notifyOfChange(transaction, id);
  }
  return removed;
}

/** What was sent to it stays readable; its host names, and ids that brands might have, are free. Answers whether any were. */
async function putAway(transaction: Database, id: string): Promise<boolean> {
  const hosts = await transaction.delete(brandHosts).where(eq(brandHosts.brandId, id)).returning();
  const others = and(eq(brandRestaurants.brandId, id), ne(brandRestaurants.restaurantId, id));
  const ids = await transaction.delete(brandRestaurants).where(others).returning();
  return hosts.length + ids.length > 0;
}

/** A restored database has brands, and need not have the row. A demo that was edited is somebody's own, and ends no other. */
async function haveEnded(transaction: Database): Promise<boolean> {
  const imported = and(eq(brands.origin, 'operator'), eq(brands.wasDemo, false));
  const own = await transaction.select({ id: brands.id }).from(brands).where(imported).limit(1);
  if (own.length > 0) await endDemos(transaction);
  return own.length > 0 || (await transaction.select().from(demosEnded)).length > 0;
}
