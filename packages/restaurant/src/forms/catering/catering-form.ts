import * as z from 'zod/mini';
import { formShape } from '../form-shape.ts';
import { cateringFields } from './catering-fields.ts';

export interface CateringFormTerms {
  /** `YYYY-MM-DD`: no event is before this day. */
  today: string;
  deliveryMethods: readonly string[];
  /** The places that can be asked. */
  restaurantIds: readonly string[];
}

/** The fields of a catering request; names as on the wire, `custom_event_type` apart, which becomes the event type. */
export function cateringForm({ deliveryMethods, ...terms }: CateringFormTerms) {
  return z.object(formShape(cateringFields, { ...terms, choices: { delivery_method: deliveryMethods } })).check(
    z.refine(({ event_type, custom_event_type }) => event_type !== 'Other' || custom_event_type !== '', {
      path: ['custom_event_type'],
      error: cateringFields.custom_event_type.wrong,
    }),
  );
}

export type CateringRequest = z.output<ReturnType<typeof cateringForm>>;

/** The body of the call `catering-request`. */
export function cateringRequestBody(request: CateringRequest) {
  const { custom_event_type, event_type, ...rest } = request;
  return { ...rest, event_type: event_type === 'Other' ? custom_event_type : event_type, source: 'website' };
}
