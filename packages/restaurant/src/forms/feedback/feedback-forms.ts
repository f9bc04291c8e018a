import * as z from 'zod/mini';
import { formShape } from '../form-shape.ts';
import { callbackFields, restaurantFeedbackFields, websiteFeedbackFields } from './feedback-fields.ts';

/**
 * Feedback about a restaurant, in the widget and on the standalone page.
 * @param restaurantIds the places that it can be about
 */
export function restaurantFeedbackForm(restaurantIds: readonly string[]) {
  return z.object(formShape(restaurantFeedbackFields, { restaurantIds }));
}

export type RestaurantFeedback = z.output<ReturnType<typeof restaurantFeedbackForm>>;

export const websiteFeedbackForm = z.object(formShape(websiteFeedbackFields));

export type WebsiteFeedback = z.output<typeof websiteFeedbackForm>;

/** @param restaurantIds the places that can be asked; one that is none of them counts as not named */
export function callbackForm(restaurantIds: readonly string[]) {
  return z.object(formShape(callbackFields, { restaurantIds }));
}

export type CallbackRequest = z.output<ReturnType<typeof callbackForm>>;
