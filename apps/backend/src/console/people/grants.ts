/** Roles of people: given, changed and taken, and who may. */
import { ALL_BRANDS, type Caller, type Grant, grantOf, mayGive } from '@tablefront/console-wire/access';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { grants, people } from '../../database/schema.ts';
import { newId } from '../../submissions/new-id.ts';
import { type BrandFacts, namesOfPlaces } from '../brands/brand-facts.ts';
import { ConsoleRefusal, noSuchBrand } from '../console-refusal.ts';

/** Any number that nothing else in the database locks. */
const PEOPLE_LOCK = 7_306_011;

/** Until the transaction is over, nobody else changes who may do what: two owners who leave at once would leave nobody. */
export async function lockPeople(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${PEOPLE_LOCK})`);
}

/** As the tables have it: null is every brand. */
export function brandColumn(brandId: string): string | null {
  return brandId === ALL_BRANDS ? null : brandId;
}

export async function grantsOf(database: Database, personId: string): Promise<Grant[]> {
  return (await database.select().from(grants).where(eq(grants.personId, personId))).map(grantOf);
}

/** The roles that somebody has who may use the console now; none where they may not. */
export async function grantsInForce(database: Database, personId: string): Promise<Grant[]> {
  const rows = await database
    .select({ grant: grants })
    .from(grants)
    .innerJoin(people, eq(people.id, grants.personId))
    .where(and(eq(grants.personId, personId), isNull(people.disabledAt)));
  return rows.map(({ grant }) => grantOf(grant));
}

/** Gives a role for a brand, in place of the one that the person has there. */
export async function setGrant(transaction: Database, personId: string, grant: Grant): Promise<void> {
  const { role, locations } = grant;
  await removeGrant(transaction, personId, grant.brandId);
  const brandId = brandColumn(grant.brandId);
  await transaction.insert(grants).values({ id: newId(), personId, brandId, role, locations });
}

/** @returns whether there was one */
export async function removeGrant(transaction: Database, personId: string, brandId: string): Promise<boolean> {
  const column = brandColumn(brandId);
  const removed = await transaction
    .delete(grants)
    .where(and(eq(grants.personId, personId), column === null ? isNull(grants.brandId) : eq(grants.brandId, column)))
    .returning({ id: grants.id });
  return removed.length > 0;
}

/**
 * To be asked when something was taken from an owner, before it is committed.
 * @throws ConsoleRefusal `last-owner` where nobody would be left who can do everything
 */
export async function requireOwnerLeft(transaction: Database): Promise<void> {
  const [left] = await transaction
    .select({ id: people.id })
    .from(people)
    .innerJoin(grants, eq(grants.personId, people.id))
    .where(and(isNull(people.disabledAt), isNull(grants.brandId), eq(grants.role, 'owner')))
    .limit(1);
  if (left) return;
  const text = 'That would leave nobody who can do everything. Make somebody else an owner of all brands first.';
  throw new ConsoleRefusal('last-owner', text);
}

/**
 * Whether the caller may do with somebody as a whole what is of no one brand: let them in again, keep them out. Who may do
 * more, or something elsewhere, is not theirs.
 */
export function mayRule(caller: Pick<Caller, 'grants'>, of: Grant[]): boolean {
  return mayGive(caller, ALL_BRANDS) || (of.length > 0 && of.every(({ brandId }) => mayGive(caller, brandId)));
}

/**
 * The names of a role's locations; undefined where it is for all.
 * @throws ConsoleRefusal where the brand is not there, or lacks a location of these
 */
export async function requirePlaces(facts: BrandFacts, { brandId, locations }: Grant): Promise<string[] | undefined> {
  if (brandId === ALL_BRANDS) {
    if (locations === null) return undefined;
    throw new ConsoleRefusal('unknown-location', 'Locations go with one brand. Choose the brand first.');
  }
  const places = await facts.places(brandId);
  if (!places) throw noSuchBrand();
  return namesOfPlaces(places, locations);
}

export interface Owner {
  name: string;
  email: string | null;
}

/** Those of the brand who may sign in; where it has none, those of all brands. By name. */
export async function ownersOf(database: Database, brandId: string): Promise<Owner[]> {
  const owners = await database
    .select({ name: people.name, email: people.email, brandId: grants.brandId })
    .from(people)
    .innerJoin(grants, eq(grants.personId, people.id))
    .where(
      and(isNull(people.disabledAt), eq(grants.role, 'owner'), or(isNull(grants.brandId), eq(grants.brandId, brandId))),
    )
    .orderBy(asc(people.name), asc(people.id));
  const own = owners.filter((owner) => owner.brandId !== null);
  return own.length > 0 ? own : owners;
}
