import * as z from 'zod/mini';
import { feedbackNatures } from './feedback.ts';
import { messageAndContact, optionalCategory, optionalRating, requiredNature } from './feedback-rules.ts';
import { requiredChoice } from './field-rules.ts';

/**
 * Feedback about a restaurant, in the widget and on the standalone page; names as on the wire.
 * @param restaurantIds the places that it can be about
 */
export function restaurantFeedbackForm(restaurantIds: readonly string[]) {
  return z.object({
    restaurant_id: requiredChoice(restaurantIds, 'Choose a location'),
    rating: optionalRating,
    sub_type: optionalCategory,
    nature: requiredNature(feedbackNatures),
    ...messageAndContact,
  });
}

export type RestaurantFeedback = z.output<ReturnType<typeof restaurantFeedbackForm>>;
