/** Who somebody is, by what they show: when they come in, and when something dangerous asks again. */
import type { Caller } from '@tablefront/console-wire/access';
import type { ConfirmOptions, PasskeyCeremony } from '@tablefront/console-wire/session';
import type { confirmRequest, signInRequest } from '@tablefront/console-wire/session-requests';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { people } from '../../database/schema.ts';
import { createRecentCounts } from '../../limits/recent-counts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { CallContext, ConsoleServices } from '../console-services.ts';
import { beginCeremony, takeCeremony } from './ceremonies.ts';
import { passkeysPossible } from './console-origin.ts';
import { limited } from './limited.ts';
import { passkeyIdsOf, personOfPasskey, requestOptions } from './passkeys.ts';
import { personOfPassword, plainEmail } from './person-of-password.ts';
import { waysInOf } from './ways-in.ts';

const asked = z.object({ challenge: z.string(), personId: z.uuid().optional() });

/** Asks for a passkey: whichever there is, or one of these. */
async function askFor(
  { database, origin, now }: ConsoleServices,
  purpose: 'sign-in' | 'confirm',
  of?: { personId: string; ids: string[] },
): Promise<PasskeyCeremony> {
  const passkey = await requestOptions(origin(), of?.ids);
  const record = { challenge: passkey.challenge, personId: of?.personId };
  return { ceremony: await beginCeremony(database, purpose, record, now()), passkey };
}

export function askToSignIn(services: ConsoleServices): Promise<PasskeyCeremony> {
  return askFor(services, 'sign-in');
}

export async function askToConfirm(services: ConsoleServices, { personId }: Caller): Promise<ConfirmOptions> {
  const { password } = await waysInOf(services.database, personId);
  const ids = passkeysPossible(services.origin()) ? await passkeyIdsOf(services.database, personId) : [];
  return { password, ...(ids.length > 0 && { passkey: await askFor(services, 'confirm', { personId, ids }) }) };
}

/**
 * Whose passkey, or password and code, these are.
 * @throws ConsoleRefusal `sign-in-failed`, `start-again`, `too-many`
 */
export async function provedToBe(
  services: ConsoleServices,
  context: CallContext,
  given: z.output<typeof signInRequest>,
): Promise<string> {
  if ('response' in given) return shownPasskey(services, 'sign-in', given);
  const email = plainEmail(given.email);
  const whose = () => personOfPassword(services.database, { email }, given, services.now());
  return rightPassword(services, context, email, whose);
}

/** The same, where it must be the caller. */
export async function provedToBeCaller(
  services: ConsoleServices,
  context: CallContext,
  { personId }: Caller,
  given: z.output<typeof confirmRequest>,
): Promise<void> {
  if ('response' in given) await shownPasskey(services, 'confirm', given, personId);
  else {
    const whose = () => personOfPassword(services.database, { personId }, given, services.now());
    await rightPassword(services, context, personId, whose);
  }
}

async function shownPasskey(
  { database, origin, now }: ConsoleServices,
  purpose: 'sign-in' | 'confirm',
  { ceremony, response }: Extract<z.output<typeof signInRequest>, { response: unknown }>,
  callerId?: string,
): Promise<string> {
  const { challenge, personId } = await takeCeremony(database, { purpose, ceremony, schema: asked, now: now() });
  const proved =
    personId === callerId
      ? await personOfPasskey(database, { origin: origin(), challenge, response, now: now(), of: callerId })
      : undefined;
  if (proved !== undefined) return proved;
  throw new ConsoleRefusal('sign-in-failed', 'That passkey did not work here. Try another, or your password.');
}

/** So many wrong passwords of one account are told in the log within ten minutes: who guesses must not fill the disk. */
const MOST_TOLD = 5;
const refused = createRecentCounts(10 * 60_000, Date.now);

/** Of an account that there is; what somebody typed is not written down. */
async function tellOfRefusal({ database }: ConsoleServices, account: string): Promise<void> {
  if (refused.add(account, 1) > MOST_TOLD) return;
  const [person] = await database
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(z.uuid().safeParse(account).success ? eq(people.id, account) : eq(people.email, account));
  if (!person) return;
  const told = { what: 'session.refused', detail: { name: person.name } };
  await recordAudit(database, { personId: null, who: 'Somebody', brandId: null, ...told });
}

async function rightPassword(
  services: ConsoleServices,
  context: CallContext,
  account: string,
  whose: () => Promise<string | undefined>,
): Promise<string> {
  await limited(services, context, async () => {});
  // Whoever waits here for their turn holds up no other account.
  const personId = await limited(services, context, whose, account);
  if (personId !== undefined) return personId;
  await tellOfRefusal(services, account);
  throw new ConsoleRefusal('sign-in-failed', 'That did not work. Enter your password, and the code that shows now.');
}
