/** What feedback is about and of what nature it is: one list for both feedback forms, the addresses that fill them, and the backend. */

export const feedbackCategories = [
  'Food',
  'Service',
  'Ambience',
  'Cleanliness',
  'Wait time',
  'Pricing / value',
  'Staff attitude',
  'Order accuracy',
  'Portion size',
  'Beverages',
  'Delivery experience',
  'Online ordering',
  'Other',
] as const;

/** Of feedback about the restaurant; the website's form adds `bug`. */
export const feedbackNatures = ['compliment', 'suggestion', 'complaint', 'other'] as const;
export const websiteFeedbackNatures = [...feedbackNatures, 'bug'] as const;

export type FeedbackNature = (typeof websiteFeedbackNatures)[number];

/** What the message box asks for. */
export function messageLabel(nature: string): string {
  switch (nature) {
    case 'complaint':
      return 'Please describe the problem (optional)';
    case 'suggestion':
      return 'What would you like to suggest? (optional)';
    case 'compliment':
      return 'What went well? (optional)';
    default:
      return 'Tell us more (optional)';
  }
}

/** What each nature is called in a list of choices. */
export const natureLabels: Record<FeedbackNature, string> = {
  compliment: 'Leave a compliment',
  suggestion: 'Make a suggestion',
  complaint: 'Raise a complaint',
  other: 'Other',
  bug: 'Report a bug',
};

/** What the ratings 1 to 5 mean for a visit, and for the website. */
export const visitRatings = ['Very Dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very Satisfied'] as const;
export const websiteRatings = ['Very Poor', 'Poor', 'Average', 'Good', 'Excellent'] as const;

export function isCategory(text: string): boolean {
  return feedbackCategories.some((category) => category === text);
}
