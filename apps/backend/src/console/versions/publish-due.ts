/** Scheduled drafts go live: by whichever process comes first, once. */
import { grantFor } from '@tablefront/console-wire/access';
import { patchesBetween } from '@tablefront/restaurant/editing/differences';
import { withoutKeys } from '@tablefront/restaurant/editing/entry-keys';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { tellOfSite } from '../../brands/tell-of-site.ts';
import type { Database } from '../../database/database.ts';
import { drafts, people } from '../../database/schema.ts';
import type { Logger } from '../../failures/logger.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ConsoleRefusal, notAllowed } from '../console-refusal.ts';
import { requireMay } from '../drafts/may-change.ts';
import { type DraftRow, documentOf } from '../drafts/stored-drafts.ts';
import { grantsInForce, ownersOf } from '../people/grants.ts';
import { requireRole } from '../reach.ts';
import { prepare } from './make-live.ts';
import { publishPrepared, requirePublishable } from './publish.ts';
import { liveOf } from './stored-versions.ts';

export interface DueOptions {
  database: Database;
  logger: Logger;
  now: Date;
  /** Tells somebody who has an address that a draft was not published: who scheduled it; the owners where that one may no more. */
  tellStopped?(stopped: StoppedDraft): Promise<void>;
}

export interface StoppedDraft {
  brandId: string;
  draftId: string;
  name: string;
  email: string;
  note: string | null;
  publishAt: Date;
  why: 'outdated' | 'not-allowed';
}

/** Publishes what is due. Of several processes each draft is published by one; one that became outdated is stopped, and told of; so is one of somebody who may publish no more. */
export async function publishDue(options: DueOptions): Promise<{ published: number; stopped: number }> {
  const { database, now, logger } = options;
  const due = await database
    .select()
    .from(drafts)
    .where(and(isNotNull(drafts.publishAt), isNull(drafts.stopped), lte(drafts.publishAt, now)))
    .orderBy(asc(drafts.publishAt));
  const done = { published: 0, stopped: 0 };
  for (const draft of due) {
    try {
      await publishOne(database, draft, options.now);
      done.published += 1;
    } catch (error) {
      if (!(error instanceof ConsoleRefusal)) {
        logger.warn({ brandId: draft.brandId, error: errorForLog(error) }, 'A scheduled change is not published yet');
        continue;
      }
      // Another process was faster, or somebody took it back.
      if (!(await stop(options, draft, error.code === 'not-allowed' ? 'not-allowed' : 'outdated'))) continue;
      done.stopped += 1;
      logger.info({ brandId: draft.brandId, error: errorForLog(error) }, 'A scheduled change was not published');
    }
  }
  return done;
}

async function publishOne(database: Database, draft: DraftRow, now: Date): Promise<void> {
  const { brandId, revision, publishBy } = draft;
  await requireStillMay(database, draft, now);
  const live = await database.transaction((transaction) => liveOf(transaction, brandId));
  requirePublishable(draft, live, revision);
  const prepared = await prepare(live, withoutKeys(documentOf(draft.document)));
  const [by] = await database
    .select({ name: people.name })
    .from(people)
    .where(eq(people.id, publishBy ?? ''));
  const person = { id: publishBy, name: by?.name ?? null };
  const making = { how: 'schedule' as const, note: draft.note, person };
  await publishPrepared(database, brandId, draft, { seen: revision, live, prepared, making });
}

/**
 * What somebody scheduled does not outlive their role: it is asked as if they published now. Of code they proved who they are when
 * they scheduled it.
 * @throws ConsoleRefusal `not-allowed`
 */
async function requireStillMay(
  database: Database,
  { brandId, publishBy, base, document }: DraftRow,
  now: Date,
): Promise<void> {
  const grant =
    publishBy === null ? undefined : grantFor({ grants: await grantsInForce(database, publishBy) }, brandId);
  if (!grant) throw notAllowed();
  requireRole(grant, 'owner', 'editor');
  const before = documentOf(base);
  const reach = { caller: { provedAt: now }, role: grant.role, brandId, places: grant.locations };
  requireMay(reach, before, patchesBetween(before, documentOf(document)), now);
}

/** Answers whether it was there still, and is stopped by this. */
async function stop(
  { database, logger, now, tellStopped }: DueOptions,
  { id, brandId }: DraftRow,
  why: StoppedDraft['why'],
): Promise<boolean> {
  const stopped = await database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(drafts)
      .set({ stopped: why })
      .where(and(eq(drafts.id, id), isNull(drafts.stopped), isNotNull(drafts.publishAt), lte(drafts.publishAt, now)))
      .returning();
    if (!row) return undefined;
    await recordAudit(transaction, { personId: null, brandId, what: 'site.stopped', detail: { note: row.note } });
    await tellOfSite(transaction, brandId, { about: 'draft', draft: id, revision: row.revision, by: '' });
    return row;
  });
  if (!stopped) return false;
  const { note, publishAt } = stopped;
  const told = why === 'outdated' ? await scheduler(database, stopped) : await ownersOf(database, brandId);
  for (const { name, email } of told) {
    if (!email || !publishAt) continue;
    await tellStopped?.({ brandId, draftId: id, name, email, note, publishAt, why }).catch((error: unknown) =>
      logger.warn({ brandId, error: errorForLog(error) }, 'Somebody could not be told of a scheduled change'),
    );
  }
  return true;
}

async function scheduler(database: Database, { publishBy }: Pick<DraftRow, 'publishBy'>) {
  return publishBy === null
    ? []
    : database.select({ name: people.name, email: people.email }).from(people).where(eq(people.id, publishBy));
}
