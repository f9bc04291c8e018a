import * as z from 'zod/mini';
import { websiteFeedbackNatures } from './feedback.ts';
import { messageAndContact, optionalRating, requiredNature } from './feedback-rules.ts';

/** Feedback about the website; names as on the wire. */
export const websiteFeedbackForm = z.object({
  rating: optionalRating,
  nature: requiredNature(websiteFeedbackNatures),
  ...messageAndContact,
});

export type WebsiteFeedback = z.output<typeof websiteFeedbackForm>;
