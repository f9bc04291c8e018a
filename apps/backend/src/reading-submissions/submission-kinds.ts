/** What visitors send, as the column `kind` names it. */
export const submissionKinds = [
  'restaurant_feedback',
  'website_feedback',
  'callback',
  'catering',
  'careers',
  'media_inquiry',
  'franchise',
] as const;

export type SubmissionKind = (typeof submissionKinds)[number];

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
