/** How a person proves who they are: what they have, what they add and take away. */
import type { WaysIn } from '@tablefront/console-wire/session';
import { hashOfSecret } from '@tablefront/serving/secrets';
import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { passkeys, people, recoveryCodes } from '../../database/schema.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import { newRecoveryCodes, plainRecoveryCode } from './one-time-codes.ts';
import type { StoredPassword } from './passwords.ts';

export async function waysInOf(database: Database, personId: string): Promise<WaysIn> {
  const keys = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.personId, personId))
    .orderBy(asc(passkeys.createdAt));
  const [person] = await database.select({ password: people.password }).from(people).where(eq(people.id, personId));
  const [codes] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.personId, personId));
  return {
    passkeys: keys.map(({ id, name, backedUp, createdAt, usedAt }) => ({
      ...{ id, name, backedUp },
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    password: Boolean(person?.password),
    recoveryCodesLeft: codes?.left ?? 0,
  };
}

/**
 * Stores a password in place of the one before, with new recovery codes.
 * @param step of the code that was typed: it counts no more
 * @returns the recovery codes, which are not stored as such
 */
export async function storePassword(
  database: Database,
  { personId, stored, step }: { personId: string; stored: StoredPassword; step: number },
): Promise<string[]> {
  await database
    .update(people)
    .set({ ...stored, codeStep: step })
    .where(eq(people.id, personId));
  const codes = newRecoveryCodes();
  await database.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  await database
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ personId, hash: hashOfSecret(plainRecoveryCode(code)) })));
  return codes;
}

export async function removePassword(database: Database, personId: string): Promise<void> {
  await database.update(people).set({ password: null, codeSeed: null, codeStep: null }).where(eq(people.id, personId));
  await database.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
}

/** Of somebody who lost what they signed in with, or whose it was that somebody else has now. */
export async function removeWaysIn(database: Database, personId: string): Promise<void> {
  await removePassword(database, personId);
  await database.delete(passkeys).where(eq(passkeys.personId, personId));
}

/** @throws ConsoleRefusal `last-way-in` where the person could sign in no more */
export async function requireWayIn(database: Database, personId: string): Promise<void> {
  const { passkeys: keys, password } = await waysInOf(database, personId);
  if (keys.length > 0 || password) return;
  throw new ConsoleRefusal('last-way-in', 'You could not sign in any more. Add another way first.');
}
