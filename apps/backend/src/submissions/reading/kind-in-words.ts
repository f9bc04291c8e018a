import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';

/** One of a kind, in words: `catering request`. */
export const kindInWords: Record<SubmissionKind, string> = {
  restaurant_feedback: 'restaurant feedback',
  website_feedback: 'website feedback',
  callback: 'callback request',
  catering: 'catering request',
  careers: 'job application',
  media_inquiry: 'media inquiry',
  franchise: 'franchise inquiry',
};
