/** Who may use a brand's console, as an owner sees them. */
import { ALL_BRANDS, type Caller, type Grant, grantOf, mayGive } from '@tablefront/console-wire/access';
import type { Invitation, People, Person } from '@tablefront/console-wire/people';
import { asc, count, eq, inArray, isNull, max, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { consoleSessions, grants, invitations, passkeys, people } from '../../database/schema.ts';
import type { ConsoleServices } from '../console-services.ts';
import { mayRule } from './grants.ts';

type Services = Pick<ConsoleServices, 'database' | 'brands' | 'now'>;
type Reader = Pick<Caller, 'personId' | 'grants'>;

/** Those of a brand, with those of all brands; with `allBrands` everybody. */
export async function readPeople(services: Services, caller: Reader, brandId: string): Promise<People> {
  const { database } = services;
  const here = brandId === ALL_BRANDS ? undefined : or(eq(grants.brandId, brandId), isNull(grants.brandId));
  const ids = await database.selectDistinct({ id: grants.personId }).from(grants).where(here);
  const found = await peopleOf(services, caller, { ids: ids.map(({ id }) => id), brandId });
  return { people: found, invitations: await readInvitations(services, brandId) };
}

async function peopleOf(
  { database, brands }: Services,
  caller: Reader,
  { ids, brandId }: { ids: string[]; brandId: string },
): Promise<Person[]> {
  if (ids.length === 0) return [];
  const rows = await database.select().from(people).where(inArray(people.id, ids)).orderBy(asc(people.name));
  const givenGrants = await database.select().from(grants).where(inArray(grants.personId, ids)).orderBy(asc(grants.id));
  const given = Map.groupBy(givenGrants, ({ personId }) => personId);
  const keys = await countsOf(database, ids);
  // What somebody may do elsewhere is none of a brand's owner's business.
  const here = (grant: Grant) => [grant.brandId, ALL_BRANDS].includes(brandId) || grant.brandId === ALL_BRANDS;
  const seen = await database
    .select({ personId: consoleSessions.personId, at: max(consoleSessions.seenAt) })
    .from(consoleSessions)
    .where(inArray(consoleSessions.personId, ids))
    .groupBy(consoleSessions.personId);
  return Promise.all(
    rows.map(async ({ id, name, email, disabledAt, password }) => {
      const all = (given.get(id) ?? []).map(grantOf);
      return {
        ...{ id, name, email },
        grants: await brands.inWords(all.filter(here)),
        changeable: all.some((grant) => here(grant) && mayGive(caller, grant.brandId)),
        ruled: mayRule(caller, all),
        self: id === caller.personId,
        disabled: disabledAt !== null,
        passkeys: keys.get(id) ?? 0,
        password: password !== null,
        seenAt: seen.find(({ personId }) => personId === id)?.at?.toISOString() ?? null,
      };
    }),
  );
}

async function countsOf(database: Database, ids: string[]): Promise<Map<string, number>> {
  const rows = await database
    .select({ personId: passkeys.personId, many: count() })
    .from(passkeys)
    .where(inArray(passkeys.personId, ids))
    .groupBy(passkeys.personId);
  return new Map(rows.map(({ personId, many }) => [personId, many]));
}

async function readInvitations({ database, brands, now }: Services, brandId: string): Promise<Invitation[]> {
  const rows = await database
    .select({ invitation: invitations, inviter: people.name })
    .from(invitations)
    .leftJoin(people, eq(people.id, invitations.invitedBy))
    .where(brandId === ALL_BRANDS ? undefined : eq(invitations.brandId, brandId))
    .orderBy(asc(invitations.id));
  const open = rows.filter(({ invitation: { kind } }) => kind === 'join');
  return Promise.all(
    open.map(async ({ invitation, inviter }) => {
      const [grant] = await brands.inWords([grantOf(invitation)]);
      const { id, name, email, createdAt, expiresAt } = invitation;
      const given = grant ?? { ...grantOf(invitation), brandName: null, locations: null };
      return {
        ...{ id, name, email, grant: given, invitedBy: inviter },
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        over: expiresAt <= now(),
      };
    }),
  );
}

/** Whether the caller sees a person at all: as an owner of everything, or of a brand that they have a role in. */
export function maySee(caller: Pick<Caller, 'grants'>, of: Grant[]): boolean {
  return mayGive(caller, ALL_BRANDS) || of.some(({ brandId }) => brandId !== ALL_BRANDS && mayGive(caller, brandId));
}
