/** Links that let somebody in: the first owner's, invitations, and ways back in. Each is used once; only its hash is stored. */
import { type Caller, type Grant, grantOf, mayGive } from '@tablefront/console-wire/access';
import type { Link } from '@tablefront/console-wire/people';
import { hashOfSecret, newSecret } from '@tablefront/serving/secrets';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { invitations, people } from '../../database/schema.ts';
import { newId } from '../../submissions/new-id.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import { brandColumn, grantsInForce, grantsOf, lockPeople, mayRule } from './grants.ts';

const DAY_MS = 24 * 60 * 60_000;
const lastsMs = { first: DAY_MS, join: 7 * DAY_MS, return: DAY_MS };

export type StoredInvitation = typeof invitations.$inferSelect;

interface Making {
  kind: StoredInvitation['kind'];
  /** Null: the command line, or the start. */
  invitedBy: string | null;
  name: string;
  email: string | null;
  grant: Grant;
  /** Of a way back in. */
  personId?: string;
}

type When = { origin: string; now: Date };

/** Makes a link. Its token stands behind `#`: it reaches no log, no proxy and no `Referer`. */
export async function makeInvitation(
  database: Database,
  { kind, invitedBy, name, email, grant, personId }: Making,
  { origin, now }: When,
): Promise<Link> {
  const secret = newSecret();
  const id = newId();
  const expiresAt = new Date(now.getTime() + lastsMs[kind]);
  const { role, locations } = grant;
  await database.insert(invitations).values({
    ...{ id, hash: hashOfSecret(secret), kind, invitedBy, personId, name, email },
    ...{ brandId: brandColumn(grant.brandId), role, locations, createdAt: now, expiresAt },
  });
  return { id, link: `${origin}/welcome#${secret}`, expiresAt: expiresAt.toISOString() };
}

/** A new token for the same invitation: the old one counts no more. */
export async function renewInvitation(
  database: Database,
  { id, kind }: Pick<StoredInvitation, 'id' | 'kind'>,
  { origin, now }: When,
): Promise<Link> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + lastsMs[kind]);
  await database
    .update(invitations)
    .set({ hash: hashOfSecret(secret), expiresAt })
    .where(eq(invitations.id, id));
  return { id, link: `${origin}/welcome#${secret}`, expiresAt: expiresAt.toISOString() };
}

/** While nobody exists: the link of this start; that of an earlier one counts no more. Undefined where somebody does. */
export async function makeFirstOwnerLink(database: Database, when: When): Promise<Link | undefined> {
  return database.transaction(async (transaction) => {
    await lockPeople(transaction);
    if (await somebodyExists(transaction)) return undefined;
    await transaction.delete(invitations).where(eq(invitations.kind, 'first'));
    const grant: Grant = { brandId: '*', role: 'owner', locations: null };
    return makeInvitation(transaction, { kind: 'first', invitedBy: null, name: '', email: null, grant }, when);
  });
}

export async function somebodyExists(database: Database): Promise<boolean> {
  return (await database.select({ id: people.id }).from(people).limit(1)).length > 0;
}

/** What a token is for, where it still counts. */
export async function findInvitation(
  database: Database,
  token: string,
  now: Date,
): Promise<StoredInvitation | undefined> {
  const [found] = await database
    .select()
    .from(invitations)
    .where(and(eq(invitations.hash, hashOfSecret(token)), gt(invitations.expiresAt, now)));
  return found && (await stillCounts(database, found)) ? found : undefined;
}

/**
 * Takes an invitation out: of two who use it at once only one has it. In a transaction that holds `lockPeople`.
 * @throws ConsoleRefusal `link-over`
 */
export async function takeInvitation(transaction: Database, hash: string, now: Date): Promise<StoredInvitation> {
  const [taken] = await transaction
    .delete(invitations)
    .where(and(eq(invitations.hash, hash), gt(invitations.expiresAt, now)))
    .returning();
  if (!taken || !(await stillCounts(transaction, taken))) throw linkOver();
  return taken;
}

export function linkOver(): ConsoleRefusal {
  return new ConsoleRefusal('link-over', 'This link was used, taken back, or is too old. Ask for a new one.');
}

/** Who made it must still be able to: what was taken from them, their links no longer give. */
async function stillCounts(database: Database, invitation: StoredInvitation): Promise<boolean> {
  const { kind, invitedBy, personId } = invitation;
  if (kind === 'first') return !(await somebodyExists(database));
  if (invitedBy === null) return true;
  const inviter: Pick<Caller, 'grants'> = { grants: await grantsInForce(database, invitedBy) };
  if (personId !== null) return mayRule(inviter, await grantsOf(database, personId));
  return mayGive(inviter, grantOf(invitation).brandId);
}

/** Links that were made for somebody to come back with, and count still. */
export async function takeBackReturns(transaction: Database, personId: string): Promise<void> {
  await transaction.delete(invitations).where(eq(invitations.personId, personId));
}

/** For so long after its end an owner sees that somebody did not come, and sends it again. */
const shownForMs = 30 * DAY_MS;

export async function forgetInvitations(database: Database, now: Date): Promise<void> {
  await database.delete(invitations).where(lt(invitations.expiresAt, new Date(now.getTime() - shownForMs)));
}
