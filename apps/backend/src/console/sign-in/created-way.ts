/** A passkey or a password that a browser made: asked for, checked, stored; for who joins and for who is there already. */
import type { CodeCreation, PasskeyCreation } from '@tablefront/console-wire/session';
import type { createdPasskeyRequest, createdPasswordRequest } from '@tablefront/console-wire/session-requests';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { beginCeremony, type Purpose, readCeremony, takeCeremony } from './ceremonies.ts';
import { passkeysPossible } from './console-origin.ts';
import { base32, codeUri, seedOfCeremony, stepOfCode } from './one-time-codes.ts';
import { checkMade, creationOptions, passkeyIdsOf, storePasskey, type Whose } from './passkeys.ts';
import { storedPassword, weaknessOf } from './passwords.ts';
import { storePassword } from './ways-in.ts';

type Services = Pick<ConsoleServices, 'database' | 'origin' | 'now'>;

/** Whose it will be, and what for; `more`: what else is remembered until the answer comes. */
interface Asking extends Whose {
  purpose: Purpose;
  more?: object;
}

const whose = { personId: z.uuid(), name: z.string(), email: z.string().nullable() };
const askedPasskey = z.looseObject({ ...whose, challenge: z.string() });
const askedPassword = z.looseObject({ ...whose, email: z.string() });

export async function askForPasskey(
  services: Services,
  { purpose, more, ...person }: Asking,
): Promise<PasskeyCreation> {
  const { database, origin, now } = services;
  if (!passkeysPossible(origin()))
    throw new ConsoleRefusal('not-understood', 'No passkey can be had at this address. Choose a password.');
  // Who comes back makes theirs anew, perhaps on the same device.
  const existing = purpose === 'join' ? [] : await passkeyIdsOf(database, person.personId);
  const passkey = await creationOptions(origin(), person, existing);
  const record = { ...person, ...more, challenge: passkey.challenge };
  return { ceremony: await beginCeremony(database, purpose, record, now()), passkey };
}

export async function askForPassword(services: Services, { purpose, more, ...person }: Asking): Promise<CodeCreation> {
  const { database, origin, now } = services;
  const ceremony = await beginCeremony(database, purpose, { ...person, ...more }, now());
  const seed = seedOfCeremony(ceremony);
  const account = person.email ?? person.name;
  return { ceremony, secret: base32(seed), uri: codeUri(seed, { host: new URL(origin()).hostname, account }) };
}

/** What was asked for and made; `store` puts it down, in the transaction that it is given, and answers recovery codes. */
export interface CreatedWay {
  way: 'passkey' | 'password';
  asked: z.output<typeof askedPasskey> | z.output<typeof askedPassword>;
  store(transaction: Database): Promise<string[]>;
}

/** @throws ConsoleRefusal `start-again`, `sign-in-failed` */
export async function checkPasskey(
  { database, origin, now }: Services,
  purpose: Purpose,
  { ceremony, response, passkeyName }: z.output<typeof createdPasskeyRequest>,
): Promise<CreatedWay> {
  const asked = await takeCeremony(database, { purpose, ceremony, schema: askedPasskey, now: now() });
  const made = await checkMade(origin(), asked.challenge, response);
  if (!made) throw new ConsoleRefusal('sign-in-failed', 'This passkey could not be checked. Please start again.');
  const store = async (transaction: Database) => {
    await storePasskey(transaction, { personId: asked.personId, name: passkeyName, made, now: now() });
    return [];
  };
  return { way: 'passkey', asked, store };
}

/** @throws ConsoleRefusal `start-again`, `weak-password`, `sign-in-failed` */
export async function checkPassword(
  { database, origin, now }: Services,
  purpose: Purpose,
  { ceremony, password, code }: z.output<typeof createdPasswordRequest>,
): Promise<CreatedWay> {
  const answered = { purpose, ceremony, schema: askedPassword, now: now() };
  const { email, name } = await readCeremony(database, answered);
  const weakness = weaknessOf(password, [
    name,
    ...name.split(/\s+/),
    ...email.split(/[@.]/),
    new URL(origin()).hostname,
  ]);
  if (weakness !== undefined) throw new ConsoleRefusal('weak-password', weakness);
  const seed = seedOfCeremony(ceremony);
  const step = stepOfCode(seed, code.replace(/\s/g, ''), 0, now());
  if (step === undefined)
    throw new ConsoleRefusal('sign-in-failed', 'That code has passed. Enter the one that shows now.');
  const asked = await takeCeremony(database, answered);
  const stored = await storedPassword(password, seed);
  return {
    way: 'password',
    asked,
    store: (transaction) => storePassword(transaction, { personId: asked.personId, stored, step }),
  };
}
