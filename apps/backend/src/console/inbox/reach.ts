import type { Caller, Role } from '@tablefront/console-wire/access';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { submissions } from '../../database/schema.ts';
import type { SubmissionFilters } from '../../submissions/reading/submission-filters.ts';
import { grantFor } from '../access.ts';
import { ConsoleRefusal, notAllowed } from '../console-refusal.ts';
import type { Reach } from './inbox-services.ts';

/** @throws ConsoleRefusal `unknown-brand` where the caller has no role in it, be it there or not */
export function reachOf(caller: Caller, brandId: string): Reach {
  const grant = grantFor(caller, brandId);
  if (!grant) throw new ConsoleRefusal('unknown-brand', 'There is no such brand here.');
  return { caller, brandId, role: grant.role, places: grant.locations };
}

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

/** What only who sees the whole brand may do, in one of these roles. */
export function requireRole({ role }: Reach, ...allowed: Role[]): void {
  if (!allowed.includes(role)) throw notAllowed();
}

export function noSuchSubmission(): ConsoleRefusal {
  return new ConsoleRefusal('not-found', 'This message is here no more.');
}
