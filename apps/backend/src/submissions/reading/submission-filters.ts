/** Which submissions somebody wants to read. */

import type { SubmissionState } from '@tablefront/console-wire/inbox';
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { and, eq, exists, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { notificationJobs, submissions } from '../../database/schema.ts';
import { hasWords, searchQuery } from './search-words.ts';

export interface SubmissionFilters {
  brandId?: string;
  kinds?: SubmissionKind[];
  /** Ids of restaurants, as submissions bear them. */
  places?: string[];
  /** From this moment on. */
  since?: Date;
  /** Before this moment. */
  until?: Date;
  /** Only suspected spam; otherwise everything else. */
  spam?: boolean;
  states?: SubmissionState[];
  ratings?: number[];
  /** The id of a person; null for nobody. */
  assignedTo?: string | null;
  tag?: string;
  /** As somebody typed them, see `searchQuery`. */
  words?: string;
  /** Only those of which somebody could not be told. */
  failedNotifications?: boolean;
}

/** The condition that a submission fulfils all of the filters. */
export function matching(database: Database, filters: SubmissionFilters): SQL | undefined {
  const { brandId, kinds, places, since, until, spam = false, states, ratings } = filters;
  return and(
    brandId === undefined ? undefined : eq(submissions.brandId, brandId),
    kinds && oneOf(submissions.kind, kinds),
    places && oneOf(submissions.restaurantId, places),
    since && gte(submissions.receivedAt, since),
    until && lt(submissions.receivedAt, until),
    // So written that indexes of a part of the rows are found to hold them.
    spam ? sql`${submissions.suspectedSpam}` : sql`not ${submissions.suspectedSpam}`,
    states && inStates(states),
    ratings && oneOf(submissions.rating, ratings),
    handledBy(filters),
    filters.words === undefined ? undefined : found(filters.words, brandId),
    filters.failedNotifications ? exists(failed(database)) : undefined,
  );
}

function oneOf(column: Parameters<typeof inArray>[0], values: readonly unknown[]): SQL {
  return values.length === 1 ? eq(column, values[0]) : inArray(column, [...values]);
}

function inStates(states: SubmissionState[]): SQL | undefined {
  const isOpen = !states.includes('done');
  return and(isOpen ? sql`${submissions.state} <> 'done'` : undefined, oneOf(submissions.state, states));
}

function handledBy({ assignedTo, tag }: SubmissionFilters): SQL | undefined {
  return and(
    assignedTo === undefined
      ? undefined
      : assignedTo === null
        ? isNull(submissions.assignedTo)
        : eq(submissions.assignedTo, assignedTo),
    tag === undefined ? undefined : sql`(${submissions.tags} <> '{}' and ${tag} = any(${submissions.tags}))`,
  );
}

/** What holds no word finds nothing. */
function found(typed: string, brandId: string | undefined): SQL {
  const query = searchQuery(typed);
  return query === undefined ? sql`false` : hasWords(query, brandId);
}

function failed(database: Database) {
  return database
    .select({ one: sql`1` })
    .from(notificationJobs)
    .where(and(eq(notificationJobs.submissionId, submissions.id), eq(notificationJobs.state, 'failed')));
}
