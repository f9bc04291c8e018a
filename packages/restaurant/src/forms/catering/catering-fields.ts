import type { SiteConfiguration } from '../../site-configuration/site-configuration.ts';
import { type Fields, longest } from '../fields.ts';

export type DeliveryMethod = 'pickup' | 'delivery' | 'live_catering' | 'party_hall' | 'food_truck';

const allMethods: DeliveryMethod[] = ['pickup', 'delivery', 'live_catering', 'party_hall', 'food_truck'];

/** A catering request. `Other` asks for a type of one's own, which goes out as the event's type. */
export const cateringFields = {
  full_name: { kind: 'text', label: 'Full name', missing: 'Enter your name', isName: true },
  phone: { kind: 'phone', label: 'Phone', missing: 'Enter your phone number' },
  email: { kind: 'email', label: 'E-mail' },
  event_type: {
    kind: 'choice',
    label: 'Event type',
    choices: ['Wedding', 'Birthday', 'Corporate', 'Other'],
    missing: 'Choose the type of your event',
    wire: { kind: 'text' },
  },
  custom_event_type: { kind: 'text', label: 'What kind of event?', wrong: 'Tell us what kind of event it is' },
  event_location: { kind: 'text', label: 'Event location', missing: 'Enter where the event takes place' },
  event_date: { kind: 'day', label: 'Event date', missing: 'Choose the day of your event' },
  event_timings: { kind: 'text', label: 'Event timings', missing: 'Enter when the event begins and ends' },
  number_of_guests: {
    kind: 'count',
    label: 'Number of guests',
    missing: 'Enter the number of guests',
    wrong: 'Enter a whole number, 1 or more',
    most: 100_000,
  },
  restaurant_id: { kind: 'place', label: 'Location', missing: 'Choose a location' },
  delivery_method: {
    kind: 'choice',
    label: 'Delivery method',
    choices: allMethods,
    missing: 'Choose how you would like the food',
  },
  requirements: {
    kind: 'text',
    label: 'Requirements',
    missing: 'Tell us what you would like',
    longest: longest.text,
  },
} as const satisfies Fields;

/** Pickup and delivery, and what the brand offers besides. */
export function deliveryMethods({ liveCatering, partyHall, foodTruck }: SiteConfiguration['flags']): DeliveryMethod[] {
  const offered = {
    pickup: true,
    delivery: true,
    live_catering: liveCatering,
    party_hall: partyHall,
    food_truck: foodTruck,
  };
  return allMethods.filter((method) => offered[method]);
}
