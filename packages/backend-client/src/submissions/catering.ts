/** The body of `POST functions/v1/catering-request`. */
import { isDay, mostGuests } from '@tablefront/restaurant/forms/catering-form';
import {
  longest,
  optionalEmail,
  optionalText,
  requiredChoice,
  requiredPhone,
  requiredText,
} from '@tablefront/restaurant/forms/field-rules';
import * as z from 'zod/mini';
import { optionalWireId, orNull, pageText, wireId, wireObject } from './wire-values.ts';

const wholeNumber = 'Enter a whole number, 1 or more';

/** @param today `YYYY-MM-DD`, the day that it is wherever it is earliest: no event is before it */
export function cateringBody(today: string) {
  return wireObject({
    restaurant_id: wireId('Choose a location'),
    full_name: requiredText('Enter your name'),
    email: orNull(optionalEmail()),
    phone: requiredPhone(),
    event_type: requiredText('Choose the type of your event'),
    custom_event_type: orNull(optionalText()),
    event_location: requiredText('Enter where the event takes place'),
    event_date: requiredText('Choose the day of your event').check(
      z.refine((text) => text === '' || isDay(text), 'Enter a day as year-month-day, e.g. 2027-06-30'),
      z.refine((text) => !isDay(text) || text >= today, 'Choose today or a later day'),
    ),
    event_timings: requiredText('Enter when the event begins and ends'),
    number_of_guests: z
      .int(wholeNumber)
      .check(z.gte(1, wholeNumber), z.lte(mostGuests, `Enter at most ${mostGuests.toLocaleString('en')}`)),
    delivery_method: requiredChoice(
      ['pickup', 'delivery', 'live_catering', 'party_hall', 'food_truck'],
      'Choose how you would like the food',
    ),
    requirements: requiredText('Tell us what you would like', longest.text),
    source: pageText(100),
    brand_id: optionalWireId,
  });
}
