import type { feedbackBody, feedbackRow } from '@tablefront/backend-client/submissions/feedback';
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import type { z } from 'zod';
import type { Incoming } from './receive-submissions.ts';
import type { SubmissionRequest } from './submission-request.ts';

type Feedback = z.output<typeof feedbackRow> | z.output<typeof feedbackBody>;

const kinds = {
  restaurant: 'restaurant_feedback',
  website: 'website_feedback',
  callback: 'callback',
} as const satisfies Record<Feedback['type'], SubmissionKind>;

/** A record of feedback, whichever of the two calls it came by. */
export function incomingFeedback(feedback: Feedback, { userAgent }: SubmissionRequest): Incoming {
  const { brand_id, restaurant_id, type, page_url, user_agent } = feedback;
  return {
    kind: kinds[type],
    brandId: brand_id,
    restaurantId: restaurant_id,
    record: { ...feedback, user_agent: user_agent ?? userAgent ?? null },
    pageUrl: page_url,
  };
}
