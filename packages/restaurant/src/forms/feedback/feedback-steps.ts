/** The steps of the feedback forms: an answer leads to the next one after a short while, and what was reached stays. */

export interface FeedbackStep {
  /** The field whose answer leads on. */
  field: 'rating' | 'sub_type' | 'nature';
  /** What analytics call the answer. */
  id: 'rating_selected' | 'subtype_selected' | 'nature_selected';
  /** In milliseconds. */
  delay: number;
}

export const ratingStep: FeedbackStep = { field: 'rating', id: 'rating_selected', delay: 300 };
const category: FeedbackStep = { field: 'sub_type', id: 'subtype_selected', delay: 200 };
const nature: FeedbackStep = { field: 'nature', id: 'nature_selected', delay: 200 };

/** The last step of each asks for the message and leads nowhere; it is not in these lists. */
export const restaurantFeedbackSteps = [ratingStep, category, nature] as const;
/** The rating stands with the nature, so that it can be left out. */
export const websiteFeedbackSteps = [nature] as const;

/** The furthest step (from 1) that the answers lead to: the one after the last that is answered. */
export function reachedStep(steps: readonly FeedbackStep[], answers: Record<string, string>): number {
  return steps.findLastIndex(({ field }) => (answers[field] ?? '') !== '') + 2;
}
