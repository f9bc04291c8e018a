import type { FeedbackType } from '@tablefront/restaurant/forms/feedback/feedback-record';
import type { FeedbackStep } from '@tablefront/restaurant/forms/feedback/feedback-steps';
import { sendEvent } from '../analytics.ts';
import type { FormState } from '../forms/form-state.ts';

/** An answer led on to the next step. */
export function trackStep({ id, field }: FeedbackStep, answer: string, restaurantId: string): void {
  sendEvent('feedback.step_advanced', {
    step_id: id,
    [field]: field === 'rating' ? Number(answer) : answer,
    restaurant_id: restaurantId,
  });
}

interface SentFeedback {
  type: FeedbackType;
  rating: number | null;
  sub_type: string | null;
  nature: string | null;
  restaurant_id: string;
  source: string;
}

/** It arrived, or it did not. */
export function trackSending(state: FormState, feedback: SentFeedback): void {
  if (state.status === 'sent') sendEvent('feedback.submitted', { ...feedback });
  else sendEvent('feedback.failed', { ...feedback, error: state.problem ?? 'Invalid' });
}
