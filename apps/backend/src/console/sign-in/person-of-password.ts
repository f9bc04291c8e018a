import { hashOfSecret } from '@tablefront/serving/secrets';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { people, recoveryCodes } from '../../database/schema.ts';
import { plainRecoveryCode, stepOfCode } from './one-time-codes.ts';
import { openedSeed } from './passwords.ts';

interface Given {
  password: string;
  /** Of the authenticator, or one to recover with. */
  code: string;
}

/**
 * Whose password and code these are, the code used now; undefined where either is not right, which of them or whether there
 * is such a person neither the answer nor its time tells.
 */
export async function personOfPassword(
  database: Database,
  whose: { email: string } | { personId: string },
  { password, code }: Given,
  now: Date,
): Promise<string | undefined> {
  const [person] = await database
    .select()
    .from(people)
    .where(
      and(
        isNull(people.disabledAt),
        'email' in whose ? eq(people.email, plainEmail(whose.email)) : eq(people.id, whose.personId),
      ),
    );
  const { password: stored, codeSeed } = person ?? {};
  const seed = await openedSeed(password, stored && codeSeed ? { password: stored, codeSeed } : undefined);
  if (!seed || !person) return undefined;
  const used = await usedCode(database, person, seed, code, now);
  return used ? person.id : undefined;
}

/** As it is stored. What the database cannot hold is nobody's. */
export function plainEmail(written: string): string {
  return written.trim().toLowerCase().replaceAll('\u0000', '').toWellFormed();
}

/** Whether the code counts; it does so once. */
async function usedCode(
  database: Database,
  { id, codeStep }: Pick<typeof people.$inferSelect, 'id' | 'codeStep'>,
  seed: Buffer,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = stepOfCode(seed, code.replace(/\s/g, ''), codeStep ?? 0, now);
  if (step !== undefined) {
    const notYet = or(isNull(people.codeStep), lt(people.codeStep, step));
    const used = await database
      .update(people)
      .set({ codeStep: step })
      .where(and(eq(people.id, id), notYet))
      .returning({ id: people.id });
    return used.length > 0;
  }
  const hash = hashOfSecret(plainRecoveryCode(code));
  const used = await database
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.personId, id), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}
