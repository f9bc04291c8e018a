import {
  type CallbackRequest,
  callbackForm,
  type RestaurantFeedback,
  restaurantFeedbackForm,
  type WebsiteFeedback,
  websiteFeedbackForm,
} from '@tablefront/restaurant/forms/feedback/feedback-forms';
import { feedbackRecord } from '@tablefront/restaurant/forms/feedback/feedback-record';
import { readForm } from '@tablefront/restaurant/forms/read-form';
import { pageVisit } from '../feedback/page-visit.ts';
import type { FormDefinition } from '../forms/submit-form.ts';

export function restaurantFeedback(restaurantIds: readonly string[]): FormDefinition<RestaurantFeedback> {
  const form = restaurantFeedbackForm(restaurantIds);
  return {
    read: (fields) => readForm(form, fields),
    send: (feedback, client, signals) =>
      client.send(
        'restaurantFeedback',
        feedbackRecord('restaurant', feedback.restaurant_id, feedback, pageVisit()),
        signals,
      ),
  };
}

/** @param restaurantId of the page that it is about, or of the brand */
export function websiteFeedback(restaurantId: string): FormDefinition<WebsiteFeedback> {
  return {
    read: (fields) => readForm(websiteFeedbackForm, fields),
    send: (feedback, client, signals) =>
      client.send('feedback', feedbackRecord('website', restaurantId, feedback, pageVisit()), signals),
  };
}

/** @param ownId whom it goes to where no location is chosen */
export function callbackRequest(restaurantIds: readonly string[], ownId: string): FormDefinition<CallbackRequest> {
  const form = callbackForm(restaurantIds);
  return {
    read: (fields) => readForm(form, fields),
    send: (request, client, signals) =>
      client.send(
        'restaurantFeedback',
        feedbackRecord('callback', request.restaurant_id || ownId, request, pageVisit()),
        signals,
      ),
  };
}
