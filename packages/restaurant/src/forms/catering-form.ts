import * as z from 'zod/mini';
import { eventTypes } from './choices.ts';
import { longest, optionalEmail, optionalText, requiredChoice, requiredPhone, requiredText } from './field-rules.ts';

export const mostGuests = 100_000;

export interface CateringFormTerms {
  /** `YYYY-MM-DD`: no event is before this day. */
  today: string;
  deliveryMethods: readonly string[];
  /** The places that can be asked. */
  restaurantIds: readonly string[];
}

/** The fields of a catering request; names as on the wire, `custom_event_type` apart, which becomes the event type. */
export function cateringForm({ today, deliveryMethods, restaurantIds }: CateringFormTerms) {
  return z
    .object({
      restaurant_id: requiredChoice(restaurantIds, 'Choose a location'),
      full_name: requiredText('Enter your name'),
      phone: requiredPhone(),
      email: optionalEmail(),
      event_type: requiredChoice(eventTypes, 'Choose the type of your event'),
      custom_event_type: optionalText(),
      event_location: requiredText('Enter where the event takes place'),
      event_date: eventDate(today),
      event_timings: requiredText('Enter when the event begins and ends'),
      number_of_guests: numberOfGuests,
      delivery_method: requiredChoice(deliveryMethods, 'Choose how you would like the food'),
      requirements: requiredText('Tell us what you would like', longest.text),
    })
    .check(
      z.refine(({ event_type, custom_event_type }) => event_type !== 'Other' || custom_event_type !== '', {
        path: ['custom_event_type'],
        error: 'Tell us what kind of event it is',
      }),
    );
}

export type CateringRequest = z.output<ReturnType<typeof cateringForm>>;

/** The body of the call `catering-request`. */
export function cateringRequestBody(request: CateringRequest) {
  const { custom_event_type, event_type, ...rest } = request;
  return { ...rest, event_type: event_type === 'Other' ? custom_event_type : event_type, source: 'website' };
}

const numberOfGuests = z.pipe(
  z.prefault(
    z.string().check(
      z.trim(),
      z.minLength(1, 'Enter the number of guests'),
      z.refine((text) => {
        const guests = Number(text);
        return text === '' || (Number.isInteger(guests) && guests >= 1 && guests <= mostGuests);
      }, 'Enter a whole number, 1 or more'),
    ),
    '',
  ),
  z.transform((text) => Number(text) || 0),
);

function eventDate(today: string) {
  return z.prefault(
    z.string().check(
      z.trim(),
      z.minLength(1, 'Choose the day of your event'),
      z.refine((text) => text === '' || isDay(text), 'Enter a day as year-month-day, e.g. 2027-06-30'),
      z.refine((text) => !isDay(text) || text >= today, 'Choose today or a later day'),
    ),
    '',
  );
}

/** `YYYY-MM-DD`, and a day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
