/** Who has a draft open: whoever said so within the last minute. */

import type { Present } from '@tablefront/console-wire/drafts';
import type { Step } from '@tablefront/restaurant/editing/patches';
import { and, asc, eq, gt } from 'drizzle-orm';
import { tellOfSite } from '../../brands/tell-of-site.ts';
import type { Database } from '../../database/database.ts';
import { draftPresence, drafts, people } from '../../database/schema.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { noSuchDraft } from './stored-drafts.ts';

/** They say it every 30 seconds. */
const PRESENT_MS = 60_000;

export async function presentIn(database: Database, draftId: string, now: Date): Promise<Present[]> {
  return database
    .select({ personId: draftPresence.personId, name: people.name, at: draftPresence.place })
    .from(draftPresence)
    .innerJoin(people, eq(people.id, draftPresence.personId))
    .where(and(eq(draftPresence.draftId, draftId), gt(draftPresence.seenAt, new Date(now.getTime() - PRESENT_MS))))
    .orderBy(asc(people.name), asc(people.id));
}

/** @param at where they type; undefined: they went */
export async function sayHere(
  { database, now }: ConsoleServices,
  reach: Reach,
  draftId: string,
  at: Step[] | null | undefined,
): Promise<void> {
  const { brandId, caller } = reach;
  const { personId } = caller;
  const ofBrand = and(eq(drafts.id, draftId), eq(drafts.brandId, brandId));
  if ((await database.$count(drafts, ofBrand)) === 0) throw noSuchDraft();
  const own = and(eq(draftPresence.draftId, draftId), eq(draftPresence.personId, personId));
  const seenAt = now();
  const [before] = await database.select().from(draftPresence).where(own);
  if (at === undefined) await database.delete(draftPresence).where(own);
  else {
    const place = at;
    await database
      .insert(draftPresence)
      .values({ draftId, personId, place, seenAt })
      .onConflictDoUpdate({ target: [draftPresence.draftId, draftPresence.personId], set: { place, seenAt } });
  }
  const wasHere = before !== undefined && seenAt.getTime() - before.seenAt.getTime() < PRESENT_MS;
  const isSame = JSON.stringify(before?.place ?? null) === JSON.stringify(at ?? null);
  if (wasHere !== (at !== undefined) || !isSame) await tellOfSite(database, brandId, { about: 'here', draft: draftId });
}
