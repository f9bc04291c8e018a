/** What people know of a day, and stands on the line of the ratings. */
import type { InsightNote, NewInsightNote } from '@tablefront/console-wire/insights';
import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { insightNotes } from '../../database/schema.ts';
import { ConsoleRefusal, notAllowed } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { placesOf } from '../inbox/read-inbox.ts';
import type { Reach } from '../reach.ts';
import type { Period } from './insights-period.ts';

/** Of a brand. */
const MOST_NOTES = 500;

export const mayNote = ({ role }: Pick<Reach, 'role'>): boolean => role !== 'inbox';

/** Those of the period that are within reach, the oldest first. @param looked places that are looked at, of which those about all are a part */
export async function readNotes(
  database: Database,
  reach: Reach,
  { weeks, until }: Period,
  { looked, nameOf }: { looked: string[] | undefined; nameOf: (place: string) => string },
): Promise<InsightNote[]> {
  const isLooked = looked && or(isNull(insightNotes.place), inArray(insightNotes.place, looked));
  const rows = await database
    .select()
    .from(insightNotes)
    .where(and(isNoted(reach), isLooked, gte(insightNotes.day, weeks[0] ?? until), lte(insightNotes.day, until)))
    .orderBy(asc(insightNotes.day), asc(insightNotes.id));
  return rows.map(({ id, day, text, place }) => ({
    ...{ id, day, text },
    place: place === null ? null : { id: place, name: nameOf(place) },
  }));
}

/**
 * Writes a note, or changes the one that has this id.
 * @throws ConsoleRefusal `not-allowed`, `not-found`, `unknown-location`
 */
export async function saveNote(
  services: ConsoleServices,
  reach: Reach,
  id: string,
  given: NewInsightNote,
): Promise<InsightNote> {
  const { brandId, places, caller } = reach;
  const place = given.place === null ? null : await findPlace(services, reach, given.place);
  if (place === null && places !== null)
    throw notAllowed('Notes for the whole brand are for who sees all of it. Choose a location.');
  const { database } = services;
  if ((await database.$count(insightNotes, eq(insightNotes.brandId, brandId))) >= MOST_NOTES)
    throw new ConsoleRefusal('not-allowed', `There are ${MOST_NOTES} notes. Take an old one away first.`);
  const [saved] = await database
    .insert(insightNotes)
    .values({ id, brandId, personId: caller.personId, ...given })
    .onConflictDoUpdate({ target: insightNotes.id, set: given, setWhere: isNoted(reach) })
    .returning({ id: insightNotes.id });
  if (!saved) throw new ConsoleRefusal('not-found', 'This note is here no more.');
  const { day, text } = given;
  return { id, day, text, place };
}

/** What is not there is deleted already. @throws ConsoleRefusal `not-allowed` */
export async function deleteNote({ database }: ConsoleServices, reach: Reach, id: string): Promise<void> {
  await database.delete(insightNotes).where(and(eq(insightNotes.id, id), isNoted(reach)));
}

/** Who sees some places sees the notes of those. */
function isNoted({ brandId, places }: Reach) {
  return and(eq(insightNotes.brandId, brandId), places === null ? undefined : inArray(insightNotes.place, places));
}

async function findPlace(services: ConsoleServices, reach: Reach, id: string): Promise<{ id: string; name: string }> {
  const found = (await placesOf(services, reach)).find((place) => place.id === id);
  if (!found || !(reach.places?.includes(id) ?? true))
    throw new ConsoleRefusal('unknown-location', 'There is no such location here.');
  return { id, name: found.name };
}
