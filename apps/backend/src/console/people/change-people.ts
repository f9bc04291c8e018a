/** What an owner does with people. All of it in one transaction each, which holds `lockPeople`, and told in the audit log. */
import { ALL_BRANDS, type Caller, type Grant, grantOf, mayGive } from '@tablefront/console-wire/access';
import type { Link } from '@tablefront/console-wire/people';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { invitations, people } from '../../database/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ConsoleRefusal, notAllowed } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { endSessions } from '../sign-in/sessions.ts';
import {
  brandColumn,
  grantsInForce,
  grantsOf,
  lockPeople,
  mayRule,
  removeGrant,
  requireOwnerLeft,
  requirePlaces,
  setGrant,
} from './grants.ts';
import { makeInvitation, renewInvitation, type StoredInvitation, takeBackReturns } from './invitations.ts';
import { maySee } from './read-people.ts';

/** Who does it: somebody, or the command line, which may do everything. */
export type Actor = Pick<Caller, 'personId' | 'name' | 'grants'> | 'command line';

type Services = Pick<ConsoleServices, 'database' | 'brands' | 'now' | 'origin'>;

export const everything: Grant[] = [{ brandId: ALL_BRANDS, role: 'owner', locations: null }];

function grantsOfActor(actor: Actor): { grants: Grant[] } {
  return actor === 'command line' ? { grants: everything } : actor;
}

function idOf(actor: Actor): string | null {
  return actor === 'command line' ? null : actor.personId;
}

/** Writes down that the actor did this. */
function record(transaction: Database, actor: Actor, brandId: string | null, what: string, detail: object) {
  const who = actor === 'command line' ? 'Command line' : undefined;
  return recordAudit(transaction, { personId: idOf(actor), who, brandId, what, detail });
}

/** As it is once the lock is held: the one who waited for it may have lost their own role. */
async function inForce(transaction: Database, actor: Actor): Promise<{ grants: Grant[] }> {
  return actor === 'command line' ? grantsOfActor(actor) : { grants: await grantsInForce(transaction, actor.personId) };
}

function alone<T>({ database }: Services, work: (transaction: Database) => Promise<T>): Promise<T> {
  return database.transaction(async (transaction) => {
    await lockPeople(transaction);
    return work(transaction);
  });
}

const noSuchPerson = () => new ConsoleRefusal('unknown-person', 'This person is here no more.');
const noSuchInvitation = () => new ConsoleRefusal('not-found', 'This invitation was used or taken back already.');

/** @throws ConsoleRefusal `unknown-person` */
async function findPerson(transaction: Database, actor: { grants: Grant[] }, id: string) {
  const [person] = await transaction.select().from(people).where(eq(people.id, id));
  const has = await grantsOf(transaction, id);
  if (!person || !maySee(actor, has)) throw noSuchPerson();
  return { ...person, has };
}

const inWords = ({ role, locations }: Grant, places?: string[]) => ({
  role,
  ...(locations && { locations }),
  ...(places && { places }),
});

/** @throws ConsoleRefusal where the actor may not give this, or there is nothing like it to give */
async function requireGivable(services: Services, actor: Actor, grant: Grant): Promise<string[] | undefined> {
  if (!mayGive(grantsOfActor(actor), grant.brandId)) throw notAllowed('Only an owner can give roles. Ask one.');
  return requirePlaces(services.brands, grant);
}

export async function invite(
  services: Services,
  actor: Actor,
  { name, email = null, ...grant }: Grant & { name: string; email?: string | null },
): Promise<Link> {
  const places = await requireGivable(services, actor, grant);
  return alone(services, async (transaction) => {
    if (!mayGive(await inForce(transaction, actor), grant.brandId)) throw notAllowed();
    const detail = { name, ...inWords(grant, places) };
    await record(transaction, actor, brandColumn(grant.brandId), 'people.invited', detail);
    const making = { kind: 'join' as const, invitedBy: idOf(actor), name, email, grant };
    return makeInvitation(transaction, making, { origin: services.origin(), now: services.now() });
  });
}

/** Gives a role for a brand in place of the one that somebody has there. */
export async function changeGrant(services: Services, actor: Actor, id: string, grant: Grant): Promise<void> {
  const places = await requireGivable(services, actor, grant);
  await alone(services, async (transaction) => {
    const own = await inForce(transaction, actor);
    if (!mayGive(own, grant.brandId)) throw notAllowed();
    const { name } = await findPerson(transaction, own, id);
    await setGrant(transaction, id, grant);
    await requireOwnerLeft(transaction);
    const detail = { name, ...inWords(grant, places) };
    await record(transaction, actor, brandColumn(grant.brandId), 'people.changed', detail);
  });
}

