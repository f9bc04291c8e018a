/** Passkeys (WebAuthn, with SimpleWebAuthn): made, shown, stored. */
import type { MadePasskey, ShownPasskey } from '@tablefront/console-wire/session-requests';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { passkeys, people } from '../../database/schema.ts';
import { ConsoleRefusal } from '../console-refusal.ts';

/** Ed25519, ES256, RS256. The library's own choice begins with ML-DSA, at which Node 24 warns that it is experimental. */
const algorithms = [-8, -7, -257];
/** As long as a ceremony of the server lasts. */
const TIMEOUT = 5 * 60_000;

/** Takes a fifth of a second to load, and is wanted when somebody signs in. */
const library = () => import('@simplewebauthn/server');

export interface Whose {
  personId: string;
  name: string;
  email: string | null;
}

/** What a browser needs to make one; an authenticator that has one of these makes no other. */
export async function creationOptions(origin: string, { personId, name, email }: Whose, existing: string[] = []) {
  const { generateRegistrationOptions } = await library();
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: 'Tablefront',
    rpID: new URL(origin).hostname,
    userID: new TextEncoder().encode(personId),
    userName: email ?? name,
    userDisplayName: name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map((id) => ({ id })),
    supportedAlgorithmIDs: algorithms,
    timeout: TIMEOUT,
  });
  return options;
}

/** @param allowed ids; none: whichever the person has, so that nobody learns who has an account */
export async function requestOptions(origin: string, allowed: string[] = []) {
  const { generateAuthenticationOptions } = await library();
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
    allowCredentials: allowed.map((id) => ({ id })),
    timeout: TIMEOUT,
  });
  return options;
}

export type NewPasskey = Omit<typeof passkeys.$inferInsert, 'personId' | 'name' | 'createdAt' | 'usedAt'>;

/** What is to be stored of a passkey that was made for this challenge; undefined where it was not. */
export async function checkMade(
  origin: string,
  challenge: string,
  response: MadePasskey,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: asLibraryHas(response),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return undefined;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).join(' '),
    backedUp: credentialBackedUp,
  };
}

/**
 * Whose passkey was shown for this challenge, used now; undefined where it is nobody's, or not right.
 *
 * @param of only theirs will do
 */
export async function personOfPasskey(
  database: Database,
  { origin, challenge, response, now, of }: ShownFor,
): Promise<string | undefined> {
  const [stored] = await database
    .select({ id: passkeys.id, personId: passkeys.personId, publicKey: passkeys.publicKey, counter: passkeys.counter })
    .from(passkeys)
    .innerJoin(people, eq(people.id, passkeys.personId))
    .where(and(eq(passkeys.id, response.id), sql`${people.disabledAt} is null`));
  if (!stored || (of !== undefined && of !== stored.personId)) return undefined;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: asLibraryHas(response),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    credential: {
      id: stored.id,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
      counter: stored.counter,
    },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return undefined;
  const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo;
  await database.update(passkeys).set({ counter, backedUp, usedAt: now }).where(eq(passkeys.id, stored.id));
  return stored.personId;
}

interface ShownFor {
  origin: string;
  challenge: string;
  response: ShownPasskey;
  now: Date;
  of?: string;
}

/** @throws ConsoleRefusal where another passkey has the id, which an authenticator chooses and nobody can make up */
export async function storePasskey(
  database: Database,
  { personId, name, made, now }: { personId: string; name: string | undefined; made: NewPasskey; now: Date },
): Promise<void> {
  const row = { ...made, personId, name: name ?? 'Passkey', createdAt: now };
  const stored = await database.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  if (stored.length === 0) throw new ConsoleRefusal('sign-in-failed', 'This passkey is in use already.');
}

/** Ids of a person's passkeys, the oldest first. */
export async function passkeyIdsOf(database: Database, personId: string): Promise<string[]> {
  const rows = await database
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.personId, personId))
    .orderBy(asc(passkeys.createdAt));
  return rows.map(({ id }) => id);
}

/** Extensions are none of ours. */
function asLibraryHas<Response extends ShownPasskey | MadePasskey>(response: Response) {
  return { ...response, authenticatorAttachment: undefined, clientExtensionResults: {} };
}
