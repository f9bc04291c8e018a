/** What was asked of a browser and waits for its answer: a passkey to be made or shown, a password to be chosen. */

import { hashOfSecret, newSecret } from '@tablefront/serving/secrets';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { consoleCeremonies } from '../../database/schema.ts';
import { ConsoleRefusal } from '../console-refusal.ts';

const MINUTE_MS = 60_000;
/** Codes have to be set up on another device. */
const lastsMs = { 'sign-in': 5, confirm: 5, join: 15, passkey: 5, password: 15 };

export type Purpose = keyof typeof lastsMs;

/** Begins one. @returns what the browser sends back with its answer */
export async function beginCeremony(database: Database, purpose: Purpose, record: unknown, now: Date): Promise<string> {
  const ceremony = newSecret();
  const expiresAt = new Date(now.getTime() + lastsMs[purpose] * MINUTE_MS);
  await database.insert(consoleCeremonies).values({ hash: hashOfSecret(ceremony), purpose, record, expiresAt });
  return ceremony;
}

interface Answered<Schema extends z.ZodType> {
  purpose: Purpose;
  ceremony: string;
  /** Of what was remembered. */
  schema: Schema;
  now: Date;
}

/**
 * Takes one out, so that of two answers that come at once only one has it.
 * @throws ConsoleRefusal `start-again`
 */
export async function takeCeremony<Schema extends z.ZodType>(
  database: Database,
  answered: Answered<Schema>,
): Promise<z.output<Schema>> {
  const { record } = consoleCeremonies;
  return remembered(answered, await database.delete(consoleCeremonies).where(thisOne(answered)).returning({ record }));
}

/** The same without taking it out: whoever mistypes a code need not set up their authenticator again. */
export async function readCeremony<Schema extends z.ZodType>(
  database: Database,
  answered: Answered<Schema>,
): Promise<z.output<Schema>> {
  const { record } = consoleCeremonies;
  return remembered(answered, await database.select({ record }).from(consoleCeremonies).where(thisOne(answered)));
}

function thisOne({ purpose, ceremony, now }: Omit<Answered<z.ZodType>, 'schema'>) {
  const { hash, purpose: meant, expiresAt } = consoleCeremonies;
  return and(eq(hash, hashOfSecret(ceremony)), eq(meant, purpose), gt(expiresAt, now));
}

function remembered<Schema extends z.ZodType>(
  { schema }: Answered<Schema>,
  [found]: { record: unknown }[],
): z.output<Schema> {
  const read = found && schema.safeParse(found.record);
  if (read?.success) return read.data;
  throw new ConsoleRefusal('start-again', 'That took too long, or was sent twice. Please start again.');
}

export async function forgetCeremonies(database: Database, now: Date): Promise<void> {
  await database.delete(consoleCeremonies).where(lt(consoleCeremonies.expiresAt, now));
}