/** Takes a role; who then has none is deleted, with what they signed in with. */
export function takeGrant(services: Services, actor: Actor, id: string, brandId: string): Promise<void> {
  return alone(services, async (transaction) => {
    const own = await inForce(transaction, actor);
    if (!mayGive(own, brandId)) throw notAllowed();
    const { name } = await findPerson(transaction, own, id);
    if (!(await removeGrant(transaction, id, brandId)))
      throw new ConsoleRefusal('unknown-person', 'This person has no role here any more.');
    const left = await grantsOf(transaction, id);
    await record(transaction, actor, brandColumn(brandId), 'people.removed', { name });
    if (left.length === 0) await transaction.delete(people).where(eq(people.id, id));
    await requireOwnerLeft(transaction);
  });
}

/** @throws ConsoleRefusal where the person may do more, or something elsewhere, than the actor may give */
async function findRuled(transaction: Database, actor: Actor, id: string) {
  const own = await inForce(transaction, actor);
  const person = await findPerson(transaction, own, id);
  if (!mayRule(own, person.has)) throw notAllowed('They also have a role that is not yours to give. Ask its owner.');
  return person;
}

/** Of one brand where all of somebody's roles are of that, so that its owner reads of it. */
function brandOf(has: Grant[]): string | null {
  const [first, ...more] = new Set(has.map(({ brandId }) => brandId));
  return first === undefined || more.length > 0 ? null : brandColumn(first);
}

/** Keeps somebody out, at once and everywhere, or lets them in again; what they may do stays. */
export function disable(services: Services, actor: Actor, id: string, disabled: boolean): Promise<void> {
  return alone(services, async (transaction) => {
    const { name, has } = await findRuled(transaction, actor, id);
    await transaction
      .update(people)
      .set({ disabledAt: disabled ? services.now() : null })
      .where(eq(people.id, id));
    if (disabled) {
      await endSessions(transaction, id);
      await takeBackReturns(transaction, id);
      await requireOwnerLeft(transaction);
    }
    await record(transaction, actor, brandOf(has), disabled ? 'people.disabled' : 'people.enabled', { name });
  });
}

export function endAllSessions(services: Services, actor: Actor, id: string): Promise<void> {
  return alone(services, async (transaction) => {
    const { name, has } = await findRuled(transaction, actor, id);
    const sessions = await endSessions(transaction, id);
    await record(transaction, actor, brandOf(has), 'people.signed-out', { name, sessions });
  });
}

/** A way back in for somebody who lost what they sign in with; an earlier one counts no more. */
export function letBackIn(services: Services, actor: Actor, id: string): Promise<Link> {
  return alone(services, async (transaction) => {
    const { name, email, has, disabledAt } = await findRuled(transaction, actor, id);
    if (disabledAt !== null) throw new ConsoleRefusal('conflict', 'They are kept out. Let them in again first.');
    await takeBackReturns(transaction, id);
    const [grant = { brandId: ALL_BRANDS, role: 'inbox' as const, locations: null }] = has;
    const making = { kind: 'return' as const, invitedBy: idOf(actor), name, email, grant, personId: id };
    await record(transaction, actor, brandOf(has), 'people.return-made', { name });
    return makeInvitation(transaction, making, { origin: services.origin(), now: services.now() });
  });
}

async function findOpen(transaction: Database, own: { grants: Grant[] }, id: string): Promise<StoredInvitation> {
  const [found] = await transaction.select().from(invitations).where(eq(invitations.id, id));
  if (found?.kind === 'join' && mayGive(own, grantOf(found).brandId)) return found;
  throw noSuchInvitation();
}

/** The same invitation with a new link, of whoever sends it again. */
export function inviteAgain(services: Services, actor: Actor, id: string): Promise<Link> {
  return alone(services, async (transaction) => {
    const open = await findOpen(transaction, await inForce(transaction, actor), id);
    await transaction
      .update(invitations)
      .set({ invitedBy: idOf(actor) })
      .where(eq(invitations.id, id));
    const detail = { name: open.name, again: true, ...inWords(grantOf(open)) };
    await record(transaction, actor, open.brandId, 'people.invited', detail);
    return renewInvitation(transaction, open, { origin: services.origin(), now: services.now() });
  });
}

export function takeBackInvitation(services: Services, actor: Actor, id: string): Promise<void> {
  return alone(services, async (transaction) => {
    const { name, brandId } = await findOpen(transaction, await inForce(transaction, actor), id);
    await transaction.delete(invitations).where(eq(invitations.id, id));
    await record(transaction, actor, brandId, 'people.invitation-taken-back', { name });
  });
}
