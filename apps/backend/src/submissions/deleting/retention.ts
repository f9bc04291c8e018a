/** How long brands keep what guests send, and what is over. */
import type { ExpiredByKind, Retention } from '@tablefront/console-wire/inbox';
import { retentionSchema } from '@tablefront/console-wire/inbox-requests';
import { type SubmissionKind, submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { brands, inboxSettings, submissionFiles, submissions } from '../../database/schema.ts';
import type { FileStore } from '../../files/file-store.ts';
import { giveUpFiles, removeGivenUp } from '../files/unclaimed-files.ts';

export interface RetentionOfBrand {
  brandId: string;
  retention: Retention;
}

/** Of each brand that does not keep everything; what a newer version wrote and this one cannot read deletes nothing. */
export async function readRetentions(database: Database): Promise<RetentionOfBrand[]> {
  const rows = await database
    .select({ brandId: inboxSettings.brandId, retention: inboxSettings.retention })
    .from(inboxSettings)
    .where(sql`${inboxSettings.retention} <> '{}'::jsonb`)
    .orderBy(asc(inboxSettings.brandId));
  return rows.flatMap(({ brandId, retention }) => {
    const read = retentionSchema.safeParse(retention);
    return read.success ? [{ brandId, retention: read.data }] : [];
  });
}

/**
 * Stores how long a brand keeps what it is sent.
 * @returns how long it did before; undefined where there is no such brand
 */
export async function saveRetention(
  transaction: Database,
  brandId: string,
  retention: Retention,
): Promise<Retention | undefined> {
  const [brand] = await transaction.select({ id: brands.id }).from(brands).where(eq(brands.id, brandId)).for('update');
  if (!brand) return undefined;
  const before = await readRetention(transaction, brandId);
  await transaction
    .insert(inboxSettings)
    .values({ brandId, retention })
    .onConflictDoUpdate({ target: inboxSettings.brandId, set: { retention, updatedAt: sql`now()` } });
  return before;
}

export async function readRetention(database: Database, brandId: string): Promise<Retention> {
  const [stored] = await database
    .select({ retention: inboxSettings.retention })
    .from(inboxSettings)
    .where(eq(inboxSettings.brandId, brandId));
  return retentionSchema.safeParse(stored?.retention).data ?? {};
}

/** What a brand has now that it would no longer keep. */
export async function countExpired(database: Database, brandId: string, retention: Retention): Promise<ExpiredByKind> {
  const expired: ExpiredByKind = {};
  for (const kind of submissionKinds) {
    const days = retention[kind];
    const count = days === undefined ? 0 : await database.$count(submissions, isExpired({ brandId, kind, days }));
    if (count > 0) expired[kind] = count;
  }
  return expired;
}

export interface Expired {
  submissions: number;
  /** How many files they had, and how many of those the store did not remove yet. */
  files: number;
  filesLeft: number;
}

interface KeptKind {
  brandId: string;
  kind: SubmissionKind;
  days: number;
}

function isExpired({ brandId, kind, days }: KeptKind): SQL | undefined {
  return and(
    eq(submissions.brandId, brandId),
    eq(submissions.kind, kind),
    sql`${submissions.receivedAt} < now() - ${days} * interval '1 day'`,
  );
}

const MOST_AT_ONCE = 500;

/** Writes down what was deleted, in the transaction that deletes it. */
type OnExpired = (transaction: Database, expired: KeptKind & Omit<Expired, 'filesLeft'>) => Promise<void>;

/** Deletes what is older than its brand keeps it, some hundreds in a transaction, so that nobody waits for long. */
export async function deleteExpired(
  services: { database: Database; files: FileStore },
  onExpired: OnExpired,
): Promise<Expired> {
  const all: Expired = { submissions: 0, files: 0, filesLeft: 0 };
  for (const { brandId, retention } of await readRetentions(services.database)) {
    for (const kind of submissionKinds) {
      const days = retention[kind];
      if (days === undefined) continue;
      for (;;) {
        const expired = await deleteSome(services, { brandId, kind, days }, onExpired);
        all.submissions += expired.submissions;
        all.files += expired.files;
        all.filesLeft += expired.filesLeft;
        if (expired.submissions < MOST_AT_ONCE) break;
      }
    }
  }
  return all;
}

async function deleteSome(
  { database, files }: { database: Database; files: FileStore },
  kept: KeptKind,
  onExpired: OnExpired,
): Promise<Expired> {
  const { count, keys } = await database.transaction(async (transaction) => {
    const over = await transaction
      .select({ id: submissions.id })
      .from(submissions)
      .where(isExpired(kept))
      .orderBy(asc(submissions.id))
      .limit(MOST_AT_ONCE)
      // Another process may be at it.
      .for('update', { skipLocked: true });
    if (over.length === 0) return { count: 0, keys: [] };
    const ids = over.map(({ id }) => id);
    const given = await giveUpFiles(transaction, inArray(submissionFiles.submissionId, ids));
    await transaction.delete(submissions).where(inArray(submissions.id, ids));
    await onExpired(transaction, { ...kept, submissions: ids.length, files: given.length });
    return { count: ids.length, keys: given };
  });
  return { submissions: count, files: keys.length, filesLeft: await removeGivenUp(database, files, keys) };
}
