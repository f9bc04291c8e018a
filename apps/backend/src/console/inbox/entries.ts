/** Submissions as lists of the console show them. */
import type { InboxEntry, Reply, Somebody } from '@tablefront/console-wire/inbox';
import { contactFields } from '@tablefront/restaurant/forms/what-is-asked';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { notificationJobs, people, submissionReplies } from '../../database/schema.ts';
import { oneLine } from '../../notifications/email-parts.ts';
import { aboutInWords, firstWords, natureOf } from '../../submissions/reading/in-words.ts';
import type { Submission } from '../../submissions/reading/read-submissions.ts';
import { firstText } from '../../submissions/reading/record-in-words.ts';
import type { Place } from '../brands/brand-facts.ts';

/** @param places those of the brand */
export async function entriesOf(database: Database, found: Submission[], places: Place[]): Promise<InboxEntry[]> {
  const ids = found.map(({ id }) => id);
  const names = await namesOf(
    database,
    found.flatMap(({ assignedTo }) => assignedTo ?? []),
  );
  const { failed, replied } = await sendingOf(database, ids);
  return found.map((submission) => {
    const { id, kind, receivedAt, record, rating, state, tags, assignedTo, restaurantId, suspectedSpam } = submission;
    const place = placeOf(places, restaurantId);
    const name = place.name || submission.placeName || (submission.placeName === '' ? null : restaurantId);
    return {
      id,
      kind,
      receivedAt: receivedAt.toISOString(),
      timeZone: submission.timeZone ?? place.timeZone,
      place: restaurantId === null || name === null || !isOfPlace(submission) ? null : { id: restaurantId, name },
      from: nameIn(record),
      about: aboutInWords(submission).join(' · '),
      words: firstWords(submission),
      rating,
      nature: natureOf(record),
      files: submission.files.length,
      state,
      spam: suspectedSpam,
      assignedTo: assignedTo === null ? null : { id: assignedTo, name: names.get(assignedTo) ?? '' },
      tags,
      toldFailed: failed.has(id),
      replied: replied.get(id) ?? null,
    };
  });
}

/** Of who sent it, on one line: a mark in it that turns the line around would also turn the time behind it. */
function nameIn(record: Submission['record']): string | null {
  const name = oneLine(firstText(record, contactFields.name) ?? '');
  return name || oneLine(firstText(record, contactFields.email) ?? '') || null;
}

/** The website's own feedback names some restaurant, and is about none. */
function isOfPlace({ kind }: Submission): boolean {
  return kind !== 'website_feedback';
}

/** The place; of what names none, or one that is there no more, only the zone of most places: who reads it there needs one. */
function placeOf(places: Place[], restaurantId: string | null): { name?: string; timeZone: string | null } {
  const found = places.find(({ id }) => id === restaurantId);
  if (found) return found;
  const zones = [...Map.groupBy(places, ({ timeZone }) => timeZone).entries()].filter(([zone]) => zone !== null);
  const [most] = zones.toSorted(([, some], [, others]) => others.length - some.length);
  return { timeZone: most?.[0] ?? null };
}

export async function namesOf(database: Database, personIds: string[]): Promise<Map<string, string>> {
  if (personIds.length === 0) return new Map();
  const rows: Somebody[] = await database
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(inArray(people.id, [...new Set(personIds)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Of whom somebody could not be told, and how far the last reply to each is. */
async function sendingOf(database: Database, ids: string[]) {
  const failed = new Set<string>();
  const replied = new Map<string, Reply['state']>();
  if (ids.length === 0) return { failed, replied };
  const jobs = await database
    .select()
    .from(notificationJobs)
    .where(
      and(
        inArray(notificationJobs.submissionId, ids),
        or(eq(notificationJobs.state, 'failed'), eq(notificationJobs.channel, 'reply')),
      ),
    );
  for (const job of jobs) if (job.channel !== 'reply' && job.submissionId !== null) failed.add(job.submissionId);
  const states = new Map(jobs.map(({ target, state }) => [target, state]));
  const replies = await database
    .select({ id: submissionReplies.id, submissionId: submissionReplies.submissionId, way: submissionReplies.way })
    .from(submissionReplies)
    .where(inArray(submissionReplies.submissionId, ids))
    .orderBy(asc(submissionReplies.id));
  for (const { id, submissionId, way } of replies)
    replied.set(submissionId, way === 'mailto' ? way : (states.get(id) ?? 'sent'));
  return { failed, replied };
}
