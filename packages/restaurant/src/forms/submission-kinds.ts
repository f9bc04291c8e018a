/** What visitors can send. */
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
