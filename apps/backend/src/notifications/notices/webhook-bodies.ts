/** What webhooks say: see docs/operations.md. */
import type { Submission } from '../../submissions/reading/read-submissions.ts';
import type { DailyDigest } from './daily-digest.ts';

/** Places by their name as well, and their zone: `receivedAt` is in UTC. */
function bodyOf({ id, kind, brandId, restaurantId, placeName, timeZone, receivedAt, record, files }: Submission) {
  return {
    id,
    kind,
    brandId,
    restaurant: restaurantId === null ? null : { id: restaurantId, name: placeName || null },
    receivedAt: receivedAt.toISOString(),
    timeZone: timeZone || null,
    record,
    files: files.map(({ field, name, type, size }) => ({ field, name, type, size })),
  };
}

export function webhookBody(submission: Submission) {
  return { type: 'submission.created', ...bodyOf(submission) };
}

export function digestBody(brandId: string, submissions: Submission[]) {
  return { type: 'submissions.created', brandId, submissions: submissions.map(bodyOf) };
}

export function dailyBody({ brandId, news, newsCount, waiting, waitingCount }: DailyDigest, day: string) {
  return {
    ...{ type: 'submissions.daily', brandId, day },
    submissions: news.map(bodyOf),
    ...{ count: newsCount, waiting: { count: waitingCount, oldest: waiting.map(bodyOf) } },
  };
}
