import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { submissions } from '../../database/schema.ts';
import type { SubmissionFilters } from '../../submissions/reading/submission-filters.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { Reach } from '../reach.ts';

/** The condition that a submission is within reach. Every statement that names one by its id has it. */
export function isWithin({ brandId, places }: Reach): SQL | undefined {
  return and(eq(submissions.brandId, brandId), places === null ? undefined : inArray(submissions.restaurantId, places));
}

/** The filters, as far as the caller reaches. */
export function within({ brandId, places }: Reach, filters: SubmissionFilters): SubmissionFilters {
  const wanted = filters.places;
  const reached = places === null ? wanted : (wanted?.filter((place) => places.includes(place)) ?? places);
  return { ...filters, brandId, ...(reached && { places: reached }) };
}

export function noSuchSubmission(): ConsoleRefusal {
  return new ConsoleRefusal('not-found', 'This message is here no more.');
}
