import { cateringFields } from '@tablefront/restaurant/forms/catering/catering-fields';
import {
  type CateringFormTerms,
  type CateringRequest,
  cateringForm,
  cateringRequestBody,
} from '@tablefront/restaurant/forms/catering/catering-form';
import { readForm } from '@tablefront/restaurant/forms/read-form';
import type { FormDefinition } from '../../forms/submit-form.ts';
import type { CateringPage } from './catering-page.ts';

/** The catering form; an event may be on `today()` (`YYYY-MM-DD`) or later. */
export function cateringSubmission(page: CateringPage, today: () => string): FormDefinition<CateringRequest> {
  const terms: Omit<CateringFormTerms, 'today'> = {
    deliveryMethods: page.deliveryMethods,
    restaurantIds: page.places.map(({ restaurantId }) => restaurantId),
  };
  return {
    order: Object.keys(cateringFields),
    read: (fields) => readForm(cateringForm({ ...terms, today: today() }), fields),
    send: (request, client, signals) => client.send('catering', cateringRequestBody(request), signals),
  };
}
