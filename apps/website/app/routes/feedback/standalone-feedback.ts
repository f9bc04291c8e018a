import { type RestaurantFeedback, restaurantFeedbackForm } from '@tablefront/restaurant/forms/feedback/feedback-forms';
import type { FeedbackOrigin, PageVisit } from '@tablefront/restaurant/forms/feedback/feedback-record';
import { standaloneFeedbackBody } from '@tablefront/restaurant/forms/feedback/feedback-record';
import { readForm } from '@tablefront/restaurant/forms/read-form';
import type { FormDefinition } from '../../forms/submit-form.ts';
import type { FeedbackPage } from './feedback-page.ts';

/** The form of the standalone page; `visit()` is asked when it is sent. */
export function standaloneFeedback(
  places: FeedbackPage['places'],
  origin: FeedbackOrigin,
  visit: () => PageVisit,
): FormDefinition<RestaurantFeedback> {
  const form = restaurantFeedbackForm(places.map(({ restaurantId }) => restaurantId));
  return {
    read: (fields) => readForm(form, fields),
    send: (feedback, client, signals) => {
      const { restaurant_id: restaurantId } = feedback;
      const name = places.find((place) => place.restaurantId === restaurantId)?.name ?? '';
      return client.send(
        'feedback',
        standaloneFeedbackBody({ restaurantId, name }, feedback, visit(), origin),
        signals,
      );
    },
  };
}
