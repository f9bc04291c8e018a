/** What a link leads to: who it is for is shown, a way to sign in is made, and the link is used. */
import { grantOf } from '@tablefront/console-wire/access';
import type { Joined, Welcome } from '@tablefront/console-wire/session';
import { createdRequest, invitationRequest, welcomeBeginRequest } from '@tablefront/console-wire/session-requests';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { brandRestaurants, people } from '../../database/schema.ts';
import { newId } from '../../submissions/new-id.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { openCalls, signedInCalls } from '../calls.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { askForPasskey, askForPassword, type CreatedWay, checkPasskey, checkPassword } from '../sign-in/created-way.ts';
import { limited } from '../sign-in/limited.ts';
import { meOf } from '../sign-in/me.ts';
import { callerNow } from '../sign-in/require-signed-in.ts';
import { beginSession, endSessions } from '../sign-in/sessions.ts';
import { removeWaysIn } from '../sign-in/ways-in.ts';
import { grantsOf, lockPeople, setGrant } from './grants.ts';
import { findInvitation, linkOver, type StoredInvitation, takeInvitation } from './invitations.ts';

const invited = z.looseObject({ invitation: z.string() });

export function welcomeRoutes(services: ConsoleServices) {
  const { database, now } = services;
  const { routes, takes } = openCalls();

  takes('POST /look', invitationRequest, ({ invitation: token }, { context }) =>
    limited(services, context, async () => inWords(services, await countingInvitation(database, token, now()))),
  );

  takes('POST /options', welcomeBeginRequest, ({ invitation: token, way, ...given }, { context }) =>
    limited(services, context, async () => {
      const invitation = await countingInvitation(database, token, now());
      const known = await personOf(database, invitation);
      const name = known?.name ?? given.name;
      const email = given.email ?? known?.email ?? invitation.email;
      const personId = known?.id ?? newId();
      if (email !== null) await requireFreeEmail(database, email, personId);
      const whose = { purpose: 'join' as const, personId, name, email, more: { invitation: invitation.hash } };
      return way === 'passkey' ? askForPasskey(services, whose) : askForPassword(services, whose);
    }),
  );

  takes('POST /', createdRequest, async (given, { context }): Promise<Joined> => {
    const created =
      'response' in given
        ? await checkPasskey(services, 'join', given)
        : await limited(services, context, () => checkPassword(services, 'join', given));
    const { invitation: hash } = invited.parse(created.asked);
    const done = await database.transaction(async (transaction) => {
      await lockPeople(transaction);
      const invitation = await takeInvitation(transaction, hash, now());
      const recoveryCodes =
        invitation.kind === 'return'
          ? await comeBack(transaction, invitation, created)
          : await join(transaction, invitation, created, now());
      return { recoveryCodes, sessionId: await beginSession(transaction, services, context, created.asked.personId) };
    });
    const me = await meOf(services, await callerNow(services, done.sessionId));
    return { me, recoveryCodes: done.recoveryCodes };
  });
  return routes;
}

/** Who is signed in takes what a link gives with the person that they are. */
export function acceptRoutes(services: ConsoleServices) {
  const { database, now } = services;
  const { routes, takes } = signedInCalls(services);
  takes('POST /', invitationRequest, async ({ invitation: token }, { context, caller }) => {
    const { personId, sessionId } = caller;
    await limited(services, context, () =>
      database.transaction(async (transaction) => {
        await lockPeople(transaction);
        const found = await countingInvitation(transaction, token, now());
        if (found.kind !== 'join') throw new ConsoleRefusal('not-understood', 'This link is for who is not signed in.');
        const grant = grantOf(found);
        const has = await grantsOf(transaction, personId);
        if (has.some(({ brandId }) => brandId === grant.brandId))
          throw new ConsoleRefusal('already-there', 'You have a role there already. An owner can change it.');
        await takeInvitation(transaction, found.hash, now());
        await setGrant(transaction, personId, grant);
        const { brandId, detail } = await told(transaction, found);
        await recordAudit(transaction, { personId, brandId, what: 'people.joined', detail });
      }),
    );
    return meOf(services, await callerNow(services, sessionId));
  });
  return routes;
}

async function countingInvitation(database: Database, token: string, now: Date): Promise<StoredInvitation> {
  const invitation = await findInvitation(database, token, now);
  if (!invitation) throw linkOver();
  return invitation;
}

async function personOf(database: Database, { personId }: StoredInvitation) {
  if (personId === null) return undefined;
  const { id, name, email } = people;
  const [person] = await database.select({ id, name, email }).from(people).where(eq(people.id, personId));
  return person;
}

/** @throws ConsoleRefusal `email-taken`: only who holds a link that counts can learn it */
async function requireFreeEmail(database: Database, email: string, personId: string): Promise<void> {
  const [other] = await database
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.email, email), ne(people.id, personId)));
  if (!other) return;
  const text = 'Somebody with this e-mail address is here already. Sign in, then open the link again.';
  throw new ConsoleRefusal('email-taken', text);
}

async function inWords({ database, brands }: ConsoleServices, invitation: StoredInvitation): Promise<Welcome> {
  const { kind, email, expiresAt, invitedBy } = invitation;
  const [grant] = await brands.inWords([grantOf(invitation)]);
  if (!grant) throw linkOver();
  const person = await personOf(database, invitation);
  const [inviter] =
    invitedBy === null ? [] : await database.select({ name: people.name }).from(people).where(eq(people.id, invitedBy));
  return {
    kind,
    name: person?.name ?? invitation.name,
    email: person?.email ?? email,
    grant,
    invitedBy: inviter?.name ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}

/** What the log says of it: places by the names that they have now. */
async function told(transaction: Database, invitation: StoredInvitation) {
  const { brandId, role, locations } = invitation;
  if (brandId === null || locations === null) return { brandId, detail: { role } };
  const { restaurantId, name } = brandRestaurants;
  const named = await transaction
    .select({ restaurantId, name })
    .from(brandRestaurants)
    .where(and(eq(brandRestaurants.brandId, brandId), inArray(restaurantId, locations)));
  const places = locations.map((id) => named.find((place) => place.restaurantId === id)?.name || id);
  return { brandId, detail: { role, locations, places } };
}

async function join(
  transaction: Database,
  invitation: StoredInvitation,
  { asked: { personId, name, email }, way, store }: CreatedWay,
  now: Date,
): Promise<string[]> {
  if (email !== null) await requireFreeEmail(transaction, email, personId);
  await transaction.insert(people).values({ id: personId, name, email, createdAt: now });
  await setGrant(transaction, personId, grantOf(invitation));
  const recoveryCodes = await store(transaction);
  const { brandId, detail } = await told(transaction, invitation);
  await recordAudit(transaction, { personId, brandId, what: 'people.joined', detail: { ...detail, way } });
  return recoveryCodes;
}

/** Whoever had what the person signed in with before has nothing any more. */
async function comeBack(
  transaction: Database,
  invitation: StoredInvitation,
  { asked: { personId, email }, way, store }: CreatedWay,
): Promise<string[]> {
  if (personId !== invitation.personId) throw linkOver();
  await removeWaysIn(transaction, personId);
  await endSessions(transaction, personId);
  if (email !== null) {
    await requireFreeEmail(transaction, email, personId);
    await transaction.update(people).set({ email }).where(eq(people.id, personId));
  }
  const recoveryCodes = await store(transaction);
  await recordAudit(transaction, { personId, brandId: null, what: 'people.returned', detail: { way } });
  return recoveryCodes;
}
