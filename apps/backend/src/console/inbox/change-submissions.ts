/** What somebody does with submissions: one, or many at once. */
import { reachesLocation } from '@tablefront/console-wire/access';
import type { Assignee, Change, Changed, Handling, SubmissionState } from '@tablefront/console-wire/inbox';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { notificationJobs, submissions } from '../../database/schema.ts';
import { queueNoticesOf } from '../../notifications/who-is-told.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { Reach } from '../reach.ts';
import { type HistoryStep, recordHistory } from './history.ts';
import { assignable } from './read-inbox.ts';
import { isWithin, noSuchSubmission } from './within.ts';

const MOST_TAGS = 20;

/**
 * Changes all of the submissions, or none where one is out of reach. What is as it was is left alone, and leaves no trace.
 * @throws ConsoleRefusal `not-found`, `unknown-person` also for who does not see all of them, `not-understood` for too many tags
 */
export async function changeSubmissions(
  database: Database,
  reach: Reach,
  ids: string[],
  change: Change,
): Promise<Changed> {
  const { assignee, ...wanted } = await resolved(database, reach, change);
  const all = [...new Set(ids)];
  return database.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(submissions)
      .where(and(inArray(submissions.id, all), isWithin(reach)))
      .orderBy(asc(submissions.id))
      // Of two at once the second sees what the first made of them.
      .for('update');
    if (rows.length !== all.length) throw noSuchSubmission();
    if (assignee && rows.some(({ restaurantId }) => !reachesLocation({ locations: assignee.places }, restaurantId)))
      throw new ConsoleRefusal('unknown-person', `${assignee.name} does not see that location.`);
    const before = rows.map(({ id, state, assignedTo, tags, suspectedSpam: spam }) => ({
      id,
      state,
      assignedTo,
      tags,
      spam,
    }));
    const after = before.map((handling) => changedBy(handling, wanted));
    const steps = before.flatMap((handling, index) => stepsBetween(handling, after[index] ?? handling));
    await write(transaction, before, after);
    await recordHistory(transaction, reach.caller, steps);
    const marked = steps.filter(({ what }) => what === 'spam').map(({ submissionId }) => submissionId);
    await tellNobody(transaction, marked);
    const genuine = new Set(steps.filter(({ what }) => what === 'genuine').map(({ submissionId }) => submissionId));
    const told = await tell(
      transaction,
      rows.filter(({ id }) => genuine.has(id)),
    );
    return { before, after, told };
  });
}

async function resolved(database: Database, reach: Reach, change: Change): Promise<Change & { assignee?: Assignee }> {
  const { assignedTo } = change;
  if (assignedTo === undefined || assignedTo === null) return change;
  if (assignedTo === 'me') return { ...change, assignedTo: reach.caller.personId };
  const assignee = (await assignable(database, reach)).find(({ id }) => id === assignedTo);
  if (assignee) return { ...change, assignee };
  throw new ConsoleRefusal('unknown-person', 'This person has no role here.');
}

function changedBy(handling: Handling, { state, assignedTo, addTags = [], removeTags = [], spam }: Change): Handling {
  const kept = handling.tags.filter((tag) => !removeTags.includes(tag));
  const tags = [...new Set([...kept, ...addTags])];
  if (tags.length > MOST_TAGS) throw new ConsoleRefusal('not-understood', `A message has ${MOST_TAGS} tags at most.`);
  return {
    ...handling,
    tags,
    ...(state !== undefined && { state }),
    ...(assignedTo !== undefined && { assignedTo }),
    ...(spam !== undefined && { spam }),
  };
}

function stepsBetween(before: Handling, after: Handling): HistoryStep[] {
  const submissionId = before.id;
  return [
    ...(before.state === after.state ? [] : [{ submissionId, what: 'state' as const, text: after.state }]),
    ...(before.assignedTo === after.assignedTo
      ? []
      : [{ submissionId, what: 'assigned' as const, text: after.assignedTo }]),
    ...after.tags
      .filter((tag) => !before.tags.includes(tag))
      .map((text) => ({ submissionId, what: 'tagged' as const, text })),
    ...before.tags
      .filter((tag) => !after.tags.includes(tag))
      .map((text) => ({ submissionId, what: 'untagged' as const, text })),
    ...(before.spam === after.spam
      ? []
      : [{ submissionId, what: after.spam ? ('spam' as const) : ('genuine' as const) }]),
  ];
}

/** Those that become the same are written in one statement. */
async function write(transaction: Database, before: Handling[], after: Handling[]): Promise<void> {
  const changed = after.filter((handling, index) => JSON.stringify(handling) !== JSON.stringify(before[index]));
  const alike = Map.groupBy(changed, ({ id: _, ...rest }) => JSON.stringify(rest));
  for (const group of alike.values()) {
    const [first] = group;
    if (!first) continue;
    const { state, assignedTo, tags, spam } = first;
    await transaction
      .update(submissions)
      .set({ state, assignedTo, tags, suspectedSpam: spam, handledAt: sql`now()`, ...answeredIn(state) })
      .where(
        inArray(
          submissions.id,
          group.map(({ id }) => id),
        ),
      );
  }
}

/** Done is answered, the first time that it is. */
export function answeredIn(state: SubmissionState) {
  return state === 'done' ? { answeredAt: sql`coalesce(${submissions.answeredAt}, now())` } : {};
}

async function tellNobody(transaction: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .delete(notificationJobs)
    .where(
      and(
        inArray(notificationJobs.submissionId, ids),
        eq(notificationJobs.state, 'waiting'),
        ne(notificationJobs.channel, 'reply'),
      ),
    );
}

/** Who would have been told of it is told now; whoever heard of it before is not told again. */
async function tell(
  transaction: Database,
  genuine: Pick<typeof submissions.$inferSelect, 'id' | 'brandId' | 'kind' | 'restaurantId' | 'record'>[],
): Promise<number> {
  if (genuine.length === 0) return 0;
  const ids = genuine.map(({ id }) => id);
  for (const { id, brandId, kind, restaurantId, record } of genuine) {
    await queueNoticesOf(transaction, { id, brandId, kind, restaurantId, record, suspectedSpam: false });
  }
  return transaction.$count(
    notificationJobs,
    and(inArray(notificationJobs.submissionId, ids), eq(notificationJobs.state, 'waiting')),
  );
}
