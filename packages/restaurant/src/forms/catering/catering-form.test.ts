import { expect, test } from 'vitest';
import { isDay } from '../field-rules.ts';
import { readForm } from '../read-form.ts';
import { deliveryMethods } from './catering-fields.ts';
import { cateringForm, cateringRequestBody } from './catering-form.ts';

const form = cateringForm({
  today: '2026-11-21',
  deliveryMethods: ['pickup', 'delivery', 'food_truck'],
  restaurantIds: ['r_1', 'r_2'],
});

const filled = {
  restaurant_id: 'r_2',
  full_name: ' Renée Lacroix ',
  phone: '(416) 555-0199',
  email: '',
  event_type: 'Wedding',
  custom_event_type: 'left from before',
  event_location: '227 Bloor St E',
  event_date: '2026-11-21',
  event_timings: '6 to 9',
  number_of_guests: '45',
  delivery_method: 'food_truck',
  requirements: 'No nuts',
};

function errorsOf(fields: Record<string, string>) {
  const reading = readForm(form, fields);
  return reading.ok ? {} : reading.errors;
}

function bodyOf(fields: Record<string, string>) {
  const reading = readForm(form, fields);
  return reading.ok ? cateringRequestBody(reading.value) : undefined;
}

test('what is filled in becomes the body of the call, guests as a number', () => {
  expect(bodyOf(filled)).toEqual({
    restaurant_id: 'r_2',
    full_name: 'Renée Lacroix',
    phone: '(416) 555-0199',
    email: '',
    event_type: 'Wedding',
    event_location: '227 Bloor St E',
    event_date: '2026-11-21',
    event_timings: '6 to 9',
    number_of_guests: 45,
    delivery_method: 'food_truck',
    requirements: 'No nuts',
    source: 'website',
  });
});

test('of Other the custom type is the event type', () => {
  expect(bodyOf({ ...filled, event_type: 'Other', custom_event_type: ' Farewell ' })).toMatchObject({
    event_type: 'Farewell',
  });
});

test('an empty form names everything that is required', () => {
  expect(errorsOf({})).toEqual({
    restaurant_id: 'Choose a location',
    full_name: 'Enter your name',
    phone: 'Enter your phone number',
    event_type: 'Choose the type of your event',
    event_location: 'Enter where the event takes place',
    event_date: 'Choose the day of your event',
    event_timings: 'Enter when the event begins and ends',
    number_of_guests: 'Enter the number of guests',
    delivery_method: 'Choose how you would like the food',
    requirements: 'Tell us what you would like',
  });
});

test.each([
  [{ restaurant_id: 'r_3' }, { restaurant_id: 'Choose a location' }],
  [{ full_name: ' ' }, { full_name: 'Enter your name' }],
  [{ phone: 'CALL ME' }, { phone: 'Please enter a valid phone number' }],
  [{ phone: '416/555.0199, poste 12' }, {}],
  [{ email: 'renee@' }, { email: 'Please enter a valid email address' }],
  [{ email: 'renee@example.com' }, {}],
  [{ event_type: 'Funeral' }, { event_type: 'Choose the type of your event' }],
  [{ event_type: 'Other', custom_event_type: ' ' }, { custom_event_type: 'Tell us what kind of event it is' }],
  [{ event_date: '2026-11-20' }, { event_date: 'Choose today or a later day' }],
  [{ event_date: '2027-02-29' }, { event_date: 'Enter a day as year-month-day, e.g. 2027-06-30' }],
  [{ event_date: 'next week' }, { event_date: 'Enter a day as year-month-day, e.g. 2027-06-30' }],
  [{ number_of_guests: '0' }, { number_of_guests: 'Enter a whole number, 1 or more' }],
  [{ number_of_guests: '-3' }, { number_of_guests: 'Enter a whole number, 1 or more' }],
  [{ number_of_guests: '2.5' }, { number_of_guests: 'Enter a whole number, 1 or more' }],
  [{ number_of_guests: 'many' }, { number_of_guests: 'Enter a whole number, 1 or more' }],
  [{ number_of_guests: '1' }, {}],
  [{ delivery_method: 'party_hall' }, { delivery_method: 'Choose how you would like the food' }],
  [{ requirements: '\n' }, { requirements: 'Tell us what you would like' }],
])('%o gives %o', (change, errors) => {
  expect(errorsOf({ ...filled, ...change })).toEqual(errors);
});

test('everything that is wrong is told at once, the custom type too', () => {
  const reading = errorsOf({ ...filled, full_name: '', event_type: 'Other', custom_event_type: '' });
  expect(Object.keys(reading)).toEqual(['full_name', 'custom_event_type']);
});

test('delivery methods beyond pickup and delivery come by flags', () => {
  const none = { liveCatering: false, partyHall: false, foodTruck: false };
  expect(deliveryMethods(none)).toEqual(['pickup', 'delivery']);
  expect(deliveryMethods({ ...none, partyHall: true })).toEqual(['pickup', 'delivery', 'party_hall']);
  expect(deliveryMethods({ liveCatering: true, partyHall: true, foodTruck: true })).toHaveLength(5);
});

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['26-01-01', false],
  ['2026-01-01T00:00', false],
  ['', false],
])('%j is a day: %s', (text, day) => {
  expect(isDay(text)).toBe(day);
});
