/**
 * Brands as they are stored. Ids and host names come here in their normal form (see `../brands/`).
 */
import { offThread } from '@tablefront/off-thread/off-thread';
import { and, asc, eq, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { brandHosts, brandRestaurants, brands, demosEnded } from '../database/schema.ts';
import { addVersion, describedChange, lockLive, type NewVersion } from './brand-versions.ts';
import { normalizeHostName } from './host-name.ts';
import { type KnownRestaurant, restaurantsIn } from './restaurant-ids.ts';

/** `pg_notify` sends the id of every brand that changed, or whose hosts did, on this channel. */
export const BRAND_CHANGES_CHANNEL = 'brand_changes';

/** See `restaurantsIn`: a large configuration holds up nobody. */
export const restaurantsOfText = offThread(import.meta.resolve('./restaurant-ids.ts'), restaurantsIn);

/** Imports are rare and must not meet halfway (two that want one host): one at a time. */
const IMPORT_LOCK = 7_306_002;

export interface BrandToSave {
  id: string;
  name: string;
  /** The JSON text, kept as it is. */
  configuration: string;
  version: string;
  hosts: string[];
}

export interface BrandSummary {
  id: string;
  name: string;
  hosts: string[];
  origin: 'demo' | 'operator';
  updatedAt: Date;
}

export type SavedBrand =
  | { kind: 'saved'; created: boolean; hosts: string[] }
  /** The id is that of a brand which has another name, or of a demo. */
  | { kind: 'brand-taken'; name: string }
  | { kind: 'host-taken'; host: string; brandId: string; replaceable: boolean }
  /** What is live is not `over`. */
  | { kind: 'changed-meanwhile' };

/** A brand's id, or a host name of a brand; the id goes first. */
interface WantedBrand {
  id?: string;
  host?: string;
}

/** Its id and the version of its configuration (of which some are large, and stay in the database). */
export async function findBrandVersion(
  database: Database,
  wanted: WantedBrand,
): Promise<{ id: string; version: string } | undefined> {
  const [found] = await database
    .select({ id: brands.id, version: brands.version })
    .from(brands)
    .where(isWanted(database, wanted));
  return found;
}

/** The JSON text of its configuration; with `version`, only while it is of that version. */
export async function findConfiguration(
  database: Database,
  { version, ...wanted }: WantedBrand & { version?: string },
): Promise<string | undefined> {
  const ofVersion = version === undefined ? undefined : eq(brands.version, version);
  const [found] = await database
    .select({ configuration: brands.configuration })
    .from(brands)
    .where(and(isWanted(database, wanted), ofVersion));
  return found?.configuration;
}

function isWanted(database: Database, wanted: WantedBrand) {
  const byId = database
    .select({ id: brands.id })
    .from(brands)
    .where(eq(brands.id, wanted.id ?? ''));
  const byHost = database
    .select({ id: brandHosts.brandId })
    .from(brandHosts)
    .where(eq(brandHosts.host, wanted.host ?? ''));
  return eq(brands.id, sql`coalesce((${byId}), (${byHost}))`);
}

/** What a brand is called; of one that is gone its id. */
export async function nameOfBrand(database: Database, id: string): Promise<string> {
  const [brand] = await database.select({ name: brands.name }).from(brands).where(eq(brands.id, id));
  return brand?.name ?? id;
}

/** Every brand, by id. */
export async function listBrands(database: Database): Promise<BrandSummary[]> {
  const rows = await database
    .select({ id: brands.id, name: brands.name, origin: brands.origin, updatedAt: brands.updatedAt })
    .from(brands)
    .orderBy(asc(brands.id));
  const hosts = await database.select().from(brandHosts).orderBy(asc(brandHosts.host));
  const hostsOf = Map.groupBy(hosts, (row) => row.brandId);
  return rows.map((row) => ({ ...row, hosts: (hostsOf.get(row.id) ?? []).map(({ host }) => host) }));
}

/** When each brand last changed: what a process needs to see which changes it missed. */
export async function listBrandVersions(database: Database): Promise<{ id: string; updatedAt: Date }[]> {
  return database.select({ id: brands.id, updatedAt: brands.updatedAt }).from(brands);
}

interface SaveOptions {
  replace?: boolean;
  onlyNew?: boolean;
  over?: string;
  /** How its version came to be; absent: from a file. */
  made?: Pick<NewVersion, 'how' | 'personId' | 'who'>;
}

/**
 * Stores an operator's brand, whole or not at all: a new one, or the new state of the one with its id. Hosts are added
 * to those it has; one that a demo brand holds is taken over. What is another operator's brand (by its name, with no host of
 * it given), and a host of another, is replaced only where that is said. An id that is another brand's host is always refused, and the other way
 * round: ids are found before hosts, and a file chooses its id.
 * @param options `onlyNew`: a brand that has this id already is never changed; `over`: the version of the configuration that this
 *   one was made of, changed is only that
 */
export async function saveOperatorBrand(
  database: Database,
  brand: BrandToSave,
  { replace = false, onlyNew = false, over, made = { how: 'import' } }: SaveOptions = {},
): Promise<SavedBrand> {
  // Before the transaction: with the embedded database everybody else waits for its end.
  const restaurants = await restaurantsOfText(brand.configuration);
  const before = await findConfiguration(database, { id: brand.id });
  const described = await describedChange(before, brand.configuration);
  return database.transaction(async (transaction) => {
    await lockImports(transaction);

    const existing = await findStored(transaction, brand.id);
    if (existing && (onlyNew || (!replace && isAnother(existing, brand))))
      return { kind: 'brand-taken', name: existing.name };
    const idAsHost = normalizeHostName(brand.id) ?? brand.id;
    const heldByOthers = await transaction
      .select({ host: brandHosts.host, brandId: brands.id, origin: brands.origin })
      .from(brandHosts)
      .innerJoin(brands, eq(brands.id, brandHosts.brandId))
      .where(and(inArray(brandHosts.host, [...brand.hosts, idAsHost]), ne(brands.id, brand.id)))
      .orderBy(asc(brandHosts.host));
    const [named] = await transaction
      .select({ host: brands.id, brandId: brands.id })
      .from(brands)
      .where(and(inArray(brands.id, brand.hosts), ne(brands.id, brand.id)))
      .orderBy(asc(brands.id));
    const known = heldByOthers.filter(({ origin }) => origin === 'operator');
    const never = named ?? known.find(({ host }) => host === idAsHost);
    if (never) return { kind: 'host-taken', host: never.host, brandId: never.brandId, replaceable: false };
    const [taken] = known;
    if (taken && !replace) return { kind: 'host-taken', host: taken.host, brandId: taken.brandId, replaceable: true };

    const live = await lockLive(transaction, brand.id);
    if (over !== undefined && live?.digest !== over) return { kind: 'changed-meanwhile' };
    await writeBrand(transaction, { ...brand, restaurants }, 'operator');
    if (live?.digest !== brand.version) {
      // Somebody published meanwhile, or another brand was replaced.
      const { title, changes } =
        live?.configuration === before ? described : { title: 'Brought in from a file', changes: [] };
      const { configuration, version: digest } = brand;
      await addVersion(transaction, brand.id, (live?.number ?? 0) + 1, {
        configuration,
        digest,
        ...made,
        title,
        changes,
      });
    }
    await writeHosts(transaction, brand.id, brand.hosts);
    await endDemos(transaction);
    const lost = heldByOthers.filter(({ host }) => brand.hosts.includes(host));
    const losers = [...new Set(lost.map((held) => held.brandId))];
    if (losers.length > 0) {
      await transaction.update(brands).set({ updatedAt: sql`now()` }).where(inArray(brands.id, losers));
    }
    for (const id of [brand.id, ...losers]) await notifyOfChange(transaction, id);

    return { kind: 'saved', created: existing === undefined, hosts: await hostsOf(transaction, brand.id) };
  });
}

type StoredBrand = Pick<BrandToSave, 'name' | 'hosts'> & { origin: 'demo' | 'operator' };

async function findStored(transaction: Database, id: string): Promise<StoredBrand | undefined> {
  const [stored] = await transaction
    .select({ name: brands.name, origin: brands.origin })
    .from(brands)
    .where(eq(brands.id, id));
  return stored && { ...stored, hosts: await hostsOf(transaction, id) };
}

/** Small numbers are common ids: a brand is known as the same by its name, or by a host name that is given with it. */
function isAnother(stored: StoredBrand, { name, hosts }: BrandToSave): boolean {
  const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  if (stored.origin === 'demo') return true;
  return plain(stored.name) !== plain(name) && !hosts.some((host) => stored.hosts.includes(host));
}

/** From now on demo brands have no place here. */
export async function endDemos(transaction: Database): Promise<void> {
  await transaction.insert(demosEnded).values({}).onConflictDoNothing();
}

/** Until the transaction is over, brands are changed by it alone. */
export async function lockImports(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}

export async function writeBrand(
  transaction: Database,
  brand: BrandToSave & { restaurants: KnownRestaurant[] },
  origin: 'demo' | 'operator',
): Promise<void> {
  const { id, name, configuration, version } = brand;
  await transaction
    .insert(brands)
    .values({ id, name, configuration, version, origin })
    .onConflictDoUpdate({
      target: brands.id,
      set: { name, configuration, version, origin, updatedAt: sql`now()` },
    });
  await transaction.delete(brandRestaurants).where(eq(brandRestaurants.brandId, id));
  await writeRestaurants(transaction, brand);
}

/** Every brand has a row at least, its own id: who has none was imported before the table was there. */
async function writeRestaurants(
  transaction: Database,
  brand: { id: string; restaurants: KnownRestaurant[] },
): Promise<void> {
  const own = { id: brand.id, name: '', timeZone: null };
  const all = brand.restaurants.some(({ id }) => id === brand.id) ? brand.restaurants : [own, ...brand.restaurants];
  const rows = all.map(({ id, ...place }) => ({ restaurantId: id, brandId: brand.id, ...place }));
  // A statement has room for 65,535 values.
  for (let start = 0; start < rows.length; start += 10_000) {
    await transaction.insert(brandRestaurants).values(rows.slice(start, start + 10_000));
  }
}

/** Writes down the restaurants of brands, and their names, that were imported by a version that did not do so yet. */
export async function fillBrandRestaurants(database: Database): Promise<void> {
  const missing = (transaction: Database) =>
    transaction
      .select({ id: brands.id })
      .from(brands)
      .where(
        or(
          notExists(transaction.select().from(brandRestaurants).where(eq(brandRestaurants.brandId, brands.id))),
          inArray(
            brands.id,
            transaction
              .select({ id: brandRestaurants.brandId })
              .from(brandRestaurants)
              .where(isNull(brandRestaurants.name)),
          ),
        ),
      );
  if ((await missing(database)).length === 0) return;

  await database.transaction(async (transaction) => {
    await lockImports(transaction);
    for (const { id } of await missing(transaction)) {
      const configuration = await findConfiguration(transaction, { id });
      if (configuration === undefined) continue;
      await transaction.delete(brandRestaurants).where(eq(brandRestaurants.brandId, id));
      await writeRestaurants(transaction, { id, restaurants: await restaurantsOfText(configuration) });
    }
  });
}

export async function writeHosts(transaction: Database, brandId: string, hosts: string[]): Promise<void> {
  if (hosts.length === 0) return;
  await transaction
    .insert(brandHosts)
    .values(hosts.map((host) => ({ host, brandId })))
    .onConflictDoUpdate({ target: brandHosts.host, set: { brandId } });
}

export async function hostsOf(transaction: Database, brandId: string): Promise<string[]> {
  const rows = await transaction
    .select({ host: brandHosts.host })
    .from(brandHosts)
    .where(eq(brandHosts.brandId, brandId))
    .orderBy(asc(brandHosts.host));
  return rows.map(({ host }) => host);
}

/** Sent when the transaction is committed, to every process. */
export async function notifyOfChange(transaction: Database, brandId: string): Promise<void> {
  await transaction.execute(sql`select pg_notify(${BRAND_CHANGES_CHANNEL}, ${brandId})`);
}
