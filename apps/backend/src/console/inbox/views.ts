/** Filters that a person comes back to. */

import type { InboxQuery, SavedView } from '@tablefront/console-wire/inbox';
import { viewRequest } from '@tablefront/console-wire/inbox-requests';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { inboxViews } from '../../database/schema.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { Reach } from '../reach.ts';

const MOST_VIEWS = 50;

/** The oldest first; those of a newer version, which this one cannot read, are left out. */
export async function readViews(database: Database, reach: Reach): Promise<SavedView[]> {
  const rows = await database
    .select({ id: inboxViews.id, name: inboxViews.name, query: inboxViews.query })
    .from(inboxViews)
    .where(ofPerson(reach))
    .orderBy(asc(inboxViews.createdAt), asc(inboxViews.id))
    .limit(MOST_VIEWS);
  return rows.flatMap(({ id, name, query }) => {
    const read = viewRequest.safeParse({ name, query });
    return read.success ? [{ id, name, query: read.data.query satisfies InboxQuery }] : [];
  });
}

export async function saveView(
  database: Database,
  reach: Reach,
  id: string,
  { name, query }: z.output<typeof viewRequest>,
): Promise<SavedView> {
  const { brandId, caller } = reach;
  const views = await readViews(database, reach);
  if (views.length >= MOST_VIEWS && !views.some((view) => view.id === id))
    throw new ConsoleRefusal('conflict', `There are ${MOST_VIEWS} views already. Delete one first.`);
  const [saved] = await database
    .insert(inboxViews)
    .values({ id, personId: caller.personId, brandId, name, query })
    .onConflictDoUpdate({ target: inboxViews.id, set: { name, query }, setWhere: ofPerson(reach) })
    .returning({ id: inboxViews.id });
  if (!saved) throw new ConsoleRefusal('not-found', 'This view is here no more.');
  return { id, name, query };
}

export async function deleteView(database: Database, reach: Reach, id: string): Promise<void> {
  await database.delete(inboxViews).where(and(eq(inboxViews.id, id), ofPerson(reach)));
}

function ofPerson({ caller, brandId }: Reach) {
  return and(eq(inboxViews.personId, caller.personId), eq(inboxViews.brandId, brandId));
}
